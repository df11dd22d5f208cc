"""transformers on the device, as its users write it: loading by device map, pipelines, every way to generate, the
Trainer, LoRA. Models are tiny and random; what the CPU computes is the right answer."""

import pytest
import torch

from tests import support

transformers = pytest.importorskip("transformers")
from transformers import (  # noqa: E402
    AutoModelForCausalLM,
    LlamaConfig,
    MistralConfig,
    PreTrainedTokenizerFast,
    Trainer,
    TrainingArguments,
    pipeline,
)

pytestmark = pytest.mark.tpu_only

SIZES = {
    "vocab_size": 64,
    "hidden_size": 32,
    "intermediate_size": 48,
    "num_hidden_layers": 2,
    "num_attention_heads": 4,
    "num_key_value_heads": 2,
    "max_position_embeddings": 64,
    "bos_token_id": 1,
    "eos_token_id": 2,
    "pad_token_id": 0,
}
PROMPT = torch.tensor([[5, 9, 3, 17, 40, 8], [7, 7, 21, 33, 2, 11]])


def make(config=LlamaConfig, **more):
    torch.manual_seed(7)
    return AutoModelForCausalLM.from_config(config(**SIZES, **more)).eval()


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """A tiny model and a tokenizer of one word a token, saved as a user finds them on the hub."""
    from tokenizers import Tokenizer, models, pre_tokenizers

    path = tmp_path_factory.mktemp("tiny")
    words = {"<pad>": 0, "<s>": 1, "</s>": 2, **{f"w{i}": i for i in range(3, 64)}}
    plain = Tokenizer(models.WordLevel(words, unk_token="<pad>"))
    plain.pre_tokenizer = pre_tokenizers.Whitespace()
    tokenizer = PreTrainedTokenizerFast(
        tokenizer_object=plain, pad_token="<pad>", bos_token="<s>", eos_token="</s>", padding_side="left"
    )
    tokenizer.save_pretrained(path)
    make().save_pretrained(path)
    return path


# ---- loading ---------------------------------------------------------------------------------------------------------
def test_the_library_finds_the_device():
    from transformers.utils import is_torch_tpu_available
    from transformers.utils.import_utils import is_torch_bf16_gpu_available, is_torch_fp16_available_on_device

    assert is_torch_tpu_available() and is_torch_bf16_gpu_available() and is_torch_fp16_available_on_device("tpu")
    assert TrainingArguments(output_dir="unused").device == torch.device("tpu:0")


@pytest.mark.parametrize("device_map", ["tpu", "auto", {"": "tpu:0"}, 0])
def test_device_map(folder, device_map):
    model = AutoModelForCausalLM.from_pretrained(folder, device_map=device_map)
    assert {p.device for p in model.parameters()} == {torch.device("tpu:0")}
    with torch.no_grad():
        torch.testing.assert_close(model(PROMPT.to("tpu")).logits.cpu(), make()(PROMPT).logits, rtol=1e-4, atol=1e-5)


def test_device_map_auto_over_device_and_host(folder):
    """What does not fit on the device stays on the host and travels there layer by layer."""
    model = AutoModelForCausalLM.from_pretrained(folder, device_map="auto", max_memory={0: 40_000, "cpu": 10**9})
    places = set(map(str, model.hf_device_map.values()))
    assert places == {"0", "cpu"}, model.hf_device_map
    with torch.no_grad():
        torch.testing.assert_close(model(PROMPT).logits.cpu(), make()(PROMPT).logits, rtol=1e-4, atol=1e-5)


def test_the_budget_of_a_device_map_is_the_devices_free_memory():
    from accelerate.utils import get_max_memory

    budget = get_max_memory()
    assert list(budget) == [0, "cpu"] and budget[0] == torch.tpu.mem_get_info(0)[0]


def test_pipeline(folder):
    options = {"model": str(folder), "max_new_tokens": 6, "do_sample": False}
    expected = pipeline("text-generation", device="cpu", **options)(["w5 w9 w3", "w7"])
    generator = pipeline("text-generation", device="tpu", **options)
    assert generator.device.type == "tpu"
    assert generator(["w5 w9 w3", "w7"]) == expected


# ---- generate --------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("cache", ["dynamic", "static"])
@pytest.mark.parametrize("beams", [1, 3])
def test_generate_gives_the_tokens_of_the_cpu(d, cache, beams):
    options = {"max_new_tokens": 8, "do_sample": False, "num_beams": beams, "disable_compile": True}
    expected = make().generate(PROMPT, **options)
    model = make().to(d)
    assert torch.equal(model.generate(PROMPT.to(d), cache_implementation=cache, **options).cpu(), expected)


def test_generate_in_fuse_mode(d):
    expected = make().generate(PROMPT, max_new_tokens=8, do_sample=False)
    with torch.tpu.eager_mode("fuse"):
        assert torch.equal(make().to(d).generate(PROMPT.to(d), max_new_tokens=8, do_sample=False).cpu(), expected)


def test_generate_with_a_sliding_window(d):
    options = {"max_new_tokens": 12, "do_sample": False, "disable_compile": True}
    expected = make(MistralConfig, sliding_window=5).generate(PROMPT, **options)
    model = make(MistralConfig, sliding_window=5).to(d)
    for cache in ("dynamic", "static"):
        assert torch.equal(model.generate(PROMPT.to(d), cache_implementation=cache, **options).cpu(), expected), cache


def test_generate_compiles_by_itself_with_a_static_cache(d):
    options = {"max_new_tokens": 10, "do_sample": False}
    expected = make().generate(PROMPT, **options)
    model = make().to(d)
    assert torch.equal(model.generate(PROMPT.to(d), cache_implementation="static", **options).cpu(), expected)
    assert hasattr(model, "_compiled_call"), "the library did not compile"
    compiles = torch.tpu.counters()["compiles"] + torch.tpu.counters()["loads"]
    assert torch.equal(model.generate(PROMPT.to(d), cache_implementation="static", **options).cpu(), expected)
    assert torch.tpu.counters()["compiles"] + torch.tpu.counters()["loads"] == compiles


def test_sampling_follows_the_seed(d):
    model = make().to(d)
    options = {"max_new_tokens": 12, "do_sample": True, "top_k": 20, "top_p": 0.9, "temperature": 1.3}

    def draw(seed):
        torch.manual_seed(seed)
        return model.generate(PROMPT.to(d), **options).cpu()

    first = draw(3)
    assert torch.equal(draw(3), first) and not torch.equal(draw(4), first)
    assert first.min() >= 0 and first.max() < 64 and torch.equal(first[:, :6], PROMPT)


# ---- training --------------------------------------------------------------------------------------------------------
class Text(torch.utils.data.Dataset):
    def __init__(self, count=32, length=12):
        generator = torch.Generator().manual_seed(5)
        starts = torch.randint(3, 40, (count, 1), generator=generator)
        self.ids = (starts + torch.arange(length)) % 61 + 3  # counting: something to learn

    def __len__(self):
        return len(self.ids)

    def __getitem__(self, i):
        return {"input_ids": self.ids[i], "labels": self.ids[i]}


def trainer(output, model=None, **more):
    options = {
        "learning_rate": 1e-2,
        "max_steps": 8,
        "logging_steps": 1,
        "save_strategy": "no",
        "per_device_train_batch_size": 4,
    }
    quiet = {"report_to": [], "disable_tqdm": True}
    arguments = TrainingArguments(output_dir=str(output), **{**options, **quiet, **more})
    return Trainer(model=model or make().train(), args=arguments, train_dataset=Text())


def losses(run):
    return [entry["loss"] for entry in run.state.log_history if "loss" in entry]


def test_trainer_has_the_loss_curve_of_the_cpu(tmp_path):
    there = trainer(tmp_path, gradient_accumulation_steps=2)
    assert there.args.device.type == "tpu"
    there.train()
    assert {p.device.type for p in there.model.parameters()} == {"tpu"}
    here = trainer(tmp_path, gradient_accumulation_steps=2, use_cpu=True, dataloader_pin_memory=False)
    here.train()
    assert len(losses(here)) == 8 and losses(here)[-1] < 0.8 * losses(here)[0]
    torch.testing.assert_close(losses(there), losses(here), rtol=0.02, atol=0)


def test_trainer_bf16_with_gradient_checkpointing(tmp_path):
    plain = trainer(tmp_path, bf16=True)
    plain.train()
    checkpointed = trainer(tmp_path, bf16=True, gradient_checkpointing=True)
    checkpointed.train()
    assert losses(plain)[-1] < 0.9 * losses(plain)[0]
    torch.testing.assert_close(losses(checkpointed), losses(plain), rtol=0.02, atol=0)


def test_trainer_resumes_bit_equal(tmp_path):
    """With dropout: the random state of the device is part of the checkpoint."""

    def run(output, **more):
        model = make(attention_dropout=0.3).train()
        options = {"save_strategy": "steps", "save_steps": 4, "bf16": True, "gradient_accumulation_steps": 2}
        made = trainer(output, model, **options)
        made.train(**more)
        return made

    whole = run(tmp_path / "whole")
    resumed = run(tmp_path / "resumed", resume_from_checkpoint=str(tmp_path / "whole" / "checkpoint-4"))
    assert losses(resumed)[4:] == losses(whole)[4:]
    for (name, a), b in zip(whole.model.named_parameters(), resumed.model.parameters(), strict=True):
        assert torch.equal(a.cpu(), b.cpu()), name


def test_lora_trains_and_merges(d, tmp_path):
    peft = pytest.importorskip("peft")

    def tuned(device):
        torch.manual_seed(11)
        config = peft.LoraConfig(r=4, target_modules=["q_proj", "v_proj"], task_type="CAUSAL_LM", lora_alpha=8)
        model = peft.get_peft_model(make().train(), config).to(device)
        optimizer = torch.optim.AdamW([p for p in model.parameters() if p.requires_grad], lr=1e-2)
        seen = []
        for step in range(4):
            ids = Text().ids[step * 4 : step * 4 + 4].to(device)
            loss = model(input_ids=ids, labels=ids).loss
            loss.backward()
            optimizer.step()
            optimizer.zero_grad()
            seen.append(loss.item())
        return model, seen

    model, seen = tuned(d)
    here, expected = tuned("cpu")
    torch.testing.assert_close(seen, expected, rtol=1e-3, atol=1e-4)
    model.save_pretrained(tmp_path)
    again = peft.PeftModel.from_pretrained(make().to(d), tmp_path)
    merged = again.merge_and_unload().eval()
    assert {p.device.type for p in merged.parameters()} == {support.DEVICE.split(":")[0]}
    with torch.no_grad():
        expected = here.eval()(PROMPT).logits
        torch.testing.assert_close(merged(PROMPT.to(d)).logits.cpu(), expected, rtol=1e-2, atol=1e-3)
