/// A format of pictures, sounds or videos. What is not decoded is named.
package enum MediaFormat: UInt8, Sendable, CaseIterable {
  case png, jpeg, webp, gif
  case svg, avif, heic, tiff, bmp, icon, jpegXL, jpeg2000
  case wav, mp3, flac, vorbis, opus
  case aac, m4a, aiff, amr, midi, speex, oggFLAC
  case mp4, quickTime, matroska, avi, mpeg, flash, theora, windowsMedia

  /// The kinds of media.
  package enum Medium: Sendable {
    case picture, sound, video
  }

  /// The kind of media that are of this format.
  package var medium: Medium {
    switch self {
    case .png, .jpeg, .webp, .gif, .svg, .avif, .heic, .tiff, .bmp, .icon, .jpegXL, .jpeg2000:
      .picture
    case .wav, .mp3, .flac, .vorbis, .opus, .aac, .m4a, .aiff, .amr, .midi, .speex,
      .oggFLAC:
      .sound
    case .mp4, .quickTime, .matroska, .avi, .mpeg, .flash, .theora, .windowsMedia: .video
    }
  }

  /// True if the reader decodes it.
  package var isDecoded: Bool {
    switch self {
    case .png, .jpeg, .webp, .gif, .wav, .mp3, .flac, .vorbis, .opus: true
    default: false
    }
  }

  /// Its name, the same in all languages.
  package var name: String {
    switch self {
    case .png: "PNG"
    case .jpeg: "JPEG"
    case .webp: "WebP"
    case .gif: "GIF"
    case .svg: "SVG"
    case .avif: "AVIF"
    case .heic: "HEIC"
    case .tiff: "TIFF"
    case .bmp: "BMP"
    case .icon: "ICO"
    case .jpegXL: "JPEG XL"
    case .jpeg2000: "JPEG 2000"
    case .wav: "WAV"
    case .mp3: "MP3"
    case .flac: "FLAC"
    case .vorbis: "Ogg Vorbis"
    case .opus: "Opus"
    case .aac: "AAC"
    case .m4a: "M4A"
    case .aiff: "AIFF"
    case .amr: "AMR"
    case .midi: "MIDI"
    case .speex: "Speex"
    case .oggFLAC: "Ogg FLAC"
    case .mp4: "MP4"
    case .quickTime: "QuickTime"
    case .matroska: "Matroska"
    case .avi: "AVI"
    case .mpeg: "MPEG"
    case .flash: "Flash"
    case .theora: "Ogg Theora"
    case .windowsMedia: "Windows Media"
    }
  }
}
