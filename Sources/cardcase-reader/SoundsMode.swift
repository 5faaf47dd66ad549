import MediaDecoding
import ReaderProtocol

/// Decodes sounds, one after another: a file's bytes in chunks, then what the samples are of, the samples
/// in chunks and an end, or the reason why there are no more.
struct SoundsMode: ReaderMode {
  init(_ start: ReaderStart) {}

  func run(_ connection: inout ProgramConnection) throws {
    while let file = try connection.file(atMost: MediaLimits.soundFile) {
      let output = connection.output
      try file.withUnsafeBytes { bytes in
        do {
          let sound = try SoundDecoder(bytes)
          try output.write(sound.facts.frame)
          while case let samples = try sound.next(), !samples.isEmpty {
            try samples.withUnsafeBytes { try output.write(.chunk, $0) }
          }
          try output.write(Frame(.end))
        } catch let failure as MediaFailure {
          try output.write(failure.frame)
        }
      }
    }
  }
}
