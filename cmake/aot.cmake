# torch_tpu/_tpuc: the program that compiles for TPUs that are not here. It sees neither torch nor Python.
file(GLOB aot_sources CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/csrc/aot/*.cpp)
add_executable(_tpuc ${aot_sources})
target_link_libraries(_tpuc PRIVATE tpu_runtime)
set_target_properties(_tpuc PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/python)
install(TARGETS _tpuc RUNTIME DESTINATION torch_tpu)
