import Testing

@testable import Flashcards

@Suite("Pasted pictures and sounds") struct MediaPasteTests {
  /// The pieces of a paste, of which none of the text goes on before; parts of so many characters.
  private func pieces(of text: String, in size: Int = 7) -> [MediaPaste.Piece] {
    var paste = MediaPaste()
    var ready = ""
    var rest = text[...]
    while !rest.isEmpty {
      ready += paste.take(String(rest.prefix(size)))
      rest = rest.dropFirst(size)
    }
    let pieces = paste.pieces()
    guard case .text(let first)? = pieces.first else {
      return (ready.isEmpty ? [] : [.text(ready)]) + pieces
    }
    return [.text(ready + first)] + pieces.dropFirst()
  }

  private func content(_ ending: String, _ bytes: [UInt8], isName: Bool) throws
    -> MediaPaste.Piece
  {
    let type = ["png": "image/png", "mp3": "audio/mpeg"][ending] ?? ""
    let hex = bytes.map { "%" + (($0 < 16 ? "0" : "") + String($0, radix: 16)) }.joined()
    return .content(try #require(DataURL("data:\(type),\(hex)")), isName: isName)
  }

  @Test("is the bytes of its address, in Base64 or by percent signs")
  func address() {
    let cases: [(String, String?, [UInt8])] = [
      ("data:image/png;base64,AQID", "png", [1, 2, 3]),
      ("DATA:Image/JPEG;charset=x;BASE64,AQI=", "jpg", [1, 2]),
      ("data:audio/mpeg;base64,AQ==", "mp3", [1]), ("data:audio/ogg;base64,AQI", "ogg", [1, 2]),
      ("data:image/png;base64,AQ\r\n ID", "png", [1, 2, 3]),
      ("data:image/svg+xml,%3csvg/>", "svg", Array("<svg/>".utf8)),
      ("data:image/png;base64,+/+/", "png", [0xFB, 0xFF, 0xBF]),
      ("data:image/png;base64,A", nil, []), ("data:image/png;base64,A*ID", nil, []),
      ("data:image/png;base64,", nil, []), ("data:image/png;base64,AQ==ID", nil, []),
      ("data:text/plain;base64,AQID", nil, []), ("data:image/png", nil, []),
      ("data:image/svg+xml,%3", nil, []), ("https://e.org/a.png", nil, []), ("", nil, []),
    ]
    for (address, ending, bytes) in cases {
      let found = DataURL(address[...])
      #expect(found?.ending == ending && found?.bytes ?? [] == bytes, "\(address)")
    }
  }

  @Test("goes on as it is where there is none", arguments: [1, 2, 5, 100])
  func text(size: Int) {
    for text in [
      "", "plain", "a dat", "da data data: x", "see data:text/plain,abc", "d\u{301}ata:",
    ] {
      #expect(pieces(of: text, in: size).plainText == text, "\(text)")
    }
    var paste = MediaPaste()
    #expect(paste.take("all of it") == "all of it" && paste.pieces().isEmpty)
  }

  @Test("is found alone, in tags, in Markdown and among text", arguments: [1, 3, 8, 1_000])
  func found(size: Int) throws {
    let png = "data:image/png;base64,AQID"
    let alone = try content("png", [1, 2, 3], isName: false)
    let named = try content("png", [1, 2, 3], isName: true)
    #expect(pieces(of: png, in: size) == [alone])
    #expect(pieces(of: "a \(png) b", in: size) == [.text("a "), alone, .text(" b")])
    #expect(
      pieces(of: "<b>x</b><img src=\"\(png)\" alt='y'>", in: size)
        == [.text("<b>x</b><img src=\""), named, .text("\" alt='y'>")]
    )
    #expect(
      pieces(of: "<img src=\(png)>![](\(png)) ![](<\(png)>)", in: size)
        == [.text("<img src="), named, .text(">![]("), named, .text(") ![](<"), named, .text(">)")]
    )
    let sound = try content("mp3", [7], isName: false)
    #expect(
      pieces(of: "\(png)\ndata:audio/mpeg;base64,Bw==", in: size) == [alone, .text("\n"), sound]
    )
  }

  @Test("is let go where it is larger than anything that is kept")
  func tooLong() {
    var paste = MediaPaste()
    _ = paste.take("data:image/png;base64,")
    let part = String(repeating: "A", count: 1 << 22)
    for _ in 0...(MediaPaste.most >> 22) { _ = paste.take(part) }
    #expect(paste.isTooLong && paste.pieces().isEmpty)
  }

  @Test("has the markup that a picture takes: plain text becomes HTML")
  func markup() {
    #expect(
      FieldText("a < b\nc & 'd'", .plain).withMarkup
        == FieldText("a &lt; b<br>c &amp; &#x27;d&#x27;", .html)
    )
    for format in [FieldFormat.html, .markdown] {
      #expect(FieldText("a < b", format).withMarkup == FieldText("a < b", format))
    }
  }
}

extension [MediaPaste.Piece] {
  /// The text of pieces without pictures.
  fileprivate var plainText: String? {
    reduce("") { text, piece in
      if case .text(let more) = piece { text.map { $0 + more } } else { nil }
    }
  }
}
