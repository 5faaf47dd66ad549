#!/usr/bin/env python3
"""The public declarations of the library, from the compiler's symbol graphs.

  library_api.py graphs BIN FOLDER   writes the symbol graphs of what was built in BIN
  library_api.py write FOLDER        writes docs/api from them
  library_api.py check FOLDER        compares docs/api with them, and with the last release

`make api`, `make check-api` and `make library-docs` run it.
"""

import json
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
LISTINGS = ROOT / "docs/api"
VERSION = ROOT / "Sources/cardcase/Version.swift"
MODULES = ["WindowLevels", "WindowTerminal", "Widgets"]


def run(*command):
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"{' '.join(map(str, command))}\n{done.stdout}{done.stderr}")
    return done.stdout


def write_graphs(built, folder):
    """Has the compiler describe the modules in a folder of built products."""
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.symbols.json"):
        old.unlink()
    target = json.loads(run("swiftc", "-print-target-info"))["target"]["unversionedTriple"]
    for module in MODULES:
        run(
            "swift", "symbolgraph-extract", "-module-name", module, "-target", target,
            "-I", built / "Modules", "-I", "Sources/Terminal/CNcurses",
            "-Xcc", f"-fmodule-map-file={built}/CWindowTerminal.build/module.modulemap",
            "-minimum-access-level", "public", "-skip-inherited-docs", "-output-dir", folder,
        )  # fmt: skip


def declarations(module, folder):
    """The lines of a module: a type with what it conforms to, or a member with its declaration."""
    lines = set()
    for path in sorted(folder.glob(f"{module}.symbols.json")) + sorted(
        folder.glob(f"{module}@*.symbols.json")
    ):
        graph = json.loads(path.read_text())
        own = {s["identifier"]["precise"]: s for s in graph["symbols"]}
        conformances = {}
        for relationship in graph["relationships"]:
            if relationship["kind"] == "conformsTo":
                protocol = own.get(relationship["target"])
                name = (
                    ".".join(protocol["pathComponents"])
                    if protocol
                    else relationship.get("targetFallback", "").removeprefix("Swift.")
                )
                # Follows from what is written, and differs from one compiler to the next.
                if name not in {"SendableMetatype", "Copyable", "Escapable", "BitwiseCopyable"}:
                    conformances.setdefault(relationship["source"], set()).add(name)
        for precise, symbol in own.items():
            if "::SYNTHESIZED::" in precise:
                continue
            text = "".join(part["spelling"] for part in symbol["declarationFragments"])
            text = re.sub(r"\s+", " ", text).strip()
            if precise in conformances:
                text += ": " + ", ".join(sorted(conformances[precise]))
            path = symbol["pathComponents"]
            extended = symbol.get("swiftExtension", {}).get("extendedModule")
            if extended not in {None, module}:
                text += f"  // of {extended}"
            lines.add((path[0], len(path) > 1, ".".join(path), text))
    shown = []
    for _, is_member, name, text in sorted(lines):
        shown.append(f"  {name}: {text}" if is_member else f"{name}: {text}")
    return shown


def broken(old, new):
    """The lines of an old listing that a new one has not: removed or changed declarations."""
    return [line.strip() for line in old if line.strip() and line not in set(new)]


def new_cases(old, new):
    """The cases that an enumeration has got since an old listing: a switch over it is not whole any
    more."""
    known = {line.strip().split(":")[0] for line in old}
    return [
        line.strip()
        for line in broken(new, old)
        if re.search(r": (indirect )?case ", line) and line.strip().rsplit(".", 1)[0] in known
    ]


def version(text):
    """The numbers of a version."""
    return tuple(int(number) for number in text.split("."))


def last_release():
    """The newest tag that is a version and an ancestor; None if nothing was released yet."""
    done = subprocess.run(
        ["git", "tag", "--merged", "HEAD"], cwd=ROOT, capture_output=True, text=True
    )
    tags = [tag for tag in done.stdout.split() if re.fullmatch(r"\d+\.\d+\.\d+", tag)]
    return max(tags, key=version, default=None)


def allows_break(before, now):
    """Whether a version may break what the one before had: by its first number, or by its second
    one as long as the first is 0."""
    (old, new) = (version(before), version(now))
    return new[0] > old[0] or (new[0] == old[0] == 0 and new[1] > old[1])


def check(folder):
    release = last_release()
    now = re.search(r'"(\d+\.\d+\.\d+)"', VERSION.read_text()).group(1)
    failed = False
    for module in MODULES:
        listing = LISTINGS / f"{module}.txt"
        new = declarations(module, folder)
        committed = listing.read_text().splitlines() if listing.exists() else []
        for line in broken(committed, new):
            print(f"{module}: gone or changed since docs/api was written: {line}")
            failed = True
        for line in broken(new, committed):
            print(f"{module}: new, not in docs/api yet: {line}")
        if release:
            shown = subprocess.run(
                ["git", "show", f"{release}:docs/api/{module}.txt"],
                cwd=ROOT, capture_output=True, text=True,
            )  # fmt: skip
            old = shown.stdout.splitlines()
            breaks = broken(old, new) + (new_cases(old, new) if old else [])
            for line in breaks:
                print(f"{module}: gone, changed or a new case since {release}: {line}")
            if breaks and not allows_break(release, now):
                print(f"{module}: {now} may not break {release}; raise the version.")
                failed = True
    if failed:
        sys.exit(
            "The library's API is not what docs/api says. If that is meant, run `make api`, say it in"
            " docs/library-changelog.md, and commit both."
        )
    print(f"The library's API is that of docs/api, and of {release or 'no release yet'}.")


def main():
    match sys.argv[1:]:
        case ["graphs", built, folder]:
            write_graphs(Path(built), Path(folder))
        case ["write", folder]:
            LISTINGS.mkdir(parents=True, exist_ok=True)
            for module in MODULES:
                text = "\n".join(declarations(module, Path(folder)))
                (LISTINGS / f"{module}.txt").write_text(text + "\n")
        case ["check", folder]:
            check(Path(folder))
        case _:
            sys.exit(__doc__)


if __name__ == "__main__":
    main()
