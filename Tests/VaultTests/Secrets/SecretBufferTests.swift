import Foundation
import TestSupport
import Testing

@testable import Secrets

@Suite("A buffer of typed secrets")
struct SecretBufferTests {
  @Test(
    "takes and deletes whole scalars, of any length",
    arguments: ["", "123456", "päß", "密码🔑é", "\u{0}\u{7F}\u{80}\u{7FF}\u{800}\u{FFFF}\u{10FFFF}"]
  )
  func typing(text: String) throws {
    var buffer = try SecretBuffer(typing: text)
    var expected = Array(text.unicodeScalars)
    #expect(Array(buffer.scalars) == expected)
    #expect(buffer.revealed == text)
    while !expected.isEmpty {
      expected.removeLast()
      buffer.removeLast()
      #expect(buffer.count == expected.count)
      #expect(Array(buffer.scalars) == expected)
    }
    buffer.removeLast()
    #expect(buffer.isEmpty && buffer.byteCount == 0)
  }

  @Test("is edited anywhere just as an array of scalars is")
  func editing() throws {
    let random = SeededRandom(seed: 2)
    let alphabet = Array("1a é√🔑".unicodeScalars)
    var buffer = SecretBuffer()
    var model: [Unicode.Scalar] = []
    for _ in 0..<2000 {
      if random.number(below: 5) < 3, model.count < 60 {
        let scalar = alphabet[random.number(below: alphabet.count)]
        let index = random.number(below: model.count + 1)
        try buffer.insert(scalar, at: index)
        model.insert(scalar, at: index)
      } else if !model.isEmpty {
        let index = random.number(below: model.count)
        buffer.remove(at: index)
        model.remove(at: index)
      }
      #expect(Array(buffer.scalars) == model)
    }
  }

  @Test("says when it is full, and stays as it is")
  func full() throws {
    var buffer = try SecretBuffer(typing: "1234", capacity: 5)
    #expect(throws: SecretFailure.bufferFull) { try buffer.append("é") }
    try buffer.append("5")
    #expect(throws: SecretFailure.bufferFull) { try buffer.append("6") }
    #expect(buffer.revealed == "12345")
  }

  @Test("is a value: editing a copy changes nothing else")
  func copies() throws {
    let original = try SecretBuffer(typing: "12")
    var copy = original
    try copy.append("3")
    #expect(original.revealed == "12" && copy.revealed == "123")
    var cleared = original
    cleared.clear()
    var shorter = original
    shorter.removeLast()
    #expect(original.revealed == "12" && cleared.isEmpty && shorter.revealed == "1")
  }

  @Test("leaves nothing in its memory after clear or delete")
  func clearing() throws {
    var buffer = try SecretBuffer(typing: "5566é")
    let address = buffer.withUTF8 { Int(bitPattern: $0.baseAddress) }
    let memory = UnsafeBufferPointer(
      start: try #require(UnsafePointer<UInt8>(bitPattern: address)),
      count: 6
    )
    buffer.removeLast()
    #expect(Array(memory) == Array("5566\0\0".utf8))
    buffer.clear()
    #expect(memory.allSatisfy { $0 == 0 })
    try buffer.append("1")
    #expect(buffer.revealed == "1")
  }

  @Test("gives out exactly what was typed")
  func copyingOut() throws {
    #expect(try SecretBuffer(typing: "pässword").copy().revealed == Array("pässword".utf8))
    #expect(try SecretBuffer().copy().count == 0)
  }
}

@Suite("A table of secrets")
struct SecretTableTests {
  private struct Draft: Codable, Equatable {
    var holder: String
    var number: SecretBuffer
    var keys: [SecretBytes]
  }

  private func draft() throws -> Draft {
    Draft(
      holder: "ANNA",
      number: try SecretBuffer(typing: "4111", capacity: 19),
      keys: [try SecretBytes([1, 2]), try SecretBytes([])]
    )
  }

  @Test("carries secrets past an encoder, which sees numbers only")
  func roundTrip() throws {
    let table = SecretTable()
    let encoder = JSONEncoder()
    encoder.userInfo = table.userInfo
    let json = try encoder.encode(draft())
    #expect(!String(decoding: json, as: UTF8.self).contains("4111"))
    #expect(table.count == 3)
    let decoder = JSONDecoder()
    decoder.userInfo = try SecretTable(unpacking: table.packed()).userInfo
    let decoded = try decoder.decode(Draft.self, from: json)
    #expect(try decoded == draft())
    #expect(decoded.number.capacity == 19)
  }

  @Test("is required: without it no secret is encoded or decoded")
  func required() throws {
    #expect(throws: EncodingError.self) { try JSONEncoder().encode(draft()) }
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([SecretBytes].self, from: Data("[0]".utf8))
    }
  }

  @Test("knows no secret that is not in it", arguments: ["[1]", "[-1]", "[9000000000]"])
  func foreignNumbers(json: String) throws {
    let decoder = JSONDecoder()
    let packed = try SecretBytes([1, 0, 0, 0, 42])
    decoder.userInfo = try SecretTable(unpacking: packed).userInfo
    #expect(throws: DecodingError.self) {
      try decoder.decode([SecretBytes].self, from: Data(json.utf8))
    }
  }

  @Test(
    "refuses bytes that are no table",
    arguments: [[1], [0, 0, 0], [2, 0, 0, 0, 1], [255, 255, 255, 255], [0, 0, 0, 0, 9]] as [[UInt8]]
  )
  func damagedTables(bytes: [UInt8]) throws {
    #expect(throws: SecretFailure.notAuthentic) {
      try SecretTable(unpacking: SecretBytes(bytes))
    }
  }
}
