"""Networks whose weights come as a bare state dict, and the reader of a weight file, in plain torch."""

from __future__ import annotations

import struct
from pathlib import Path
from typing import Any

import numpy
import torch
import torch.nn as nn
import torch.nn.functional as F

# ---- CRAFT: where is text? VGG16 with batch norm and a U-Net on top ----
VGG = (64, 64, "M", 128, 128, "M", 256, 256, 256, "M", 512, 512, 512, "M", 512, 512, 512)


class Craft(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        layers: list[nn.Module] = []
        channels = 3
        for width in VGG:
            if width == "M":
                layers.append(nn.MaxPool2d(2))
            else:
                # In place: the slices cut before a ReLU, and the skips want what it leaves behind.
                layers += [nn.Conv2d(channels, width, 3, padding=1), nn.BatchNorm2d(width), nn.ReLU(inplace=True)]
                channels = width
        cuts = (0, 12, 19, 29, 39)
        self.basenet = nn.Module()
        for i, (a, b) in enumerate(zip(cuts, cuts[1:], strict=False), 1):
            part = nn.Sequential()
            for k in range(a, b):
                part.add_module(str(k), layers[k])
            self.basenet.add_module(f"slice{i}", part)
        self.basenet.slice5 = nn.Sequential(
            nn.MaxPool2d(3, 1, 1), nn.Conv2d(512, 1024, 3, padding=6, dilation=6), nn.Conv2d(1024, 1024, 1)
        )
        for i, (wide, middle, narrow) in enumerate(
            ((1024, 512, 256), (512, 256, 128), (256, 128, 64), (128, 64, 32)), 1
        ):
            self.add_module(f"upconv{i}", _Up(wide + middle, middle, narrow))
        self.conv_cls = nn.Sequential(
            nn.Conv2d(32, 32, 3, padding=1),
            nn.ReLU(inplace=True),
            nn.Conv2d(32, 32, 3, padding=1),
            nn.ReLU(inplace=True),
            nn.Conv2d(32, 16, 3, padding=1),
            nn.ReLU(inplace=True),
            nn.Conv2d(16, 16, 1),
            nn.ReLU(inplace=True),
            nn.Conv2d(16, 2, 1),
        )

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        skips = []
        for i in (1, 2, 3, 4):
            x = getattr(self.basenet, f"slice{i}")(x)
            skips.append(x)
        x = self.basenet.slice5(x)
        for i in (1, 2, 3, 4):
            skip = skips.pop()
            if i > 1:
                x = F.interpolate(x, size=skip.shape[2:], mode="bilinear", align_corners=False)
            x = getattr(self, f"upconv{i}")(torch.cat([x, skip], 1))
        return self.conv_cls(x).permute(0, 2, 3, 1)


class _Up(nn.Module):
    def __init__(self, wide: int, middle: int, narrow: int) -> None:
        super().__init__()
        self.conv = nn.Sequential(
            nn.Conv2d(wide, middle, 1),
            nn.BatchNorm2d(middle),
            nn.ReLU(inplace=True),
            nn.Conv2d(middle, narrow, 3, padding=1),
            nn.BatchNorm2d(narrow),
            nn.ReLU(inplace=True),
        )

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return self.conv(x)


# ---- CRNN: what does a line of text say? ----
CHARACTERS = "0123456789!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~ €ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"


class Crnn(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        tall = (2, 1)
        self.FeatureExtraction = nn.Module()
        self.FeatureExtraction.ConvNet = nn.Sequential(
            nn.Conv2d(1, 32, 3, 1, 1),
            nn.ReLU(),
            nn.MaxPool2d(2),
            nn.Conv2d(32, 64, 3, 1, 1),
            nn.ReLU(),
            nn.MaxPool2d(2),
            nn.Conv2d(64, 128, 3, 1, 1),
            nn.ReLU(),
            nn.Conv2d(128, 128, 3, 1, 1),
            nn.ReLU(),
            nn.MaxPool2d(tall, tall),
            nn.Conv2d(128, 256, 3, 1, 1, bias=False),
            nn.BatchNorm2d(256),
            nn.ReLU(),
            nn.Conv2d(256, 256, 3, 1, 1, bias=False),
            nn.BatchNorm2d(256),
            nn.ReLU(),
            nn.MaxPool2d(tall, tall),
            nn.Conv2d(256, 256, 2),
            nn.ReLU(),
        )
        self.SequenceModeling = nn.ModuleList(_Lstm() for _ in range(2))
        self.Prediction = nn.Linear(256, len(CHARACTERS) + 1)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        x = self.FeatureExtraction.ConvNet(x).permute(0, 3, 1, 2)
        x = F.adaptive_avg_pool2d(x, (None, 1)).squeeze(3)
        for layer in self.SequenceModeling:
            x = layer(x)
        return self.Prediction(x)


class _Lstm(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.rnn = nn.LSTM(256, 256, bidirectional=True, batch_first=True)
        self.linear = nn.Linear(512, 256)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return self.linear(self.rnn(x)[0])


def greedy_text(logits: torch.Tensor) -> str:
    """CTC: runs of the same class are one, class 0 is a blank."""
    classes = logits[0].argmax(-1).tolist()
    kept = [c for i, c in enumerate(classes) if c and (i == 0 or c != classes[i - 1])]
    return "".join(CHARACTERS[c - 1] for c in kept)


# ---- speaker encoder ----
class Speaker(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.lstm = nn.LSTM(40, 256, 3, batch_first=True)
        self.linear = nn.Linear(256, 256)

    def forward(self, mel: torch.Tensor) -> torch.Tensor:
        return F.normalize(F.relu(self.linear(self.lstm(mel)[1][0][-1])), dim=1)


def mel_power(wave: numpy.ndarray) -> torch.Tensor:
    """(1, frames, 40): power spectrogram, window 400, hop 160, 40 bands of Slaney's scale."""
    from transformers.audio_utils import mel_filter_bank

    spectrum = torch.stft(
        torch.from_numpy(wave), 400, 160, window=torch.hann_window(400), pad_mode="constant", return_complex=True
    )
    bank = mel_filter_bank(201, 40, 0.0, 8000.0, 16000, norm="slaney", mel_scale="slaney")
    return (spectrum.abs() ** 2).T[None] @ torch.from_numpy(bank).float()


# ---- Whisper tiny.en from a CTranslate2 file ----
def read_ctranslate2(path: Path) -> dict[str, torch.Tensor]:
    """Little endian; version, spec, revision, count; then name, rank, dims, dtype, byte count, data. A string is a
    16-bit length, the text and a zero byte."""
    data = memoryview(path.read_bytes())
    at = 0

    def take(form: str) -> int:
        nonlocal at
        (value,) = struct.unpack_from("<" + form, data, at)
        at += struct.calcsize(form)
        return value

    def text() -> str:
        nonlocal at
        n = take("H")
        value = bytes(data[at : at + n]).rstrip(b"\0").decode()
        at += n
        return value

    assert take("I") == 6
    text()
    take("I")
    found = {}
    for _ in range(take("I")):
        name = text()
        dims = [take("I") for _ in range(take("B"))]
        kind = ("float32", "int8", "int16", "int32", "float16")[take("B")]
        size = take("I")
        array = numpy.frombuffer(data[at : at + size], kind).reshape(dims)
        found[name] = torch.from_numpy(array.astype("float32"))
        at += size
    return found


def whisper(path: Path) -> Any:
    """WhisperForConditionalGeneration with the file's weights."""
    from transformers import WhisperConfig, WhisperForConditionalGeneration

    config = WhisperConfig(
        vocab_size=51864,
        d_model=384,
        encoder_layers=4,
        decoder_layers=4,
        encoder_attention_heads=6,
        decoder_attention_heads=6,
        encoder_ffn_dim=1536,
        decoder_ffn_dim=1536,
        bos_token_id=50256,
        eos_token_id=50256,
        pad_token_id=50256,
        decoder_start_token_id=50257,
    )
    model = WhisperForConditionalGeneration(config).eval()
    file = read_ctranslate2(path)
    state: dict[str, torch.Tensor] = {}

    def linear(target: str, source: str) -> None:
        state[f"{target}.weight"] = file[f"{source}/weight"]
        if f"{source}/bias" in file:
            state[f"{target}.bias"] = file[f"{source}/bias"]

    def norm(target: str, source: str) -> None:
        state[f"{target}.weight"], state[f"{target}.bias"] = file[f"{source}/gamma"], file[f"{source}/beta"]

    def stacked(target: str, names: str, source: str) -> None:
        """One matrix for several projections, one below the other. Keys have no bias in transformers."""
        n = len(names)
        for name, w, b in zip(names, file[f"{source}/weight"].chunk(n), file[f"{source}/bias"].chunk(n), strict=True):
            state[f"{target}.{name}_proj.weight"] = w
            if name != "k":
                state[f"{target}.{name}_proj.bias"] = b

    for side in ("encoder", "decoder"):
        for i in range(4):
            here, there = f"model.{side}.layers.{i}", f"{side}/layer_{i}"
            stacked(f"{here}.self_attn", "qkv", f"{there}/self_attention/linear_0")
            linear(f"{here}.self_attn.out_proj", f"{there}/self_attention/linear_1")
            norm(f"{here}.self_attn_layer_norm", f"{there}/self_attention/layer_norm")
            if side == "decoder":
                stacked(f"{here}.encoder_attn", "q", f"{there}/attention/linear_0")
                stacked(f"{here}.encoder_attn", "kv", f"{there}/attention/linear_1")
                linear(f"{here}.encoder_attn.out_proj", f"{there}/attention/linear_2")
                norm(f"{here}.encoder_attn_layer_norm", f"{there}/attention/layer_norm")
            linear(f"{here}.fc1", f"{there}/ffn/linear_0")
            linear(f"{here}.fc2", f"{there}/ffn/linear_1")
            norm(f"{here}.final_layer_norm", f"{there}/ffn/layer_norm")
        norm(f"model.{side}.layer_norm", f"{side}/layer_norm")
        state[f"model.{side}.embed_positions.weight"] = file[f"{side}/position_encodings/encodings"]
    linear("model.encoder.conv1", "encoder/conv1")
    linear("model.encoder.conv2", "encoder/conv2")
    state["model.decoder.embed_tokens.weight"] = file["decoder/embeddings/weight"]
    state["proj_out.weight"] = file["decoder/embeddings/weight"]
    model.load_state_dict(state)
    return model
