package import ReaderProtocol

/// The first bytes of formats.
extension MediaFormat {
  /// What stands at a place of a file, and the format that it means. Of several rows the first counts.
  private static let marks: [(place: Int, mark: [UInt8], format: MediaFormat)] = [
    (0, [0x89] + Array("PNG\r\n\u{1A}\n".utf8), .png),
    (0, [0xFF, 0xD8, 0xFF], .jpeg),
    (0, Array("GIF87a".utf8), .gif),
    (0, Array("GIF89a".utf8), .gif),
    (8, Array("WEBPVP8".utf8), .webp),
    (8, Array("WAVE".utf8), .wav),
    (8, Array("AVI ".utf8), .avi),
    (0, Array("fLaC".utf8), .flac),
    (28, [1] + Array("vorbis".utf8), .vorbis),
    (28, Array("OpusHead".utf8), .opus),
    (28, [0x7F] + Array("FLAC".utf8), .oggFLAC),
    (28, Array("Speex   ".utf8), .speex),
    (28, [0x80] + Array("theora".utf8), .theora),
    (0, Array("ID3".utf8), .mp3),
    (4, Array("ftypM4A ".utf8), .m4a),
    (4, Array("ftypM4B ".utf8), .m4a),
    (4, Array("ftypavif".utf8), .avif),
    (4, Array("ftypavis".utf8), .avif),
    (4, Array("ftyphei".utf8), .heic),
    (4, Array("ftypmif1".utf8), .heic),
    (4, Array("ftypqt  ".utf8), .quickTime),
    (4, Array("ftyp".utf8), .mp4),
    (4, Array("moov".utf8), .quickTime),
    (4, Array("JXL \r\n".utf8), .jpegXL),
    (4, Array("jP  \r\n".utf8), .jpeg2000),
    (0, [0xFF, 0x0A], .jpegXL),
    (0, [0xFF, 0x4F, 0xFF, 0x51], .jpeg2000),
    (0, Array("II*\0".utf8), .tiff),
    (0, Array("MM\0*".utf8), .tiff),
    (0, Array("BM".utf8), .bmp),
    (0, [0, 0, 1, 0], .icon),
    (0, [0x1A, 0x45, 0xDF, 0xA3], .matroska),
    (0, [0, 0, 1, 0xBA], .mpeg),
    (0, [0, 0, 1, 0xB3], .mpeg),
    (0, Array("FLV\u{1}".utf8), .flash),
    (0, [0x30, 0x26, 0xB2, 0x75, 0x8E, 0x66, 0xCF, 0x11], .windowsMedia),
    (8, Array("AIF".utf8), .aiff),
    (0, Array("#!AMR".utf8), .amr),
    (0, Array("MThd".utf8), .midi),
    (0, Array("ADIF".utf8), .aac),
  ]
  /// What formats in which something else may stand begin with.
  private static let containers: [MediaFormat: [UInt8]] = [
    .webp: Array("RIFF".utf8), .wav: Array("RIFF".utf8), .avi: Array("RIFF".utf8),
    .vorbis: Array("OggS".utf8), .opus: Array("OggS".utf8), .speex: Array("OggS".utf8),
    .theora: Array("OggS".utf8), .oggFLAC: Array("OggS".utf8), .aiff: Array("FORM".utf8),
  ]
  /// The number of bytes among which the first element of an SVG begins.
  private static let svgPrologue = 4_096

  /// The format of a file, by its content.
  package init?(of bytes: UnsafeRawBufferPointer) {
    let row = Self.marks.first { row in
      bytes.dropFirst(row.place).starts(with: row.mark)
        && Self.containers[row.format].map { bytes.starts(with: $0) } ?? true
    }
    guard let format = row?.format ?? Self.framed(bytes[...]) ?? Self.svg(bytes) else { return nil }
    self = format
  }

  /// MP3 or AAC, whose frames have no mark but their header: a frame of a layer, a rate of bits and one of
  /// samples that are used, or of none.
  static func framed(_ bytes: Slice<UnsafeRawBufferPointer>) -> MediaFormat? {
    let header = Array(bytes.prefix(4))
    guard header.count == 4, header[0] == 0xFF, header[1] & 0xE0 == 0xE0 else { return nil }
    if header[1] & 0xF6 == 0xF0 { return .aac }
    let hasVersion = header[1] & 0x18 != 0x08
    let hasLayer = header[1] & 0x06 != 0
    let hasRates = header[2] & 0xF0 != 0xF0 && header[2] & 0x0C != 0x0C
    return hasVersion && hasLayer && hasRates ? .mp3 : nil
  }

  private static func svg(_ bytes: UnsafeRawBufferPointer) -> MediaFormat? {
    let isXML = bytes.prefix(64).first { !" \t\r\n\u{FEFF}".utf8.contains($0) } == UInt8(ascii: "<")
    guard isXML else { return nil }
    let mark = Array("<svg".utf8)
    let start = bytes.prefix(svgPrologue)
    return start.indices.contains { start[$0...].starts(with: mark) } ? .svg : nil
  }
}
