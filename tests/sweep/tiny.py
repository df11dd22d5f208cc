"""A tiny model of a type, and inputs for it. Sizes are found by the names of a configuration's fields; heads, widths
and head sizes are chosen so that they go together."""

import inspect
import re
from typing import Any

import torch

VOCABULARY, WIDTH, HEADS, LENGTH, BATCH, IMAGE = 96, 32, 4, 8, 2, 32

# First match wins: a pattern of the field's name, and the small value.
RULES: list[tuple[str, int]] = [
    (r"vocab_size|vocabulary_size", VOCABULARY),
    (r"(num_)?(key_value|kv)_heads|multi_query_group_num", 2),
    (r"num_(attention_)?heads$|n_heads?$|attention_heads$", HEADS),
    (r"(experts_per_tok|moe_topk|top_k)$", 2),
    (r"experts$", 4),
    (r"^(n_group|topk_group)$", 1),
    (r"(head_dim|d_kv|kv_channels|head_size)$", WIDTH // HEADS),
    (r"(q|kv)_lora_rank$", 16),
    (r"(num_)?(hidden_|encoder_|decoder_)?(layers?|blocks?)$|^depth$", 2),
    (r"intermediate_size|ffn_dim|d_ff$|n_inner|mlp_dim|ffn_hidden_size|feed_forward", 2 * WIDTH),
    (r"hidden_size$|d_model$|n_embd$|embed_dim$|embedding_size$|emb_dim$|projection_dim$|^dim$|hidden_dim$", WIDTH),
    (r"image_size$", IMAGE),
    (r"sliding_window|attention_window", 4),
    (r"position_embeddings$|n_positions$|max_target_positions|max_source_positions|n_ctx$|max_seq_len", 64),
]
SPECIAL = re.compile(r"_token_id$|_token_index$")


# The rules that keep all widths, for models whose parts only fit together as they are.
SHALLOW = ("vocab_size", "experts$", "hidden_", "image_size$", "position_embeddings", "sliding_window")


def shrink(config: Any, shallow: bool = False) -> Any:
    """The configuration, made small in place, with those it holds."""
    rules = [rule for rule in RULES if not shallow or any(part in rule[0] for part in SHALLOW) and rule[1] != WIDTH]
    for name in list(vars(config)):
        value = getattr(config, name, None)
        if hasattr(value, "to_dict") and hasattr(value, "model_type"):
            shrink(value, shallow)
        elif isinstance(value, int) and not isinstance(value, bool):
            if SPECIAL.search(name):
                setattr(config, name, value if 0 <= value < 8 else 7 - len(name) % 5)
                continue
            small = next((small for pattern, small in rules if re.search(pattern, name)), value)
            if small < value:
                setattr(config, name, small)
        elif isinstance(value, float) and name.endswith(("dropout", "_pdrop", "dropout_prob", "drop_rate")):
            setattr(config, name, 0.0)
    layers, kinds = vars(config).get("num_hidden_layers"), vars(config).get("layer_types")
    if isinstance(kinds, list) and isinstance(layers, int):
        each = sorted(set(kinds), key=kinds.index)
        config.layer_types = each[:layers] if len(each) >= layers else kinds[:layers]
    return config


def classes(model_type: str) -> Any:
    """The class with the most to check: one that generates, else the bare model."""
    from transformers.models.auto import modeling_auto as auto

    for mapping in (auto.MODEL_FOR_CAUSAL_LM_MAPPING_NAMES, auto.MODEL_FOR_SEQ_TO_SEQ_CAUSAL_LM_MAPPING_NAMES):
        if model_type in mapping:
            return mapping[model_type], True
    name = auto.MODEL_MAPPING_NAMES.get(model_type)
    return (name[0] if isinstance(name, tuple | list) else name), False


def build(model_type: str, shallow: bool = False) -> tuple[torch.nn.Module, bool]:
    """(model, whether it generates)."""
    import transformers

    name, generates = classes(model_type)
    if name is None:
        raise LookupError("no class of its own")
    config = shrink(transformers.CONFIG_MAPPING[model_type](), shallow)
    torch.manual_seed(0)
    model = getattr(transformers, name)(config).eval().float()
    if sum(p.numel() for p in model.parameters()) > 20_000_000:
        raise LookupError("too large even so")
    return model, generates


def inputs(model: torch.nn.Module) -> dict[str, torch.Tensor]:
    """Arguments by the names in forward's signature."""
    names = inspect.signature(model.forward).parameters
    generator = torch.Generator().manual_seed(1)
    ids = torch.randint(8, VOCABULARY, (BATCH, LENGTH), generator=generator)
    channels = getattr(model.config, "num_channels", 3)
    channels = channels if isinstance(channels, int) else 3
    made = {
        "input_ids": ids,
        "attention_mask": torch.ones_like(ids),
        "decoder_input_ids": ids.flip(1),
        "pixel_values": torch.randn(BATCH, channels, IMAGE, IMAGE, generator=generator),
        "input_values": torch.randn(BATCH, 3840, generator=generator),
    }
    chosen = {name: value for name, value in made.items() if name in names}
    if "pixel_values" in chosen and "input_ids" not in chosen:
        chosen.pop("attention_mask", None)
    if "input_ids" in chosen:
        chosen.pop("pixel_values", None)  # text alone
    if "input_values" in chosen:
        chosen.pop("attention_mask", None)
    if not {"input_ids", "pixel_values", "input_values"} & set(chosen):
        raise LookupError(f"no known input among {', '.join(list(names)[:4])}")
    return chosen
