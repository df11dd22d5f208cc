"""The same workloads written by hand in JAX, for `--rival jax=PYTHON`: eager, or the whole step under jax.jit."""

from __future__ import annotations

from collections.abc import Callable

import jax
import jax.numpy as jnp


def mixed_ops(jit: bool) -> Callable:
    x = jax.random.uniform(jax.random.key(0), (8, 8))
    y = jax.random.uniform(jax.random.key(1), (8, 8)) / 8

    def chain(a: jax.Array, b: jax.Array) -> jax.Array:
        for _ in range(20):
            a = ((jnp.maximum(a + b, 0) * b) @ b) + 0.5
        return a

    chain = jax.jit(chain) if jit else chain
    return lambda: chain(x, y)


def _stepper(loss_of: Callable, update: Callable, state: object, jit: bool) -> Callable:
    def step(state: object) -> tuple:
        parameters = state[0]
        loss, gradients = jax.value_and_grad(loss_of)(parameters)
        return update(state, gradients), loss

    step = jax.jit(step, donate_argnums=0) if jit else step
    holder = [state]

    def run() -> jax.Array:
        holder[0], loss = step(holder[0])
        return loss

    return run


def _dense(key: jax.Array, n: int, m: int) -> tuple:
    return jax.random.normal(key, (n, m)) / n**0.5, jnp.zeros(m)


def mlp(jit: bool) -> Callable:
    keys = jax.random.split(jax.random.key(0), 12)
    parameters = [_dense(k, 256, 256) for k in keys[:10]]
    x, y = (jax.random.normal(k, (32, 256)) for k in keys[10:])

    def loss(parameters: list) -> jax.Array:
        h = x
        for w, b in parameters:
            h = jnp.maximum(h @ w + b, 0)
        return ((h - y) ** 2).mean()

    def sgd(state: tuple, gradients: list) -> tuple:
        return (jax.tree.map(lambda p, g: p - 1e-2 * g, state[0], gradients),)

    return _stepper(loss, sgd, (parameters,), jit)


def transformer(jit: bool, layers: int = 24) -> Callable:
    width, heads, words = 64, 4, 256
    keys = iter(jax.random.split(jax.random.key(0), 4 * layers + 8))

    def block() -> dict:
        norm = lambda: (jnp.ones(width), jnp.zeros(width))  # noqa: E731
        sizes = {"qkv": (width, 3 * width), "out": (width, width), "up": (width, 4 * width), "down": (4 * width, width)}
        return {n: _dense(next(keys), *s) for n, s in sizes.items()} | {"norm1": norm(), "norm2": norm()}

    parameters = {
        "words": jax.random.normal(next(keys), (words, width)),
        "places": jax.random.normal(next(keys), (32, width)),
        "blocks": [block() for _ in range(layers)],
        "norm": (jnp.ones(width), jnp.zeros(width)),
        "head": jax.random.normal(next(keys), (width, words)) / 8,
    }
    ids = jax.random.randint(next(keys), (4, 33), 0, words)

    def norm(x: jax.Array, p: tuple) -> jax.Array:
        centred = x - x.mean(-1, keepdims=True)
        return centred * jax.lax.rsqrt((centred**2).mean(-1, keepdims=True) + 1e-5) * p[0] + p[1]

    def linear(x: jax.Array, p: tuple) -> jax.Array:
        return x @ p[0] + p[1]

    def layer(x: jax.Array, p: dict) -> jax.Array:
        b, t, d = x.shape
        q, k, v = linear(norm(x, p["norm1"]), p["qkv"]).reshape(b, t, 3, heads, d // heads).transpose(2, 0, 3, 1, 4)
        scores = jnp.einsum("bhqd,bhkd->bhqk", q, k) / (d // heads) ** 0.5
        scores = jnp.where(jnp.tril(jnp.ones((t, t), bool)), scores, -jnp.inf)
        attended = jnp.einsum("bhqk,bhkd->bqhd", jax.nn.softmax(scores), v).reshape(b, t, d)
        x = x + linear(attended, p["out"])
        return x + linear(jax.nn.gelu(linear(norm(x, p["norm2"]), p["up"]), approximate=False), p["down"])

    def loss(p: dict) -> jax.Array:
        x = p["words"][ids[:, :-1]] + p["places"]
        for b in p["blocks"]:
            x = layer(x, b)
        logits = jax.nn.log_softmax(norm(x, p["norm"]) @ p["head"])
        return -jnp.take_along_axis(logits, ids[:, 1:, None], -1).mean()

    def adamw(state: tuple, gradients: dict) -> tuple:
        parameters, first, second, n = state
        size = jnp.sqrt(sum((g**2).sum() for g in jax.tree.leaves(gradients)))
        gradients = jax.tree.map(lambda g: g * jnp.minimum(1.0, 1.0 / (size + 1e-6)), gradients)
        n, rate = n + 1, 1e-3 * (0.5 + 0.5 * jnp.cos(n / 1000))
        first = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, first, gradients)
        second = jax.tree.map(lambda v, g: 0.999 * v + 0.001 * g * g, second, gradients)

        def moved(p: jax.Array, m: jax.Array, v: jax.Array) -> jax.Array:
            step = m / (1 - 0.9**n) / (jnp.sqrt(v / (1 - 0.999**n)) + 1e-8)
            return p * (1 - 0.01 * rate) - rate * step

        return jax.tree.map(moved, parameters, first, second), first, second, n

    zeros = lambda: jax.tree.map(jnp.zeros_like, parameters)  # noqa: E731
    return _stepper(loss, adamw, (parameters, zeros(), zeros(), jnp.zeros(())), jit)


JOBS = {
    "mixed_ops": mixed_ops,
    "mlp": mlp,
    "transformer6": lambda jit: transformer(jit, 6),
    "transformer": transformer,
}
