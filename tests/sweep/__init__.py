"""Every model type of transformers, tiny and random, on the device against the CPU: forward, gradients, generate, in
strict, fuse and under torch.compile.

    python -m tests.sweep                       all of them; what an earlier run has answered is not run again
    python -m tests.sweep --only 'bert|llama'   types whose name matches
    python -m tests.sweep --shard 0/4           a quarter of them
    python -m tests.sweep --report              docs/models.md and docs/models.json from what was run

Answers are kept in the user's cache folder, one JSON line a type. A type runs in a process of its own kind: one child
takes type after type, and is replaced when it dies or is silent for too long."""
