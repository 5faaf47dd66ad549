#!/usr/bin/env python3
"""Makes Sources/App/AppSupport/Samples/Generated/SampleMedia.swift: the pictures and sounds of the demo.

Flags and phases of the moon are drawn as PNG, intervals are two sines one after the other as FLAC,
by libsndfile. All are our own, and a few kilobytes.

  make_sample_media.py
"""

import base64
import ctypes
import ctypes.util
import math
import struct
import tempfile
import zlib
from pathlib import Path

HERE = Path(__file__).resolve().parent
TARGET = HERE.parents[1] / "Sources/App/AppSupport/Samples/Generated/SampleMedia.swift"


def png(width, height, colour_type, rows, palette=b""):
    """A PNG of 8 bits (PNG, third edition)."""

    def chunk(name, data):
        body = name + data
        return struct.pack(">I", len(data)) + body + struct.pack(">I", zlib.crc32(body))

    header = struct.pack(">IIBBBBB", width, height, 8, colour_type, 0, 0, 0)
    data = zlib.compress(b"".join(b"\0" + bytes(row) for row in rows), 9)
    return (
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", header)
        + (chunk(b"PLTE", palette) if palette else b"")
        + chunk(b"IDAT", data)
        + chunk(b"IEND", b"")
    )


def flag(colours, at, width=96, height=64):
    """A flag: which colour is at a point of the unit square."""
    palette = b"".join(bytes.fromhex(colour) for colour in colours)
    rows = [
        [at((x + 0.5) / width, (y + 0.5) / height) for x in range(width)] for y in range(height)
    ]
    return png(width, height, 3, rows, palette)


def japan(x, y):
    return int(math.hypot((x - 0.5) * 1.5, y - 0.5) < 0.3)


def sweden(x, y):
    return int(5 / 16 < x < 7 / 16 or 4 / 10 < y < 6 / 10)


def czechia(x, y):
    if x < 0.5 and x < min(y, 1 - y):
        return 2
    return int(y > 0.5)


def moon(degrees, size=64):
    """A sphere that the sun lights from the side, by the angle between sun and eye."""
    sun = (math.sin(math.radians(degrees)), 0.0, -math.cos(math.radians(degrees)))
    craters = [(-0.35, -0.3, 0.22), (0.3, 0.15, 0.3), (-0.1, 0.5, 0.18), (0.45, -0.45, 0.15)]

    def light(x, y):
        distance = math.hypot(x, y)
        if distance > 1:
            return 0
        z = math.sqrt(1 - distance * distance)
        albedo = 1.0
        for cx, cy, reach in craters:
            if math.hypot(x - cx, y - cy) < reach:
                albedo -= 0.25
        lit = max(0.0, x * sun[0] + y * sun[1] + z * sun[2])
        return round(240 * albedo * math.sqrt(lit))

    middle, radius = size / 2, size / 2 - 2
    rows = [
        [light((x + 0.5 - middle) / radius, (y + 0.5 - middle) / radius) for x in range(size)]
        for y in range(size)
    ]
    return png(size, size, 0, rows)


class Info(ctypes.Structure):
    """SF_INFO of sndfile.h."""

    _fields_ = [
        ("frames", ctypes.c_int64),
        ("samplerate", ctypes.c_int),
        ("channels", ctypes.c_int),
        ("format", ctypes.c_int),
        ("sections", ctypes.c_int),
        ("seekable", ctypes.c_int),
    ]


def interval(semitones, rate=16_000, seconds=0.45):
    """Middle C, then the note so many semitones above it, as FLAC of 8 bits."""
    library = ctypes.CDLL(ctypes.util.find_library("sndfile"))
    library.sf_open.restype = ctypes.c_void_p
    library.sf_writef_short.restype = ctypes.c_int64
    samples = []
    for pitch in (0, semitones):
        frequency = 261.626 * 2 ** (pitch / 12)
        count = int(rate * seconds)
        for i in range(count):
            edge = min(1.0, i / 400, (count - i) / 1_600)
            samples.append(int(12_000 * edge * math.sin(2 * math.pi * frequency * i / rate)))
    flac, eight_bits, to_write = 0x170000, 0x0001, 0x20
    info = Info(0, rate, 1, flac | eight_bits, 0, 0)
    with tempfile.NamedTemporaryFile(suffix=".flac") as file:
        sound = library.sf_open(file.name.encode(), to_write, ctypes.byref(info))
        if not sound:
            raise SystemExit("libsndfile can't write FLAC")
        frames = (ctypes.c_short * len(samples))(*samples)
        library.sf_writef_short(ctypes.c_void_p(sound), frames, ctypes.c_int64(len(samples)))
        library.sf_close(ctypes.c_void_p(sound))
        return Path(file.name).read_bytes()


FILES = {
    "czechia.png": flag(["ffffff", "d7141a", "11457e"], czechia),
    "japan.png": flag(["ffffff", "bc002d"], japan),
    "sweden.png": flag(["006aa7", "fecc02"], sweden),
    "crescent.png": moon(50),
    "half-moon.png": moon(90),
    "gibbous-moon.png": moon(130),
    "major-third.flac": interval(4),
    "fifth.flac": interval(7),
    "octave.flac": interval(12),
}


def main():
    lines = [
        "// swift-format-ignore-file",
        "// Made by Tests/Scripts/make_sample_media.py.",
        "",
        "/// The pictures and sounds of the demo, in base 64.",
        "enum SampleMedia {",
        "  static let files: [(name: String, content: String)] = [",
    ]
    for name, content in FILES.items():
        text = base64.b64encode(content).decode()
        lines.append(f'    ("{name}", "{text}"),')
        print(f"{name}: {len(content)} bytes")
    lines += ["  ]", "}", ""]
    TARGET.parent.mkdir(exist_ok=True)
    TARGET.write_text("\n".join(lines))


main()
