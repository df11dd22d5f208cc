#!/usr/bin/env bash
# Runs a Python command on the package built with a sanitizer.
#   tools/sanitized.sh build/asan "libasan.so libubsan.so" .venv/bin/python -m pytest tests/test_semantics.py
# The sanitizer's runtime must be in the process before the interpreter, and the module built with it must be the one that is
# imported: a folder with copies of the Python files and that build's _C is where the command runs, first on the path, and
# the finder of an editable install, which stands before every path, is taken out.
set -euo pipefail
build=$PWD/$1 libraries=$2 python=$(cd "$(dirname "$3")" && pwd)/$(basename "$3")
shift 3

preload=
for library in $libraries; do preload+="$(g++ -print-file-name="$library") "; done

shadow=$build/package
rm -rf "$shadow" && mkdir -p "$shadow"
cp -r torch_tpu tests pyproject.toml "$shadow/"
rm -f "$shadow"/torch_tpu/_C*.so
cp -s "$build"/python/_C*.so "$shadow/torch_tpu/"
cat >"$shadow/sitecustomize.py" <<'END'
import sys

sys.meta_path[:] = [f for f in sys.meta_path if type(f).__name__ != "ScikitBuildRedirectingFinder"]
END

# Python and torch keep memory to the end of the process, so leaks are not looked for; torch's own code is not instrumented.
export ASAN_OPTIONS=detect_leaks=0:detect_odr_violation=0:${ASAN_OPTIONS:-}
export UBSAN_OPTIONS=print_stacktrace=1:halt_on_error=1:${UBSAN_OPTIONS:-}
export TSAN_OPTIONS=ignore_noninstrumented_modules=1:report_signal_unsafe=0:${TSAN_OPTIONS:-}
export PYTHONPATH=$shadow TORCH_DEVICE_BACKEND_AUTOLOAD=0
cd "$shadow"
LD_PRELOAD=$preload "$python" -c "
import torch_tpu._native as n
assert n.NATIVE and n.NATIVE.__file__.startswith('$shadow'), (n.NATIVE, n.WHY_NOT)"
LD_PRELOAD=$preload exec "$python" "$@"
