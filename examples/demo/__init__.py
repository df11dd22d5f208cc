"""Real models on the device, next to the CPU: `python -m examples.demo`."""
