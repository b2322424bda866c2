"""The engine: what a game is. Standard library only; knows nothing of any game, table or screen."""

from .actions import BadNotation, Codec, Kind
from .base import StateBase
from .chance import DIE, EVERYONE, Chance, Declared, Dice, Outcome, Recorder, Script, UnexpectedOutcome
from .deck import Deck
from .game import LANGUAGES, BadOption, BadPosition, Box, Game, Option, Portrait, Vocabulary, die
from .knowledge import Knowledge, knowledge
from .match import CannotUndo, Match, Step
from .pack import BadPack, Pack, Row
from .ranks import rank_by, share_victory
from .reader import Reader
from .record import ENDINGS, LEAVINGS, LETTERS, BadRecord, Move, Record, read_record
from .rules import BadRules, Paragraph, Rules, read_rules
from .sheet import SheetLine
from .shelf import UnknownGame, find, games
from .state import Data, State
from .texts import Event, Motion, Refusal, Text, text
from .values import value

__all__ = [
    "DIE",
    "ENDINGS",
    "EVERYONE",
    "LANGUAGES",
    "LEAVINGS",
    "LETTERS",
    "BadNotation",
    "BadOption",
    "BadPack",
    "BadPosition",
    "BadRecord",
    "BadRules",
    "Box",
    "CannotUndo",
    "Chance",
    "Codec",
    "Data",
    "Deck",
    "Declared",
    "Dice",
    "Event",
    "Game",
    "Kind",
    "Knowledge",
    "Match",
    "Motion",
    "Move",
    "Option",
    "Outcome",
    "Pack",
    "Paragraph",
    "Portrait",
    "Reader",
    "Record",
    "Recorder",
    "Refusal",
    "Row",
    "Rules",
    "Script",
    "SheetLine",
    "State",
    "StateBase",
    "Step",
    "Text",
    "UnexpectedOutcome",
    "UnknownGame",
    "Vocabulary",
    "die",
    "find",
    "games",
    "knowledge",
    "rank_by",
    "read_record",
    "read_rules",
    "share_victory",
    "text",
    "value",
]
