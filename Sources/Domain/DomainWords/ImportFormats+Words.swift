package import Flashcards
package import PaymentCards
package import Wording

extension CardFormatName {
  /// The name, which is the same in all languages.
  package var displayName: String {
    switch self {
    case .bitwardenJSON: "Bitwarden JSON"
    case .bitwardenPassword: "Bitwarden JSON (Encrypted)"
    case .bitwardenArchive: "Bitwarden ZIP"
    case .bitwardenAccount: "Bitwarden JSON (Account restricted)"
    case .bitwardenCSV: "Bitwarden CSV"
    case .credentialExchange: "Credential Exchange (CXF)"
    case .keePassDatabase: "KeePass KDBX"
    case .keePassXML: "KeePass XML"
    case .keePass1: "KeePass 1 KDB"
    case .keePassXCCSV: "KeePassXC CSV"
    case .protonJSON: "Proton Pass JSON"
    case .protonArchive: "Proton Pass ZIP"
    case .protonCSV: "Proton Pass CSV"
    case .protonPGP: "Proton Pass PGP"
    case .enpassJSON: "Enpass JSON"
    case .dashlaneArchive: "Dashlane ZIP"
    case .dashlaneCSV: "Dashlane CSV"
    case .dashlaneBackup: "Dashlane DASH"
    case .onePassword: "1Password 1PUX"
    case .onePasswordCSV: "1Password CSV"
    case .lastPassCSV: "LastPass CSV"
    case .lastPassFormFills: "LastPass Form Fills CSV"
    case .safariCards: "Safari JSON"
    case .appleCSV: "Apple Passwords CSV"
    case .chromeCSV: "Chrome CSV"
    case .firefoxCSV: "Firefox CSV"
    }
  }

  /// The name as an argument of commands: in small letters, with hyphens between its words.
  package var argument: String {
    displayName.lowercased().split { "() ".contains($0) }.joined(separator: "-")
  }
}

extension FlashcardImportFormat {
  /// The name.
  package var name: Phrase {
    switch self {
    case .package: .fileKindAnki
    case .json: .fileKindJSON
    case .hashcards: .fileKindMarkdown
    case .separated: .fileKindText
    case .history: .exportHistoryShort
    case .database: .fileKindDatabase
    }
  }
}
