import Foundation
import PaymentCards
import ReaderProtocol
import TestSupport
import Testing

@testable import CardFormats

@Suite("FIDO's Credential Exchange Format")
struct CredentialExchangeTests {
  @Test("a card comes with its note, its fields, its folder, and what stands beside it")
  func reads() throws {
    let reading = try ParsedCards.fixture("Formats/CredentialExchange.json")
    #expect(reading.format == .credentialExchange)
    #expect(
      reading.cards.map(\.card.line) == [
        "Everyday*|Zoë O'Connor|4111111111111111|8/2027|123|two\nlines",
        "Two of them||5555555555554444|-|-|", "Two of them||378282246310005|-|-|",
      ]
    )
    #expect(
      reading.cards.map(\.card.fieldLines) == [
        [
          "PIN# 0000", "Valid from: 2024-02", "Subtitle: Personal card",
          "Website: https://bank.example", "issuer: A later member", "Limit: 1000",
          "Online code# secret", "Contactless: true", "More: no label", "username: jane",
          "password# hunter2", "secret# JBSWY3DPEHPK3PXP", "period# 30", "digits# 6",
          "algorithm# sha1", "Folder: Home/Bank", "Tags: finance, credit card",
        ],
        ["Brand: RuPay Global"], ["brand visa"],
      ]
    )
    #expect(
      reading.cards.map(\.remarks) == [[.passkey, .attachment(name: "contract.pdf")], [], []]
    )
    #expect(
      reading.refusals == [
        "Mail: notACard(ReaderProtocol.ItemKind.login)",
        "Note: notACard(ReaderProtocol.ItemKind.note)",
        "No number: noNumber", "Something new: notACard(ReaderProtocol.ItemKind.other)",
        "Broken: malformed",
      ]
    )
  }

  /// A file with one card, the value of whose number is JSON.
  private func file(version: String, number: String = #""4111111111111111""#) -> String {
    """
    {"version": \(version), "accounts": [{"items": [{"title": "x", "credentials": [\
    {"type": "credit-card", "number": \(number), "later": [1]}], "later": {}}], "later": null}], \
    "later": true}
    """
  }

  @Test(
    "newer minor versions and drafts are read as far as they are known",
    arguments: [
      #"{"major":1,"minor":0}"#, #"{"major":1,"minor":7}"#, #"{"major":0,"minor":3}"#, "0", "1",
      "{}",
    ]
  )
  func minorVersions(version: String) throws {
    for number in [#""4111111111111111""#, #"{"value":"4111111111111111","fieldType":"new"}"#] {
      let reading = try ParsedCards(text: file(version: version, number: number))
      #expect(reading.cards.map(\.card.line) == ["x||4111111111111111|-|-|"])
    }
  }

  @Test("a newer major version is refused", arguments: [#"{"major":2,"minor":0}"#, "2"])
  func majorVersions(version: String) {
    #expect(throws: CardFileFailure.newerVersion(2)) {
      try ParsedCards(text: file(version: version))
    }
  }

  @Test("an item with very many cards and fields takes no time, and each of its cards is refused")
  func many() throws {
    let card = #"{"type":"credit-card","number":{"value":"4111111111111111"}}"#
    let field = #"{"type":"custom-fields","fields":[{"label":"a","value":"b"}]}"#
    let note = #"{"type":"note","content":{"value":"x"}}"#
    let list = [card, field, note].flatMap { Array(repeating: $0, count: 5_000) }
    let text = #"{"version":{},"accounts":[{"items":[{"title":"x","credentials":["#
    let reading = try ParsedCards(text: text + list.joined(separator: ",") + "]}]}]}")
    #expect(reading.refused.map(\.reason) == Array(repeating: .tooMuchText, count: 5_000))
  }

  @Test("collections with long titles around very many others take no room")
  func longTitles() throws {
    let items = (0..<2_000).map {
      #"{"id":"\#($0)","title":"\#($0)","credentials":[{"type":"credit-card","number":"4111111111111111"}]}"#
    }
    let inner = (0..<2_000).map { #"{"title":"c\#($0)","items":[{"item":"\#($0)"}]}"# }
    let title = String(repeating: "x", count: 1 << 20)
    let text = """
      {"version":{},"accounts":[{"items":[\(items.joined(separator: ","))],"collections":\
      [{"title":"\(title)","subCollections":[\(inner.joined(separator: ","))]}]}]}
      """
    let cards = try ParsedCards(text: text).cards.map(\.card)
    #expect(cards.map(\.fieldLines) == (0..<2_000).map { ["Folder: c\($0)"] })
  }

  @Test("an account without the header around it is read, too")
  func account() throws {
    let text = """
      {"id": "x", "items": [{"id": "y", "title": "x", "credentials": [{"type": "credit-card", \
      "number": {"value": "4111111111111111"}}]}], "collections": [{"title": "F", "items": \
      [{"item": "y"}]}]}
      """
    let reading = try ParsedCards(text: text)
    #expect(reading.format == .credentialExchange)
    #expect(reading.cards.map(\.card.fieldLines) == [["Folder: F"]])
  }

  @Test("an export has what the format asks for, and identifiers that are its own")
  func writes() throws {
    var card = PaymentCard(
      title: "T",
      holder: "H",
      number: SecretDigitsOf("4111111111111111"),
      expiry: YearMonth(year: 2028, month: 2)
    )
    card.customFields = [CustomField("Folder", .text("A/B")), CustomField("Tags", .text("a, b"))]
    var writer = CredentialExchange(time: { 1_700_000_000 })
      .makeWriter(password: nil, random: SeededRandom(seed: 7))
    let bytes = try writer.begin() + writer.write(card) + writer.write(card) + writer.end()
    let root = try #require(
      JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
    )
    #expect(root["version"] as? [String: Int] == ["major": 1, "minor": 0])
    #expect(root["timestamp"] as? Int == 1_700_000_000)
    let account = try #require((root["accounts"] as? [[String: Any]])?.first)
    #expect(Set(account.keys) == ["id", "username", "email", "items", "collections"])
    let items = try #require(account["items"] as? [[String: Any]])
    let ids = items.compactMap { $0["id"] as? String }
    #expect(Set(ids).count == 2)
    #expect(ids.allSatisfy { $0.utf8.count == 22 && !$0.contains("=") })
    #expect(items.first?["tags"] as? [String] == ["a", "b"])
    let collection = try #require((account["collections"] as? [[String: Any]])?.first)
    #expect(collection["title"] as? String == "A/B")
    let links = collection["items"] as? [[String: String]]
    #expect(links?.compactMap { $0["item"] } == ids)
  }
}
