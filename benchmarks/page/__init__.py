"""The browser's client on a slow phone: ``python -m benchmarks.page`` prints every figure."""
