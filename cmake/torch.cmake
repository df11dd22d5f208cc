# The only targets that see torch: aten/ and python/, linked into torch_tpu/_C.so.
find_package(Python 3.11 REQUIRED COMPONENTS Interpreter Development.Module)
execute_process(
  COMMAND ${Python_EXECUTABLE} -c "import importlib.util as u, os; print(os.path.dirname(u.find_spec('torch').origin), end='')"
  OUTPUT_VARIABLE TORCH_DIR RESULT_VARIABLE TORCH_MISSING)
if(TORCH_MISSING)
  message(FATAL_ERROR "torch is not installed for ${Python_EXECUTABLE}: pip install torch==2.13.0")
endif()

file(GLOB torch_sources CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/csrc/aten/*.cpp)
file(GLOB python_sources CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/csrc/python/*.cpp)
add_library(tpu_aten OBJECT ${torch_sources})
add_library(_C MODULE ${python_sources} $<TARGET_OBJECTS:tpu_aten>)
foreach(target tpu_aten _C)
  target_include_directories(${target} PRIVATE ${CMAKE_CURRENT_SOURCE_DIR}/csrc)
  target_include_directories(${target} SYSTEM PRIVATE ${TORCH_DIR}/include ${TORCH_DIR}/include/torch/csrc/api/include ${Python_INCLUDE_DIRS})
  target_link_libraries(${target} PRIVATE tpu_compile)
endforeach()
# Kineto's headers are written to be found without a folder; its formatting library is taken as headers.
set_source_files_properties(csrc/aten/profiler.cpp PROPERTIES INCLUDE_DIRECTORIES ${TORCH_DIR}/include/kineto
  COMPILE_DEFINITIONS "USE_KINETO;FMT_HEADER_ONLY=1" SKIP_PRECOMPILE_HEADERS ON)
target_precompile_headers(tpu_aten PRIVATE csrc/aten/pch.h)
target_link_directories(_C PRIVATE ${TORCH_DIR}/lib)
target_link_libraries(_C PRIVATE c10 torch_cpu torch torch_python)
set_target_properties(_C PROPERTIES PREFIX "" OUTPUT_NAME "_C" LIBRARY_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/python
  BUILD_RPATH "${TORCH_DIR}/lib" INSTALL_RPATH "$ORIGIN/../torch/lib")
install(TARGETS _C LIBRARY DESTINATION torch_tpu)
include(cmake/aot.cmake)
