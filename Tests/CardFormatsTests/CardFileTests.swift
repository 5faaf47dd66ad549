import PaymentCards
import ReaderProtocol
import Testing

@testable import CardFormats

@Suite("Cards out of other programs' files")
struct CardFileTests {
  @Test("Bitwarden's JSON: every card comes with all it has, every other item with a reason")
  func bitwarden() throws {
    let reading = try ParsedCards.fixture("Formats/BitwardenJSON.json")
    #expect(reading.format == .bitwardenJSON)
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
        [], [], [.checkDigit, .expiryUnreadable, .codeUnreadable], [.unknownBrand], [],
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
    #expect(reading.format == .onePassword)
    #expect(
      reading.cards.map(\.card.line) == [
        "Everyday*|Zoë O'Connor|4111111111111111|12/2028|123|two\nlines",
        "Old|山田 花子|378282246310005|3/2019|1234|",
        "Everything|Fred Engels|6011111111111117|12/2099|1312|Notes",
        "In a note||4111111111111111|12/2028|-|",
      ]
    )
    #expect(
      reading.cards.map(\.remarks) == [
        [], [.archived], ["front.png", "contract.pdf", "back.png"].map { .attachment(name: $0) },
        [],
      ]
    )
    #expect(
      reading.refusals == [
        "Mail: notACard(ReaderProtocol.ItemKind.login)", "Thrown away: deleted", "Empty: noNumber",
      ]
    )
  }

  @Test("LastPass's CSV: a byte order mark, CRLF, quotation marks and notes of several lines")
  func lastPass() throws {
    let reading = try ParsedCards.fixture("Formats/LastPassCSV.csv")
    #expect(reading.format == .lastPassCSV)
    #expect(
      reading.cards.map(\.card.line) == [
        "Everyday*|Zoë \"Z\" O'Connor|4111111111111111|6/2028|123|two\nlines: yes"
      ]
    )
    #expect(
      reading.refused.map(\.reason) == [.notACard(.login), .notACard(.bankAccount), .noNumber]
    )
    #expect(reading.refused.map(\.place) == [2, 13, 15].map { ItemPlace(.line, $0) })
  }

  @Test("tables with a column for each value: KeePassXC's attributes and LastPass's form fills")
  func tables() throws {
    let attributes = try ParsedCards.fixture("Formats/KeePassXCCSV.csv")
    #expect(attributes.format == .keePassXCCSV)
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

  @Test("an export of KeePassXC 2.7.4 with a card as user name and password")
  func keePassXCCards() throws {
    let reading = try ParsedCards.fixture("keepassxc-cards.csv")
    #expect(
      reading.cards.map(\.card.line) == ["Every, day|Zoë \"Z\" X|4111111111111111|12/2028|123|"]
    )
    #expect(
      reading.cards.first?.card.fieldLines == ["URL: https://bank.example", "Folder: Cards"]
    )
    #expect(reading.refusals == ["Mail: noAttributes"])
  }

  @Test("KeePassXC's own CSV without a card is explained, with what to export instead")
  func keePassXC() throws {
    #expect(throws: CardFileFailure.explained(.keePassXCCSV)) {
      try ParsedCards.fixture("keepassxc.csv")
    }
  }

  @Test(
    "sealed and cardless exports are known for what they are",
    arguments: [
      (
        #"{"encrypted":true,"passwordProtected":true,"salt":"x","kdfType":0,"data":"y"}"#,
        CardFileFailure.needsPassword(.bitwardenPassword)
      ),
      (
        #"{"encrypted":true,"encKeyValidation_DO_NOT_EDIT":"2.x","folders":[],"items":[]}"#,
        .explained(.bitwardenAccount)
      ),
      (
        "folder,favorite,type,name,notes,fields,reprompt,login_uri,login_username\n",
        .explained(.bitwardenCSV)
      ),
      (
        "Title,Url,Username,Password,OTPAuth,Favorite,Archived,Tags,Notes\n",
        .explained(.onePasswordCSV)
      ),
      (
        "Title,URL,Username,Password,Notes,OTPAuth\n",
        .explained(.appleCSV)
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
      #"{"items":[]}"#,
      #"{"items":[{"type":3,"name":"Shoes"}]}"#, #"{"encrypted":true,"items":[]}"#,
      #"{"encrypted":"no","items":[]}"#, #"{"accounts":[]}"#,
      #"{"accounts":[{"name":"Savings","balance":7}]}"#,
    ]
  )
  func otherPrograms(text: String) {
    #expect(throws: CardFileFailure.unknownFormat) { try ParsedCards(text: text) }
  }
}
