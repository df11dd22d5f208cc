"""Sizes that vary: which arguments of a graph have them, and at which bound and sample its program is made."""

import logging
from collections.abc import Sequence
from typing import Any

import torch

log = logging.getLogger(__name__)

LEAST_BOUND = 8


def bucket(size: int, most: int | None = None) -> int:
    """The bound of the program for this size: the next power of two, but no more than the size can be."""
    bound = max(LEAST_BOUND, 1 << (size - 1).bit_length())
    return max(size, min(bound, most)) if most is not None else bound


class Sizes:
    """Called with the arguments of a call: gives the geometry of all arguments as it is, at the bound, and at samples
    to choose from. Per argument that is one list of sizes, strides and offset, a number, or None if nothing varies."""

    def __init__(self, graph: torch.fx.GraphModule, name: str, hold: bool) -> None:
        """`hold`: of several symbols, those that have had one value so far stay at it."""
        self.name = name
        self.hold = hold
        self.expressions: list[Any] = []
        self.most: dict[Any, int | None] = {}  # by symbol: the greatest value it can have
        self.met: dict[Any, list[int]] = {}
        for node in graph.graph.nodes:
            if node.op == "placeholder":
                self.expressions.append(self._expressions(node.meta.get("val")))

    @property
    def vary(self) -> bool:
        return bool(self.most)

    def refused(self, reason: str) -> None:
        """Sizes vary, but a program was compiled for one of them."""
        log.info("%s is compiled for each size: %s", self.name, reason)

    def _expressions(self, value: Any) -> Any:
        """Of a tensor's geometry, or of a number; None without symbols."""
        if isinstance(value, torch.SymInt):
            return self._expression(value) if self._symbolic(value) else None
        if isinstance(value, torch.Tensor) and any(self._symbolic(size) for size in value.shape):
            return [self._expression(n) for n in (*value.shape, *value.stride(), value.storage_offset())]
        return None

    def _symbolic(self, size: Any) -> bool:
        return isinstance(size, torch.SymInt) and bool(size.node.expr.free_symbols)

    def _expression(self, size: Any) -> Any:
        if not self._symbolic(size):
            return int(size)
        for symbol in size.node.expr.free_symbols:
            known = size.node.shape_env.var_to_range.get(symbol)
            most = known.upper if known is not None else None
            self.most[symbol] = int(most) if most is not None and most.is_Integer and most < 1 << 40 else None
        return size.node.expr

    def _values(self, arguments: Sequence[Any]) -> dict[Any, int]:
        values: dict[Any, int] = {}
        for expression, argument in zip(self.expressions, arguments, strict=True):
            if isinstance(expression, list):
                values.update(zip(expression, argument.shape, strict=False))
            elif expression is not None:
                values[expression] = int(argument)
        return {symbol: values[symbol] for symbol in self.most if symbol in values}

    def __call__(self, arguments: Sequence[Any]) -> list[list[Any]] | None:
        values = self._values(arguments)
        if len(values) != len(self.most):
            return None
        for symbol, value in values.items():
            self.met.setdefault(symbol, []).append(value)
        hold = self.hold and len(values) > 1
        varying = [symbol for symbol in values if not hold or len(set(self.met[symbol])) > 1]
        if not varying:
            return None
        bound = values | {symbol: bucket(values[symbol], self.most[symbol]) for symbol in varying}
        # A sample below the bound for each symbol, all of them different so that sizes are told apart; where torch only
        # knows of products that are equal, symbols that have always been equal get the same one.
        alike = {symbol: tuple(self.met[symbol]) for symbol in varying}
        histories = list(dict.fromkeys(alike.values()))
        apart = values | {symbol: bound[symbol] - 1 - i for i, symbol in enumerate(varying)}
        tied = values | {symbol: bound[symbol] - 1 - histories.index(alike[symbol]) for symbol in varying}
        samples = [sample for sample in (apart, tied) if min(sample.values()) >= 2]
        return [self._at(sizes) for sizes in (values, bound, *samples)] if samples else None

    def _at(self, values: dict[Any, int]) -> list[Any]:
        known: dict[Any, int] = {}

        def number(expression: Any) -> int:
            if isinstance(expression, int):
                return expression
            if expression not in known:
                known[expression] = int(expression.subs(values))
            return known[expression]

        return [
            [number(e) for e in expression]
            if isinstance(expression, list)
            else None
            if expression is None
            else number(expression)
            for expression in self.expressions
        ]
