#!/usr/bin/env python3
"""Makes Tests/Vectors/devices: files of a group of devices, with one property each, and what a
reader has to say of each (index.json, by the codes of verdicts.tsv).

    python3 Tests/Scripts/make_device_vectors.py        (needs PyNaCl)

Nothing in it is secret: all keys follow from names. Files that have to differ in one thing are made
with that thing wrong and sealed and signed all the same, where it is to be found behind the seal.
"""

import json
import struct
import zlib
from pathlib import Path

from device_group import (Device, Group, Paper, columns, compact, counted, drawn, fields, frame,
                          hashed, listed, log, operations, packed, padded, sealed_to, set_fields,
                          signed, sub_key)
from nacl import bindings

TARGET = Path(__file__).resolve().parents[1] / "Vectors" / "devices"

LAPTOP, PHONE, DESK = Device("laptop", 1), Device("phone", 2), Device("desk", 3)
TABLET, STRANGER = Device("tablet", 4, spaces=1), Device("stranger", 5)
PAPER, EARLIER = Paper("laptop's paper"), Paper("laptop's earlier paper")
PHONE_PAPER = Paper("phone's paper")
GROUP = Group(LAPTOP)
ONE_TIME = drawn("one-time key", 16)
VAULT, VAULT_ID = drawn("vault key"), drawn("vault", 16)


class Vectors:
    """The vectors so far."""

    def __init__(self):
        self.index, self.names = [], set()

    def add(self, kind, name, verdict, data=None, **more):
        assert name not in self.names, name
        self.names.add(name)
        entry = {"name": name, "kind": kind, "verdict": verdict, **more}
        if data is not None:
            entry["file"] = f"{name}.bin"
            (TARGET / entry["file"]).write_bytes(data)
        self.index.append(entry)


VECTORS = Vectors()


def path(device, kind, first, last):
    return f"{device.id.hex()}/{kind}-{first:010}-{last:010}.seg"


def study(number, place, knows, text, time=1_800_000_000_000):
    """A frame that sets the name of a deck and adds an answer."""
    answer = struct.pack("<iIBBBqBBBiiI", 0, 4000, 3, 1, 6, 0, 0, 0, 0, 0, 0, 0)
    groups = set_fields([(1, 1000 + place, 1, text.encode()), (1, 1000 + place, 2, b"20")])
    names = columns([(4, 77)]) + signed(time) + b"\0"
    groups += operations(4, names + compact(len(answer)) + answer)
    return frame(number, place, knows, groups, time)


def card_value():
    """Number, expiry and code of a payment card, sealed by themselves."""
    plain = b"".join(bytes([mark]) + counted(data) for mark, data in (
        (4, bytes(map(int, "4111111111111111"))), (5, bytes([1, 2, 3])), (6, b"\xec\x07\x0c")))
    key = sub_key(GROUP.key(2, 1), "sync/wallet values")
    nonce = hashed(plain, sub_key(key, "sync/value mark"), b"cardcase  a mark")[:24]
    return nonce + bindings.crypto_aead_xchacha20poly1305_ietf_encrypt(
        plain, fields("payment card"), nonce, sub_key(key, "sync/value"))


def base():
    """The files of the group by their paths, with all entries of its roster."""
    rings = GROUP.ring((1,))
    both = [(one, GROUP.ring((1, 2), one.spaces)) for one in (LAPTOP, DESK, TABLET)]
    entries = {
        1: GROUP.founded(), 2: GROUP.renewed(PAPER), 3: GROUP.admitted(PHONE),
        4: GROUP.admitted(DESK), 5: GROUP.admitted(TABLET),
        6: GROUP.begun(2, [GROUP.removal(PHONE, {"r": (1, bytes(32)), "s": (2, PHONE_HEAD),
                                                 "w": (0, bytes(32))})], [LAPTOP, DESK, TABLET])}
    signed_by = {number: GROUP.entry(LAPTOP, number, said) for number, said in entries.items()}
    phone = GROUP.entry(PHONE, 1, b"\3" + counted(b"old phone"))
    files = {}

    def put(device, kind, first, last, payload, **changes):
        name = path(device, kind, first, last)
        files[name] = GROUP.segment(name, payload, device, f"base {name}", **changes)
    put(LAPTOP, "r", 1, 1, listed([signed_by[1]]))
    put(LAPTOP, "r", 2, 2, listed([signed_by[2]]), boxes=[sealed_to(PAPER.box[0], rings, "box")])
    put(LAPTOP, "r", 3, 5, listed(signed_by[number] for number in (3, 4, 5)))
    put(LAPTOP, "r", 6, 6, listed([signed_by[6]]), boxes=[
        *(sealed_to(one.box[0], ring, f"box {one.name}") for one, ring in both),
        sealed_to(PAPER.box[0], both[0][1], "box paper")])
    put(PHONE, "r", 1, 1, listed([phone]))
    put(PHONE, "s", 1, 2, PHONE_LOG)
    put(LAPTOP, "s", 1, 2, LAPTOP_LOG)
    put(LAPTOP, "s", 3, 3, LAPTOP_NEXT, epoch=2)
    put(LAPTOP, "w", 1, 1, WALLET_LOG)
    put(TABLET, "s", 1, 1, TABLET_LOG, epoch=2)
    return files, signed_by, phone


PHONE_LOG, PHONE_HEAD = log([study(2, 1, {}, "Words"), study(2, 2, {2: 1}, "Verbs")])
LAPTOP_LOG, LAPTOP_HEAD = log([study(1, 1, {}, "Moons"), study(1, 2, {1: 1, 2: 2}, "Flags")])
LAPTOP_NEXT, _ = log([study(1, 3, {1: 2, 2: 2}, "Stars")], LAPTOP_HEAD)
TABLET_LOG, _ = log([study(4, 1, {1: 3, 2: 2}, "Birds")])
WALLET_LOG, _ = log([frame(1, 1, {}, set_fields([
    (6, 9001, 1, b"Everyday"), (6, 9001, 4, card_value())]))])


def segments():
    """One segment each."""
    own = path(LAPTOP, "s", 1, 2)
    first_only = {"epochs": [1]}

    def add(name, verdict, data, at=own, writer=LAPTOP, **more):
        more.update(path=at, writer=writer.name)
        VECTORS.add("segment", f"segment-{name}", verdict, data, **more)

    def made(name, payload=LAPTOP_LOG, at=own, writer=LAPTOP, **changes):
        return GROUP.segment(at, payload, writer, name, **changes)

    def changed(data, place, mask=1):
        place %= len(data)
        return data[:place] + bytes([data[place] ^ mask]) + data[place + 1:]
    right = made("right")
    add("right", "whole", right)
    add("compressed", "whole", made("compressed", level=9))
    add("format-1", "whole", made("format 1", form=1))
    add("format-1-of-epoch-2", "whole", made("format 1 of epoch 2", form=1, epoch=2))
    add("of-epoch-2", "whole", made("epoch 2", epoch=2))
    add("empty-payload-of-roster", "replaced",
        made("empty roster", listed([]), path(LAPTOP, "r", 1, 1)), path(LAPTOP, "r", 1, 1))
    add("wrong-tag", "forged", made_again(right, -65))
    add("wrong-tag-signed", "forged", made("wrong tag signed", box_key=drawn("no key")))
    add("wrong-signature", "forged", changed(right, -1))
    add("signature-of-another", "forged", made("signed by phone", writer=PHONE))
    add("signature-without-text", "forged", made("bare", bare=True))
    add("signature-of-format-1-with-text", "forged", changed(made("one", form=1), -1, 128))
    add("nonce-changed", "forged", changed(right, 71 + 32))
    add("commitment-changed", "forged", changed(right, 71))
    add("commitment-to-another-key", "unknown-epoch", made("other key", committed=drawn("other")))
    add("bound-to-another-text", "forged", made("bound", bound="sync/other"))
    add("truncated", "cut", right[:-1])
    add("truncated-in-header", "cut", right[:70])
    add("truncated-in-beginning", "cut", right[:5])
    add("empty", "cut", b"")
    add("longer", "forged", right + b"\0")
    add("length-too-small", "forged", made("short length", longer=-4100))
    add("length-one-more", "cut", made("long length", longer=1))
    add("not-a-segment", "not-a-segment", b"PK\3\4" + right[4:80])
    add("format-3", "newer-format", made("format 3", written_form=3))
    add("format-0", "newer-format", made("format 0", written_form=0))
    add("kind-4", "exchanged", made("kind 4", kind=4))
    add("kind-of-another-log", "exchanged", made("kind 2", kind=2))
    add("first-of-0", "exchanged", made("first 0", first=0))
    add("last-before-first", "exchanged", made("last 0", first=2, last=1))
    add("number-without-a-name", "exchanged", made("last", last=10_000_000_000))
    add("another-group", "other-group", made("group", group=drawn("another group", 16)))
    add("exchanged-with-next", "exchanged", made("next", LAPTOP_NEXT, path(LAPTOP, "s", 3, 3)))
    add("exchanged-with-wallet", "exchanged", made("wallet", WALLET_LOG, path(LAPTOP, "w", 1, 1)))
    add("exchanged-with-another-device", "exchanged",
        made("phone", PHONE_LOG, path(PHONE, "s", 1, 2), PHONE))
    add("epoch-not-known", "unknown-epoch", made("epoch 9", epoch=9))
    add("epoch-of-others", "unknown-epoch", made("epoch 2 again", epoch=2), **first_only)
    add("epoch-of-another-number", "unknown-epoch", made("epoch 1 as 2", key=GROUP.key(1, 2)))
    plain = packed(LAPTOP_LOG)
    add("content-of-no-stream", "unreadable-content", made("no stream", plain=padded(
        struct.pack("<I", 9) + counted(b"no stream"))))
    add("content-shorter-than-it-says", "unreadable-content", made("shorter", plain=padded(
        struct.pack("<I", len(LAPTOP_LOG) + 1) + plain[4:])))
    add("content-longer-than-it-says", "unreadable-content", made("more", plain=padded(
        struct.pack("<I", len(LAPTOP_LOG) - 1) + plain[4:])))
    add("content-behind-the-stream", "unreadable-content", made("behind", plain=padded(
        plain[:4] + counted(plain[8:] + b"\0"))))
    add("content-cut", "unreadable-content", made("content cut", plain=plain[:4] + b"\0\t\0\t"))
    add("content-too-large", "too-large", made("too large", plain=padded(
        struct.pack("<I", (64 << 20) + 1) + counted(zlib.compress(b"", 9)))))
    add("content-of-nothing", "unreadable-content", made("nothing", plain=b""))
    add("content-without-its-sum", "unreadable-content", made("no sum", plain=padded(
        plain[:4] + counted(plain[8:-4]))))
    add("content-of-another-sum", "unreadable-content", made("other sum", plain=padded(
        plain[:4] + counted(changed(plain[8:], -1)))))
    add("content-of-64-mib-of-no-stream", "unreadable-content", made("64 MiB", plain=padded(
        struct.pack("<I", 64 << 20) + counted(b"no stream"))))
    add("header-alone", "forged", made("header", longer=71 - len(right))[:71])
    most = 9_999_999_999
    last = path(LAPTOP, "s", most, most)
    add("of-the-last-number", "whole",
        made("last number", log([study(1, most, {}, "Last")])[0], last), last)
    add("of-4-mib", "forged", right, zeros=[len(right), (4 << 20) - len(right)])
    add("content-too-large-of-no-stream", "too-large", made("large, no stream", plain=padded(
        struct.pack("<I", (64 << 20) + 1) + counted(b"no stream"))))
    add("content-too-large-and-cut", "unreadable-content", made(
        "large, cut", plain=struct.pack("<II", (64 << 20) + 1, 4096) + bytes(100)))
    add("too-large", "too-large", right, zeros=[len(right), (4 << 20) + 1 - len(right)])
    add("with-key-boxes", "whole", made("boxes", boxes=[bytes(48), bytes(48)]))
    other = GROUP.others[1]
    add("of-the-other-epoch-2", "whole", made("other epoch 2", epoch=2, key=other))
    add("format-1-of-the-other-epoch-2", "whole",
        made("format 1 of other epoch 2", epoch=2, key=other, form=1))
    add("commitment-to-the-other-epoch-2", "forged",
        made("commitment to other epoch 2", epoch=2, committed=other))
    add("padding-not-zeros", "whole", made("padding", plain=padded(plain)[:-1] + b"\1"))
    add("without-padding", "whole", made("without padding", plain=plain))
    # What is behind seal and signature.
    fewer, _ = log([study(1, 1, {}, "Moons")])
    add("one-frame-of-two", "replaced", made("one of two", fewer))
    other, _ = log([study(1, 1, {}, "Moons"), study(1, 3, {1: 2}, "Flags")])
    add("frame-of-another-number", "replaced", made("frame 3", other))
    other, _ = log([study(1, 1, {}, "Moons"), study(2, 2, {2: 1}, "Flags")])
    add("frame-of-another-device", "replaced", made("frame of phone", other))
    other, _ = log([study(1, 1, {}, "Moons"), b"\xff"])
    add("frame-that-cannot-be-read", "whole", made("unread frame", other))
    add("frame-cut", "replaced", made("frame cut", LAPTOP_LOG[:-1]))
    add("another-running-hash-before", "whole", made("another beginning", log(
        [study(1, 1, {}, "Moons"), study(1, 2, {1: 1}, "Flags")], drawn("another beginning"))[0]))
    add("of-no-frames", "replaced", made("no frames", bytes(32)))
    add("content-empty", "replaced", made("no content", b""))
    one = study(1, 1, {}, "Moons")
    two = study(1, 2, {1: 1}, "Flags")
    low = len(one) & 127 | 128

    def long_length(*rest):
        return bytes(32) + bytes([low, len(one) >> 7 | 128, *rest]) + one + compact(len(two)) + two
    add("length-in-ten-bytes", "whole", made("ten bytes", long_length(*[128] * 7, 0)))
    add("length-with-a-tenth-byte-of-2", "replaced", made("tenth 2", long_length(*[128] * 7, 2)))
    add("length-in-eleven-bytes", "replaced", made("eleven", long_length(*[128] * 8, 0)))
    clock = frame(1, 2, {}, time=0)
    assert clock == bytes([1, 2, 0, 0, 0])
    for name, most in ("1", 1), ("2", 2):
        odd = clock[:3] + bytes([*[255] * 9, most, 0])
        add(f"clock-with-a-tenth-byte-of-{name}", "whole",
            made(f"clock {name}", log([one, odd])[0]))
    add("frame-of-a-replica-above-16-bits", "whole",
        made("replica", log([one, frame(65536, 2, {})])[0]))
    add("without-running-hash", "replaced", made("no hash", b"\0" * 31))
    unknown = operations(9, b"of a newer program") + operations(1, b"\1")
    other, _ = log([study(1, 1, {}, "Moons"), frame(1, 2, {1: 1}, unknown)])
    add("operations-of-a-newer-program", "whole", made("newer operations", other))


def made_again(data, place):
    """A file whose byte was changed before it was signed."""
    place %= len(data)
    data = data[:place] + bytes([data[place] ^ 1]) + data[place + 1:-64]
    return data + LAPTOP.sign(fields("sync/segment signature", data))


def rosters(by_laptop, by_phone):
    """Entries as an admission has them; the verdict is that on one."""
    def add(name, verdict, entries, of, replicas, epochs=1):
        VECTORS.add("roster", f"roster-{name}", verdict, listed(entries), writer=of[0].id.hex(),
                    number=of[1], replicas=replicas, epoch_count=epochs)

    def said(device, number, content, **changes):
        return GROUP.entry(device, number, content, **changes)
    one, two = by_laptop[1], by_laptop[2]
    both = ["1 laptop present", "2 phone present"]
    alone = both[:1]
    phone = said(LAPTOP, 2, GROUP.admitted(PHONE))
    rename = b"\3" + counted(b"renamed")
    everything = [*by_laptop.values(), by_phone]
    final = ["1 laptop present", "2 old phone removed", "3 desk present", "4 tablet present"]
    add("right", "whole", everything, (LAPTOP, 6), final, 2)
    add("in-another-order", "whole", everything[::-1], (LAPTOP, 6), final, 2)
    add("twice", "whole", everything * 2, (LAPTOP, 6), final, 2)
    add("two-devices", "whole", [one, phone, said(PHONE, 1, rename)], (PHONE, 1),
        ["1 laptop present", "2 renamed present"])
    bad = said(LAPTOP, 2, GROUP.admitted(PHONE), signer=PHONE)
    add("entry-wrong-signature", "not-counted", [one, bad], (LAPTOP, 2), alone)
    add("entry-of-another-group", "not-counted", [one, said(
        LAPTOP, 2, GROUP.admitted(PHONE), group=drawn("another group", 16))], (LAPTOP, 2), alone)
    add("entry-of-another-number", "not-counted", [one, phone[:16] + b"\3" + phone[17:]],
        (LAPTOP, 3), alone)
    add("entry-changed", "not-counted", [one, phone.replace(b"phone", b"phony")], (LAPTOP, 2),
        alone)
    add("gap", "not-counted", [one, said(LAPTOP, 3, GROUP.admitted(PHONE))], (LAPTOP, 3), alone)
    add("stranger", "stranger", [one, said(STRANGER, 1, rename)], (STRANGER, 1), alone)
    add("without-founder", "stranger", [two], (LAPTOP, 2), [], 0)
    other = Group(LAPTOP)
    other.salt = drawn("another salt", 16)
    add("founder-of-another-salt", "stranger", [said(LAPTOP, 1, other.founded())], (LAPTOP, 1), [],
        0)
    add("founder-as-another", "stranger", [said(STRANGER, 1, GROUP.founded(), signer=LAPTOP)],
        (STRANGER, 1), [], 0)
    twin = Device("laptop", 1)
    twin.id = bytes(16)
    twins = Group(twin)
    add("founder-under-two-ids", "stranger", [one, GROUP.entry(twin, 1, twins.founded())],
        (LAPTOP, 1), ["1 laptop present"])
    add("unknown-code", "whole", [one, said(LAPTOP, 2, b"\x63new")], (LAPTOP, 2), alone)
    add("unreadable-entry", "whole", [one, said(LAPTOP, 2, rename + b"\0")], (LAPTOP, 2), alone)
    sound = b"\3" + GROUP.check(3, 2)
    for name, checks in (("unknown-kind-in-checks", [sound, b"\7" + bytes(32)]),
                         ("kind-twice-in-checks", [sound, sound])):
        add(name, "whole", [one, said(LAPTOP, 2, GROUP.begun(2, checks=listed(checks)))],
            (LAPTOP, 2), alone)
    add("name-with-control", "whole", [one, said(LAPTOP, 2, b"\3" + counted(b"a\nb"))], (LAPTOP, 2),
        alone)
    add("name-empty", "whole", [one, said(LAPTOP, 2, b"\3" + counted(b""))], (LAPTOP, 2), alone)
    add("name-of-160-bytes", "whole", [one, said(LAPTOP, 2, b"\3" + counted(b"x" * 160))],
        (LAPTOP, 2), [f"1 {'x' * 160} present"])
    add("name-too-long", "whole", [one, said(LAPTOP, 2, b"\3" + counted(b"x" * 161))], (LAPTOP, 2),
        alone)
    add("name-of-another-unicode", "whole", [one, said(LAPTOP, 2, b"\3" + counted(
        " \u0378\U0001fbff".encode()))], (LAPTOP, 2), ["1  \u0378\U0001fbff present"])
    add("number-not-above", "stranger", [one, said(LAPTOP, 2, GROUP.admitted(PHONE, 1)),
                                         said(PHONE, 1, rename)], (PHONE, 1), alone)
    add("number-too-high", "stranger", [one, said(LAPTOP, 2, GROUP.admitted(PHONE, 1024)),
                                        said(PHONE, 1, rename)], (PHONE, 1), alone)
    wide = said(TABLET, 1, GROUP.admitted(STRANGER))
    add("spaces-not-joined", "stranger", [one, said(LAPTOP, 2, GROUP.admitted(TABLET)), wide,
                                          said(STRANGER, 1, rename)], (STRANGER, 1),
        ["1 laptop present", "4 tablet present"])
    add("number-twice", "displaced", [one, phone, said(PHONE, 1, GROUP.admitted(DESK)),
                                      said(LAPTOP, 3, GROUP.admitted(TABLET, 3)),
                                      said(DESK, 1, rename)], (DESK, 1),
        [*both, "3 tablet present"])
    gone = GROUP.removal(PHONE, {"r": (1, bytes(32))})
    late = [one, phone, said(PHONE, 1, rename), said(PHONE, 2, b"\3" + counted(b"late"))]
    removed = ["1 laptop present", "2 renamed removed"]
    epoch = said(LAPTOP, 3, GROUP.begun(2, [gone], [LAPTOP]))
    add("removed", "whole", [*late[:3], epoch], (PHONE, 1), removed, 2)
    add("late", "late", [*late, epoch], (PHONE, 2), removed, 2)
    stayed = ["1 laptop present", "2 late present"]
    add("epoch-of-a-wrong-number", "whole", [*late, said(
        LAPTOP, 3, GROUP.begun(3, [gone], [LAPTOP]))], (PHONE, 2), stayed)
    add("epoch-without-roster-key", "whole", [*late, said(LAPTOP, 3, GROUP.begun(
        2, [gone], [LAPTOP], kinds=(1, 2)))], (PHONE, 2), stayed)
    add("removal-of-oneself", "whole", [one, said(LAPTOP, 2, GROUP.begun(
        2, [GROUP.removal(LAPTOP, {"r": (0, bytes(32))})], [LAPTOP]))], (LAPTOP, 2), alone, 2)
    each = GROUP.removal(LAPTOP, {"r": (2, bytes(32))})
    add("each-other", "whole", [one, phone, said(LAPTOP, 3, GROUP.begun(2, [gone], [LAPTOP])),
                                said(PHONE, 1, GROUP.begun(2, [each], [PHONE]))], (PHONE, 1),
        ["1 laptop removed", "2 phone removed"], 2)
    narrow = GROUP.removal(PHONE, {"r": (0, bytes(32))})
    add("removal-by-a-device-without-the-space", "whole", [
        one, phone, said(LAPTOP, 3, GROUP.admitted(TABLET)), said(TABLET, 1, GROUP.begun(
            2, [narrow], [LAPTOP, TABLET], kinds=(1, 3)))], (TABLET, 1),
        [*both, "4 tablet present"], 2)
    add("left", "whole", [one, phone, said(PHONE, 1, b"\6" + listed([])),
                          said(PHONE, 2, GROUP.admitted(DESK))], (PHONE, 2),
        ["1 laptop present", "2 phone left"])
    more_rosters(add, said, one, phone, rename)
    # Those that take themselves in.
    restored = GROUP.admitted(STRANGER, 5)
    with_paper = [one, two, phone_after(3)]

    def takes_in(signer, authority, origin=LAPTOP):
        return said(STRANGER, 1, restored, signer=signer, authority=authority, origin=origin)
    final = [*both, "5 stranger present"]
    add("restored", "whole", [*with_paper, takes_in(PAPER, 1)], (STRANGER, 1), final)
    add("restored-by-another-key", "stranger", [*with_paper, takes_in(EARLIER, 1)], (STRANGER, 1),
        both)
    add("restored-by-an-earlier-key", "stranger", [
        one, said(LAPTOP, 2, GROUP.renewed(EARLIER)), said(LAPTOP, 3, GROUP.renewed(PAPER)),
        takes_in(EARLIER, 1)], (STRANGER, 1), alone)
    add("restored-before-the-key-was-renewed", "whole", [
        one, said(LAPTOP, 2, GROUP.renewed(EARLIER)),
        said(LAPTOP, 3, GROUP.renewed(PAPER, [STRANGER])), takes_in(EARLIER, 1)], (STRANGER, 1),
        ["1 laptop present", "5 stranger present"])
    add("going-on", "whole", [*with_paper, takes_in(LAPTOP, 2)], (STRANGER, 1), final)
    add("going-on-by-another", "stranger", [*with_paper, takes_in(PHONE, 2)], (STRANGER, 1), both)
    add("going-on-from-a-removed-one", "stranger", [*late[:3], epoch, takes_in(PHONE, 2, PHONE)],
        (STRANGER, 1), removed, 2)


def more_rosters(add, said, one, phone, rename):
    """Entries about the founder, entries of one number, and ends of logs."""
    alone, both = ["1 laptop present"], ["1 laptop present", "2 phone present"]
    laptop, founded = (LAPTOP, 1), GROUP.founded()
    add("founder-not-signed", "stranger", [one[:-64] + bytes(64)], laptop, [], 0)
    add("founder-signed-by-another", "stranger", [said(LAPTOP, 1, founded, signer=PHONE)], laptop,
        [], 0)
    add("founder-under-another-authority", "whole", [
        said(LAPTOP, 1, founded, authority=2, origin=LAPTOP), phone], laptop, both)
    add("founder-not-readable", "stranger", [said(LAPTOP, 1, founded + b"\0")], laptop, [], 0)
    add("founder-as-number-2", "stranger", [said(LAPTOP, 2, founded)], (LAPTOP, 2), [], 0)
    add("founder-twice", "whole", [one, said(LAPTOP, 1, GROUP.founded("laptoo"))], laptop,
        ["1 laptoo present"])
    other = said(LAPTOP, 2, GROUP.admitted(DESK))
    add("one-number-twice", "whole", [one, *sorted((phone, other))], (LAPTOP, 2), [
        "1 laptop present", "2 phone present" if PHONE.id < DESK.id else "3 desk present"])
    names = [said(LAPTOP, 2, b"\3" + counted(name)) for name in (b"bb", b"aa", b"cc")]
    add("behind-an-entry-of-another-authority", "not-counted", [
        one, said(LAPTOP, 2, rename, authority=2, origin=LAPTOP), said(LAPTOP, 3, rename)],
        (LAPTOP, 3), alone)
    add("behind-a-first-entry-of-another-signature", "not-counted", [
        one, phone, said(PHONE, 1, rename, signer=LAPTOP), said(PHONE, 2, rename)], (PHONE, 2),
        both)
    add("first-entry-under-another-authority", "whole", [
        one, phone, said(PHONE, 1, rename, authority=2, origin=LAPTOP)], (PHONE, 1), both)
    add("first-entry-under-another-authority-and-one-more", "whole", [
        one, phone, said(PHONE, 1, rename, authority=2, origin=LAPTOP),
        said(PHONE, 2, rename)], (PHONE, 2), ["1 laptop present", "2 renamed present"])
    add("one-number-with-three-names", "whole", [one, *names], (LAPTOP, 2), ["1 aa present"])
    false = said(LAPTOP, 2, b"\3" + counted(b"a"), signer=PHONE)
    add("one-number-and-a-false-one-before-it", "whole", [one, false, *names], (LAPTOP, 2),
        ["1 aa present"])
    add("highest-number", "whole", [one, said(LAPTOP, 2, GROUP.admitted(PHONE, 1023))], (LAPTOP, 2),
        [*alone, "1023 phone present"])
    add("without-spaces", "whole", [one, said(LAPTOP, 2, GROUP.admitted(PHONE, spaces=0))],
        (LAPTOP, 2), both)
    add("a-space-of-a-newer-program", "stranger", [
        one, said(LAPTOP, 2, GROUP.admitted(PHONE, spaces=7)), said(PHONE, 1, rename)], (PHONE, 1),
        alone)
    # Ends of removals. The phone has written three entries.
    desk = said(LAPTOP, 3, GROUP.admitted(DESK))
    texts = [b"\3" + counted(name) for name in (b"first", b"second", b"third")]
    written = [one, phone, desk, *(said(PHONE, n, text) for n, text in enumerate(texts, 1))]

    def begun(device, number, ends, stay=(), gone=PHONE, **more):
        return said(device, number, GROUP.begun(2, [GROUP.removal(gone, ends, stay)], [device],
                                                **more))

    def left_of(name, state="removed"):
        return ["1 laptop present", f"2 {name} {state}", "3 desk present"]
    lower, higher = {"r": (1, b"\xff" * 32)}, {"r": (2, bytes(32))}
    add("removal-without-an-end", "late", [*written, begun(LAPTOP, 4, {})], (PHONE, 1),
        left_of("phone"), 2)
    add("removal-at-0", "late", [*written, begun(LAPTOP, 4, {"r": (0, bytes(32))})], (PHONE, 1),
        left_of("phone"), 2)
    add("removal-of-another-running-hash", "whole", [*written, begun(LAPTOP, 4, lower)],
        (PHONE, 1), left_of("first"), 2)
    two = [*written, begun(LAPTOP, 4, lower), begun(DESK, 1, higher)]
    add("two-removals", "whole", two, (PHONE, 2), left_of("second"), 2)
    add("two-removals-beyond-both", "late", two, (PHONE, 3), left_of("second"), 2)
    add("two-removals-the-other-way", "whole", [
        *written, begun(LAPTOP, 4, higher), begun(DESK, 1, lower)], (PHONE, 2), left_of("second"),
        2)
    add("two-removals-one-without-an-end", "whole", [
        *written, begun(LAPTOP, 4, {}), begun(DESK, 1, lower)], (PHONE, 1), left_of("first"), 2)
    long = said(LAPTOP, 4, GROUP.begun(2, [GROUP.removal(PHONE, {"r": (1, bytes(33))})], [LAPTOP]))
    add("removal-with-a-longer-running-hash", "whole", [*written, long], (PHONE, 3),
        left_of("third", "present"))
    kinds = GROUP.removal(PHONE, {"r": (1, bytes(32))})
    kinds = kinds[:16] + listed([kinds[20:-4]] * 2) + kinds[-4:]
    add("removal-with-a-kind-twice", "whole", [*written, said(LAPTOP, 4, GROUP.begun(
        2, [kinds], [LAPTOP]))], (PHONE, 3), left_of("third", "present"))
    add("removal-of-a-stranger", "whole", [*written, begun(LAPTOP, 4, lower, gone=STRANGER)],
        (PHONE, 3), left_of("third", "present"), 2)
    tablet = said(LAPTOP, 4, GROUP.admitted(TABLET))
    narrow = begun(TABLET, 1, higher, kinds=(1, 3))
    final = [*left_of("first"), "4 tablet present"]
    add("two-removals-one-without-the-space", "late", [
        *written, tablet, begun(LAPTOP, 5, lower), narrow], (PHONE, 2), final, 2)
    add("late-and-behind-a-gap", "not-counted", [
        *written[:4], written[5], begun(LAPTOP, 4, lower)], (PHONE, 3), left_of("first"), 2)
    add("late-epoch", "late", [
        *written[:3], begun(LAPTOP, 4, {}), begun(PHONE, 1, {}, gone=DESK)], (PHONE, 1),
        ["1 laptop present", "2 phone removed", "3 desk removed"], 2)
    add("epoch-of-one-that-was-undone", "whole", [
        one, phone, said(PHONE, 1, GROUP.admitted(DESK)), begun(LAPTOP, 3, {}),
        begun(DESK, 1, {}, gone=LAPTOP)], (LAPTOP, 3), ["1 laptop present", "2 phone removed"], 2)
    add("two-epochs-2-of-one-replica", "whole", [
        *written, said(LAPTOP, 4, GROUP.begun(2)), begun(LAPTOP, 5, lower)], (PHONE, 3),
        left_of("third", "present"), 2)
    leaves = [*written[:3], said(PHONE, 1, GROUP.left()), *(said(PHONE, n, rename) for n in (2, 3)),
              begun(LAPTOP, 4, higher)]
    add("after-leaving", "whole", leaves, (PHONE, 2), left_of("phone"), 2)
    add("late-after-leaving", "late", leaves, (PHONE, 3), left_of("phone"), 2)
    late = said(PHONE, 4, GROUP.begun(3, [], [PHONE]))
    add("epoch-after-a-late-one", "late", [*written, begun(LAPTOP, 4, lower), late], (PHONE, 4),
        left_of("first"), 2)
    # What is said of those that stay.
    stays = said(STRANGER, 1, GROUP.admitted(STRANGER, 5), signer=PHONE, authority=2, origin=PHONE)
    add("stays-after-a-removal", "whole", [
        *written, stays, begun(LAPTOP, 4, lower, [STRANGER])], (STRANGER, 1),
        [*left_of("first"), "5 stranger present"], 2)
    add("stays-after-one-of-two-removals", "whole", [
        *written, stays, begun(LAPTOP, 4, lower), begun(DESK, 1, lower, [STRANGER])], (STRANGER, 1),
        [*left_of("first"), "5 stranger present"], 2)
    add("stays-by-a-device-without-the-space", "stranger", [
        *written, stays, tablet, begun(LAPTOP, 5, lower),
        begun(TABLET, 1, higher, [STRANGER], kinds=(1, 3))], (STRANGER, 1), final, 2)
    add("stays-after-leaving", "whole", [
        *written[:3], stays, said(PHONE, 1, GROUP.left([STRANGER]))], (STRANGER, 1),
        [*left_of("phone", "left"), "5 stranger present"])
    add("does-not-stay-after-leaving", "stranger", [
        *written[:3], stays, said(PHONE, 1, GROUP.left())], (STRANGER, 1), left_of("phone", "left"))
    add("restored-with-a-key-of-a-false-proof", "whole", [
        one, said(LAPTOP, 2, GROUP.renewed(PAPER, group=drawn("another group", 16))), said(
            STRANGER, 1, GROUP.admitted(STRANGER, 5), signer=PAPER, authority=1, origin=LAPTOP)],
        (STRANGER, 1), ["1 laptop present", "5 stranger present"])
    add("took-in-another", "stranger", [one, phone, said(
        STRANGER, 1, GROUP.admitted(DESK, 5), signer=LAPTOP, authority=2, origin=LAPTOP)],
        (STRANGER, 1), both)
    add("took-itself-in-unreadably", "stranger", [one, phone, said(
        STRANGER, 1, GROUP.admitted(STRANGER, 5)[:-1], signer=LAPTOP, authority=2, origin=LAPTOP)],
        (STRANGER, 1), both)
    add("took-itself-in-by-number-2", "stranger", [one, phone, said(
        STRANGER, 2, GROUP.admitted(STRANGER, 5), signer=LAPTOP, authority=2, origin=LAPTOP)],
        (STRANGER, 2), both)


def phone_after(number):
    return GROUP.entry(LAPTOP, number, GROUP.admitted(PHONE))


def chunks():
    """Chunks of pictures and sounds, without the zeros that their middle is."""
    zeros = (1 << 20) - 84

    def add(name, verdict, epoch=1, at=None, tag=0, count=zeros, **changes):
        named, head, end = GROUP.chunk(name, epoch, **changes)
        end = bytes([end[0] ^ tag]) + end[1:]
        VECTORS.add("chunk", f"chunk-{name}", verdict, head + end, zeros=[68, count],
                    path=f"{LAPTOP.id.hex()}/{(at or named).hex()}.chunk")
    add("right", "whole")
    add("of-epoch-2", "whole", epoch=2)
    add("of-the-other-epoch-2", "whole", epoch=2, key=sub_key(GROUP.others[1], "sync/media"))
    add("wrong-tag", "altered", tag=1)
    add("wrong-hash", "altered", chunk=drawn("another chunk", 16))
    add("exchanged", "altered", at=drawn("another chunk", 16))
    add("another-group", "altered", group=drawn("another group", 16))
    add("format-2", "altered", form=2)
    add("epoch-not-known", "altered", epoch=7)
    add("another-key", "altered", key=drawn("no key"))
    add("bound-to-another-text", "altered", bound="sync/segment")
    add("truncated", "altered", count=zeros - 1)
    add("longer", "altered", count=zeros + 1)


def pairings(entries):
    """Files of pairing, with the one-time key of the index."""
    ident, content = drawn("pairing", 8), DESK.record()
    asked = counted(hashed(content))[4:]

    def add(name, verdict, message, data, at=None, **more):
        VECTORS.add("pairing", f"pairing-{name}", verdict, data,
                    path=f"pairing/{(at or ident).hex()}.{message}", **more)

    def made(name, message, content=b"", ident=ident, key=ONE_TIME, **changes):
        return GROUP.pairing(key, message, ident, content, name, **changes)
    invitation, request = made("invitation", "invitation"), made("request", "request", content)
    add("invitation", "whole", "invitation", invitation)
    add("invitation-of-another-key", "wrong-key", "invitation",
        made("other key", "invitation", key=drawn("another one-time key", 16)))
    add("request", "whole", "request", request)
    add("request-changed", "wrong-key", "request", request[:-1] + bytes([request[-1] ^ 1]))
    place = request.index(b"cardpair\n") + 60
    add("request-with-a-changed-key", "wrong-key", "request",
        request[:place] + bytes([request[place] ^ 1]) + request[place + 1:])
    add("request-under-another-id", "wrong-key", "request", request, at=drawn("another", 8))
    add("request-of-another-group", "wrong-key", "request",
        made("group", "request", content, group=drawn("another group", 16)))
    add("invitation-as-request", "wrong-key", "request", invitation)
    add("request-without-spaces", "space-not-joined", "request",
        made("no spaces", "request", DESK.record(spaces=0)))
    add("request-for-a-space-not-joined", "space-not-joined", "request", request, offering=1)
    add("request-after-15-minutes", "expired", "request", request, minutes=16)
    add("request-with-more", "not-a-pairing-file", "request",
        made("more", "request", content + b"\0"))
    add("request-of-a-count-too-high", "not-a-pairing-file", "request", made(
        "count", "request", plain=struct.pack("<I", 5000) + bytes(100)))
    add("request-format-2", "newer-format", "request", made("format 2", "request", content, form=2))
    add("request-truncated", "not-a-pairing-file", "request", request[:50])
    add("request-not-a-pairing-file", "not-a-pairing-file", "request", b"cardseg\n" + bytes(100))
    whole = GROUP.ring((1,))
    known = [entries[number] for number in (1, 2, 3, 4)]
    roster = listed(known)
    add("request-after-just-15-minutes", "whole", "request", request, minutes=15)
    more = [len(request), (4 << 20) + 1 - len(request)]
    add("request-too-large", "too-large", "request", request, zeros=more)
    add("request-of-4-mib", "wrong-key", "request", request, zeros=[more[0], more[1] - 1])
    add("request-too-large-after-15-minutes", "expired", "request", request, zeros=more, minutes=16)
    for name, verdict, rest in (
            ("format-2-alone", "newer-format", b"\2\0"),
            ("half-a-format", "not-a-pairing-file", b"\1"),
            ("format-alone", "not-a-pairing-file", b"\1\0"),
            ("39-bytes-of-a-box", "not-a-pairing-file", b"\1\0" + bytes(39)),
            ("40-bytes-of-a-box", "wrong-key", b"\1\0" + bytes(40))):
        add(f"request-of-{name}", verdict, "request", b"cardpair\n" + rest)
    add("request-padding-not-zeros", "whole", "request", made(
        "padding", "request", plain=padded(counted(content))[:-1] + b"\1"))
    add("request-without-padding", "whole", "request",
        made("no padding", "request", plain=counted(content)))
    add("invitation-with-content", "whole", "invitation", made("text", "invitation", b"content"))

    def admission(name, verdict, checksum=asked, ring=whole, roster=roster, pair=DESK):
        data = checksum + counted(sealed_to(pair.box[0], ring, name)) + counted(roster)
        add(name, verdict, "admission", made(name, "admission", data), newcomer="desk")
    admission("admission", "whole")
    admission("admission-of-another-request", "other-request", checksum=hashed(b"another"))
    admission("admission-sealed-to-another", "other-request", pair=PHONE)
    admission("admission-without-the-newcomer", "not-admitted",
              roster=listed([entries[1], entries[2], entries[3]]))
    admission("admission-without-keys", "not-admitted", ring=GROUP.ring(()))
    admission("admission-without-the-wallet", "not-admitted", ring=GROUP.ring((1,), spaces=1))
    other = Group(PHONE)
    admission("admission-with-keys-of-another-group", "not-admitted", ring=other.ring((1,)))
    admission("admission-with-a-cut-roster", "not-a-pairing-file", roster=roster[:-1])
    admission("admission-of-another-request-with-a-cut-roster", "not-a-pairing-file",
              checksum=hashed(b"another"), roster=roster[:-1])
    admission("admission-with-a-cut-keyring", "other-request", ring=whole[:-1])
    admission("admission-with-a-longer-keyring", "other-request", ring=whole + bytes(99))
    admission("admission-with-an-empty-keyring", "other-request", ring=b"")
    admission("admission-with-the-keys-under-another-group", "not-admitted",
              ring=GROUP.ring((1,), group=drawn("another group", 16)))
    # What is not said to be there is not there, whatever is in its place.
    for there, name, verdict in (
            (10, "without-the-wallet-in-name", "not-admitted"),
            (6, "without-the-roster-in-name", "not-admitted"),
            (255, "with-kinds-of-a-newer-program", "whole")):
        admission(f"admission-{name}", verdict, ring=whole[:20] + bytes([there]) + whole[21:])
    for kind, name in (1, "study"), (3, "roster"):
        admission(f"admission-with-another-{name}-key", "not-admitted",
                  ring=whole.replace(GROUP.key(kind, 1), drawn("no key")))

    def with_entries(name, verdict, *said, ring=whole, before=known):
        admission(f"admission-{name}", verdict, ring=ring, roster=listed([*before, *said]))

    def desk(number=None, device=DESK, **changes):
        return GROUP.entry(LAPTOP, 4, GROUP.admitted(device, number, **changes))
    with_entries("as-number-9", "whole", desk(9), before=known[:3])
    with_entries("under-another-name", "not-admitted", desk(name="table"), before=known[:3])
    with_entries("with-a-space-less", "not-admitted", desk(spaces=1), before=known[:3])
    for half in "box", "key":
        other = Device("desk", 3)
        setattr(other, half, getattr(TABLET, half))
        with_entries(f"with-another-{half}", "not-admitted", desk(device=other), before=known[:3])
    with_entries("of-one-that-has-another-name-by-now", "not-admitted",
                 GROUP.entry(DESK, 1, b"\3" + counted(b"table")))
    with_entries("of-one-that-left", "not-admitted", GROUP.entry(DESK, 1, GROUP.left()))
    both, five = GROUP.ring((1, 2)), (LAPTOP, 5)
    gone = [GROUP.removal(DESK, {})]
    with_entries("of-a-removed-one", "not-admitted",
                 GROUP.entry(*five, GROUP.begun(2, gone, [LAPTOP])), ring=both)
    begun = GROUP.entry(*five, GROUP.begun(2, [], [LAPTOP]))
    with_entries("of-epoch-2", "whole", begun, ring=both)
    with_entries("without-the-keys-of-epoch-2", "not-admitted", begun)
    with_entries("of-epoch-2-of-roster-alone", "whole", GROUP.entry(
        *five, GROUP.begun(2, [], [LAPTOP], kinds=(3,))), ring=both)
    # Two replicas begin epoch 2 at once: the keys of that with the lower number count.
    other = GROUP.begun(2, [], [LAPTOP], checks=GROUP.other_checks())
    with_entries("of-two-epochs-2", "whole", begun, GROUP.entry(PHONE, 1, other), ring=both)
    with_entries("with-the-keys-of-the-other-epoch-2", "not-admitted",
                 GROUP.entry(*five, other), GROUP.entry(PHONE, 1, GROUP.begun(2)), ring=both)


def letterboxes():
    """Items and keys of a letterbox."""
    pair = bindings.crypto_box_seed_keypair(
        sub_key(VAULT, "letterbox", "letterbox/x25519 seed"))
    ident = drawn("item", 16)
    named = f"{ident.hex()}.item"
    note = b"\0" + b"".join(counted(text) for text in (b"Letterbox", b"Front", b"Back", b"tag"))

    def add(name, verdict, data, at=named):
        VECTORS.add("letterbox", f"letterbox-{name}", verdict, data, path=at)

    def item(name, public=pair[0], version=1, kind=1, content=note, count=None, length=256,
             sealed=pair[0], start=b"cardcase item\1"):
        plain = struct.pack("<BB16sqI", version, kind, ident, 1_800_000_000_000,
                            len(content) if count is None else count) + content
        return start + public + sealed_to(sealed, plain.ljust(length, b"\0"), f"item {name}")
    right = item("right")
    add("note", "whole", right)
    # What is in an item is not judged with it.
    for name, kind, content in (
            ("note-of-type-4", 1, b"\4" + note[1:]),
            ("note-not-in-utf-8", 1, note.replace(b"Front", b"\xff\xfe\xff\xfe\xff")),
            ("note-with-more", 1, note + b"\0"), ("note-cut", 1, note[:-1]),
            ("note-of-nothing", 1, b""), ("card-without-number", 2, b"\1" + counted(b"Everyday")),
            ("card-cut", 2, b"\4" + counted(bytes([4, 1, 1, 1]))[:-1])):
        add(name, "whole", item(name, kind=kind, content=content))
    add("padding-not-zeros", "whole", item("padding", content=note + b"\1" * 99, count=len(note)))
    add("more-padding", "whole", item("more padding", length=1024))
    for count, verdict in (64 << 10, "whole"), ((64 << 10) + 1, "item-damaged"):
        # The padding is such that zeros come of it when it is sealed.
        plain = struct.pack("<BB16sqI", 1, 1, ident, 0, len(note)) + note
        name = f"item of {count} bytes"
        stream = sealed_to(pair[0], plain.ljust(count - 46 - 48, b"\0"), name)
        data = b"cardcase item\1" + pair[0] + sealed_to(
            pair[0], plain + stream[48 + len(plain):], name)
        place = 46 + 48 + len(plain)
        assert len(data) == count and not any(data[place:])
        VECTORS.add("letterbox", f"letterbox-of-{count}-bytes", verdict, data[:place], path=named,
                    zeros=[place, count - place])
    add("name-in-capitals", "item-damaged", right, at=f"{ident.hex().upper()}.item")
    add("card", "whole", item("card", kind=2, content=b"\4" + counted(bytes([4, 1, 1, 1]))))
    add("without-padding", "whole", item("without padding", length=0))
    add("wrong-tag", "item-damaged", right[:-1] + bytes([right[-1] ^ 1]))
    add("truncated", "item-damaged", right[:-1])
    add("nothing-sealed", "item-damaged", right[:46])
    add("another-beginning", "item-damaged", item("start", start=b"cardcase item\2"))
    add("another-key", "other-key", item("other", public=PHONE.box[0], sealed=PHONE.box[0]))
    add("another-key-behind-the-right-one", "item-damaged", item("false", sealed=PHONE.box[0]))
    add("exchanged", "item-damaged", right, at=f"{drawn('another', 16).hex()}.item")
    add("version-2", "item-damaged", item("version", version=2))
    add("kind-3", "item-damaged", item("kind", kind=3))
    add("length-too-high", "item-damaged", item("count", count=227))
    add("too-short", "item-damaged",
        b"cardcase item\1" + pair[0] + sealed_to(pair[0], bytes(29), "short"))
    key = b"cardcase letterbox\1" + VAULT_ID + pair[0]
    add("key", "whole", key + hashed(key), "key")
    add("key-changed", "key-damaged", key[:-1] + bytes([key[-1] ^ 1]) + hashed(key), "key")
    add("key-truncated", "key-damaged", (key + hashed(key))[:-1], "key")
    other = b"cardcase letterbox\1" + VAULT_ID + PHONE.box[0]
    add("key-exchanged", "key-exchanged", other + hashed(other), "key")
    other = b"cardcase letterbox\1" + drawn("another vault", 16) + pair[0]
    add("key-of-another-vault", "key-exchanged", other + hashed(other), "key")
    newer = b"cardcase letterbox\2" + VAULT_ID + pair[0]
    add("key-version-2", "key-damaged", newer + hashed(newer), "key")


def recovery_keys():
    """Recovery keys as they are typed."""
    text = PAPER.text
    symbols = list(text)
    place = next(i for i in range(4) if symbols[i] != symbols[i + 1])
    symbols[place:place + 2] = symbols[place + 1], symbols[place]
    groups = text.split("-")
    other = Paper("another paper").text.split("-")

    def add(name, verdict, text):
        VECTORS.add("recovery-key", f"recovery-key-{name}", verdict, text=text)
    add("right", "whole", text)
    add("tolerant", "whole", text.lower().replace("-", " _").replace("0", "o").replace("1", "l"))
    spaces = "\t\n\v\f\r \x85\xa0\u1680\u2000\u200a\u2028\u2029\u202f\u205f\u3000"
    add("white-space", "whole", spaces.join([text[:20], text[20:]]))
    add("dashes", "whole", "\u2010\u2013\u2014\u301c\u30a0".join([text[:20], text[20:]]))
    for sign, name in (
            ("\x1c", "a-separator-of-files"), ("\x1f", "a-separator-of-units"),
            ("\u200b", "a-space-of-no-width"), ("\u2212", "a-minus-sign"), ("_\0", "a-zero-byte"),
            ("\ufeff", "a-byte-order-mark"), (".", "a-stop")):
        add(f"with-{name}", "recovery-symbol", text.replace("-", sign, 1))
    for sign, name in (
            ("\uff10", "wide-digit"), ("\u017f", "long-s"), ("\u212a", "sign-of-kelvin"),
            ("\u0131", "i-without-a-dot"), ("\u0665", "digit-of-another-script")):
        add(f"with-a-{name}", "recovery-symbol", sign + text[1:])
    add("empty", "recovery-short", "")
    add("of-34-symbols-with-a-wrong-group", "recovery-group", "".join(symbols)[:-1])
    add("of-36-symbols-with-a-wrong-group", "recovery-group", "".join(symbols) + "0")
    add("of-36-symbols-and-a-wrong-one", "recovery-symbol", text + "U")
    add("a-wrong-group-and-a-wrong-symbol", "recovery-symbol", "".join(symbols)[:-1] + "u")
    add("a-part-of-a-group-wrong", "recovery-short", "".join(symbols)[:4])
    add("two-symbols-exchanged", "recovery-group", "".join(symbols))
    add("two-groups-exchanged", "recovery-group", "-".join([groups[1], groups[0], *groups[2:]]))
    add("a-group-of-another", "recovery-whole", "-".join([other[0], *groups[1:]]))
    add("one-symbol-missing", "recovery-short", text[:-1])
    add("one-symbol-more", "recovery-long", text + "0")
    add("a-symbol-that-is-none", "recovery-symbol", text[:-1] + "U")


def recoveries():
    """A recovery key on a remote: what is changed of the base's files."""
    renewal = path(LAPTOP, "r", 2, 2)

    def add(name, verdict, paper=PAPER, data=None, at=renewal):
        more = {"path": at} if data is not None else {}
        VECTORS.add("recovery", f"recovery-{name}", verdict, data, text=paper.text, **more)

    def segment(name, content, box=PAPER, ring=None):
        boxes = [sealed_to(box.box[0], ring or GROUP.ring((1,)), name)]
        entry = GROUP.entry(LAPTOP, 2, content)
        return GROUP.segment(renewal, listed([entry]), LAPTOP, name, boxes=boxes)
    add("right", "whole")
    add("of-nobody", "nothing-to-recover", EARLIER)
    add("of-a-proof-for-another-group", "nothing-to-recover", data=segment(
        "proof", GROUP.renewed(PAPER, group=drawn("another group", 16))))
    add("of-another-public-half", "nothing-to-recover", data=segment(
        "half", GROUP.renewed(EARLIER)))
    add("replaced-by-a-later-one", "nothing-to-recover", EARLIER, segment(
        "later", GROUP.renewed(PAPER), EARLIER))
    right = GROUP.renewed(PAPER)
    add("of-another-x25519-half", "nothing-to-recover",
        data=segment("x25519", right[:1] + EARLIER.box[0] + right[33:]))
    add("of-a-changed-proof", "nothing-to-recover",
        data=segment("changed proof", right[:65] + bytes([right[65] ^ 1]) + right[66:]))

    def other(name, verdict, device, number, content, paper=PAPER, box=None, signer=None):
        at = path(device, "r", number, number)
        boxes = [sealed_to(paper.box[0], box, name)] if box else []
        data = GROUP.segment(at, listed([GROUP.entry(device, number, content)]), signer or device,
                             name, boxes=boxes)
        add(name, verdict, paper, data, at)
    both, begun = GROUP.ring(), GROUP.begun(2, [], [LAPTOP])
    renewed = GROUP.renewed(PHONE_PAPER)
    other("of-a-present-device", "whole", TABLET, 1, renewed, PHONE_PAPER, both)
    other("of-a-removed-device", "nothing-to-recover", PHONE, 1, renewed, PHONE_PAPER, both)
    other("of-a-device-that-left", "nothing-to-recover", LAPTOP, 6, GROUP.left(), box=both)
    other("without-the-keys-in-use", "nothing-to-recover", LAPTOP, 6, begun)
    other("of-keys-of-another-number", "nothing-to-recover", LAPTOP, 6, begun,
          box=GROUP.ring((1,)))
    other("of-keys-of-another-group", "nothing-to-recover", LAPTOP, 6, begun,
          box=GROUP.ring(group=drawn("another group", 16)))
    other("of-keys-that-the-roster-has-otherwise", "nothing-to-recover", LAPTOP, 6,
          GROUP.begun(2, [], [LAPTOP], checks=GROUP.other_checks()), box=both)
    at = path(TABLET, "r", 1, 1)
    add("of-an-entry-in-another-log", "nothing-to-recover", PHONE_PAPER, GROUP.segment(
        at, listed([GROUP.entry(LAPTOP, 7, renewed)]), TABLET, "another log",
        boxes=[sealed_to(PHONE_PAPER.box[0], both, "another log")]), at)
    other("of-a-segment-that-another-signed", "whole", LAPTOP, 6, begun, box=both, signer=DESK)


def remotes(by_laptop):
    """The base's files with a change, and the verdicts that are not whole, by path."""
    def add(name, verdict, told, at=None, data=None, **more):
        if at:
            more["path"] = at
        VECTORS.add("remote", f"remote-{name}", verdict, data, told=told, **more)

    def one(name, verdict, device, kind, first, last, payload, **changes):
        at = path(device, kind, first, last)
        add(name, verdict, {at: verdict} if verdict != "whole" else {}, at,
            GROUP.segment(at, payload, changes.pop("writer", device), name, **changes))
    add("right", "whole", {})
    one("frame-of-a-removed-device", "late", PHONE, "s", 3, 3,
        log([study(2, 3, {2: 2}, "Late")], PHONE_HEAD)[0])
    one("frames-around-the-end", "late", PHONE, "s", 2, 3, log([
        study(2, 2, {2: 1}, "Verbs"), study(2, 3, {2: 2}, "Late")], hashed(
            bytes(32) + study(2, 1, {}, "Words")))[0])
    one("log-of-a-removed-device-replaced", "replaced", PHONE, "s", 1, 2,
        log([study(2, 1, {}, "Words"), study(2, 2, {2: 1}, "Other")])[0])
    one("entry-of-a-removed-device", "late", PHONE, "r", 2, 2, listed([
        GROUP.entry(PHONE, 2, b"\3" + counted(b"late"))]))
    one("of-a-stranger", "stranger", STRANGER, "s", 1, 1, log([study(5, 1, {}, "Who")])[0])
    one("log-replaced", "replaced", LAPTOP, "s", 3, 3,
        log([study(1, 3, {1: 2, 2: 2}, "Stars")], hashed(b"another log"))[0], epoch=2)
    one("segments-that-overlap", "whole", LAPTOP, "s", 1, 3, log([
        study(1, 1, {}, "Moons"), study(1, 2, {1: 1, 2: 2}, "Flags"),
        study(1, 3, {1: 2, 2: 2}, "Stars")])[0], epoch=2)
    at = path(LAPTOP, "s", 2, 3)
    other = log([study(1, 2, {1: 1, 2: 2}, "Other"), study(1, 3, {1: 2, 2: 2}, "Stars")],
                hashed(bytes(32) + study(1, 1, {}, "Moons")))[0]
    add("overlap-with-another-frame", "replaced",
        {at: "replaced", path(LAPTOP, "s", 3, 3): "replaced"}, at,
        GROUP.segment(at, other, LAPTOP, "overlap", epoch=2))
    one("signed-by-another-device", "forged", LAPTOP, "s", 4, 4,
        log([study(1, 4, {1: 3}, "x")])[0], epoch=2, writer=DESK)
    at, gap = path(LAPTOP, "s", 5, 5), path(LAPTOP, "s", 4, 4)
    add("gap", "missing-segment", {gap: "missing-segment"}, at, GROUP.segment(
        at, log([study(1, 5, {1: 4}, "x")], hashed(b"unknown"))[0], LAPTOP, "gap", epoch=2))
    add("segment-missing", "missing-segment", {path(LAPTOP, "s", 1, 2): "missing-segment"},
        without=path(LAPTOP, "s", 1, 2))
    # The last segment goes on from the first; between them is another one.
    at = path(LAPTOP, "s", 2, 2)
    add("overlap-before-a-right-one", "replaced",
        {at: "replaced", path(LAPTOP, "s", 3, 3): "replaced"}, at, GROUP.segment(at, log(
            [study(1, 2, {1: 1, 2: 2}, "Other")], hashed(bytes(32) + study(1, 1, {}, "Moons")))[0],
            LAPTOP, "overlap before", epoch=2))
    one("another-beginning-of-a-log", "replaced", TABLET, "s", 1, 1,
        log([study(4, 1, {1: 3, 2: 2}, "Birds")], drawn("another beginning"))[0], epoch=2)
    first = path(LAPTOP, "s", 1, 2)
    one("segment-cut-before-others", "cut", LAPTOP, "s", 1, 2, LAPTOP_LOG, longer=1)
    add("segment-missing-and-another-forged", "forged",
        {first: "missing-segment", at: "forged"}, at, GROUP.segment(
            at, log([study(1, 2, {}, "x")], hashed(b"x"))[0], DESK, "forged before"),
        without=first)
    gap = path(TABLET, "r", 1, 1)
    at = path(TABLET, "r", 2, 2)
    add("gap-of-a-roster", "missing-segment", {gap: "missing-segment"}, at, GROUP.segment(
        at, listed([GROUP.entry(TABLET, 2, b"\3" + counted(b"x"))]), TABLET, "gap of a roster",
        epoch=2))
    at, gone = path(LAPTOP, "r", 3, 5), path(PHONE, "r", 1, 1)
    add("roster-that-another-signed", "forged",
        {at: "forged", path(PHONE, "s", 1, 2): "stranger", path(TABLET, "s", 1, 1): "stranger"}, at,
        GROUP.segment(at, listed(by_laptop[number] for number in (3, 4, 5)), DESK, "by desk"),
        without=gone)
    # The tablet has joined study alone: of two ends it has a say in that of study.
    end = {"s": (2, b"\xff" * 32), "r": (9, bytes(32)), "w": (9, bytes(32))}
    at = path(TABLET, "r", 1, 1)
    add("end-by-a-device-without-the-wallet", "replaced", {path(PHONE, "s", 1, 2): "replaced"}, at,
        GROUP.segment(at, listed([GROUP.entry(TABLET, 1, GROUP.begun(
            2, [GROUP.removal(PHONE, end)], [TABLET], kinds=(1, 3)))]), TABLET, "end", epoch=2))
    one("after-an-end-of-0", "late", PHONE, "w", 1, 1,
        log([frame(2, 1, {}, set_fields([(6, 9002, 1, b"Late")]))])[0])
    wallet = log([frame(4, 1, {}, set_fields([(6, 9003, 1, b"Not joined")]))])[0]
    one("space-not-joined", "whole", TABLET, "w", 1, 1, wallet)
    one("space-not-joined-of-no-epoch", "unknown-epoch", TABLET, "w", 1, 1, wallet, epoch=9)
    one("entries-of-another-number", "replaced", TABLET, "r", 1, 1, listed([
        GROUP.entry(TABLET, 2, b"\3" + counted(b"x"))]), epoch=2)
    one("entries-with-an-unknown-authority", "replaced", TABLET, "r", 1, 1, listed([
        GROUP.entry(TABLET, 1, b"\3" + counted(b"x"), authority=3, origin=LAPTOP)]), epoch=2)
    one("entry-wrong-signature", "whole", TABLET, "r", 1, 1, listed([
        GROUP.entry(TABLET, 1, b"\3" + counted(b"x"), signer=DESK)]), epoch=2)
    one("epoch-too-old", "unknown-epoch", TABLET, "s", 2, 2,
        log([study(4, 2, {4: 1}, "x")])[0], epoch=9)
    add("foreign-file", "whole", {}, f"{LAPTOP.id.hex()}/notes.txt", b"anything")
    add("copy-in-conflict", "whole", {}, path(LAPTOP, "s", 1, 2).replace(".seg", " (1).seg"), b"x")


def copies():
    """The ends of copies of a vault."""
    body, pack = b"database" * 8 + b"log" * 8, bytes(4 << 20)

    def footer(*numbers, mark=None):
        data = (mark or (b"cardcase copy\r\n\x1a", b"cardcase media\r\n")[len(numbers) - 2])
        data += b"".join(struct.pack("<Q", number) for number in numbers)
        return data + hashed(data)

    def add(name, verdict, data, **more):
        VECTORS.add("copy", f"copy-{name}", verdict, data, **more)
    right = body + footer(64, 24)
    ids = struct.pack("<Q", 7)
    add("right", "whole", right)
    add("without-log", "whole", body + footer(88, 0))
    add("with-a-pack", "whole", body + ids + footer(64, 24, 1), zeros=[96, len(pack)])
    add("truncated", "not-a-copy", right[:-1])
    add("of-a-few-bytes", "not-a-copy", right[:10])
    add("footer-alone", "not-a-copy", footer(0, 0))
    add("longer-footer-alone", "not-a-copy", footer(0, 0, 1))
    add("footer-of-another-beginning", "not-a-copy",
        body + footer(64, 24, mark=b"cardcase copy!!!"))
    add("footer-changed", "not-a-copy", right[:-1] + bytes([right[-1] ^ 1]))
    add("a-byte-more", "damaged-file", body + b"\0" + footer(64, 24))
    add("number-too-high", "damaged-file", body + footer(1 << 63, 24))
    add("no-packs-in-the-longer-footer", "damaged-file", body + footer(64, 24, 0))
    add("pack-missing", "damaged-file", body + ids + footer(64, 24, 1))


def main():
    TARGET.mkdir(parents=True, exist_ok=True)
    for old in TARGET.glob("*"):
        old.unlink()
    files, by_laptop, by_phone = base()
    for number, data in enumerate(files.values()):
        (TARGET / f"base-{number}.bin").write_bytes(data)
    segments()
    rosters(by_laptop, by_phone)
    chunks()
    pairings(by_laptop)
    letterboxes()
    recovery_keys()
    recoveries()
    remotes(by_laptop)
    copies()
    devices = [LAPTOP, PHONE, DESK, TABLET, STRANGER]
    index = {
        "group": GROUP.id.hex(),
        "epochs": [{"epoch": epoch, "study": keys[1].hex(), "wallet": keys[2].hex(),
                    "roster": keys[3].hex()}
                   for epoch, keys in [*GROUP.epochs.items(), (2, GROUP.others)]],
        "devices": [{"name": one.name, "number": one.number, "id": one.id.hex(),
                     "sign_seed": one.seed.hex(), "box_seed": one.box_seed.hex()}
                    for one in devices],
        "one_time_key": ONE_TIME.hex(), "vault_key": VAULT.hex(), "vault_id": VAULT_ID.hex(),
        "base": {name: f"base-{number}.bin" for number, name in enumerate(files)},
        "vectors": VECTORS.index}
    (TARGET / "index.json").write_text(json.dumps(index, indent=1) + "\n")
    print(f"{len(VECTORS.index)} vectors")


if __name__ == "__main__":
    main()
