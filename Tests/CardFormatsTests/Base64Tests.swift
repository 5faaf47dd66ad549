import Testing

@testable import CardFormats

@Suite("Base64")
struct Base64Tests {
  private func decoded(_ text: String) -> [UInt8]? {
    var stream = Base64Stream()
    var bytes: [UInt8] = []
    Array(text.utf8).withUnsafeBytes { text in stream.decode(text) { bytes.append($0) } }
    return stream.isBroken ? nil : bytes
  }

  @Test(
    "of RFC 4648, section 10",
    arguments: [
      ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
      ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
    ]
  )
  func published(plain: String, text: String) {
    #expect(Base64.text(plain.utf8) == text)
    #expect(decoded(text) == Array(plain.utf8))
  }

  @Test("of all bytes is decoded to the same")
  func all() {
    let bytes = (0...255).map { UInt8($0) }
    #expect(decoded(Base64.text(bytes)) == bytes)
    #expect(Base64.text([0xFB, 0xEF, 0xFF]) == "++//")
  }

  @Test("is refused where it is none", arguments: ["AA=A", "AA-_", "AA\u{0}A", "ÄÄ", "=AAA"])
  func refused(text: String) {
    #expect(decoded(text) == nil)
  }
}
