"""`python -m torch_tpu` is the command `torch-tpu`."""

from .cli import main

if __name__ == "__main__":
    main()
