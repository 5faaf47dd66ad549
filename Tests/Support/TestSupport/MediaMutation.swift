import Foundation

/// Changes a picture or a sound at random. Most checksums are put right behind that, as decoders look at
/// nothing behind one that is wrong.
package struct MediaMutation {
  /// Files to begin with.
  package struct Seeds: Sendable {
    package let pictures: [[UInt8]]
    package let sounds: [[UInt8]]

    /// The files in a folder that Tests/Scripts/media_fixtures.py has made.
    package init(in folder: String) throws {
      pictures = try Self.files(in: "\(folder)/Pictures", besides: ".rgba")
      sounds = try Self.files(in: "\(folder)/Sounds", besides: ".s16")
    }

    private static func files(in folder: String, besides ending: String) throws -> [[UInt8]] {
      let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
      return try names.filter { !$0.hasSuffix(ending) }.map { name in
        try [UInt8](Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(name)")))
      }
    }
  }

  private var mutation: ByteMutation

  package init(seed: UInt64) {
    mutation = ByteMutation(seed: seed)
  }

  /// A file, changed: anywhere, or among the first bytes.
  package mutating func file(from seeds: [[UInt8]]) -> [UInt8] {
    let seed = seeds[mutation.number(below: seeds.count)]
    let isNear = mutation.number(below: 3) == 0
    let file = mutation.changed(seed, within: isNear ? min(96, seed.count) : seed.count)
    return mutation.number(below: 5) > 0 ? RepairedMedia.file(file) : file
  }

  /// The size that a picture is to fit into.
  package mutating func size() -> (width: Int, height: Int) {
    (1 + mutation.number(below: 60), 1 + mutation.number(below: 40))
  }
}
