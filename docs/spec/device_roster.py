"""The roster of a group: what devices.md says in "Roster". Used by read_device.py."""

import functools
import re
from collections import namedtuple
from types import SimpleNamespace as Record

from device_files import Bytes, fields, hashed, is_signed

Entry = namedtuple("Entry", "writer number origin content signature")
CONTROL = re.compile("[\0-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]")


def entries(data):
    """The signed entries in the content of a roster segment."""
    reader = Bytes(data)

    def entry():
        writer, number, authority = reader.take(16), reader.number(8), reader.number(1)
        if authority > 2:
            raise ValueError
        origin = bytes([authority]) + reader.take(16) if authority else None
        return Entry(writer, number, origin, reader.counted(1 << 20), reader.take(64))
    found = reader.list(entry, 1 << 16)
    reader.end()
    return found


def named(reader):
    """The name of a replica."""
    name = reader.counted(160).decode()
    if not name or CONTROL.search(name):
        raise ValueError
    return name


def replica(reader):
    """A replica as it presents itself."""
    return Record(id=reader.take(16), name=named(reader), key=reader.take(32), box=reader.take(32),
                  spaces=reader.number(1))


def statement(content):
    """What an entry says; None for one that has no effect."""
    reader = Bytes(content)

    def ids():
        return set(reader.list(lambda: reader.take(16)))

    def kinds(read):
        found = reader.list(lambda: (reader.number(1), read()), 16)
        if len(dict(found)) < len(found) or not {1, 2, 3}.issuperset(dict(found)):
            raise ValueError
        return dict(found)

    def checks():
        return kinds(lambda: reader.take(32))

    def removal():
        return reader.take(16), kinds(lambda: (reader.number(8), reader.counted(32))), ids()
    try:
        number = reader.number(1)
        if number == 1:
            said = Record(replica=replica(reader), salt=reader.counted(64), checks=checks())
        elif number == 2:
            said = Record(replica=replica(reader), number=reader.number(2), check=reader.take(32))
        elif number == 3:
            said = Record(name=named(reader))
        elif number == 4:
            said = Record(box=reader.take(32), key=reader.take(32), proof=reader.take(64),
                          stay=ids())
        elif number == 5:
            said = Record(number=reader.number(2), removals=reader.list(removal), checks=checks(),
                          recipients=ids())
        elif number == 6:
            said = Record(stay=ids())
        else:
            return None
        reader.end()
    except ValueError:
        return None
    said.code = number
    return said


def fold(group, signed):
    """The roster that follows from signed entries, in whatever order they came."""
    logs = {}
    for entry in sorted(set(signed), key=lambda entry: entry.content + entry.signature):
        logs.setdefault(entry.writer, {}).setdefault(entry.number, []).append(entry)
    founded = None
    for writer in sorted(logs, reverse=True):
        for entry in reversed(logs[writer].get(1, [])):
            said = statement(entry.content)
            if said and said.code == 1 and said.replica.id == writer and is_by(
                    entry, said.replica.key, group) and group == hashed(fields(
                        "sync/group", said.replica.key, said.replica.box, said.salt))[:16]:
                founded = said

    @functools.cache
    def authentic(writer, key):
        said = []
        while found := logs.get(writer, {}).get(len(said) + 1):
            own = next((e for e in found if not e.origin and is_by(e, key, group)), None)
            if own is None and (said or not any(entry.origin for entry in found)):
                break
            said.append(own and statement(own.content))
        return said

    def members(removals):
        offers = {1: [(0, 0, founded.replica)]} if founded else {}
        found = Record(replicas={}, begun=[], refused=set())
        for number in range(1, 1024):
            open_to = [o for o in offers.get(number, []) if o[2].id not in found.replicas]
            if not open_to:
                continue
            own = Record(**vars(min(open_to, key=lambda offer: offer[:2])[2]), number=number,
                         state="present", recovery=None)
            ends, stay = removals.get(own.id, ({}, set()))
            end = ends.get(3, (0,))[0] if own.id in removals else 1 << 64
            renewals, stay = [], set(stay)

            def offer(said, place):
                if own.number < said.number < 1024 and not said.replica.spaces & ~own.spaces:
                    offers.setdefault(said.number, []).append((own.number, place, said.replica))
            said_by = authentic(own.id, own.key)
            for place, said in enumerate(said_by):
                if place >= end:
                    found.refused.add((own.id, place + 1))
                elif said and own.state == "present":
                    if said.code == 2:
                        offer(said, place)
                    elif said.code == 3:
                        own.name = said.name
                    elif said.code == 4:
                        renewals.append(said)
                    elif said.code == 5:
                        found.begun.append((own, said))
                    elif said.code == 6:
                        own.state = "left"
                    stay |= getattr(said, "stay", set())
            own.count = len(said_by)
            own.state = "removed" if own.id in removals else own.state
            own.ends, own.recovery = ends, renewals[-1] if renewals else None
            entering = [entry for log in logs.values() for entry in log.get(1, [])
                        if entry.origin and entry.origin[1:] == own.id]
            for entry in sorted(entering, key=lambda e: e.content + e.signature):
                said, kept = statement(entry.content), entry.writer in stay
                if not (said and said.code == 2 and said.replica.id == entry.writer
                        and (kept or own.state == "present")):
                    continue
                keys = [own] if entry.origin[0] == 2 else renewals if kept else renewals[-1:]
                if any(is_by(entry, half.key, group) for half in keys):
                    offer(said, 1 << 64)
            found.replicas[own.id] = own
        offered = {offer[2].id for rest in offers.values() for offer in rest}
        found.displaced = offered - set(found.replicas)
        found.strangers = set(logs) - offered
        return found

    removals, found = {}, members({})
    epochs = [founded] if founded else []
    while epochs:
        writers, begun = set(), []
        for own, said in found.begun:
            if said.number == len(epochs) + 1 and 3 in said.checks and own.id not in writers:
                writers.add(own.id)
                begun.append((own.id, said))
        counted = None
        for writer, said in begun:
            own = found.replicas.get(writer)
            if not own:
                continue
            counted = counted or said
            for gone, ends, stay in said.removals:
                other, known = found.replicas.get(gone), removals.get(gone)
                if not other or gone == writer:
                    continue
                if other.spaces & ~own.spaces:
                    if not known:
                        continue
                    ends, stay = {k: e for k, e in ends.items() if k < 3 and own.spaces & k}, set()
                old, kept = known or ({}, set())
                removals[gone] = ({k: max(m[k] for m in (old, ends) if k in m)
                                   for k in old | ends}, kept | stay)
            found = members(removals)
        if counted is None:
            break
        epochs.append(counted)
    found.epochs = epochs
    return found


def is_by(entry, key, group):
    return is_signed(key, entry.signature, fields(
        "sync/roster entry", group, entry.writer, entry.number, entry.origin, entry.content))
