#!/usr/bin/env python3
"""Makes tiny pictures and sounds in Tests/MediaDecodingTests/Fixtures, with what Pillow and ffmpeg decode them to.

    apt-get install ffmpeg python3-pil
    /usr/bin/python3 Tests/Scripts/media_fixtures.py

Made with Pillow 9.4 and ffmpeg 5.1 of Debian 12. PNG is written here, as Pillow writes neither all colour types nor
interlaced ones; Pillow only reads it.

- Pictures/NAME and Pictures/NAME.rgba: a picture, and its pixels as Pillow has them, upright; pictures.json has
  their size, the number of frames, and by how much a channel may differ.
- Sounds/NAME and Sounds/NAME.s16: a sound, and its samples as ffmpeg has them; sounds.json has rate and channels,
  and whether the samples are exact.
- Named/NAME: the first bytes of what is named and not decoded.
"""

import io
import json
import math
import pathlib
import random
import shutil
import struct
import subprocess
import zlib

from PIL import Image, ImageOps

FIXTURES = pathlib.Path(__file__).resolve().parents[1] / "MediaDecodingTests" / "Fixtures"
PICTURES, SOUNDS, NAMED = (FIXTURES / name for name in ("Pictures", "Sounds", "Named"))
WIDTH, HEIGHT = 13, 9
# The passes of an interlaced PNG: where they start, and how far their pixels are apart.
ADAM7 = [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]
GREY, RGB, PALETTE, GREY_ALPHA, RGBA = 0, 2, 3, 4, 6
CHANNELS = {GREY: 1, RGB: 3, PALETTE: 1, GREY_ALPHA: 2, RGBA: 4}

pictures, sounds = [], []


def png_chunk(name, data):
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))


def png_rows(samples, color, depth, places):
    """The bytes of rows of pixels at places, each row with a filter of its own."""
    width = CHANNELS[color] * depth
    data = b""
    for y, xs in places:
        bits = "".join(f"{value:0{depth}b}" for x in xs for value in samples[y][x])
        bits += "0" * (-len(bits) % 8)
        row = bytes(int(bits[i : i + 8], 2) for i in range(0, len(bits), 8))
        step = max(1, width // 8)
        # Filter 1, by the pixel before.
        data += b"\1" + bytes((row[i] - (row[i - step] if i >= step else 0)) % 256 for i in range(len(row)))
    return data


def png(color, depth, interlaced=False, palette=None, transparency=None, exif=None):
    generator = random.Random(color * 100 + depth)
    most = len(palette) // 3 - 1 if palette else 2**depth - 1
    samples = [
        [
            [
                (x * most // (WIDTH - 1) + y * 3 + generator.randrange(2) + channel * most // 3) % (most + 1)
                for channel in range(CHANNELS[color])
            ]
            for x in range(WIDTH)
        ]
        for y in range(HEIGHT)
    ]
    passes = ADAM7 if interlaced else [(0, 0, 1, 1)]
    data = b""
    for left, top, right, down in passes:
        xs = range(left, WIDTH, right)
        data += png_rows(samples, color, depth, [(y, xs) for y in range(top, HEIGHT, down)]) if xs else b""
    header = struct.pack(">IIBBBBB", WIDTH, HEIGHT, depth, color, 0, 0, interlaced)
    chunks = [(b"IHDR", header)]
    chunks += [(b"PLTE", palette)] if palette else []
    chunks += [(b"tRNS", transparency)] if transparency else []
    chunks += [(b"eXIf", exif)] if exif else []
    chunks += [(b"IDAT", zlib.compress(data, 9)), (b"IEND", b"")]
    return b"\x89PNG\r\n\x1a\n" + b"".join(png_chunk(*chunk) for chunk in chunks)


def plain(image):
    """The pixels of a picture, of which Pillow has those of 16 bits of grey as numbers."""
    if image.mode.startswith("I"):
        grey = Image.new("L", image.size)
        grey.putdata([value >> 8 for value in image.getdata()])
        image = grey
    return ImageOps.exif_transpose(image).convert("RGBA")


def picture(name, data, tolerance=0):
    image = Image.open(io.BytesIO(data))
    frames = getattr(image, "n_frames", 1)
    image.seek(0)
    pixels = plain(image)
    (PICTURES / name).write_bytes(data)
    (PICTURES / f"{name}.rgba").write_bytes(pixels.tobytes())
    width, height = pixels.size
    pictures.append(dict(file=name, width=width, height=height, frames=frames, tolerance=tolerance))


def saved(image, format, **options):
    data = io.BytesIO()
    image.save(data, format, **options)
    return data.getvalue()


def drawn(width=40, height=24):
    """A picture that no turn leaves as it is."""
    image = Image.new("RGB", (width, height))
    image.putdata(
        [
            (x * 255 // (width - 1), y * 255 // (height - 1), 255 if x < 8 and y < 6 else 40)
            for y in range(height)
            for x in range(width)
        ]
    )
    return image


def noise(width=96, height=64):
    """A picture of 16 colours that takes some kilobytes, to be cut off."""
    generator = random.Random(5)
    image = Image.new("RGB", (width, height))
    image.putdata([(generator.randrange(4) * 85, generator.randrange(4) * 85, 40) for _ in range(width * height)])
    return image


def make_png():
    palette = bytes(random.Random(7).randrange(256) for _ in range(3 * 16))
    for color, depths, name in [
        (GREY, (1, 2, 4, 8, 16), "grey"),
        (RGB, (8, 16), "rgb"),
        (GREY_ALPHA, (8, 16), "grey-alpha"),
        (RGBA, (8, 16), "rgba"),
    ]:
        for depth in depths:
            for interlaced in (False, True):
                kind = "-interlaced" if interlaced else ""
                picture(f"{name}-{depth}{kind}.png", png(color, depth, interlaced))
    for depth in (1, 2, 4, 8):
        own = palette[: 3 * min(16, 2**depth)]
        picture(f"palette-{depth}.png", png(PALETTE, depth, palette=own))
        picture(f"palette-{depth}-transparent.png", png(PALETTE, depth, True, own, bytes([0, 128])))
    picture("grey-8-transparent.png", png(GREY, 8, transparency=struct.pack(">H", 21)))
    picture("rgb-8-transparent.png", png(RGB, 8, transparency=struct.pack(">HHH", 0, 85, 170)))


def exif(orientation):
    data = Image.Exif()
    data[0x0112] = orientation
    return data.tobytes()


def make_jpeg():
    image = drawn()
    picture("baseline.jpg", saved(image, "JPEG", quality=90), 2)
    picture("progressive.jpg", saved(image, "JPEG", quality=90, progressive=True), 2)
    picture("whole-chroma.jpg", saved(image, "JPEG", quality=95, subsampling=0), 2)
    picture("noise.jpg", saved(noise(), "JPEG", quality=70), 2)
    picture("grey.jpg", saved(image.convert("L"), "JPEG", quality=90), 2)
    picture("cmyk.jpg", saved(image.convert("CMYK"), "JPEG", quality=90), 3)
    for orientation in range(1, 9):
        picture(f"turned-{orientation}.jpg", saved(image, "JPEG", quality=90, exif=exif(orientation)), 2)


def make_webp():
    image = drawn()
    clear = image.convert("RGBA")
    clear.putalpha(Image.linear_gradient("L").resize(image.size))
    picture("lossy.webp", saved(image, "WEBP", quality=80), 2)
    picture("lossless.webp", saved(image, "WEBP", lossless=True, exact=True))
    picture("lossy-alpha.webp", saved(clear, "WEBP", quality=80), 2)
    picture("lossless-alpha.webp", saved(clear, "WEBP", lossless=True, exact=True))
    frames = [image, ImageOps.mirror(image), ImageOps.flip(image)]
    options = dict(save_all=True, append_images=frames[1:], lossless=True)
    picture("animated.webp", saved(frames[0], "WEBP", **options))
    picture("noise.webp", saved(noise(), "WEBP", lossless=True))
    picture("turned.webp", saved(image, "WEBP", lossless=True, exif=exif(6)))


def make_gif():
    image = drawn().quantize(16)
    picture("plain.gif", saved(image, "GIF", interlace=0))
    picture("noise.gif", saved(noise().quantize(16), "GIF", interlace=0))
    picture("interlaced.gif", saved(image, "GIF", interlace=1))
    picture("transparent.gif", saved(image, "GIF", transparency=image.getpixel((20, 12))))
    frames = [image, ImageOps.mirror(drawn()).quantize(16), ImageOps.flip(drawn()).quantize(8)]
    picture("animated.gif", saved(frames[0], "GIF", save_all=True, append_images=frames[1:]))


def ffmpeg(arguments, data=None):
    command = ["ffmpeg", "-hide_banner", "-loglevel", "error", *arguments]
    return subprocess.run(command, input=data, check=True, stdout=subprocess.PIPE).stdout


def tone(rate=8_000, seconds=0.25):
    """Two tones, of 440 and 660 hertz."""
    moments = range(int(rate * seconds))
    wave = [
        round(12_000 * math.sin(2 * math.pi * hertz * moment / rate)) for moment in moments for hertz in (440, 660)
    ]
    return struct.pack(f"<{len(wave)}h", *wave)


def sound(name, options, rate=8_000, channels=2, exact=True):
    raw = ["-f", "s16le", "-ar", "8000", "-ac", "2", "-i", "-"]
    path = SOUNDS / name
    quiet = ["-map_metadata", "-1", "-fflags", "+bitexact", "-flags:a", "+bitexact", "-y"]
    ffmpeg([*raw, *options, "-ar", str(rate), "-ac", str(channels), *quiet, str(path)], tone())
    decoded = ffmpeg(["-i", str(path), "-f", "s16le", "-ar", str(rate), "-ac", str(channels), "-"])
    (SOUNDS / f"{name}.s16").write_bytes(decoded)
    sounds.append(dict(file=name, rate=rate, channels=channels, exact=exact))


def make_sounds():
    sound("pcm-16.wav", ["-c:a", "pcm_s16le"])
    sound("pcm-8.wav", ["-c:a", "pcm_u8"])
    sound("pcm-24.wav", ["-c:a", "pcm_s24le"])
    sound("float.wav", ["-c:a", "pcm_f32le"])
    sound("mono.wav", ["-c:a", "pcm_s16le"], channels=1)
    sound("flac.flac", ["-c:a", "flac"])
    sound("vorbis.ogg", ["-c:a", "libvorbis", "-q:a", "2"], exact=False)
    sound("opus.opus", ["-c:a", "libopus", "-b:a", "24k"], rate=48_000, exact=False)
    sound("mp3.mp3", ["-c:a", "libmp3lame", "-b:a", "32k"], exact=False)
    bare = ["-id3v2_version", "0", "-write_xing", "0"]
    sound("bare.mp3", ["-c:a", "libmp3lame", "-b:a", "32k", *bare], exact=False)


def named(name, options, video=False):
    """The first bytes of a file of ffmpeg's."""
    source = "testsrc=size=32x32:rate=5:duration=1" if video else "sine=duration=0.2"
    path = NAMED / name
    ffmpeg(["-f", "lavfi", "-i", source, *options, "-fflags", "+bitexact", "-y", str(path)])
    path.write_bytes(path.read_bytes()[:256])


def make_named():
    for name in ("aac.aac", "m4a.m4a", "aiff.aiff", "windowsMedia.wma"):
        named(name, [])
    named("oggFLAC.oga", ["-c:a", "flac"])
    named("speex.spx", ["-c:a", "libspeex", "-ar", "16000"])
    named("mp4.mp4", [], True)
    named("quickTime.mov", [], True)
    named("matroska.webm", ["-c:v", "libvpx"], True)
    named("matroska.mkv", ["-c:v", "libx264"], True)
    named("avi.avi", [], True)
    named("mpeg.mpg", ["-r", "25"], True)
    named("flash.flv", [], True)
    named("theora.ogv", ["-c:v", "libtheora"], True)
    image = drawn(16, 16)
    for name, format in [("tiff.tiff", "TIFF"), ("bmp.bmp", "BMP"), ("icon.ico", "ICO"), ("jpeg2000.jp2", "JPEG2000")]:
        (NAMED / name).write_bytes(saved(image, format)[:256])
    drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8"/></svg>\n'
    (NAMED / "svg.svg").write_text(f'<?xml version="1.0"?>\n<!-- drawn by hand -->\n{drawing}')


def main():
    shutil.rmtree(FIXTURES, ignore_errors=True)
    for folder in (PICTURES, SOUNDS, NAMED):
        folder.mkdir(parents=True)
    make_png()
    make_jpeg()
    make_webp()
    make_gif()
    make_sounds()
    make_named()
    for name, rows in (("pictures.json", pictures), ("sounds.json", sounds)):
        lines = ",\n".join(f"  {json.dumps(row)}" for row in rows)
        (FIXTURES / name).write_text(f"[\n{lines}\n]\n")


if __name__ == "__main__":
    main()
