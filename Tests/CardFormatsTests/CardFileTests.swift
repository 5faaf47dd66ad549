import PaymentCards
import Testing

@testable import CardFormats

@Suite("Cards out of other programs' files")
struct CardFileTests {
  @Test("Bitwarden's JSON: every card comes with all it has, every other item with a reason")
  func bitwarden() throws {
    let reading = try ParsedCards.fixture("Formats/BitwardenJSON.json")
    #expect(reading.format is BitwardenJSON)
    #expect(
      reading.cards.map(\.card.line) == [
        "Everyday*|Zoë O'Connor|4111111111111111|4/2028|123|two\nlines",
        "Full width|山田 花子|378282246310005|4/2031|-|",
        "Mistyped||4111111111111112|-|-|",
        "Shop||9999000011112222|-|-|",
        "Again||4111111111111111|-|-|",
      ]
    )
    #expect(
      reading.cards.map(\.remarks) == [
        [.leftOut(1)], [], [.checkDigit, .expiryUnreadable, .codeUnreadable], [.unknownBrand], [],
      ]
    )
    #expect(
      reading.refused.map(\.reason) == [
        .notACard(.login), .numberLength(5), .numberNotDigits, .noNumber, .notACard(.note),
        .malformed,
      ]
    )
    #expect(reading.refused.map(\.place.number) == [2, 6, 7, 8, 9, 11])
    #expect(reading.refused.first?.title == "Mail")
  }

  @Test("1Password's archive: every vault's cards, archived ones too, but none thrown away")
  func onePassword() throws {
    let reading = try ParsedCards.fixture("Formats/OnePasswordExport.1pux")
    #expect(reading.format is OnePasswordExport)
    #expect(
      reading.cards.map(\.card.line) == [
        "Everyday*|Zoë O'Connor|4111111111111111|12/2028|123|two\nlines",
        "Old|山田 花子|378282246310005|3/2019|1234|",
      ]
    )
    #expect(reading.cards.map(\.remarks) == [[], [.leftOut(2)]])
    #expect(
      reading.refusals == [
        "Mail: notACard(CardFormats.ItemKind.login)", "Thrown away: deleted", "Empty: noNumber",
      ]
    )
  }

  @Test("LastPass's CSV: a byte order mark, CRLF, quotation marks and notes of several lines")
  func lastPass() throws {
    let reading = try ParsedCards.fixture("Formats/LastPassCSV.csv")
    #expect(reading.format is LastPassCSV)
    #expect(
      reading.cards.map(\.card.line) == [
        "Everyday*|Zoë \"Z\" O'Connor|4111111111111111|6/2028|123|two\nlines: yes"
      ]
    )
    #expect(reading.refused.map(\.reason) == [.notACard(.login), .notACard(.note), .noNumber])
    #expect(reading.refused.map(\.place) == [2, 13, 15].map { ItemPlace(.line, $0) })
  }

  @Test("tables with a column for each value: KeePassXC's attributes and LastPass's form fills")
  func tables() throws {
    let attributes = try ParsedCards.fixture("Formats/KeePassXCCSV.csv")
    #expect(attributes.format is KeePassXCCSV)
    #expect(
      attributes.cards.map(\.card.line) == [
        "Everyday|Zoë O'Connor|4111111111111111|12/2028|123|a \"note\""
      ]
    )
    #expect(attributes.refusals == ["Mail: noAttributes"])
    let fills = try ParsedCards.fixture("Formats/LastPassFormFills.csv")
    #expect(
      fills.cards.map(\.card.line) == ["Everyday|Zoë O'Connor|5555555555554444|12/2028|123|"]
    )
  }

  @Test("KeePassXC's own CSV has no card's values in it, and each row says so")
  func keePassXC() throws {
    #expect(try ParsedCards.fixture("keepassxc.csv").refusals == ["Everyday: noAttributes"])
  }

  @Test(
    "sealed and cardless exports are known for what they are",
    arguments: [
      (
        #"{"encrypted":true,"passwordProtected":true,"salt":"x","kdfType":0,"data":"y"}"#,
        CardFileFailure.explained(ExplainedCardFile(BitwardenPasswordExport()))
      ),
      (
        #"{"encrypted":true,"encKeyValidation_DO_NOT_EDIT":"2.x","folders":[],"items":[]}"#,
        .explained(ExplainedCardFile(BitwardenAccountExport()))
      ),
      (
        "folder,favorite,type,name,notes,fields,reprompt,login_uri,login_username\n",
        .explained(ExplainedCardFile(BitwardenCSV()))
      ),
      (
        "Title,Url,Username,Password,OTPAuth,Favorite,Archived,Tags,Notes\n",
        .explained(ExplainedCardFile(OnePasswordCSV()))
      ),
      (
        "Title,URL,Username,Password,Notes,OTPAuth\n",
        .explained(ExplainedCardFile(ApplePasswordsCSV()))
      ),
      ("", .unknownFormat), ("{}", .unknownFormat), ("a,b\n1,2\n", .unknownFormat),
      (#"{"items":7}"#, .unknownFormat),
    ]
  )
  func known(text: String, failure: CardFileFailure) {
    #expect(throws: failure) { try ParsedCards(text: text) }
  }

  @Test(
    "other programs' lists of items and accounts are not taken for Bitwarden's and 1Password's",
    arguments: [
      #"{"items":[]}"#, #"{"items":[{"title":"Visa","template_type":"creditcard.default"}]}"#,
      #"{"items":[{"type":3,"name":"Shoes"}]}"#, #"{"encrypted":true,"items":[]}"#,
      #"{"encrypted":"no","items":[]}"#, #"{"accounts":[]}"#,
      #"{"accounts":[{"name":"Savings","balance":7}]}"#,
    ]
  )
  func otherPrograms(text: String) {
    #expect(throws: CardFileFailure.unknownFormat) { try ParsedCards(text: text) }
  }

  @Test("a KeePass database is known by its first bytes")
  func keePass() {
    let bytes: [UInt8] = [0x03, 0xD9, 0xA2, 0x9A, 0x67, 0xFB, 0x4B, 0xB5, 1, 0, 4, 0]
    #expect(throws: CardFileFailure.explained(ExplainedCardFile(KeePassDatabase()))) {
      try ParsedCards(bytes)
    }
  }
}
