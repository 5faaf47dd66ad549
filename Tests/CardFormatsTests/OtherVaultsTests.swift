import PaymentCards
import ReaderProtocol
import Testing

@testable import CardFormats

@Suite("Cards out of Proton Pass, Enpass and Dashlane")
struct OtherVaultsTests {
  @Test(
    "Proton Pass: cards with all their fields, and those kept as logins and templates",
    arguments: ["ProtonJSON.json", "ProtonArchive.zip"]
  )
  func proton(name: String) throws {
    let reading = try ParsedCards.fixture("Formats/\(name)")
    #expect(
      reading.cards.map(\.card.line) == [
        "Everyday*|Zoë O'Connor|4111111111111111|12/2028|123|two\nlines",
        "Bank||378282246310005|-|1234|", "Early||5555555555554444|4/2031|-|",
        "Template||4111111111111111|12/2028|-|",
      ]
    )
    #expect(
      reading.cards.map { $0.card.customFields.map(\.line) } == [
        [
          "PIN: (9876)", "Limit: 5000", "Phrase: (open sesame)",
          "2FA: (otpauth://totp/x?secret=ABC)", "Since: 2020-01-01T00:00:00.000Z",
          "Folder: Personal",
        ],
        [
          "URL: https://example.com/", "TOTP: (otpauth://totp/y?secret=DEF)", "Folder: Personal",
        ],
        ["Folder: Family/Money/Cards"], ["Folder: Family"],
      ]
    )
    #expect(
      reading.cards.map(\.remarks) == [[.attachment(name: "front side.jpg")], [], [], []]
    )
    #expect(
      reading.refused.map(\.reason) == [
        .notACard(.login), .notACard(.note), .deleted, .notACard(.other), .noNumber,
        .notACard(.key),
      ]
    )
  }

  @Test(
    "Proton Pass's message of OpenPGP, armoured or not",
    arguments: [
      Array("-----BEGIN PGP MESSAGE-----\n\nwy4E".utf8), [0xC3, 0x0D, 0x04, 0x09, 0x03, 0x08, 1],
      [0xC3, 0x2E, 0x06, 0x2C],
      // The beginning of what GnuPG 2.2.40 writes.
      [0x8C, 0x0D, 0x04, 0x09, 0x03, 0x08, 0x0A],
    ]
  )
  func protonPGP(bytes: [UInt8]) {
    #expect(throws: CardFileFailure.explained(.protonPGP)) { try ParsedCards(bytes) }
  }

  @Test("Proton Pass's CSV, with cards as JSON in its notes")
  func protonCSV() throws {
    let reading = try ParsedCards.fixture("Formats/ProtonCSV.csv")
    #expect(
      reading.cards.map(\.card.line) == [
        "Everyday|Zoë O'Connor|4111111111111111|12/2028|123|two\nlines",
        "Bank||378282246310005|-|1234|",
      ]
    )
    #expect(
      reading.cards.map(\.card.fieldLines) == [
        ["PIN# 9876", "Folder: Personal"],
        ["URL: https://bank.example/", "Folder: Second vault"],
      ]
    )
    #expect(
      reading.refused.map(\.reason) == [.notACard(.note), .notACard(.identity), .malformed]
    )
  }

  @Test("Safari's payment cards, alone and in its archive")
  func safari() throws {
    let bytes = try ParsedCards.bytes(of: "Formats/SafariCards.json")
    var archive = ZipBytes()
    archive.add("Bookmarks.html", [])
    archive.add("History.json", Array("{".utf8))
    archive.add("Zahlungskarten.json", bytes)
    for file in [bytes, archive.bytes] {
      let reading = try ParsedCards(file)
      #expect(reading.format == .safariCards)
      #expect(
        reading.cards.map(\.card.line) == [
          "Everyday|Zoë O'Connor|4111111111111111|12/2028|-|", "||5555555555554444|-|-|",
        ]
      )
    }
  }

  @Test("of an archive with many JSON files a few are looked into")
  func manyFiles() {
    var archive = ZipBytes()
    for index in 0..<100 { archive.add("\(index).json", Array("{}".utf8)) }
    archive.add("PaymentCards.json", Array(#"{"payment_cards":[]}"#.utf8))
    #expect(throws: CardFileFailure.otherArchive) { try ParsedCards(archive.bytes) }
  }

  @Test("Enpass: fields of all types, tags, archived and deleted")
  func enpass() throws {
    let reading = try ParsedCards.fixture("Formats/EnpassJSON.json")
    #expect(
      reading.cards.map(\.card.line) == [
        "Everyday*|Zoë O'Connor|4111111111111111|12/2028|123|two\nlines",
        "Put away|Zoë O'Connor|5555555555554444|12/2028|123|",
        "In a note||378282246310005|-|1234|",
      ]
    )
    #expect(
      reading.cards.first?.card.customFields.map(\.line) == [
        "PIN: (9876)", "Valid from: 2025-01", "Username: zoe", "Login password: (correct horse)",
        "Transaction password: (battery)", "Website: https://bank.example/", "Bank: First Bank",
        "Credit limit: 5000", "If lost, call: +49 30 1234567", "Tags: Money/Cards, Travel",
      ]
    )
    #expect(reading.cards.map(\.remarks) == [[.attachment(name: "front.png")], [.archived], []])
    #expect(
      reading.refused.map(\.reason) == [
        .notACard(.login), .deleted, .notACard(.note), .notACard(.bankAccount), .noNumber,
      ]
    )
  }

  @Test("Dashlane: payments alone")
  func dashlane() throws {
    let reading = try ParsedCards.fixture("Formats/DashlaneCSV.csv")
    #expect(
      reading.cards.map(\.card.line) == [
        "Everyday|Zoë O'Connor|4111111111111111|12/2028|123|two\nlines, with \"quotes\"",
        "Old|Zoë O'Connor|378282246310005|4/2031|1234|",
      ]
    )
    #expect(
      reading.cards.map { $0.card.customFields.map(\.line) } == [
        ["Bank: First Bank", "Country: US"], [],
      ]
    )
    #expect(reading.refused.map(\.reason) == [.notACard(.bankAccount), .noNumber])
    #expect(reading.refused.map(\.place) == [ItemPlace(.line, 5), ItemPlace(.line, 6)])
  }

  @Test("Dashlane: the archive, with cards kept as logins and notes")
  func dashlaneArchive() throws {
    let reading = try ParsedCards.fixture("Formats/DashlaneArchive.zip")
    #expect(
      reading.cards.dropFirst(2).map(\.card.line) == [
        "Bank|Zoë O'Connor|5555555555554444|-|-|", "Card||6011000990139424|-|-|",
      ]
    )
    #expect(
      reading.cards.dropFirst(2).map { $0.card.customFields.map(\.line) } == [
        ["URL: https://bank.example", "Folder: Money"], ["PIN: (9876)"],
      ]
    )
    #expect(
      reading.refused.map(\.reason) == [
        .notACard(.bankAccount), .noNumber, .notACard(.login), .notACard(.note),
      ]
    )
  }

  @Test(
    "Dashlane's backups, of several versions",
    arguments: [
      Array("$1$argon2d$16$3$32768$2$aes256$cbchmac$16$".utf8) + [0xFF, 0xFE],
      Array("JDEkYXJnb24yZCQxNiQz".utf8), [UInt8](repeating: 0xFF, count: 32) + Array("KWC3".utf8),
    ]
  )
  func dashlaneBackup(bytes: [UInt8]) {
    #expect(throws: CardFileFailure.explained(.dashlaneBackup)) { try ParsedCards(bytes) }
  }

  @Test(
    "CSV files without cards by their right names",
    arguments: [
      ("name,url,username,password\n", CardFormatName.chromeCSV),
      ("Title,URL,Username,Password,Notes,OTPAuth\n", .appleCSV),
      ("Title,Url,Username,Password,OTPAuth,Favorite,Archived,Tags,Notes\n", .onePasswordCSV),
      ("url,username,password,httpRealm,formActionOrigin,guid,timeCreated\n", .firefoxCSV),
      ("folder,favorite,type,name,notes,fields,reprompt,login_uri\n", .bitwardenCSV),
      ("Group,Title,Username,Password,URL,Notes,TOTP,Icon\nRoot,Mail,me,x,,,,0\n", .keePassXCCSV),
    ]
  )
  func cardless(text: String, name: CardFormatName) {
    #expect(throws: CardFileFailure.explained(name)) { try ParsedCards(text: text) }
  }

  @Test("folders that lie in each other end somewhere")
  func folderCircle() throws {
    let text = #"""
      {"folders":[{"uuid":"a","parent_uuid":"b","title":"A"},{"uuid":"b","parent_uuid":"a","title":"B"}],
      "items":[{"title":"x","category":"creditcard","template_type":"creditcard.default","folders":["a"],
      "fields":[{"type":"ccNumber","label":"Number","value":"4111111111111111"}]}]}
      """#
    let tags = try ParsedCards(text: text).cards.first?.card.customFields.first?.line
    #expect(tags?.hasSuffix("B/A/B/A") == true)
  }

  @Test(
    "an object with the same name twice is refused, however the name is written",
    arguments: [
      #"{"vaults":{},"vaults":{}}"#,
      #"{"vaults":{"a":{"name":"x","items":[],"na\u006de":"y"}}}"#,
      #"{"encrypted":false,"items":[{"type":3,"card":{"number":"4111111111111111","number":"1"}}]}"#,
      #"{"items":[{"title":"x","template_type":"creditcard.default","title":"y"}]}"#,
    ]
  )
  func duplicateNames(text: String) {
    #expect(throws: CardFileFailure.duplicateName) { try ParsedCards(text: text) }
  }

  @Test("NUL, escapes and line breaks in texts are characters like others")
  func controls() throws {
    let title = #"\u0000\u001b[2J\u202e\n"#
    let text = #"""
      {"items":[{"title":"\#(title)","category":"creditcard","template_type":"creditcard.default",
      "fields":[{"type":"ccNumber","label":"\#(title)","value":"4111111111111111"},
      {"type":"text","label":"a\u0000b","value":"\u001b]52;c;x\u0007"}]}]}
      """#
    let card = try #require(try ParsedCards(text: text).cards.first?.card)
    #expect(card.title == "\0\u{1B}[2J\u{202E}\n")
    #expect(card.customFields.map(\.line) == ["a b: \u{1B}]52;c;x\u{7}"])
  }
}
