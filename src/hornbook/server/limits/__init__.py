"""How much is too much, and who may come in."""

from hornbook.server.limits.buckets import Bucket, Limits

__all__ = ["Bucket", "Limits"]
