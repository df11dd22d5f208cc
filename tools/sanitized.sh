#!/usr/bin/env bash
# Runs a Python command on the package built with a sanitizer.
#   tools/sanitized.sh build/asan "libasan.so libubsan.so" .venv/bin/python -m pytest tests/semantics
# The sanitizer's runtime must be in the process before the interpreter, and the module built with it must stand before the
# installed one: a folder holding links to the Python files and to that build's _C goes first on the path.
set -euo pipefail
build=$1 libraries=$2
shift 2

preload=
for library in $libraries; do preload+="$(g++ -print-file-name="$library") "; done

shadow=$build/package
rm -rf "$shadow" && mkdir -p "$shadow"
cp -rs "$PWD/torch_tpu" "$shadow/"
cp -s "$PWD/$build"/python/_C*.so "$shadow/torch_tpu/"

# Python and torch keep memory to the end of the process, so leaks are not looked for; torch's own code is not instrumented.
export ASAN_OPTIONS=detect_leaks=0:detect_odr_violation=0:${ASAN_OPTIONS:-}
export UBSAN_OPTIONS=print_stacktrace=1:halt_on_error=1:${UBSAN_OPTIONS:-}
export TSAN_OPTIONS=ignore_noninstrumented_modules=1:report_signal_unsafe=0:${TSAN_OPTIONS:-}
PYTHONPATH=$PWD/$shadow TORCH_DEVICE_BACKEND_AUTOLOAD=0 LD_PRELOAD=$preload exec "$@"
