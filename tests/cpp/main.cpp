#include "check.h"

int main(int argc, char** argv) { return tpu::test::run_all(argc, argv); }
