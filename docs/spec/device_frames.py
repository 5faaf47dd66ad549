"""Frames of study and wallet: what devices.md says in "Logs of study and wallet". Used by
read_device.py."""

from device_files import Bytes, Refused, hashed, opened, sub_key

OPERATIONS = ["", "set", "touch", "delete", "add", "withdraw"]


def objects(reader):
    kinds, last, found = reader.take(reader.compact(reader.left())), 0, []
    for kind in kinds:
        last = (last + reader.signed() + (1 << 63)) % (1 << 64) - (1 << 63)
        found.append({"kind": kind, "id": last})
    return found


def names(reader):
    found, last = objects(reader), 0
    for name in found:
        last = name["at"] = (last + reader.signed() + (1 << 63)) % (1 << 64) - (1 << 63)
    for name, edition in zip(found, reader.take(len(found))):
        name["edition"] = edition
    return found


def with_values(found, reader):
    lengths = [reader.compact(reader.left()) for _ in found]
    if len(found) > 1 and len(set(lengths)) == 1:
        columns = [reader.take(len(found)) for _ in range(lengths[0])]
        values = [bytes(column[row] for column in columns) for row in range(len(found))]
    else:
        values = [reader.take(length) for length in lengths]
    for one, value in zip(found, values):
        one["value"] = value.hex()
    return found


def group_of(number, content, clock, ring):
    """The operations of a group; one that is not known, or can't be read, as it is."""
    reader = Bytes(content)
    try:
        found = {1: objects, 2: objects, 3: objects, 4: names, 5: names}[number](reader)
        if number == 1:
            for one, field in zip(found, reader.take(len(found))):
                one["field"] = field
            for one in found:
                one["time"] = (clock - reader.signed()) % (1 << 64)
        if number in (1, 4):
            with_values(found, reader)
        reader.end()
    except (KeyError, ValueError):
        return [{"operation": number, "unread": content.hex()}]
    for one in found:
        one["operation"] = OPERATIONS[number]
        if number == 1 and (one["kind"], one["field"]) in ((6, 4), (6, 7)):
            keys = [sub_key(key, "sync/wallet values", "sync/value")
                    for key in ring.get((1, 2), [])]
            plain = opened(bytes.fromhex(one["value"]), keys, "payment card")
            one["opened"] = plain and plain.hex()
    return found


def frame(data, ring):
    reader = Bytes(data)
    found = {"replica": reader.compact(65535), "number": reader.compact()}
    count = reader.compact(reader.left())
    found["knows"] = {reader.compact(65535): reader.compact() for _ in range(count)}
    found.update(clock=reader.compact(), time=reader.signed(), operations=[])
    while reader.left():
        number, content = reader.number(1), reader.take(reader.compact(reader.left()))
        found["operations"] += group_of(number, content, found["clock"], ring)
    return found


def frames(content, seg, number, heads, ring):
    """The frames of a segment, by number, with the running hash after each, which are noted."""
    reader, found = Bytes(content), {}
    try:
        head = reader.take(32)
        is_next = heads.get(seg.first - 1, head) == head
        while reader.left():
            data, place = reader.take(reader.compact(reader.left())), seg.first + len(found)
            try:
                one = frame(data, ring)
            except ValueError:
                one = {"replica": number, "number": place, "unread": data.hex()}
            if (one["replica"], one["number"]) != (number, place):
                raise ValueError
            head = hashed(head + data)
            found[place] = one, head
    except ValueError:
        raise Refused("replaced") from None
    if len(found) != seg.last - seg.first + 1:
        raise Refused("replaced")
    for place, (_, after) in found.items():
        is_next, heads[place] = is_next and heads.get(place, after) == after, after
    return found, is_next
