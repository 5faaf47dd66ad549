#!/usr/bin/env python3
"""Makes PNG pictures of 1920 by 1080 pixels for `cardcase-bench pictures`: colours that run into
each other, with noise, as photographs have them.

Usage: make_large_pictures.py DIRECTORY COUNT
"""

import random
import struct
import sys
import zlib

WIDTH, HEIGHT = 1920, 1080


def chunk(name, data):
    checksum = zlib.crc32(name + data)
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", checksum)


def picture(seed):
    generator = random.Random(seed)
    noise = generator.randbytes(WIDTH * 3)
    rows = []
    for y in range(HEIGHT):
        start = generator.randrange(WIDTH * 3)
        grain = noise[start:] + noise[:start]
        shades = (y * 200 // HEIGHT, seed * 37 % 200, 200 - y * 200 // HEIGHT)
        row = bytes(shades[i % 3] + (grain[i] >> 3) for i in range(WIDTH * 3))
        rows.append(b"\0" + row)
    header = struct.pack(">IIBBBBB", WIDTH, HEIGHT, 8, 2, 0, 0, 0)
    return (
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", header)
        + chunk(b"IDAT", zlib.compress(b"".join(rows), 1))
        + chunk(b"IEND", b"")
    )


def main():
    directory, count = sys.argv[1], int(sys.argv[2])
    for number in range(count):
        with open(f"{directory}/{number}.png", "wb") as file:
            file.write(picture(number))


if __name__ == "__main__":
    main()
