import Foundation
import PaymentCards
import ReaderProtocol
import Secrets
import TestSupport
import Testing

@testable import CardFormats

@Suite("Bitwarden's JSON under a password")
struct BitwardenSealedTests {
  private static let password = "Kartenhülle 1"

  private func secret(_ password: String = password) throws -> CardFileSecret {
    CardFileSecret(password: try SecretBytes(Array(password.utf8)))
  }

  /// The members of the fixture, changed.
  private func changed(
    _ name: String = "Formats/BitwardenSealed.json",
    _ change: (inout [String: Any]) -> Void
  ) throws -> [UInt8] {
    let object = try JSONSerialization.jsonObject(with: Data(ParsedCards.bytes(of: name)))
    var members = try #require(object as? [String: Any])
    change(&members)
    return Array(try JSONSerialization.data(withJSONObject: members))
  }

  private let lines = [
    "Everyday*|Zoë O'Connor|4111111111111111|4/2028|123|two\nlines",
    "日本のカード|山田 花子|378282246310005|-|1234|",
  ]

  @Test(
    "is read, sealed with Argon2id or PBKDF2 by other libraries",
    arguments: ["Formats/BitwardenSealed.json", "bitwarden-pbkdf2.json"]
  )
  func read(name: String) throws {
    let reading = try ParsedCards(ParsedCards.bytes(of: name), with: secret())
    #expect(reading.format == .bitwardenPassword)
    #expect(reading.cards.map(\.card.line) == lines)
    #expect(
      reading.cards[0].card.customFields
        == [CustomField("PIN", .hidden(try SecretText("0123")))]
    )
    #expect(reading.refused.isEmpty)
  }

  @Test("is read where another program escaped the slashes of its Base64")
  func escapedSlashes() throws {
    // This is how Foundation writes JSON.
    let bytes = try changed { _ in }
    #expect(String(decoding: bytes, as: UTF8.self).contains("\\/"))
    #expect(try ParsedCards(bytes, with: secret()).cards.map(\.card.line) == lines)
  }

  @Test("is refused with another password, or none", arguments: ["", " ", "Kartenhulle 1", "x"])
  func wrongPassword(password: String) throws {
    let bytes = try ParsedCards.bytes(of: "bitwarden-pbkdf2.json")
    #expect(throws: CardFileFailure.wrongPassword) {
      try ParsedCards(bytes, with: secret(password))
    }
    let keyFile = CardFileSecret(keyFile: try SecretBytes([1]))
    #expect(throws: CardFileFailure.needsPassword(.bitwardenPassword)) {
      try ParsedCards(bytes, with: keyFile)
    }
  }

  @Test("yields no card if a byte of it changed, or its end is missing")
  func changedBytes() throws {
    let whole = try ParsedCards.bytes(of: "bitwarden-pbkdf2.json")
    let secret = try secret()
    let data = try #require(whole.firstRange(of: Array("\"data\": \"".utf8))).upperBound
    for length in stride(from: 0, to: whole.count - 1, by: 5) {
      #expect(throws: CardFileFailure.self) {
        try ParsedCards(Array(whole.prefix(length)), with: secret)
      }
    }
    // The part that is authenticated: from the vector to the code.
    for index in stride(from: data, to: whole.count - 6, by: 3) {
      var bytes = whole
      bytes[index] ^= 1
      var cards = 0
      #expect(throws: CardFileFailure.self) {
        try bytes.withUnsafeBytes { bytes in
          try CardFile.read(bytes, with: secret, now: ParsedCards.now) {
            _ throws(CardFileFailure) in cards += 1
          }
        }
      }
      #expect(cards == 0)
    }
  }

  @Test("is damaged where the content was changed under the right password")
  func damaged() throws {
    let other = try ParsedCards.bytes(of: "bitwarden-pbkdf2.json")
    let object = try JSONSerialization.jsonObject(with: Data(other)) as? [String: Any]
    let data = try #require(object?["data"] as? String)
    // The content of a file under another key.
    let bytes = try changed { $0["data"] = data }
    #expect(throws: CardFileFailure.damaged) { try ParsedCards(bytes, with: secret()) }
  }

  @Test(
    "is refused before anything is derived where it costs more than Bitwarden allows",
    arguments: [
      (["kdfIterations": 11], CardFileFailure.tooCostly(.time)),
      (["kdfMemory": 1025], .tooCostly(.memory)), (["kdfMemory": 1 << 40], .tooCostly(.memory)),
      (["kdfParallelism": 17], .tooCostly(.time)),
      (["kdfType": 0, "kdfIterations": 2_000_001], .tooCostly(.time)),
      (["kdfType": 0, "kdfIterations": Int.max], .tooCostly(.time)),
      (["kdfIterations": 1], .unsupported(.derivation)),
      (["kdfIterations": 0], .unsupported(.derivation)),
      (["kdfIterations": -3], .unsupported(.derivation)),
      (["kdfMemory": 15], .unsupported(.derivation)),
      (["kdfParallelism": 0], .unsupported(.derivation)),
      (["kdfType": 0, "kdfIterations": 4999], .unsupported(.derivation)),
      (["kdfType": 2], .unsupported(.derivation)),
    ] as [([String: Int], CardFileFailure)]
  )
  func costs(members: [String: Int], failure: CardFileFailure) throws {
    let bytes = try changed { $0.merge(members) { $1 } }
    // A wrong password would be told only after deriving.
    #expect(throws: failure) { try ParsedCards(bytes, with: secret("x")) }
  }

  @Test(
    "is refused where a cost is no whole number",
    arguments: ["2.5", "\"3\"", "null", "1e1", "[]"]
  )
  func oddCosts(text: String) throws {
    let whole = String(
      decoding: try ParsedCards.bytes(of: "Formats/BitwardenSealed.json"),
      as: UTF8.self
    )
    let bytes = whole.replacing("\"kdfIterations\": 2", with: "\"kdfIterations\": \(text)")
    #expect(throws: CardFileFailure.unsupported(.derivation)) {
      try ParsedCards(Array(bytes.utf8), with: secret())
    }
    let many = whole.replacing(
      "\"kdfIterations\": 2",
      with: "\"kdfIterations\": \(String(repeating: "9", count: 400))"
    )
    #expect(throws: CardFileFailure.tooCostly(.time)) {
      try ParsedCards(Array(many.utf8), with: secret())
    }
  }

  @Test("is refused where it would take longer than ten seconds here")
  func slowMachine() throws {
    let content = try ParsedCards.bytes(of: "Formats/BitwardenSealed.json")
    let format = BitwardenSealed(budget: SteppingClock(step: .seconds(9)).budget)
    #expect(throws: CardFileFailure.tooCostly(.time)) {
      try content.withUnsafeBytes { bytes in
        try format.read(CardFileContent(bytes), with: secret(), now: ParsedCards.now) {
          _ throws(CardFileFailure) in
        }
      }
    }
  }

  @Test(
    "is refused where its encryption does not tell whether somebody changed it",
    arguments: ["encKeyValidation_DO_NOT_EDIT", "data"]
  )
  func otherTypes(member: String) throws {
    let vector = String(repeating: "A", count: 22) + "=="
    let code = String(repeating: "A", count: 43) + "="
    let texts: [(String, CardFileFailure?)] = [
      ("0.\(vector)|\(vector)", .unauthenticated), ("\(vector)|\(vector)", .unauthenticated),
      ("\(vector)|\(vector)|\(code)", .unauthenticated), ("", .unauthenticated),
      ("0.\(vector)|\(vector)|\(code)", .unauthenticated),
      ("1.\(vector)|\(vector)|\(code)", .unsupported(.cipher)),
      ("3.\(vector)", .unsupported(.cipher)), ("7.\(vector)", .unsupported(.cipher)),
      (".\(vector)|\(vector)|\(code)", .unsupported(.cipher)),
      ("22.\(vector)|\(vector)|\(code)", .unsupported(.cipher)),
      ("2.\(vector)|\(vector)", nil), ("2.", nil), ("2.||", nil),
      ("2.\(vector)||\(code)", nil), ("2.\(vector)|\(vector)|\(vector)", nil),
      ("2.\(code)|\(vector)|\(code)", nil), ("2.\(vector)|AAAA|\(code)", nil),
      ("2.\(vector)|\(vector)|\(code)|\(code)", nil), ("2.\(vector)|\(vector)|\(code)!", nil),
      ("2.\(vector)|_\(vector.dropFirst())|\(code)", nil),
    ]
    for (text, failure) in texts {
      let bytes = try changed { $0[member] = text }
      let thrown = #expect(throws: CardFileFailure.self) {
        try ParsedCards(bytes, with: secret())
      }
      guard let failure else {
        guard case .broken? = thrown else {
          Issue.record("\(text): \(String(describing: thrown))")
          continue
        }
        continue
      }
      #expect(thrown == failure, "\(text)")
    }
  }

  @Test("is refused where a part is there twice", arguments: ["salt", "kdfIterations", "data"])
  func twice(member: String) throws {
    let whole = try ParsedCards.bytes(of: "Formats/BitwardenSealed.json")
    let bytes =
      Array("{\"\(member)\":\"x\",".utf8) + whole.drop { $0 != UInt8(ascii: "{") }.dropFirst()
    #expect(throws: CardFileFailure.duplicateName) { try ParsedCards(bytes, with: secret()) }
  }

  @Test(
    "is refused where a part is missing or something else",
    arguments: ["salt", "encKeyValidation_DO_NOT_EDIT", "data"]
  )
  func missing(member: String) throws {
    for value in [nil, NSNull(), 7, "", ["x"]] as [Any?] {
      if member != "salt", value as? String == "" { continue }
      let bytes = try changed { $0[member] = value }
      let failure = #expect(throws: CardFileFailure.self) {
        try ParsedCards(bytes, with: secret())
      }
      guard case .broken? = failure else {
        Issue.record("\(String(describing: value)): \(String(describing: failure))")
        continue
      }
    }
  }
}
