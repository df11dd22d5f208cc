"""Writes csrc/ops/special_tables.h: Chebyshev series of the special functions that StableHLO has no operation for.

Each function is fitted with mpmath at 40 digits on an interval where, after the factor named in `SERIES`, it is smooth.
A series stops where its terms fall below 1e-17 of its largest, so that it serves float64. Run it as
    python tools/special_tables.py > csrc/ops/special_tables.h
"""

from __future__ import annotations

from collections.abc import Callable

from mpmath import mp, mpf

mp.dps = 40

Function = Callable[[mpf], mpf]


def bessel_p(n: int, x: mpf) -> mpf:
    """P of J_n = sqrt(2/(pi x)) (P cos(x - phi) - Q sin(x - phi)), https://dlmf.nist.gov/10.18"""
    phase = x - (2 * n + 1) * mp.pi / 4
    return mp.sqrt(mp.pi * x / 2) * (mp.besselj(n, x) * mp.cos(phase) + mp.bessely(n, x) * mp.sin(phase))


def bessel_q(n: int, x: mpf) -> mpf:
    phase = x - (2 * n + 1) * mp.pi / 4
    return mp.sqrt(mp.pi * x / 2) * (mp.bessely(n, x) * mp.cos(phase) - mp.besselj(n, x) * mp.sin(phase))


def airy_f(zeta: mpf) -> mpf:
    """F of Ai(-x) = (F sin(t) - G cos(t)) / (sqrt(pi) x^(1/4)), t = zeta + pi/4, https://dlmf.nist.gov/9.7"""
    x = (3 * zeta / 2) ** (mpf(2) / 3)
    t = zeta + mp.pi / 4
    return mp.sqrt(mp.pi) * x ** mpf("0.25") * (mp.airyai(-x) * mp.sin(t) + mp.airybi(-x) * mp.cos(t))


def airy_g(zeta: mpf) -> mpf:
    x = (3 * zeta / 2) ** (mpf(2) / 3)
    t = zeta + mp.pi / 4
    return mp.sqrt(mp.pi) * x ** mpf("0.25") * (mp.airybi(-x) * mp.sin(t) - mp.airyai(-x) * mp.cos(t))


def airy_decay(zeta: mpf) -> mpf:
    x = (3 * zeta / 2) ** (mpf(2) / 3)
    return mp.airyai(x) * mp.exp(zeta) * x ** mpf("0.25")


def ndtri(p: mpf) -> mpf:
    """Quantile of the normal distribution for small p, by Newton's method on log p."""
    y = mp.sqrt(-2 * mp.log(p))
    x = -(y - mp.log(y) / y)
    for _ in range(12):
        tail = mp.erfc(-x / mp.sqrt(2)) / 2
        x -= (mp.log(tail) - mp.log(p)) * tail / (mp.exp(-x * x / 2) / mp.sqrt(2 * mp.pi))
    return x


def ndtri_tail(z: mpf) -> mpf:
    """(y - log(y)/y + ndtri(p)) / z, with y = sqrt(-2 log p) and z = 1/y."""
    y = 1 / z
    return (y - mp.log(y) / y + ndtri(mp.exp(-y * y / 2))) / z


def smooth_y0(x: mpf) -> mpf:
    return mp.bessely(0, x) - 2 / mp.pi * mp.log(x) * mp.besselj(0, x)


def smooth_y1(x: mpf) -> mpf:
    return (mp.bessely(1, x) - 2 / mp.pi * (mp.log(x) * mp.besselj(1, x) - 1 / x)) / x


INF_EDGE = mpf(10) ** -12  # stands for a variable of zero, where the function itself is a limit

# name: (what it is, f of the series' own variable u, interval of u)
SERIES: dict[str, tuple[str, Function, tuple[float, float]]] = {
    "kI0Small": ("exp(-x) I0(x), u = x", lambda u: mp.exp(-u) * mp.besseli(0, u), (0, 8)),
    "kI0Large": (
        "exp(-x) sqrt(x) I0(x), u = 1/x",
        lambda u: mp.exp(-1 / u) / mp.sqrt(u) * mp.besseli(0, 1 / u),
        (0, 0.125),
    ),
    "kI1Small": ("exp(-x) I1(x)/x, u = x", lambda u: mp.exp(-u) * mp.besseli(1, u) / u, (0, 8)),
    "kI1Large": (
        "exp(-x) sqrt(x) I1(x), u = 1/x",
        lambda u: mp.exp(-1 / u) / mp.sqrt(u) * mp.besseli(1, 1 / u),
        (0, 0.125),
    ),
    "kK0Small": (
        "K0(x) + log(x/2) I0(x), u = x^2",
        lambda u: mp.besselk(0, mp.sqrt(u)) + mp.log(mp.sqrt(u) / 2) * mp.besseli(0, mp.sqrt(u)),
        (0, 4),
    ),
    "kK0Large": (
        "exp(x) sqrt(x) K0(x), u = 1/x",
        lambda u: mp.exp(1 / u) / mp.sqrt(u) * mp.besselk(0, 1 / u),
        (0, 0.5),
    ),
    "kK1Small": (
        "x (K1(x) - log(x/2) I1(x)), u = x^2",
        lambda u: mp.sqrt(u) * (mp.besselk(1, mp.sqrt(u)) - mp.log(mp.sqrt(u) / 2) * mp.besseli(1, mp.sqrt(u))),
        (0, 4),
    ),
    "kK1Large": (
        "exp(x) sqrt(x) K1(x), u = 1/x",
        lambda u: mp.exp(1 / u) / mp.sqrt(u) * mp.besselk(1, 1 / u),
        (0, 0.5),
    ),
    "kJ0Small": ("J0(x), u = x^2", lambda u: mp.besselj(0, mp.sqrt(u)), (0, 64)),
    "kJ1Small": ("J1(x)/x, u = x^2", lambda u: mp.besselj(1, mp.sqrt(u)) / mp.sqrt(u), (0, 64)),
    "kY0Small": ("Y0(x) - 2/pi log(x) J0(x), u = x^2", lambda u: smooth_y0(mp.sqrt(u)), (0, 64)),
    "kY1Small": ("(Y1(x) - 2/pi (log(x) J1(x) - 1/x))/x, u = x^2", lambda u: smooth_y1(mp.sqrt(u)), (0, 64)),
    "kJ0P": ("P of J0, u = 1/x^2", lambda u: bessel_p(0, 1 / mp.sqrt(u)), (0, 1 / 64)),
    "kJ0Q": ("x Q of J0, u = 1/x^2", lambda u: bessel_q(0, 1 / mp.sqrt(u)) / mp.sqrt(u), (0, 1 / 64)),
    "kJ1P": ("P of J1, u = 1/x^2", lambda u: bessel_p(1, 1 / mp.sqrt(u)), (0, 1 / 64)),
    "kJ1Q": ("x Q of J1, u = 1/x^2", lambda u: bessel_q(1, 1 / mp.sqrt(u)) / mp.sqrt(u), (0, 1 / 64)),
    "kAiryMiddle": ("Ai(x), u = x", mp.airyai, (-2, 2)),
    "kAiryDecay": (
        "exp(zeta) x^(1/4) Ai(x), zeta = 2/3 x^(3/2), u = 1/zeta",
        lambda u: airy_decay(1 / u),
        (0, 0.53125),
    ),
    "kAiryF": ("F of Ai(-x), u = 1/zeta^2", lambda u: airy_f(1 / mp.sqrt(u)), (0, 0.28222656)),
    "kAiryG": ("zeta G of Ai(-x), u = 1/zeta^2", lambda u: airy_g(1 / mp.sqrt(u)) / mp.sqrt(u), (0, 0.28222656)),
    "kErfcx": ("erfcx(x)/u, u = 4/(4 + x)", lambda u: mp.exp((4 / u - 4) ** 2) * mp.erfc(4 / u - 4) / u, (0, 1)),
    "kNdtriNear": ("(y - log(y)/y + ndtri(p))/z, y = sqrt(-2 log p), u = z = 1/y", ndtri_tail, (0.125, 0.5)),
    "kNdtriFar": ("the same for smaller p", ndtri_tail, (0.025, 0.125)),
}


def coefficients(f: Function, low: float, high: float, n: int = 96) -> list[mpf]:
    half, middle = (mpf(high) - mpf(low)) / 2, (mpf(high) + mpf(low)) / 2
    nodes = [mp.cos(mp.pi * (k + mpf(1) / 2) / n) for k in range(n)]
    values = [f(middle + half * t if middle + half * t > INF_EDGE or low < 0 else INF_EDGE) for t in nodes]
    c = [2 * sum(v * mp.cos(j * mp.pi * (k + mpf(1) / 2) / n) for k, v in enumerate(values)) / n for j in range(n)]
    c[0] /= 2
    most = max(abs(x) for x in c)
    last = max(j for j in range(n) if abs(c[j]) > most * mpf(10) ** -17)
    if last == n - 1:
        raise SystemExit(f"series on [{low}, {high}] does not converge in {n} terms")
    return c[: last + 1]


def main() -> None:
    print("// Chebyshev series of special functions; written by tools/special_tables.py, which says what each is.")
    print("#pragma once\n#include <vector>\n\nnamespace tpu::ops {\n")
    print("/// sum c[k] T_k(t), where t in [-1, 1] is u's place between low and high.")
    print("struct Series {\n  double low, high;\n  std::vector<double> c;\n};\n")
    for name, (what, f, (low, high)) in SERIES.items():
        numbers = [mp.nstr(c, 18) for c in coefficients(f, low, high)]
        lines = [", ".join(numbers[i : i + 4]) for i in range(0, len(numbers), 4)]
        body = ",\n    ".join(lines)
        print(f"// {what}\ninline const Series {name}{{{low!r}, {high!r}, {{\n    {body}}}}};\n")
    print("}  // namespace tpu::ops")


if __name__ == "__main__":
    main()
