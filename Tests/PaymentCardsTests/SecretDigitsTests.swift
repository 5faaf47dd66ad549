import Foundation
import Secrets
import Testing

@testable import PaymentCards

@Suite("Digits in guarded memory")
struct SecretDigitsTests {
  private func secret(_ text: String, in arena: SecretArena = .shared) -> SecretDigits {
    var secret = SecretDigits(in: arena)
    for digit in text.utf8 { secret.append(digit - 0x30) }
    return secret
  }

  private func text(_ digits: some DigitSource) -> String { PlainDigits(copying: digits).text }

  @Test("are edited like any others, and over any length up to their capacity")
  func edits() {
    var generator = SystemRandomNumberGenerator()
    var model = PlainDigits()
    var digits = SecretDigits()
    for _ in 0..<2_000 {
      if model.count < SecretDigits.capacity, Bool.random(using: &generator) || model.isEmpty {
        let (digit, index) = (UInt8.random(in: 0...9), Int.random(in: 0...model.count))
        model.insert(digit, at: index)
        digits.insert(digit, at: index)
      } else {
        let index = Int.random(in: 0..<model.count)
        model.remove(at: index)
        digits.remove(at: index)
      }
      #expect(text(digits) == model.text)
    }
  }

  @Test("are values: an edit of a copy shows in the copy alone")
  func copies() {
    let first = secret("4111")
    var second = first
    second.remove(at: 0)
    second.append(9)
    #expect(text(first) == "4111")
    #expect(text(second) == "1119")
    #expect(first != second)
    #expect(secret("1119") == second)
  }

  @Test("give their memory back when the last copy goes")
  func memory() {
    let arena = SecretArena(capacity: 1 << 12)
    do {
      let digits = secret("4111111111111111", in: arena)
      let copy = digits
      #expect(arena.used == 32)
      #expect(copy == digits)
    }
    #expect(arena.used == 0)
  }

  @Test("where the arena is full, a field stays as it was and says so")
  func exhaustion() throws {
    let arena = SecretArena(capacity: 64)
    var field = DigitField(digits: secret("4111", in: arena))
    let template = DigitTemplate.number(brand: .visa, count: 4)
    #expect(field.apply(.type("1"), in: template) == .changed)
    // The digits and their undo state take all the memory there is.
    let before = field
    for edit: TextEdit in [.type("2"), .backspace, .deleteToStart, .deleteGroup] {
      #expect(field.apply(edit, in: template) == .rejected(.noMemory))
      #expect(field == before)
    }
    field.forgetUndo()
    #expect(field.apply(.left, in: template) == .moved)
  }

  @Test("are in no encoded form, and come back through the table of secrets alone")
  func coding() throws {
    let table = SecretTable()
    let encoder = JSONEncoder()
    encoder.userInfo = table.userInfo
    let encoded = try encoder.encode([secret("4111111111111111"), secret("")])
    #expect(!String(decoding: encoded, as: UTF8.self).contains("1111"))
    let decoder = JSONDecoder()
    decoder.userInfo = table.userInfo
    let decoded = try decoder.decode([SecretDigits].self, from: encoded)
    #expect(decoded.map(text) == ["4111111111111111", ""])
    #expect(throws: (any Error).self) { try JSONEncoder().encode(secret("1")) }
  }

  @Test("what is no digits in the table is refused")
  func badTable() throws {
    let table = SecretTable()
    let encoder = JSONEncoder()
    encoder.userInfo = table.userInfo
    let encoded = try encoder.encode([SecretBytes([4, 1, 10])])
    let decoder = JSONDecoder()
    decoder.userInfo = table.userInfo
    #expect(throws: DecodingError.self) {
      try decoder.decode([SecretDigits].self, from: encoded)
    }
  }
}
