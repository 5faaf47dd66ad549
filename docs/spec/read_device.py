#!/usr/bin/env python3
"""Reads what devices share on a remote, or a letterbox, and writes JSON to a file or a pipe.

    read_device.py REMOTE --keys FILE > frames.json
    read_device.py REMOTE --recovery > frames.json
    read_device.py DIRECTORY --letterbox --keys FILE > items.json

devices.md and letterbox.md say how. Needs PyNaCl (python3-nacl), and the modules beside it. REMOTE
is a folder with the files of a group; FILE is JSON with hexadecimal digits: {"group": …, "epochs":
[{"epoch": 1, "study": …, "wallet": …, "roster": …}]}, of a letterbox {"vault_key": …} and, if it
is known, "vault_id". --recovery asks for the recovery key of a device of the group. Standard output
must not be a terminal. The exit status is 0 if all is whole, 1 if a file has another verdict, 2 for
a wrong command line.
"""

import argparse
import getpass
import json
import os
import sys
from pathlib import Path

from device_files import CHUNK, KINDS, SEGMENT, Refused, chunk, payload, segment, unsealed, verify
from device_frames import frames
from device_keys import current, keyring, lost, pairs, recovery_key
from device_letterbox import content_of, letterbox
from device_roster import entries, fold


def read(files, group, ring):
    """The verdicts on a group's files, by path, and what they hold. A file is None that is none."""
    verdicts, segs, contents = {}, {}, {}
    for path, data in sorted(files.items()):
        name = SEGMENT.fullmatch(path)
        try:
            if name and 1 <= int(name[3]) <= int(name[4]) or CHUNK.fullmatch(path):
                verdicts[path] = "whole"
                if data is None:
                    raise Refused("obstructed")
                if name:
                    segs[path] = segment(data, path, group)
                else:
                    chunk(data, path, group, ring)
        except Refused as refused:
            verdicts[path] = str(refused)
    for path, seg in segs.items():
        try:
            contents[path] = payload(seg, ring)
            if seg.kind == 3:
                found = contents[path] = entries(contents[path])
                expected = [(seg.writer, number) for number in range(seg.first, seg.last + 1)]
                if [entry[:2] for entry in found] != expected:
                    raise ValueError
        except Refused as refused:
            contents[path] = refused
        except ValueError:
            contents[path] = Refused("replaced")
    good = {path for path in segs if segs[path].kind == 3 and isinstance(contents[path], list)}
    while True:
        roster = fold(group, [entry for path in good for entry in contents[path]])
        left = set()
        for path, seg in segs.items():
            try:
                if seg.writer not in roster.replicas:
                    raise Refused("stranger")
                verify(seg, roster.replicas[seg.writer].key)
                left.add(path)
            except Refused as refused:
                verdicts[path] = str(refused)
        if good <= left:
            break
        good &= left
    logs = []
    for own in roster.replicas.values():
        for kind in 1, 2, 3:
            found = [segs[path] for path in left
                     if (segs[path].writer, segs[path].kind) == (own.id, kind)]
            frames_there = read_log(own, kind, found, contents, verdicts, ring)
            logs += frames_there if own.spaces & kind else []
    return verdicts, roster, logs


def read_log(own, kind, segments, contents, verdicts, ring):
    """The frames of a log that count. What is missing is noted as the segment that it would be."""
    end, after = own.ends.get(kind, (1 << 64, None))
    heads, counted, there = {0: bytes(32)}, {}, 0
    for seg in sorted(segments, key=lambda seg: (seg.first, seg.last)):
        content, found, is_next = contents[seg.path], {}, True
        try:
            if isinstance(content, Refused):
                raise content
            if kind < 3:
                found, is_next = frames(content, seg, own.number, heads, ring)
        except Refused as refused:
            verdicts[seg.path] = str(refused)
            continue
        if seg.first > there + 1:
            gap = f"{own.id.hex()}/{KINDS[kind][0]}-{there + 1:010}-{seg.first - 1:010}.seg"
            verdicts.setdefault(gap, "missing-segment")
        there = max(there, seg.last)
        found_heads = {place: head for place, (_, head) in found.items()}
        if kind < 3 and {seg.first - 1: content[:32], **found_heads}.get(end, after) != after:
            is_next = False
        if not is_next or seg.last > end:
            verdicts[seg.path] = "late" if is_next else "replaced"
        if is_next:
            counted.update({place: one for place, (one, _) in found.items() if place <= end})
    whole = next(place for place in range(1, len(counted) + 2) if place not in counted)
    return [dict(counted[place], log=KINDS[kind]) for place in range(1, whole)]


def recover(files, group, key):
    """The ring that the 16 bytes of a recovery key open."""
    ring, segs, signed = {}, [], []
    for path, data in sorted(files.items()):
        if data is not None and (SEGMENT.fullmatch(path) or ["", ""])[2] == "r":
            try:
                segs.append(segment(data, path, group))
            except Refused:
                continue
            for box in segs[-1].boxes:
                try:
                    keyring(unsealed(box, pairs(key)[0]) or b"", group, ring)
                except ValueError:
                    continue
    for seg in segs:
        try:
            found = entries(payload(seg, ring))
        except (Refused, ValueError):
            continue
        if [entry[:2] for entry in found] == [
                (seg.writer, number) for number in range(seg.first, seg.last + 1)]:
            signed += found
    roster = fold(group, signed)
    if not lost(roster, group, key) or not current(roster, 3, ring):
        raise Refused("nothing-to-recover")
    return ring


def ring_of(keys):
    """The ring in a file of keys."""
    ring = {}
    for epoch in keys["epochs"]:
        for kind in 1, 2, 3:
            if epoch.get(KINDS[kind]):
                key = bytes.fromhex(epoch[KINDS[kind]])
                ring.setdefault((epoch["epoch"], kind), []).append(key)
    return ring


def remote(folder, keys, paper):
    groups = [path for path in Path(folder).iterdir() if path.name.startswith("cardcase-")]
    for place in sorted(groups) if paper else [Path(folder) / f"cardcase-{keys['group']}"]:
        group = bytes.fromhex(place.name[9:])
        files = {str(path.relative_to(place)): content_of(path) for path in place.glob("*/*")}
        try:
            ring = recover(files, group, recovery_key(paper)) if paper else ring_of(keys)
        except Refused as refused:
            verdict = str(refused)
            continue
        verdicts, roster, logs = read(files, group, ring)
        return {"group": group.hex(), "verdicts": verdicts, "frames": logs, "replicas": [
            {"number": own.number, "id": own.id.hex(), "name": own.name, "state": own.state,
             "spaces": own.spaces} for own in roster.replicas.values()]}
    return {"verdicts": {"": verdict}}


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("folder")
    parser.add_argument("--keys")
    parser.add_argument("--recovery", action="store_true")
    parser.add_argument("--letterbox", action="store_true")
    options = parser.parse_args()
    if os.isatty(1) or bool(options.keys) == options.recovery:
        parser.error("it needs --keys or --recovery, and a file or a pipe as standard output")
    keys = json.loads(Path(options.keys).read_text()) if options.keys else None
    paper = getpass.getpass("Recovery key: ") if options.recovery else None
    found = letterbox(options.folder, keys) if options.letterbox else remote(
        options.folder, keys, paper)
    json.dump(found, sys.stdout, indent=1, sort_keys=True)
    sys.exit(0 if set(found["verdicts"].values()) <= {"whole"} else 1)


if __name__ == "__main__":
    main()
