"""Model families as torch.compile sees them, in small: forward and backward equal to eager in loss and in every
gradient, in eval and (with dropout) in training."""

import pytest
import torch
import torch.nn.functional as F
from torch import nn

pytestmark = [pytest.mark.tpu_only, pytest.mark.slow]

SMALL = {
    "vocab_size": 40,
    "hidden_size": 16,
    "intermediate_size": 32,
    "num_hidden_layers": 1,
    "num_attention_heads": 2,
}


def language(name, **config):
    def make(t):
        model = getattr(t, name)
        ids = torch.randint(0, 40, (2, 7))
        return model(model.config_class(**config)), {"input_ids": ids, "labels": ids}

    return make


def vit(t):
    config = t.ViTConfig(**{**SMALL, "image_size": 16, "patch_size": 8})
    return t.ViTForImageClassification(config), {
        "pixel_values": torch.randn(2, 3, 16, 16),
        "labels": torch.tensor([0, 1]),
    }


class UNet(nn.Module):
    def __init__(self):
        super().__init__()
        self.enter, self.norm = nn.Conv2d(3, 4, 3, padding=1), nn.GroupNorm(2, 4)
        self.down, self.up = nn.Conv2d(4, 8, 3, 2, 1), nn.ConvTranspose2d(8, 4, 4, 2, 1)
        self.attention = nn.MultiheadAttention(8, 2, batch_first=True, dropout=0.1)
        self.leave = nn.Conv2d(8, 3, 3, padding=1)

    def forward(self, x):
        high = F.silu(self.norm(self.enter(x)))
        low = self.down(high)
        tokens = low.flatten(2).transpose(1, 2)
        tokens = tokens + self.attention(tokens, tokens, tokens, need_weights=False)[0]
        low = F.interpolate(self.up(tokens.transpose(1, 2).reshape(low.shape)), size=high.shape[2:], mode="bilinear")
        return self.leave(torch.cat([high, low], 1)).square().mean()


MODELS = {
    "bert": language("BertForMaskedLM", **SMALL),
    "gpt2": language("GPT2LMHeadModel", vocab_size=40, n_embd=16, n_layer=1, n_head=2, n_positions=16),
    "llama": language("LlamaForCausalLM", num_key_value_heads=1, **SMALL),
    "qwen3": language("Qwen3ForCausalLM", num_key_value_heads=1, head_dim=8, **SMALL),
    "experts": language(
        "MixtralForCausalLM", num_key_value_heads=1, num_local_experts=4, num_experts_per_tok=2, **SMALL
    ),
    "mamba": language("MambaForCausalLM", vocab_size=40, hidden_size=16, num_hidden_layers=1, state_size=4),
    "t5": language(
        "T5ForConditionalGeneration",
        vocab_size=40,
        d_model=16,
        d_kv=8,
        d_ff=32,
        num_layers=1,
        num_heads=2,
        decoder_start_token_id=0,
    ),  # fmt: skip
    "vit": vit,
    "unet": lambda t: (UNet(), {"x": torch.randn(2, 3, 8, 8)}),
}


@pytest.mark.parametrize("training", [False, True])
@pytest.mark.parametrize("name", MODELS)
def test_model(d, name, training):
    transformers = pytest.importorskip("transformers")
    torch._dynamo.reset()
    model, inputs = MODELS[name](transformers)
    model = model.to(d).train(training)
    inputs = {key: value.to(d) for key, value in inputs.items()}

    def gradients(run):
        torch.manual_seed(5)
        model.zero_grad()
        out = run(**inputs)
        loss = out if isinstance(out, torch.Tensor) else out.loss
        loss.backward()
        return loss.detach(), {key: p.grad.clone() for key, p in model.named_parameters() if p.grad is not None}

    torch._dynamo.utils.counters.clear()
    got = gradients(torch.compile(model, backend="inductor"))
    assert torch._dynamo.utils.counters["stats"]["unique_graphs"] >= 1
    torch.testing.assert_close(got, gradients(model), rtol=1e-4, atol=1e-5)
