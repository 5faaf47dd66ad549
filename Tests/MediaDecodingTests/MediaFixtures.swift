import Foundation

/// The pictures and sounds that Tests/Scripts/media_fixtures.py made.
enum MediaFixtures {
  /// A picture, with what Pillow makes of it.
  struct Picture: Decodable {
    let file: String
    let width: Int
    let height: Int
    let frames: Int
    /// The most by which a channel may differ.
    let tolerance: Int

    var bytes: [UInt8] { get throws { try MediaFixtures.bytes("Pictures/\(file)") } }
    /// Red, green, blue and alpha of each pixel.
    var pixels: [UInt8] { get throws { try MediaFixtures.bytes("Pictures/\(file).rgba") } }
  }

  /// A sound, with what ffmpeg makes of it.
  struct Sound: Decodable {
    let file: String
    let rate: Int
    let channels: Int
    /// True if all decoders come to the same samples.
    let exact: Bool

    var bytes: [UInt8] { get throws { try MediaFixtures.bytes("Sounds/\(file)") } }
    var samples: [Int16] {
      get throws {
        try MediaFixtures.bytes("Sounds/\(file).s16").withUnsafeBytes { bytes in
          (0..<bytes.count / 2).map { bytes.loadUnaligned(fromByteOffset: 2 * $0, as: Int16.self) }
        }
      }
    }
  }

  static func pictures() throws -> [Picture] {
    try JSONDecoder().decode([Picture].self, from: Data(bytes("pictures.json")))
  }

  static func sounds() throws -> [Sound] {
    try JSONDecoder().decode([Sound].self, from: Data(bytes("sounds.json")))
  }

  static func bytes(_ name: String) throws -> [UInt8] {
    try Array(Data(contentsOf: folder.appendingPathComponent(name)))
  }

  static func names(in name: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent(name).path)
  }

  private static var folder: URL { Bundle.module.bundleURL.appendingPathComponent("Fixtures") }
}
