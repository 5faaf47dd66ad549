import Foundation
import Testing

@testable import WindowLevels

@Suite("Words that run from right to left")
struct DrawnOrderTests {
  @Test("Unicode's own samples are put in Unicode's order")
  func samples() throws {
    let url = try #require(
      Bundle.module.url(forResource: "Fixtures/BidiSamples", withExtension: "txt")
    )
    let lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
    #expect(lines.count > 900)
    let wrong = lines.filter { line in
      let parts = line.split(separator: ";", omittingEmptySubsequences: false)
      let scalars = parts[0].split(separator: " ").compactMap {
        UInt32($0, radix: 16).flatMap(Unicode.Scalar.init)
      }
      let direction: TextDirection =
        switch parts[1] {
        case "0": .leftToRight
        case "1": .rightToLeft
        default: TextDirection(of: scalars)
        }
      let levels = BidiLevels(scalars, direction: direction).levels
      let order = DrawnOrder.order(levels).map(String.init).joined(separator: " ")
      return String(direction.level) != parts[2] || order != parts[3]
    }
    #expect(wrong.isEmpty, "\(wrong.count), first \(wrong.prefix(5))")
  }

  private func drawn(_ text: String, limit: Int = 20, ellipsis: Unicode.Scalar? = nil) -> String {
    var canvas = Canvas(size: Size(width: 24, height: 3))
    canvas.frame(canvas.bounds, .ascii)
    let columns = canvas.write(text, at: Point(x: 2, y: 1), limit: limit, ellipsis: ellipsis)
    #expect(columns <= limit)
    canvas.write("|", at: Point(x: 2 + columns, y: 1))
    let line = canvas.lines[1]
    #expect(line.first == "|" && line.last == "|" && displayWidth(of: line) == 24)
    return String(line.dropFirst(2).prefix { $0 != "|" })
  }

  @Test("are drawn from right to left, with what is beside them in its place")
  func words() {
    #expect(drawn("a שלום b") == "a םולש b")
    #expect(drawn("שלום, world!") == "!world ,םולש")
    #expect(drawn("Deck: שלום עולם") == "Deck: םלוע םולש")
    #expect(drawn("بطاقة 42 (ab)") == "(ab) 42 ةقاطب")
    #expect(drawn("עולה 1,234.50 ₪") == "₪ 1,234.50 הלוע")
    #expect(drawn("שָׁלוֹם") == "םוֹלשָׁ")
    #expect(drawn("日本 שלום 語") == "日本 םולש 語")
    #expect(drawn("plain (text)") == "plain (text)")
  }

  @Test("mirror their brackets")
  func brackets() {
    #expect(drawn("(שלום)") == "(םולש)")
    #expect(drawn("אב <ג> [ד") == "ד] <ג> בא")
    #expect(drawn("x (אב) y") == "x (בא) y")
  }

  @Test("end in the ellipsis where they are cut, at their left")
  func cut() {
    #expect(drawn("שלום עולם", limit: 5, ellipsis: "…") == "…םולש")
    #expect(drawn("ab שלום", limit: 5, ellipsis: "…") == "ab ש…")
    #expect(drawn("日本שלום", limit: 3, ellipsis: "…") == "日…")
    #expect(drawn("שלום", limit: 2) == "לש")
    #expect(drawn("שלום", limit: 0).isEmpty)
  }

  @Test("written in the order of drawing they are left as they are")
  func asDrawn() {
    var canvas = Canvas(size: Size(width: 4, height: 1))
    canvas.write("םולש", at: .zero, order: .drawn)
    #expect(canvas.lines == ["םולש"])
  }

  @Test("lose no sign and take the columns that they have, whatever is mixed")
  func mixtures() {
    var random = SystemRandomNumberGenerator()
    let signs = Array("ab 12.,(<)[]שלוםعربي٣٤日語é\u{5B7}👍%$-\t")
    for _ in 0..<2000 {
      let text = String(
        (0..<Int.random(in: 0...16, using: &random)).map { _ in
          signs.randomElement(using: &random) ?? "a"
        }
      )
      let characters = Array(text)
      if let order = DrawnOrder(characters) {
        #expect(order.places.sorted() == Array(characters.indices))
        for place in characters.indices {
          #expect((0..<displayWidth(of: text) + 1).contains(order.column(of: place)))
        }
      }
      var canvas = Canvas(size: Size(width: 40, height: 1))
      #expect(canvas.write(text, at: .zero) == displayWidth(of: text), "\(text)")
    }
  }
}
