"""Somebody in front of a terminal, and what they run, for the tests of the installed program."""

import os
import pty
import select
import subprocess
import time

HOME = os.environ["AUTOPKGTEST_TMP"]
SURROUNDINGS = {"HOME": HOME, "LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin", "TERM": "xterm"}


def run(*arguments, given=b"", passcode=None):
    """The status of cardcase, and what it wrote. A passcode goes through a descriptor."""
    descriptors = []
    if passcode is not None:
        end, start = os.pipe()
        os.write(start, passcode.encode() + b"\n")
        os.close(start)
        descriptors = [end]
        arguments += ("--passcode-fd", str(end))
    done = subprocess.run(
        ["cardcase", *arguments], input=given, capture_output=True, env=SURROUNDINGS, cwd=HOME,
        pass_fds=descriptors, check=False)
    for descriptor in descriptors:
        os.close(descriptor)
    return done.returncode, (done.stdout + done.stderr).decode()


def converse(*arguments, turns):
    """The status of cardcase on a terminal, and what was seen there.

    Each turn is what has to be seen, and the line that is typed then.
    """
    process, terminal = pty.fork()
    if process == 0:
        os.chdir(HOME)
        os.execvpe("cardcase", ["cardcase", *arguments], SURROUNDINGS)
    seen, place = b"", 0
    deadline = time.monotonic() + 120
    rest = list(turns)
    while time.monotonic() < deadline:
        if rest and (found := seen.find(rest[0][0].encode(), place)) >= 0:
            place = found + len(rest[0][0].encode())
            os.write(terminal, rest.pop(0)[1].encode() + b"\n")
        if not select.select([terminal], [], [], 0.1)[0]:
            continue
        try:
            output = os.read(terminal, 65536)
        except OSError:
            # Linux's way of saying that nobody is at the other end.
            output = b""
        if not output:
            break
        seen += output
    else:
        raise SystemExit(f"no end was seen, but:\n{seen.decode()}")
    assert not rest, f"never seen: {rest[0][0]!r}, but:\n{seen.decode()}"
    return os.waitstatus_to_exitcode(os.waitpid(process, 0)[1]), seen.decode()
