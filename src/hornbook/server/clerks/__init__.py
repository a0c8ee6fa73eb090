"""What takes its time or comes from strangers is done here, in processes that can be stopped."""

from hornbook.server.clerks.clerk import Clerk
from hornbook.server.clerks.clerks import Clerks

__all__ = ["Clerk", "Clerks"]
