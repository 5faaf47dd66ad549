#!/usr/bin/env python3
"""Writes the KeePass files that reading cards is tested with: python3 make_kdbx_fixtures.py DIR, where DIR is
Tests/CardFormatsTests/Fixtures. Wants keepassxc-cli (made with 2.7.4) and pykeepass (made with 4.2.0).

KeePassXC imports the cards below, attaches a file, throws an entry away, changes another one, and exports: that is
KeePassXC.kdbx, KeePassXCKeyFile.kdbx and KeePassXML.xml. pykeepass writes the same content in each version, under
each derivation, cipher and kind of key. The derivations cost next to nothing, so that tests are quick.

The numbers are those that card brands publish for tests.
"""

import base64
import copy
import hashlib
import os
import pathlib
import subprocess
import sys
import tempfile

import argon2
from construct import Container, ListContainer
from lxml import etree
from pykeepass import PyKeePass
from pykeepass.kdbx_parsing.common import compute_key_composite
from pykeepass.kdbx_parsing.kdbx import KDBX
from pykeepass.kdbx_parsing.kdbx4 import kdf_uuids

PASSWORD = "Gänseblümchen 7"
TIMES = "<Times><Expires>False</Expires></Times>"


def string(key, value, hidden=False):
    mark = ' ProtectInMemory="True"' if hidden else ""
    return f"<String><Key>{key}</Key><Value{mark}>{value}</Value></String>"


def uuid(number):
    return base64.b64encode(bytes([number]) * 16).decode()


def entry(number, title, strings, tags="", history=""):
    return (
        f"<Entry><UUID>{uuid(number)}</UUID><IconID>0</IconID><Tags>{tags}</Tags>{TIMES}"
        + string("Title", title)
        + "".join(strings)
        + (f"<History>{history}</History>" if history else "")
        + "</Entry>"
    )


def group(number, name, content):
    return f"<Group><UUID>{uuid(number)}</UUID><Name>{name}</Name>{TIMES}{content}</Group>"


EVERYDAY = [
    string("Card number", "4111 1111 1111 1111", True),
    string("Card holder", "Zoë O'Connor"),
    string("Expiry date", "12/28"),
    string("CVV", "123", True),
    string("PIN", "9137", True),
    string("Colour", "blue &amp; &lt;green&gt;"),
    string("Notes", "two\nlines"),
]
OLD = [string("Card number", "5555555555554444", True), string("Password", "of yesterday", True)]
LOGIN = [
    string("UserName", "zoe"),
    string("Password", "correct horse", True),
    string("URL", "https://example.org"),
    string("otp", "otpauth://totp/x?secret=GEZDGNBV", True),
    string("Notes", "mail"),
]
SOURCE = (
    "<?xml version='1.0' encoding='UTF-8'?><KeePassFile><Meta><Generator>fixtures</Generator></Meta><Root>"
    + group(
        1,
        "Passwords",
        entry(10, "Mail", LOGIN)
        + entry(11, "Everyday", EVERYDAY, "travel;family", entry(11, "Everyday", OLD))
        + entry(12, "Passkey", LOGIN[:1] + [string("KPEX_PASSKEY_CREDENTIAL_ID", "x", True)])
        + group(
            2,
            "Cards",
            entry(
                20,
                "By user name",
                [string("UserName", "378282246310005"), string("Password", "1234", True), string("URL", "bank.example")],
            )
            + group(
                3,
                "Work",
                entry(
                    30,
                    "With a scan",
                    [
                        string("Card number", "5555555555554444", True),
                        string("KPEX_PASSKEY_CREDENTIAL_ID", "x", True),
                        string("otp", "otpauth://totp/y?secret=GEZDGNBV"),
                    ],
                ),
            ),
        )
        + entry(13, "Thrown away", [string("Card number", "4012888888881881", True)]),
    )
    + "</Root></KeePassFile>"
)


def keepassxc(*arguments, lines=()):
    done = subprocess.run(
        ["keepassxc-cli", *map(str, arguments)],
        input="".join(line + "\n" for line in lines),
        capture_output=True,
        text=True,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
    )
    if done.returncode != 0:
        sys.exit(f"keepassxc-cli {arguments[0]}: {done.stderr}")
    return done.stdout


def write_with_keepassxc(folder, work):
    source = work / "source.xml"
    source.write_text(SOURCE, encoding="utf-8")
    scan = work / "scan.pdf"
    scan.write_bytes(b"%PDF-1.4 not really\n" * 20)
    database = folder / "KeePassXC.kdbx"
    database.unlink(missing_ok=True)
    once = [PASSWORD]
    keepassxc("import", "-q", "-p", "-t", 100, source, database, lines=once * 2)
    keepassxc("attachment-import", "-q", database, "Cards/Work/With a scan", "scan.pdf", scan, lines=once)
    keepassxc("edit", "-q", "-u", "zoe@example.org", database, "Mail", lines=once)
    keepassxc("rm", "-q", database, "Thrown away", lines=once)
    xml = keepassxc("export", "-q", "-f", "xml", database, lines=once)
    (folder.parent / "Formats" / "KeePassXML.xml").write_text(xml, encoding="utf-8")
    guarded = folder / "KeePassXCKeyFile.kdbx"
    guarded.unlink(missing_ok=True)
    keyfile = folder / "KeePassXC.keyx"
    keyfile.unlink(missing_ok=True)
    keepassxc("import", "-q", "--set-key-file", keyfile, "-p", "-t", 100, source, guarded, lines=once * 2)
    return database


def item(kind, **values):
    return Container(type=kind, **values)


def derivation(name, **changes):
    """A KDBX 4 dictionary of a derivation that costs next to nothing, and the key it derives if pykeepass can't."""
    entries = {"$UUID": (0x42, kdf_uuids[name]), "S": (0x42, os.urandom(32))}
    if name == "aeskdf":
        entries["R"] = (0x05, 100)
    else:
        entries |= {"P": (0x04, 2), "M": (0x05, 64 * 1024), "I": (0x05, 2), "V": (0x04, 0x13)}
    entries |= changes
    items = list(entries.items())
    return Container(
        version=b"\x00\x01",
        dict=Container(
            {
                key: Container(type=kind, key=key, value=value, next_byte=0 if index + 1 == len(items) else 1)
                for index, (key, (kind, value)) in enumerate(items)
            }
        ),
    )


def secret_argon2(parameters, composite):
    """The key of Argon2 with a secret and associated data, which pykeepass leaves out."""
    ffi, lib = argon2.low_level.ffi, argon2.low_level.lib
    value = {key: entry.value for key, entry in parameters.dict.items()}
    buffers = {name: ffi.new("uint8_t[]", data) for name, data in [
        ("pwd", composite), ("salt", value["S"]), ("secret", value["K"]), ("ad", value["A"])]}
    out = ffi.new("uint8_t[]", 32)
    context = ffi.new("argon2_context *", {
        "out": out, "outlen": 32, "pwd": buffers["pwd"], "pwdlen": 32, "salt": buffers["salt"], "saltlen": 32,
        "secret": buffers["secret"], "secretlen": len(value["K"]), "ad": buffers["ad"], "adlen": len(value["A"]),
        "t_cost": value["I"], "m_cost": value["M"] // 1024, "lanes": value["P"], "threads": 1,
        "version": value["V"], "allocate_cbk": ffi.NULL, "free_cbk": ffi.NULL, "flags": lib.ARGON2_DEFAULT_FLAGS})
    if argon2.low_level.core(context, lib.Argon2_id) != 0:
        sys.exit("Argon2 failed")
    return bytes(ffi.buffer(out))


def field(name, value):
    return Container(id=name, data=value)


def header(minor, major, fields):
    return Container(value=Container(
        sig1=b"\x03\xd9\xa2\x9a", sig2=b"\x67\xfb\x4b\xb5", minor_version=minor, major_version=major,
        dynamic_header=Container({name: field(name, value) for name, value in fields})))


def common(cipher, packed):
    return [
        ("cipher_id", cipher),
        ("compression_flags", Container(compression=packed)),
        ("master_seed", os.urandom(32)),
        ("encryption_iv", os.urandom(12 if cipher == "chacha20" else 16)),
    ]


def write4(path, tree, cipher="aes256", packed=True, kdf=None, minor=0, stream="chacha20", password=PASSWORD,
           keyfile=None, attachments=(b"\x00scan",), transformed_key=None):
    kdf = kdf or derivation("argon2id")
    fields = common(cipher, packed) + [("kdf_parameters", kdf)]
    if minor:
        fields.append(("public_custom_data", b"\x00\x01\x08\x01\x00\x00\x00x\x01\x00\x00\x00\x01\x00"))
    fields.append(("end", b"\r\n\r\n"))
    inner = Container({
        "protected_stream_id": item("protected_stream_id", data=stream),
        "protected_stream_key": item("protected_stream_key", data=os.urandom(64 if stream == "chacha20" else 32)),
        "binary": ListContainer([item("binary", data=data) for data in attachments]),
        "end": item("end", data=b""),
    })
    KDBX.build_file(
        Container(header=header(minor, 4, fields), body=Container(
            sha256=None, cred_check=None, payload=Container(inner_header=inner, xml=tree))),
        path, password=password, keyfile=keyfile, transformed_key=transformed_key, decrypt=True)


def write3(path, tree, cipher="aes256", packed=True, password=PASSWORD, keyfile=None, stream="salsa20"):
    fields = common(cipher, packed) + [
        ("transform_seed", os.urandom(32)),
        ("transform_rounds", 100),
        ("protected_stream_key", os.urandom(32)),
        ("stream_start_bytes", os.urandom(32)),
        ("protected_stream_id", stream),
        ("end", b"\r\n\r\n"),
    ]
    start = dict(fields)["stream_start_bytes"]
    tree = copy.deepcopy(tree)
    built = KDBX.header.build(header(1, 3, fields))
    meta = tree.getroot().find("Meta")
    etree.SubElement(meta, "HeaderHash").text = base64.b64encode(hashlib.sha256(built).digest()).decode()
    binaries = etree.SubElement(meta, "Binaries")
    etree.SubElement(binaries, "Binary", ID="0").text = base64.b64encode(b"scan").decode()
    KDBX.build_file(
        Container(header=header(1, 3, fields), body=Container(
            payload=Container(cred_check=start, xml=tree))),
        path, password=password, keyfile=keyfile, transformed_key=None, decrypt=True)


def tree41(tree):
    """The tree with what version 4.1 adds."""
    tree = copy.deepcopy(tree)
    meta, root = tree.getroot().find("Meta"), tree.getroot().find("Root/Group")
    icons = etree.SubElement(meta, "CustomIcons")
    icon = etree.SubElement(icons, "Icon")
    etree.SubElement(icon, "UUID").text = uuid(90)
    etree.SubElement(icon, "Data").text = base64.b64encode(b"icon").decode()
    etree.SubElement(icon, "Name").text = "card"
    for element in (meta, root):
        data = etree.SubElement(element, "CustomData")
        one = etree.SubElement(data, "Item")
        etree.SubElement(one, "Key").text = "Card number"
        etree.SubElement(one, "Value").text = "4012888888881881"
        etree.SubElement(one, "LastModificationTime").text = "AAAAAAAAAAA="
    work = next(group for group in root.iter("Group") if group.findtext("Name") == "Work")
    tags = etree.Element("Tags")
    tags.text = "paid by work;travel"
    work.insert(1, tags)
    for one in root.iter("Entry"):
        etree.SubElement(one, "QualityCheck").text = "False"
        etree.SubElement(one, "PreviousParentGroup").text = uuid(1)
    return tree


def write_key_files(folder):
    key = bytes(range(32))
    (folder / "xml1.key").write_text(
        '<?xml version="1.0" encoding="utf-8"?>\n<KeyFile><Meta><Version>1.00</Version></Meta><Key><Data>'
        + base64.b64encode(key).decode() + "</Data></Key></KeyFile>\n")
    text = key[::-1].hex().upper()
    lines = "\n".join("\t\t\t" + " ".join(text[at:at + 32][i:i + 8] for i in range(0, 32, 8)) for at in (0, 32))
    check = hashlib.sha256(key[::-1]).hexdigest()[:8].upper()
    (folder / "xml2.keyx").write_text(
        '<?xml version="1.0" encoding="utf-8"?>\n<KeyFile>\n\t<Meta>\n\t\t<Version>2.0</Version>\n\t</Meta>\n\t<Key>\n'
        f'\t\t<Data Hash="{check}">\n{lines}\n\t\t</Data>\n\t</Key>\n</KeyFile>\n')
    (folder / "bytes32.key").write_bytes(hashlib.sha256(b"raw").digest())
    (folder / "hex64.key").write_text(hashlib.sha256(b"hex").hexdigest())
    (folder / "any.key").write_bytes(b"any file at all\n" * 9)
    return ["xml1.key", "xml2.keyx", "bytes32.key", "hex64.key", "any.key"]


def main():
    folder = pathlib.Path(sys.argv[1]) / "KeePass"
    for old in folder.glob("*"):
        old.unlink()
    with tempfile.TemporaryDirectory() as work:
        database = write_with_keepassxc(folder, pathlib.Path(work))
    (folder.parent / "Formats" / "KeePassDatabase.kdbx").write_bytes(database.read_bytes())
    tree = PyKeePass(str(database), password=PASSWORD).tree
    newer = tree41(tree)
    for cipher in ("aes256", "twofish", "chacha20"):
        for packed in (True, False):
            packing = "gzip" if packed else "plain"
            write3(folder / f"3.1-{cipher}-{packing}.kdbx", tree, cipher, packed)
            for name in kdf_uuids:
                minor = 1 if packed else 0
                write4(folder / f"4.{minor}-{name}-{cipher}-{packing}.kdbx", newer if minor else tree, cipher, packed,
                       derivation(name), minor)
    write3(folder / "3.1-inner-chacha20.kdbx", tree, stream="chacha20")
    write4(folder / "4.0-inner-salsa20.kdbx", tree, stream="salsa20")
    write4(folder / "4.0-argon2d-version10.kdbx", tree, kdf=derivation("argon2", V=(0x04, 0x10)))
    secret = derivation("argon2id", K=(0x42, b"pepper"), A=(0x42, b"about it"))
    write4(folder / "4.0-argon2id-secret.kdbx", tree, kdf=secret,
           transformed_key=secret_argon2(secret, compute_key_composite(PASSWORD)))
    write4(folder / "4.0-attachments.kdbx", tree, attachments=[b"\x01" + os.urandom(3000) for _ in range(3)])
    write4(folder / "bomb.kdbx", tree, attachments=[bytes(65 << 20)])
    write4(folder / "empty-password.kdbx", tree, password="")
    write3(folder / "empty-password-3.1.kdbx", tree, password="")
    for name in write_key_files(folder):
        keyfile = str(folder / name)
        stem = name.split(".")[0]
        write4(folder / f"only-{stem}.kdbx", tree, password=None, keyfile=keyfile)
        write4(folder / f"with-{stem}.kdbx", tree, keyfile=keyfile)
    write3(folder / "with-xml2-3.1.kdbx", tree, keyfile=str(folder / "xml2.keyx"))
    write4(folder / "empty-password-and-xml2.kdbx", tree, password="", keyfile=str(folder / "xml2.keyx"))
    # No program here writes databases of KeePass 1: their signature, version and flags.
    (folder.parent / "Formats" / "KeePass1Database.kdb").write_bytes(
        bytes.fromhex("03d9a29a65fb4bb50300000003000100") + bytes(range(108)))
    for made in folder.iterdir():
        made.chmod(0o644)


main()
