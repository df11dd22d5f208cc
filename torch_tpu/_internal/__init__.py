"""Paths under which other libraries look for what has a public name here. Nothing is decided in this folder; each file
says which libraries import it and what to write instead.

| path | public name |
|---|---|
| `_internal.sync.synchronize` | `torch.tpu.flush`, `torch.tpu.synchronize` |
| `_internal.execution_mode` | `torch.tpu.eager_mode`, `torch.tpu.EagerMode` |
| `_internal.compile` | `torch.compile(backend="tpu")` |
| `_internal.profiler.TpuProfilerConfig` | `torch.profiler.profile()` |
| `_internal.utils.hardware` | `torch.tpu.get_device_name`, `device_count`, `get_device_properties` |

Outside this folder: `torch_tpu.api.tpu_device`, `torch_tpu._loader.load`, and the counters
`torch.tpu._get_cache_stats`, `_get_cache_misses`, `_clear_cache`,
`_hbm_usage_summary` in `torch_tpu/tpu/counted.py`."""
