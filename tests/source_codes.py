"""The codes of refusals and card faults, as the source raises them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import hornbook
from hornbook.kernel import Refusal

SOURCE = Path(hornbook.__file__).parent
_CLIENT = Path(__file__).parents[1] / "web" / "src"
_CODE = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


@cache
def trees() -> dict[str, ast.Module]:
    return {
        str(path.relative_to(SOURCE)): ast.parse(path.read_text(encoding="utf-8"))
        for path in sorted(SOURCE.rglob("*.py"))
    }


@cache
def refusal_codes() -> dict[str, frozenset[str]]:
    """Every refusal's code, with the facts it comes with."""
    for module in trees():
        if "card" in module or "refusal" in module:  # so that all kinds of refusal are known
            __import__("hornbook." + module.removesuffix(".py").replace("/", "."))
    raising = {kind.__name__ for kind in _kinds(Refusal)}
    found: dict[str, frozenset[str]] = {}
    for function, call in _calls():
        if _called(call) in raising and call.args:
            facts = frozenset(word.arg for word in call.keywords if word.arg) - {"rule"}
            for code in _strings(call.args[0], function):
                found[code] = found.get(code, facts) & facts
    found |= dict.fromkeys(_limits(), frozenset({"seats"}))
    for call in _own_refusals(raising - {"Refusal"}):
        found[_text(call.args[0])] = frozenset(word.arg for word in call.keywords if word.arg)
    return found


def _limits() -> Iterator[str]:
    """The codes with which the registry refuses a setting that is not for so many players."""
    for tree in trees().values():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and _called(node) == "Limit":
                yield from (_text(word.value) for word in node.keywords if word.arg == "code")


@cache
def fault_codes() -> dict[str, frozenset[str]]:
    """Every card fault's code, with the facts it comes with."""
    found: dict[str, frozenset[str]] = {}
    for _, call in _calls():
        if _called(call) == "fault" and len(call.args) > 1 and _text(call.args[1]):
            facts = frozenset(word.arg for word in call.keywords if word.arg)
            found[_text(call.args[1])] = facts | {"line"}
        if _called(call) == "Fault" and len(call.args) == 3 and _text(call.args[1]):
            found[_text(call.args[1])] = _keys(call.args[2]) | {"line"}
    for node in _returned_pairs():
        for code in _codes(node.elts[0]):
            found[code] = _keys(node.elts[1]) | {"line", "key", "value"}
    return found


@cache
def finding_codes() -> frozenset[str]:
    """What the doctor can find, and how a server that runs can be ill."""
    ill = {f"health-{code}" for code in _second_of("server/health.py", "Part")}
    return frozenset(ill | set(_second_of("cli/checks.py", "Finding")))


def _second_of(module: str, called: str) -> Iterator[str]:
    """Every text that stands second in the calls of that name."""
    for call in ast.walk(trees()[module]):
        if isinstance(call, ast.Call) and _called(call) == called and len(call.args) > 1:
            yield from (_text(one) for one in ast.walk(call.args[1]) if _text(one))
            if isinstance(call.args[1], ast.Name):
                yield from _names_of(module, call.args[1].id)


def _names_of(module: str, name: str) -> Iterator[str]:
    """What is put under a name somewhere in a module."""
    for node in ast.walk(trees()[module]):
        if isinstance(node, ast.Assign) and _is_name(node.targets[0], name):
            yield from (_text(one) for one in ast.walk(node.value) if _text(one))


def _is_name(node: ast.AST, name: str) -> bool:
    return isinstance(node, ast.Name) and node.id == name


@cache
def literals() -> frozenset[str]:
    """Every string that stands in the source by itself."""
    return frozenset(
        node.value
        for tree in trees().values()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


@cache
def said_in_the_browser(message: str) -> bool:
    """Whether the browser client names the message, whole or put together from its beginning."""
    if f'"{message}"' in _client() or f"`{message}`" in _client():
        return True
    return any(message.startswith(beginning) for beginning in _beginnings())


@cache
def _client() -> str:
    files = [path for kind in ("*.ts", "*.svelte") for path in sorted(_CLIENT.rglob(kind))]
    pages = sorted(_CLIENT.parent.glob("*.html"))  # the server fills in %messages%
    said = "\n".join(path.read_text(encoding="utf-8") for path in [*files, *pages])
    return re.sub(r"\"%([\w.-]+)%\"", r'"\1"', said)


@cache
def _beginnings() -> frozenset[str]:
    return frozenset(re.findall(r"`((?:web|blank)-(?:[a-z0-9-]+-)?)\$\{", _client()))


def _calls() -> Iterator[tuple[ast.AST, ast.Call]]:
    """Every call, with the function it stands in."""
    for tree in trees().values():
        for function in ast.walk(tree):
            if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
                for node in ast.walk(function):
                    if isinstance(node, ast.Call):
                        yield function, node


def _returned_pairs() -> Iterator[ast.Tuple]:
    """``return "code", {…}``: a fault named in a function of its own."""
    for tree in trees().values():
        for node in ast.walk(tree):
            if isinstance(node, ast.Return) and isinstance(node.value, ast.Tuple):
                pair = node.value
                if len(pair.elts) == 2 and isinstance(pair.elts[1], ast.Dict):
                    yield pair


def _codes(node: ast.AST) -> set[str]:
    """The codes an expression can be; one with a gap takes every form a text can have."""
    plain = {text for one in ast.walk(node) if _CODE.fullmatch(text := _text(one))}
    gaps = {_text(one.values[0]) for one in ast.walk(node) if isinstance(one, ast.JoinedStr)}
    return plain | {gap + form for gap in gaps for form in _forms()}


def _forms() -> set[str]:
    """``extra={"form": …}``: the kinds of text a card file knows."""
    return {
        _text(value)
        for tree in trees().values()
        for node in ast.walk(tree)
        if isinstance(node, ast.Dict)
        for key, value in zip(node.keys, node.values, strict=True)
        if key is not None and _text(key) == "form"
    }


def _called(call: ast.Call) -> str:
    match call.func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return ""


def _own_refusals(raising: set[str]) -> Iterator[ast.Call]:
    """``super().__init__("code", …)`` in a refusal that has a class of its own."""
    for tree in trees().values():
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef) and node.name in raising:
                for call in ast.walk(node):
                    if isinstance(call, ast.Call) and _called(call) == "__init__":
                        yield call


def _strings(node: ast.AST, function: ast.AST) -> set[str]:
    """The codes an argument can be: itself, or what its function could have put there."""
    if isinstance(node, ast.Constant):
        return {node.value}
    inside = function if isinstance(node, ast.Name) else node
    texts = {_text(one) for one in ast.walk(inside)}
    return {text for text in texts if "-" in text and _CODE.fullmatch(text)}


def _text(node: ast.AST) -> str:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


def _keys(node: ast.AST) -> frozenset[str]:
    return (
        frozenset(_text(key) for key in node.keys if key)
        if isinstance(node, ast.Dict)
        else frozenset()
    )


def _kinds(kind: type) -> list[type]:
    return [kind, *(deeper for inner in kind.__subclasses__() for deeper in _kinds(inner))]
