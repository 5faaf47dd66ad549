import PaymentCards
import ReaderProtocol
import Secrets
import Testing

@testable import CardFormats

@Suite("KeePass's databases")
struct KeePassDatabaseTests {
  /// Expects the cards that all fixtures hold.
  private func check(_ reading: ParsedCards, hasGroupTags: Bool = false) {
    #expect(
      reading.cards.map(\.card.line) == [
        "Everyday|Zoë O'Connor|4111111111111111|12/2028|123|two\nlines",
        "By user name||378282246310005|-|1234|",
        "With a scan||5555555555554444|-|-|",
      ]
    )
    let workTags = hasGroupTags ? ["Tags: paid by work, travel"] : []
    #expect(
      reading.cards.map { $0.card.customFields.map(\.line).sorted() } == [
        ["Colour: blue & <green>", "PIN: (9137)", "Tags: family, travel"],
        ["Folder: Cards", "URL: bank.example"],
        ["Folder: Cards/Work"] + workTags + ["otp: (otpauth://totp/y?secret=GEZDGNBV)"],
      ]
    )
    #expect(
      reading.cards.map(\.remarks) == [[], [], [.attachment(name: "scan.pdf"), .passkey]]
    )
    #expect(
      reading.refusals.sorted() == [
        "Mail: notACard(ReaderProtocol.ItemKind.login)",
        "Passkey: notACard(ReaderProtocol.ItemKind.login)", "Thrown away: deleted",
      ]
    )
  }

  @Test(
    "of each version, derivation and cipher, packed and not",
    arguments: KeePassSample.matrix + KeePassSample.others
  )
  func matrix(sample: KeePassSample) throws {
    let reading = try sample.read()
    #expect(reading.format == .keePassDatabase)
    check(reading, hasGroupTags: sample.hasGroupTags)
  }

  @Test("under each kind of key", arguments: KeePassSample.keys)
  func keys(sample: KeePassSample) throws {
    check(try sample.read())
  }

  @Test("that KeePassXC wrote with a key file of its own")
  func keePassXC() throws {
    let reading = try KeePassSample(name: "KeePassXCKeyFile", keyFile: "KeePassXC.keyx").read()
    #expect(reading.cards.count == 4)
    #expect(reading.refusals.count == 2)
  }

  @Test("exported as XML by KeePassXC")
  func xml() throws {
    let reading = try ParsedCards.fixture("Formats/KeePassXML.xml")
    #expect(reading.format == .keePassXML)
    check(reading)
  }

  @Test(
    "need their own key: any other, and none where there is one, is told",
    arguments: [
      "4.1-argon2id-aes256-gzip", "3.1-aes256-gzip", "3.1-chacha20-plain", "3.1-twofish-gzip",
    ]
  )
  func wrongKey(name: String) throws {
    for sample in [
      KeePassSample(name: name, password: "gänseblümchen 7"),
      KeePassSample(name: name, password: ""),
      KeePassSample(name: name, keyFile: "any.key"),
      KeePassSample(name: name, password: nil, keyFile: "any.key"),
    ] {
      #expect(throws: CardFileFailure.wrongPassword) { try sample.read() }
    }
    #expect(throws: CardFileFailure.needsPassword(.keePassDatabase)) {
      try KeePassSample(name: name, password: nil).read()
    }
  }

  @Test("with a key file need it, and the password where there is one")
  func wrongParts() throws {
    for sample in [
      KeePassSample(name: "with-xml2"),
      KeePassSample(name: "with-xml2", keyFile: "xml1.key"),
      KeePassSample(name: "with-xml2", password: nil, keyFile: "xml2.keyx"),
      KeePassSample(name: "with-xml2", password: "", keyFile: "xml2.keyx"),
      KeePassSample(name: "only-xml2", keyFile: "xml2.keyx"),
      KeePassSample(name: "empty-password", password: "", keyFile: "xml2.keyx"),
    ] {
      #expect(throws: CardFileFailure.wrongPassword) { try sample.read() }
    }
  }

  @Test("under a key file alone are opened, be their password empty or none")
  func keyFileAlone() throws {
    for password in [nil, ""] {
      for name in ["only-xml2", "empty-password-and-xml2"] {
        check(try KeePassSample(name: name, password: password, keyFile: "xml2.keyx").read())
      }
    }
  }

  @Test(
    "are not opened with a key file that is none",
    arguments: [
      "", "<KeyFile><Meta><Version>3.0</Version></Meta><Key><Data>AA</Data></Key></KeyFile>",
      "<KeyFile><Meta><Version>1.00</Version></Meta><Key><Data>?</Data></Key></KeyFile>",
      "<KeyFile><Meta><Version>2.0</Version></Meta><Key><Data Hash='00000000'>00</Data></Key></KeyFile>",
      "<KeyFile><Meta><Version>2.0</Version></Meta><Key><Data>00</Data></Key></KeyFile>",
      "<KeyFile><Meta><Version>2.0</Version></Meta><Key><Data Hash='0'>0</Data></Key></KeyFile>",
    ]
  )
  func brokenKeyFile(text: String) throws {
    let secret = CardFileSecret(keyFile: try SecretBytes(text.utf8))
    let bytes = try KeePassSample(name: "with-any").bytes()
    #expect(throws: CardFileFailure.brokenKeyFile) { try ParsedCards(bytes, with: secret) }
  }

  @Test("of versions to come, and of the first KeePass, are told by name")
  func versions() throws {
    var bytes = try KeePassSample(name: "KeePassXC").bytes()
    bytes[10] = 5
    let secret = try KeePassSample(name: "KeePassXC").secret()
    #expect(throws: CardFileFailure.newerVersion(5)) { try ParsedCards(bytes, with: secret) }
    #expect(throws: CardFileFailure.explained(.keePass1)) {
      try ParsedCards.fixture("Formats/KeePass1Database.kdb")
    }
  }
}
