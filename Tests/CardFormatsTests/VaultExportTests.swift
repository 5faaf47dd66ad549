import PaymentCards
import ReaderProtocol
import Testing

@testable import CardFormats

@Suite("All that other vaults keep of a card")
struct VaultExportTests {
  @Test("Bitwarden's custom fields, folders, brands, archived and deleted items")
  func bitwarden() throws {
    let reading = try ParsedCards.fixture("bitwarden-fields.json")
    #expect(
      reading.cards.map(\.card.line) == [
        "Everything*|Jane Doe|4111111111111111|10/2031|123|1st line\n2nd line",
        "Archived||5555555555554444|-|-|", "Store||5555555555554444|-|-|",
        "A note||378282246310005|12/2030|-|the rest", "A login||4012888888881881|-|-|",
      ]
    )
    #expect(
      reading.cards.map(\.card.fieldLines) == [
        [
          "brand rupay", "PIN# 0000", "Text Field: text\nvalue", "Hidden Field# hidden-field-value",
          "Boolean Field: false", "cc-number: number", "later: 999", "Field: no name",
          "Two lines: x", "Folder: Home/Bank",
        ],
        [], ["Brand: Store card"], [],
        [
          "URL: https://b.example", "TOTP# JBSWY3DPEHPK3PXP", "Password# hunter2",
          "User name: jane", "URL: https://a.example",
        ],
      ]
    )
    #expect(
      reading.cards.map(\.remarks) == [
        [.attachment(name: "contract.pdf")], [.archived], [], [], [.passkey],
      ]
    )
    #expect(
      reading.refused.map(\.reason) == [
        .deleted, .notACard(.login), .notACard(.identity), .notACard(.bankAccount),
      ]
    )
  }

  @Test("what was decrypted or unpacked is read without a file, attachments by its identifiers")
  func items() throws {
    let bytes = try ParsedCards.bytes(of: "bitwarden-fields.json")
    let items = BitwardenItems(now: ParsedCards.now, attachments: ["2": ["a.txt", "b.txt"]])
    var remarks: [ImportRemark] = []
    let result = bytes.withUnsafeBytes { bytes -> Result<Void, CardFileFailure> in
      do throws(CardFileFailure) {
        try items.read(json: bytes) { item throws(CardFileFailure) in
          if case .card(let card) = item, card.card.title == "Archived" { remarks = card.remarks }
        }
        return .success(())
      } catch {
        return .failure(error)
      }
    }
    try result.get()
    #expect(
      remarks == [.archived, .attachment(name: "a.txt"), .attachment(name: "b.txt")]
    )
  }

  @Test("1Password's fields of every card, those that a user made, tags and vault")
  func onePassword() throws {
    let reading = try ParsedCards.fixture("Formats/OnePasswordExport.1pux")
    #expect(
      reading.cards.map(\.card.fieldLines) == [
        ["Folder: Personal"], ["PIN# 0000", "Valid from: 2015-03", "Folder: Personal"],
        [
          "brand mastercard", "PIN# 1234", "Valid from: 2001-01",
          "txbzvwzpck7ejhfres3733rbpm: card", "Bank: Some bank", "phone (local): 123456",
          "website: somebank.com", "credit limit: $1312", "cash withdrawal limit: $500",
          "interest rate: 1%", "Issue number: 123456", "app code# secret",
          "Mine# JBSWY3DPEHPK3PXP", "since: 2016-01-01", "mail: a@b.example",
          "where: 1 Road\nTown\n12345", "key# secret", "Website: https://bank.example",
          "Folder: Personal",
          "Tags: Finance, Plastic",
        ],
        ["Folder: Personal"],
      ]
    )
  }

  @Test("LastPass's lines, folder and brand, and cards in notes of other kinds")
  func lastPass() throws {
    let text = """
      url,username,password,totp,extra,name,grouping,fav
      http://group,,,,,,Empty,0
      http://sn,,,,"NoteType:Credit Card
      Language:en-US
      Name on Card:Jane Doe
      Type:Visa
      Number:5555555555554444
      Security Code:12
      Start Date:March,2020
      Expiration Date:June,2028
      Something new:x
      a line of its own
      Notes:the rest",Everyday,Money\\Cards,0
      http://sn,,,,"NoteType:Custom_1
      Card number:4111111111111111
      PIN:0000",Mine,(none),0
      http://sn,,,,"NoteType:Driver's License
      Number:4111111111111111",License,,0
      https://bank.example,jane,hunter2,,"4111111111111111",Login,,0

      """
    let reading = try ParsedCards(text: text)
    #expect(
      reading.cards.map(\.card.line) == [
        "Everyday|Jane Doe|5555555555554444|6/2028|-|a line of its own\nthe rest",
        "Mine||4111111111111111|-|-|NoteType:Custom_1", "Login||4111111111111111|-|-|",
      ]
    )
    #expect(
      reading.cards.map(\.card.fieldLines) == [
        [
          "brand visa", "Valid from: 2020-03", "Something new: x", "Security code# 12",
          "Folder: Money/Cards",
        ],
        ["PIN# 0000"],
        ["Password# hunter2", "User name: jane", "URL: https://bank.example"],
      ]
    )
    #expect(reading.refusals == ["License: notACard(ReaderProtocol.ItemKind.identity)"])
  }

  @Test("every column of LastPass's form fills")
  func formFills() throws {
    let text = """
      profilename,profilelanguage,ssn,phone,ccname,ccnum,ccstart,ccexp,cccsc,ccissuenum,bankname,notes
      Everyday,en-US,123456789,555-0100,Jane Doe,5555555555554444,2020-03,2028-12,123,02,A Bank,n
      Nobody,en-US,,,,,,,,,,
      """
    let reading = try ParsedCards(text: text)
    #expect(
      reading.cards.map(\.card.line) == ["Everyday|Jane Doe|5555555555554444|12/2028|123|n"]
    )
    #expect(
      reading.cards.map(\.card.fieldLines) == [
        [
          "Valid from: 2020-03", "ssn# 123456789", "phone: 555-0100", "Issue number: 02",
          "Bank: A Bank",
        ]
      ]
    )
    #expect(reading.refusals == ["Nobody: noNumber"])
  }

  @Test("a brand goes by its name, whatever its spelling")
  func brands() {
    for brand in Brand.allCases {
      #expect(BrandNames.brand(brand.facts.displayName) == brand)
      #expect(BrandNames.brand(brand.facts.displayName.uppercased()) == brand)
    }
    let names: [(String, Brand?)] = [
      ("mc", .mastercard), ("Amex", .americanExpress), ("  american-express ", .americanExpress),
      ("Diners", .dinersClub), ("China UnionPay", .unionpay), ("МИР", .mir), ("Other", nil),
      ("Store", nil), ("", nil),
    ]
    for (name, brand) in names { #expect(BrandNames.brand(name) == brand, "\(name)") }
    #expect(BrandNames.isNone("Other") && BrandNames.isNone(" ") && !BrandNames.isNone("Store"))
  }
}
