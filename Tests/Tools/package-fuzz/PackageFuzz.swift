import ArgumentParser
import Foundation
import ReaderProtocol
import TestSupport

/// Throws packages, texts, pictures and sounds that were changed at random at the reader, and what it makes of them at
/// the planning of an import. The reader may fail; this program stands for the one that holds the key, and
/// never does.
@main
struct PackageFuzz: ParsableCommand {
  @Option(help: "Seconds to go on for.")
  var seconds = 60

  @Option(help: "The seed of the first file; each has the next.")
  var seed: UInt64 = 1

  @Option(help: "Files to throw at most.")
  var runs = Int.max

  @Option(help: "The reader.")
  var reader = ".build/debug/cardcase-reader"

  @Option(help: "The folder of packages to begin with.")
  var fixtures = "Tests/AnkiPackagesTests/Fixtures"

  @Option(help: "The folder of texts to begin with.")
  var texts = "Tests/DeckFormatsTests/Fixtures/Formats"

  @Option(help: "The folder of pictures and sounds to begin with.")
  var media = "Tests/MediaDecodingTests/Fixtures"

  @Flag(help: "Throw pictures and sounds only.")
  var onlyMedia = false

  func run() throws {
    let folder = try TemporaryDirectory(inMemory: true)
    let seeds = try SeedPackage.all(in: fixtures, scratch: folder.path)
    let texts = try SeedPackage.texts(in: texts)
    let throwing = PackageThrow(
      reader: URL(fileURLWithPath: reader).path,
      scratch: folder.path
    )
    let mediaThrowing = MediaThrow(
      reader: URL(fileURLWithPath: reader).path,
      seeds: try MediaMutation.Seeds(in: media)
    )
    let end = ContinuousClock.now + .seconds(seconds)
    var counts: [String: Int] = [:]
    var done = 0
    while ContinuousClock.now < end, done < runs {
      var mutation = PackageMutation(seed: seed + UInt64(done))
      let outcome =
        if onlyMedia || done % 4 == 1 {
          mediaThrowing.outcome(ofSound: done.isMultiple(of: 5), seed + UInt64(done))
        } else if done.isMultiple(of: 4) {
          throwing.outcome(ofText: mutation.text(from: texts))
        } else {
          throwing.outcome(of: try mutation.package(from: seeds, scratch: folder.path))
        }
      counts[outcome, default: 0] += 1
      done += 1
      let left = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      guard left.isEmpty else {
        print("seed \(seed + UInt64(done) - 1) left \(left)")
        throw ExitCode.failure
      }
      if done % 1_000 == 0 { print("\(done) files") }
    }
    print("\(done) files from seed \(seed) on")
    for (outcome, count) in counts.sorted(by: { $0.value > $1.value }) {
      print("\(count)\t\(outcome)")
    }
  }
}
