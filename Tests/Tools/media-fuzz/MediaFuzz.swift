import ArgumentParser
import Glibc
import MediaDecoding
import ReaderProtocol
import TestSupport

/// Decodes pictures and sounds that were changed at random, in this process, built with an address
/// sanitizer: what is wrong with one has to be a reason, and no access of memory that is not there.
@main
struct MediaFuzz: ParsableCommand {
  /// One in so many is a sound, which takes as much longer.
  private static let sounds = 10

  @Option(help: "Pictures and sounds to try.")
  var runs = 1_000_000

  @Option(help: "The seed of the first; each has the next.")
  var seed: UInt64 = 1

  @Option(help: "The folder of pictures and sounds to begin with.")
  var fixtures = "Tests/MediaDecodingTests/Fixtures"

  func run() throws {
    let seeds = try MediaMutation.Seeds(in: fixtures)
    var counts: [String: Int] = [:]
    for run in 0..<runs {
      var mutation = MediaMutation(seed: seed + UInt64(run))
      let outcome: String
      do {
        if run.isMultiple(of: Self.sounds) {
          outcome = try sound(mutation.file(from: seeds.sounds))
        } else {
          let (width, height) = mutation.size()
          let size = PixelSize(width: width, height: height)
          outcome = try picture(mutation.file(from: seeds.pictures), fitting: size)
        }
      } catch let failure as MediaFailure {
        outcome = "\(failure)"
      }
      counts[outcome, default: 0] += 1
      if (run + 1).isMultiple(of: 100_000) { print("\(run + 1) files") }
    }
    print("\(runs) files from seed \(seed) on")
    for (outcome, count) in counts.sorted(by: { $0.value > $1.value }) {
      print("\(count)\t\(outcome)")
    }
    // What a sanitizer finds at the end ends the process without that.
    fflush(nil)
  }

  /// Decodes a picture, and reads each of its pixels.
  private func picture(_ file: [UInt8], fitting size: PixelSize) throws -> String {
    let picture = try file.withUnsafeBytes { try DecodedPicture($0, fitting: size) }
    guard picture.facts.size.fits(size) else { return "larger than was asked for" }
    let opaque = picture.pixels.reduce(0) { $0 &+ Int($1) }
    return picture.facts.isPartial ? "a part" : opaque == 0 ? "an empty picture" : "a picture"
  }

  /// Decodes a sound to its end.
  private func sound(_ file: [UInt8]) throws -> String {
    let count = try file.withUnsafeBytes { bytes in
      let sound = try SoundDecoder(bytes)
      var count = 0
      while case let samples = try sound.next(), !samples.isEmpty { count += samples.count }
      return count
    }
    return count == 0 ? "an empty sound" : "a sound"
  }
}
