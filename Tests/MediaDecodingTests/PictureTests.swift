import ReaderProtocol
import Testing

@testable import MediaDecoding

@Suite("Pictures")
struct PictureTests {
  private static let whole = PixelSize(width: 4_096, height: 4_096)

  private func decoded(_ bytes: [UInt8], fitting size: PixelSize = whole) throws -> DecodedPicture {
    try bytes.withUnsafeBytes { try DecodedPicture($0, fitting: size) }
  }

  private func fixture(_ name: String) throws -> MediaFixtures.Picture {
    try #require(try MediaFixtures.pictures().first { $0.file == name })
  }

  /// The greatest difference of a channel.
  private func difference(_ pixels: some Sequence<UInt8>, _ expected: some Sequence<UInt8>) -> Int {
    zip(pixels, expected).map { abs(Int($0) - Int($1)) }.max() ?? .max
  }

  @Test("of every kind have the pixels that Pillow gives them, upright")
  func pixels() throws {
    let pictures = try MediaFixtures.pictures()
    #expect(pictures.count >= 50)
    for picture in pictures {
      let decoded = try decoded(picture.bytes)
      let expected = try picture.pixels
      let size = PixelSize(width: picture.width, height: picture.height)
      #expect(decoded.facts.size == size && decoded.facts.ownSize == size, "\(picture.file)")
      #expect(decoded.facts.frames == picture.frames, "\(picture.file)")
      #expect(!decoded.facts.isPartial, "\(picture.file)")
      #expect(decoded.pixels.count == expected.count, "\(picture.file)")
      let difference = difference(decoded.pixels, expected)
      #expect(difference <= picture.tolerance, "\(picture.file) differs by \(difference)")
    }
  }

  /// The mean of each area, of colours as far as they are opaque.
  private func mean(_ pixels: [UInt8], _ own: PixelSize, _ size: PixelSize) -> [UInt8] {
    let scale = (
      x: Double(own.width) / Double(size.width), y: Double(own.height) / Double(size.height)
    )
    return (0..<size.height).flatMap { y in
      (0..<size.width).flatMap { x -> [UInt8] in
        var sums = [0.0, 0, 0, 0]
        let (left, top) = (Double(x) * scale.x, Double(y) * scale.y)
        for row in Int(top)..<min(own.height, Int((top + scale.y).rounded(.up))) {
          let high = min(Double(row + 1), top + scale.y) - max(Double(row), top)
          for column in Int(left)..<min(own.width, Int((left + scale.x).rounded(.up))) {
            let wide = min(Double(column + 1), left + scale.x) - max(Double(column), left)
            let pixel = pixels[(4 * (row * own.width + column))...].prefix(4).map(Double.init)
            let weight = high * wide * pixel[3]
            for channel in 0..<3 { sums[channel] += pixel[channel] * weight }
            sums[3] += weight
          }
        }
        let colors = sums[..<3].map { sums[3] == 0 ? 0 : $0 / sums[3] }
        return (colors + [sums[3] / scale.x / scale.y]).map { UInt8($0.rounded()) }
      }
    }
  }

  @Test("are scaled down by the mean of areas, with their proportions, and never up")
  func scaling() throws {
    let names = [
      "rgba-8.png", "rgba-8-interlaced.png", "rgb-16.png", "palette-4-transparent.png",
      "transparent.gif", "lossless-alpha.webp",
    ]
    let sizes: [(limit: PixelSize, ofSmall: PixelSize, ofLarge: PixelSize)] = [
      (PixelSize(width: 12, height: 99), .init(width: 12, height: 8), .init(width: 12, height: 7)),
      (PixelSize(width: 99, height: 5), .init(width: 7, height: 5), .init(width: 8, height: 5)),
      (PixelSize(width: 1, height: 1), .init(width: 1, height: 1), .init(width: 1, height: 1)),
      (PixelSize(width: 40, height: 24), .init(width: 13, height: 9), .init(width: 40, height: 24)),
    ]
    for name in names {
      let picture = try fixture(name)
      let own = PixelSize(width: picture.width, height: picture.height)
      for row in sizes {
        let scaled = try decoded(picture.bytes, fitting: row.limit)
        #expect(scaled.facts.size == (own.width == 13 ? row.ofSmall : row.ofLarge), "\(name)")
        #expect(scaled.facts.ownSize == own)
        let expected =
          try own == scaled.facts.size
          ? picture.pixels
          : mean(picture.pixels, own, scaled.facts.size)
        let difference = difference(scaled.pixels, expected)
        #expect(difference <= 1, "\(name) at \(scaled.facts.size) differs by \(difference)")
      }
    }
  }

  @Test("of JPEG and lossy WebP are scaled by their own libraries to nearly the same")
  func librariesScaling() throws {
    for name in ["baseline.jpg", "progressive.jpg", "grey.jpg", "cmyk.jpg", "lossy.webp"] {
      let picture = try fixture(name)
      let own = PixelSize(width: picture.width, height: picture.height)
      let scaled = try decoded(picture.bytes, fitting: PixelSize(width: 7, height: 7))
      #expect(scaled.facts.size == PixelSize(width: 7, height: 4))
      let expected = try mean(picture.pixels, own, scaled.facts.size)
      let difference = difference(scaled.pixels, expected)
      #expect(difference <= 24, "\(name) differs by \(difference)")
      let sum = zip(scaled.pixels, expected).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }
      #expect(sum <= 3 * expected.count, "\(name) differs by \(sum) in all")
    }
  }

  @Test("that lie on their side fit as they stand")
  func turned() throws {
    let picture = try fixture("turned-6.jpg")
    let scaled = try decoded(picture.bytes, fitting: PixelSize(width: 12, height: 20))
    #expect(scaled.facts.ownSize == PixelSize(width: 24, height: 40))
    #expect(scaled.facts.size == PixelSize(width: 12, height: 20))
    let own = scaled.facts.ownSize
    let expected = try mean(picture.pixels, own, scaled.facts.size)
    #expect(difference(scaled.pixels, expected) <= 24)
  }

  @Test("that are cut off show the rows that are there, and say so")
  func cut() throws {
    for picture in try MediaFixtures.pictures() {
      let bytes = try picture.bytes
      var shown = 0
      for count in 0..<bytes.count {
        do {
          let decoded = try decoded(Array(bytes[..<count]))
          // How a WebP is turned stands at its end.
          let widths = [picture.width] + (picture.file == "turned.webp" ? [picture.height] : [])
          #expect(widths.contains(decoded.facts.size.width), "\(picture.file) at \(count)")
          shown += 1
        } catch let failure as MediaFailure {
          #expect([.damaged, .noPicture].contains(failure), "\(picture.file) at \(count)")
        }
      }
      #expect(shown > 0, "\(picture.file)")
    }
    for name in ["rgb-8.png", "noise.gif", "noise.webp", "noise.jpg"] {
      let picture = try fixture(name)
      let part = try decoded(Array(picture.bytes.dropLast(picture.bytes.count / 8)))
      #expect(part.facts.isPartial, "\(name)")
      let row = 4 * picture.width
      #expect(try difference(part.pixels.prefix(row), picture.pixels) <= 2, "\(name)")
    }
  }

  /// A PNG that promises a size and has nothing.
  private func header(_ width: UInt32, _ height: UInt32) -> [UInt8] {
    let chunk =
      Array("IHDR".utf8)
      + [width, height].flatMap { number in
        (0..<4).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * UInt32($0))) }
      } + [8, 2, 0, 0, 0]
    var checksum: UInt32 = .max
    for byte in chunk {
      checksum ^= UInt32(byte)
      for _ in 0..<8 { checksum = checksum >> 1 ^ (checksum & 1 == 0 ? 0 : 0xEDB8_8320) }
    }
    let sum = (0..<4).reversed().map { UInt8(truncatingIfNeeded: ~checksum >> (8 * UInt32($0))) }
    return [0x89] + Array("PNG\r\n\u{1A}\n".utf8) + [0, 0, 0, 13] + chunk + sum
      + [0, 0, 0, 0] + Array("IDAT".utf8) + [0x35, 0xAF, 0x06, 0x1E]
  }

  @Test("of more pixels than are allowed are refused by what they promise")
  func limits() throws {
    #expect(throws: MediaFailure.tooManyPixels) { try decoded(header(10_001, 10_000)) }
    #expect(throws: MediaFailure.tooManyPixels) { try decoded(header(65_536, 1)) }
    #expect(throws: MediaFailure.damaged) { try decoded(header(10_000, 10_000)) }
    #expect(throws: MediaFailure.damaged) { try decoded(header(0, 8)) }
    #expect(throws: MediaFailure.fileTooLarge) {
      try decoded([UInt8](repeating: 0, count: MediaLimits.pictureFile + 1))
    }
  }

  @Test("of a GIF's first frame stand where it has them on its screen")
  func offset() throws {
    var bytes = try fixture("plain.gif").bytes
    // A screen of 44 × 30; the frame 3 from its left and 2 from its top.
    bytes.replaceSubrange(6..<10, with: [44, 0, 30, 0])
    let colors = 3 << (Int(bytes[10] & 7) + 1)
    let start = try #require(bytes[(13 + colors)...].firstIndex(of: 0x2C))
    bytes.replaceSubrange(start + 1..<start + 5, with: [3, 0, 2, 0])
    let decoded = try decoded(bytes)
    let expected = try fixture("plain.gif").pixels
    #expect(decoded.facts.ownSize == PixelSize(width: 44, height: 30))
    func pixel(_ x: Int, _ y: Int) -> [UInt8] {
      Array(decoded.pixels[(4 * (y * 44 + x))...].prefix(4))
    }
    #expect(pixel(3, 2) == Array(expected[..<4]))
    #expect(pixel(42, 25) == Array(expected.suffix(4)))
    for (x, y) in [(2, 2), (3, 1), (43, 25), (42, 26), (0, 29)] {
      #expect(pixel(x, y) == [0, 0, 0, 0])
    }
  }
}
