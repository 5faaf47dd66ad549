package import ByteCoding

/// What is said of a sound before its samples, which are of 16 bits with a sign, little-endian, those of all
/// channels one after the other.
package struct SoundFacts: Sendable, Equatable {
  /// The samples a second of one channel, among `MediaLimits.rates`.
  package let rate: Int
  /// The number of channels, among `MediaLimits.channels`.
  package let channels: Int
  /// The format of the file.
  package let format: MediaFormat

  package init(rate: Int, channels: Int, format: MediaFormat) {
    self.rate = rate
    self.channels = channels
    self.format = format
  }

  /// The number of bytes of the samples of one moment.
  package var momentBytes: Int { channels * MemoryLayout<Int16>.size }

  /// The greatest number of moments.
  package var mostMoments: Int { MediaLimits.minutes * 60 * rate }

  /// The facts as a frame.
  package var frame: Frame {
    var writer = ByteWriter()
    writer.append(UInt32(clamping: rate))
    writer.append(UInt8(clamping: channels))
    writer.append(format.rawValue)
    return Frame(.sound, writer.bytes)
  }

  /// Reads the frame, which may be hostile.
  package init(_ frame: Frame) throws(UnreadableBytes) {
    guard frame.tag == .sound else { throw .unknownTag }
    var reader = ByteReader(frame.payload)
    rate = Int(try reader.number(UInt32.self))
    channels = Int(try reader.byte())
    format = try reader.value()
    try reader.end()
    guard MediaLimits.rates.contains(rate), MediaLimits.channels.contains(channels),
      format.isDecoded, format.medium == .sound
    else { throw .invalid }
  }
}
