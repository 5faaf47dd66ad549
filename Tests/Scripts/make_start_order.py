#!/usr/bin/env python3
"""Writes Sources/Packaging/start-order.txt: the functions that run from the start to the first frame.

    make start-order        (python3 Tests/Scripts/make_start_order.py BINARY FILE)

The linker puts them side by side, so that the start reads few pages of the program. A name that is
gone is passed over, and a function that is not in the list only lies elsewhere: the list need not be
made for every change, but when `make bench` shows that the memory until the first frame has grown.

The program runs in valgrind on a terminal of 80 by 24 with a vault of the fixtures, until its
first frame is out, and is ended by Ctrl-C.
"""

import fcntl
import os
import pty
import re
import select
import shutil
import signal
import struct
import subprocess
import sys
import tempfile
import termios
from pathlib import Path

VAULTS = Path(__file__).parents[1] / "CardcaseAppTests" / "Fixtures" / "Vaults"
CTRL_C = b"\x03"
FRAME_END = b"\x1b[?2026l"
# Valgrind is slow: in this time, in seconds, something is heard of the program.
PATIENCE = 300


def newest_vault():
    """The fixture of the newest format."""
    folders = VAULTS.glob("format-*")
    return max(folders, key=lambda folder: int(folder.name.rpartition("-")[2])) / "vault.cardcase"


def run(command, environment):
    """Runs a program on a terminal until its first frame is out, and then ends it."""
    process, terminal = pty.fork()
    if process == 0:
        os.execvpe(command[0], command, environment)
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    output, ended = b"", False
    while select.select([terminal], [], [], PATIENCE)[0]:
        try:
            read = os.read(terminal, 65_536)
        except OSError:
            break
        output += read
        if not read:
            break
        if FRAME_END in output and not ended:
            ended = True
            os.write(terminal, CTRL_C)
    else:
        os.kill(process, signal.SIGKILL)
    os.waitpid(process, 0)
    if not ended:
        sys.exit("It does not draw.")


def functions(profile, binary):
    """The names of the program's own functions in a file of callgrind, in the order of the file."""
    objects, names, found, own = {}, {}, {}, False
    for line in profile.open(errors="replace"):
        match = re.fullmatch(r"(c?)(ob|fn)=\((\d+)\)(?: (.*))?", line.rstrip("\n"))
        if not match:
            continue
        called, kind, number, text = match.groups()
        table = objects if kind == "ob" else names
        if text:
            table[number] = text
        if called:
            continue
        if kind == "ob":
            own = Path(objects[number]).name == binary.name
        elif own:
            # Callgrind tells cycles of a recursive function apart by a number.
            found[re.sub(r"'\d+$", "", names[number])] = True
    return [name for name in found if re.fullmatch(r"[\w.$]+", name)]


def main():
    binary, order = Path(sys.argv[1]), Path(sys.argv[2])
    with tempfile.TemporaryDirectory() as folder:
        folder = Path(folder)
        # Apart from the program, which has the same name.
        data = folder / "data" / "cardcase"
        data.mkdir(mode=0o700, parents=True)
        shutil.copy(newest_vault(), data / "cardcase.vault")
        (data / "cardcase.vault").chmod(0o600)
        # Valgrind reads no debug information of this size.
        program = folder / binary.name
        subprocess.run(["strip", "--strip-debug", "-o", program, binary], check=True)
        profile = folder / "profile"
        command = ["valgrind", "--tool=callgrind", "--demangle=no", "--quiet",
                   f"--callgrind-out-file={profile}", f"--log-file={folder}/log", str(program)]
        environment = {"HOME": str(folder), "XDG_DATA_HOME": str(folder / "data"), "LANG": "C.UTF-8",
                       "TERM": "xterm-256color", "PATH": os.environ["PATH"]}
        run(command, environment)
        names = sorted(functions(profile, program))
    if len(names) < 1_000:
        sys.exit(f"Only {len(names)} functions were seen: nothing is written.")
    order.write_text("".join(f"{name}\n" for name in names))
    print(f"{order}: {len(names)} functions")


if __name__ == "__main__":
    main()
