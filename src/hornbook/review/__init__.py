"""A finished game looked over: who was likely to win when, and what else could have been done."""

from hornbook.bots.judging import can_judge
from hornbook.review.looking import looked_over
from hornbook.review.report import Moment, Review, Turn, Way

__all__ = ["Moment", "Review", "Turn", "Way", "can_judge", "looked_over"]
