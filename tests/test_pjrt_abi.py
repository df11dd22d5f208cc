"""Our header of the PJRT C ABI against the real one, as a published ctypes module generated from it has it."""

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
HEADERS = [ROOT / "csrc/pjrt/c_api.h", ROOT / "csrc/pjrt/topology_api.h"]

# Structs that we name otherwise than the C header. Ours with "Args" are named like theirs, without underscores.
OTHER_NAMES = {
    "Extension": "PJRT_Extension_Base",
    "ApiVersion": "PJRT_Api_Version",
    "NamedValue": "PJRT_NamedValue",
    "Program": "PJRT_Program",
    "TiledLayout": "PJRT_Buffer_MemoryLayout_Tiled",
    "MemoryLayout": "PJRT_Buffer_MemoryLayout",
    "ExecuteOptions": "PJRT_ExecuteOptions",
}
ENUMS = {
    "ErrorCode": "PJRT_Error_Code_",
    "BufferType": "PJRT_Buffer_Type_",
    "HostBufferSemantics": "PJRT_HostBufferSemantics_k",
    "NamedValueType": "PJRT_NamedValue_k",
    "MemoryLayoutType": "PJRT_Buffer_MemoryLayout_Type_",
}

Struct = dict[str, tuple[int, int]]  # field -> offset and size


@pytest.fixture(scope="module")
def real():
    return pytest.importorskip("pypjrt._abi.pjrt_0_114", reason="pip install pypjrt==0.1.1")


def header_text() -> str:
    return "\n".join(path.read_text() for path in HEADERS)


def parse_header() -> tuple[dict[str, list[str]], dict[str, list[str]]]:
    """Field names of each struct, member names of each enum."""
    text = re.sub(r"//[^\n]*", "", header_text())
    structs = {}
    for name, body in re.findall(r"\nstruct (\w+) \{\n(.*?)\n\};", text, re.DOTALL):
        union = re.search(r"union \{.*?\};", body, re.DOTALL)
        if union:  # its members share one place; the first stands for all
            body = body.replace(union[0], re.sub(r".*?\{\s*(.*?;).*", r"\1", union[0], flags=re.DOTALL))
        body = re.sub(r"static constexpr.*|using .*", "", body)
        fields = re.findall(r"(?:\(\*(\w+)\)\(.*?\)|(\w+))(?: = [^;]*)?;", body)
        if fields:
            structs[name] = [pointer or plain for pointer, plain in fields]
    bodies = re.findall(r"enum class (\w+) : int \{(.*?)\}", text, re.DOTALL)
    enums = {name: re.findall(r"\w+", body) for name, body in bodies}
    return structs, enums


@pytest.fixture(scope="module")
def ours(tmp_path_factory) -> tuple[dict[str, Struct], dict[str, int], dict[str, int], dict[str, int]]:
    """What the compiler makes of our header: struct fields, struct sizes, slots, enum values."""
    structs, enums = parse_header()
    structs["Api"] = []  # only the head of the table is a struct; its fields are those of ApiVersion and plain words
    prints = []  # format and argument
    for name, fields in structs.items():
        prints.append((f"size {name} %zu", f"sizeof({name})"))
        prints += [(f"field {name} {f} %zu %zu", f"offsetof({name}, {f}), sizeof({name}::{f})") for f in fields]
        if name.endswith("Args"):
            prints.append((f"slot {name} %d", f"{name}::kSlot"))
    for name, members in enums.items():
        prints += [(f"enum {name}.{m} %d", f"static_cast<int>({name}::{m})") for m in members]
    body = "\n".join(f'  std::printf("{text}\\n", {value});' for text, value in prints)
    folder = tmp_path_factory.mktemp("abi")
    source = folder / "dump.cpp"
    head = '#include <cstdio>\n#include "pjrt/topology_api.h"\nusing namespace tpu::pjrt;\n'
    source.write_text(f"{head}int main() {{\n{body}\n}}\n")
    subprocess.run(["c++", "-std=c++20", f"-I{ROOT / 'csrc'}", str(source), "-o", str(folder / "dump")], check=True)
    output = subprocess.run([str(folder / "dump")], check=True, capture_output=True, text=True).stdout
    layout: dict[str, Struct] = {}
    sizes, slots, values = {}, {}, {}
    for line in output.splitlines():
        kind, name, *rest = line.split()
        if kind == "field":
            layout.setdefault(name, {})[rest[0]] = (int(rest[1]), int(rest[2]))
        else:
            {"size": sizes, "slot": slots, "enum": values}[kind][name] = int(rest[0])
    return layout, sizes, slots, values


def real_structs(real) -> dict[str, str]:
    """Our struct name -> theirs."""
    names = [n for n in dir(real) if n.startswith("PJRT_") and n.endswith("_Args")]
    return {n.removeprefix("PJRT_").replace("_", ""): n for n in names} | OTHER_NAMES


def test_header_is_parsed_whole(ours):
    layout, sizes, slots, values = ours
    assert set(sizes) == {*layout, "Api"}
    assert len(slots) == header_text().count("kSlot =") and len(slots) > 30
    assert len(values) > 60


def test_fields_lie_where_the_plugin_looks(ours, real):
    layout, sizes, _, _ = ours
    names = real_structs(real)
    for name, fields in layout.items():
        theirs = getattr(real, names[name])
        wanted = [(getattr(theirs, f[0]).offset, getattr(theirs, f[0]).size) for f in theirs._fields_]
        assert list(fields.values()) == wanted, name
        assert sizes[name] == real.ctypes.sizeof(theirs), name


def test_fields_have_their_names(ours, real):
    names = real_structs(real)
    for name, fields in ours[0].items():
        for mine, (wanted, *_) in zip(fields, getattr(real, names[name])._fields_, strict=True):
            assert mine == wanted or wanted.startswith("_anon"), name


def test_slots(ours, real):
    names = real_structs(real)
    for name, slot in ours[2].items():
        assert slot == real.SLOT[names[name].removesuffix("_Args")], name
    assert ours[1]["Api"] == real.VTABLE_OFFSET


def test_enums(ours, real):
    for name, value in ours[3].items():
        enum, member = name.split(".")
        spelled = re.sub(r"(?<=[a-z])(?=[A-Z])", "_", member).upper() if enum == "ErrorCode" else member
        if enum == "BufferType":
            spelled = member.upper() if member in {"Invalid", "Pred", "Token"} else member
        assert value == getattr(real, ENUMS[enum] + spelled), name
