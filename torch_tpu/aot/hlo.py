"""What is needed of an optimised program: its instructions, with the compiler's estimate of cycles.

libtpu gives a HloModuleProtoWithConfig (openxla/xla, xla/service/hlo.proto). Of the protobuf wire format the reader
below knows varints and length-prefixed bytes, which is what the fields named here have.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

# Fields: module {computations 3, entry_computation_id 6}; computation {name 1, instructions 2, id 5}; instruction
# {name 1, opcode 2, shape 3, metadata 7, custom_call_target 28, id 35, operand_ids 36, called_computation_ids 38,
# backend_config 43}; shape {element_type 2, dimensions 3, tuple_shapes 4}; metadata {op_name 2, source_file 3,
# source_line 4}.
_CYCLES = re.compile(rb'"estimated_cycles":\s*"?(\d+)')
# xla_data.proto, PrimitiveType -> bits.
_BITS = {1: 8, 2: 8, 3: 16, 4: 32, 5: 64, 6: 8, 7: 16, 8: 32, 9: 64, 10: 16, 11: 32, 12: 64, 15: 64, 16: 16, 18: 128}
_BITS |= {19: 8, 20: 8, 21: 4, 22: 4, 23: 8, 24: 8, 25: 8, 26: 2, 27: 2, 28: 8, 29: 8, 32: 4, 33: 8}
_NAMES = {1: "pred", 2: "s8", 3: "s16", 4: "s32", 5: "s64", 6: "u8", 7: "u16", 8: "u32", 9: "u64", 10: "f16"}
_NAMES |= {
    11: "f32",
    12: "f64",
    15: "c64",
    16: "bf16",
    17: "token",
    18: "c128",
    19: "f8e5m2",
    20: "f8e4m3fn",
    21: "s4",
    22: "u4",
}


@dataclass
class Instruction:
    name: str
    opcode: str
    shape: str
    bytes: int
    """Of the result."""
    id: int
    operands: list[int]
    called: list[int]
    target: str = ""
    """Of a custom call."""
    where: str = ""
    """The user's line, where the program said it."""
    cycles: int | None = None


@dataclass
class Computation:
    name: str
    id: int
    instructions: list[Instruction] = field(default_factory=list)


class Module:
    """An optimised program."""

    def __init__(self, data: bytes) -> None:
        module = next((value for number, value in _fields(data) if number == 1 and isinstance(value, bytes)), b"")
        self.computations: dict[int, Computation] = {}
        entry = 0
        for number, value in _fields(module):
            if number == 3 and isinstance(value, bytes):
                computation = _computation(value)
                self.computations[computation.id] = computation
            elif number == 6 and isinstance(value, int):
                entry = value
        self.entry = self.computations.get(entry, Computation("", 0))

    def reaches(self, instruction: Instruction, opcodes: set[str]) -> bool:
        """Whether it is one of these, or a fusion or a loop that has one."""
        return instruction.opcode in opcodes or any(
            self.reaches(inner, opcodes)
            for called in instruction.called
            if called in self.computations
            for inner in self.computations[called].instructions
        )


def _computation(data: bytes) -> Computation:
    computation = Computation("", 0)
    for number, value in _fields(data):
        if isinstance(value, bytes):
            if number == 1:
                computation.name = value.decode()
            elif number == 2:
                computation.instructions.append(_instruction(value))
        elif number == 5:
            computation.id = value
    return computation


def _instruction(data: bytes) -> Instruction:
    made = Instruction("", "", "", 0, 0, [], [])
    for number, value in _fields(data):
        if number in (36, 38):
            (made.operands if number == 36 else made.called).extend(_numbers(value))
        elif number == 35 and isinstance(value, int):
            made.id = value
        elif isinstance(value, bytes):
            if number == 1:
                made.name = value.decode()
            elif number == 2:
                made.opcode = value.decode()
            elif number == 3:
                made.shape, made.bytes = _shape(value)
            elif number == 7:
                made.where = _where(value)
            elif number == 28:
                made.target = value.decode(errors="replace")
            elif number == 43 and (found := _CYCLES.search(value)):
                made.cycles = int(found[1])
    return made


def _shape(data: bytes) -> tuple[str, int]:
    kind, dims, parts = 0, list[int](), list[tuple[str, int]]()
    for number, value in _fields(data):
        if number == 2 and isinstance(value, int):
            kind = value
        elif number == 3:
            dims += _numbers(value)
        elif number == 4 and isinstance(value, bytes):
            parts.append(_shape(value))
    if kind == 13:
        return "(" + ", ".join(text for text, _ in parts) + ")", sum(size for _, size in parts)
    bits = _BITS.get(kind, 0)
    for dim in dims:
        bits *= dim
    return f"{_NAMES.get(kind, f'type{kind}')}[{','.join(map(str, dims))}]", bits // 8


def _where(data: bytes) -> str:
    file, line = "", 0
    for number, value in _fields(data):
        if number == 3 and isinstance(value, bytes):
            file = value.decode(errors="replace")
        elif number == 4 and isinstance(value, int):
            line = value
    return f"{file}:{line}" if file and file != "-" else ""


def _fields(data: bytes) -> Iterator[tuple[int, int | bytes]]:
    at = 0
    while at < len(data):
        key, at = _varint(data, at)
        kind = key & 7
        if kind == 0:
            value, at = _varint(data, at)
            yield key >> 3, value
        elif kind == 2:
            size, at = _varint(data, at)
            yield key >> 3, data[at : at + size]
            at += size
        elif kind in (1, 5):
            at += 8 if kind == 1 else 4
        else:
            raise ValueError(f"a program of the TPU compiler with wire type {kind}")


def _varint(data: bytes, at: int) -> tuple[int, int]:
    value = shift = 0
    while True:
        byte = data[at]
        at += 1
        value |= (byte & 0x7F) << shift
        if byte < 0x80:
            return value, at
        shift += 7


def _numbers(value: int | bytes) -> list[int]:
    """A repeated number, packed or not."""
    if isinstance(value, int):
        return [value]
    numbers, at = [], 0
    while at < len(value):
        number, at = _varint(value, at)
        numbers.append(number)
    return numbers
