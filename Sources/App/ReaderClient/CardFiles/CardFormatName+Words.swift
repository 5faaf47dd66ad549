package import ReaderProtocol
import Wording

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

  /// The programs from whose files cards are imported, and the format that many programs share.
  static let importable = [
    "1Password", "Bitwarden", "Dashlane", "Enpass", "KeePass", "KeePassXC", "LastPass",
    "Proton Pass", "Safari", CardFormatName.credentialExchange.displayName,
  ]

  /// True if a key file may open it.
  package var allowsKeyFile: Bool { self == .keePassDatabase }

  /// The sentence that says what a file is and what to do; nil for a format whose every file may have
  /// cards.
  func explanation(_ path: String) -> Phrase? {
    switch self {
    case .bitwardenAccount:
      exportAgain(path, "Bitwarden", as: CardFormatName.bitwardenPassword.displayName)
    case .bitwardenCSV:
      exportAgain(path, "Bitwarden", as: CardFormatName.bitwardenJSON.displayName)
    case .onePasswordCSV:
      exportAgain(path, "1Password", as: CardFormatName.onePassword.displayName)
    case .keePassXCCSV:
      exportAgain(path, "KeePassXC", as: CardFormatName.keePassXML.displayName)
    case .dashlaneBackup:
      exportAgain(path, "Dashlane", as: CardFormatName.dashlaneCSV.displayName)
    case .appleCSV: .importAppleCSV(path: path)
    case .chromeCSV: .importBrowserCSV(path: path, program: "Chrome")
    case .firefoxCSV: .importBrowserCSV(path: path, program: "Firefox")
    case .keePass1: .importKeePassOne(path: path)
    case .protonPGP: .importProtonPGP(path: path)
    case .bitwardenJSON, .bitwardenPassword, .bitwardenArchive, .credentialExchange,
      .keePassDatabase, .keePassXML, .protonJSON, .protonArchive, .protonCSV, .enpassJSON,
      .dashlaneArchive, .dashlaneCSV, .onePassword, .lastPassCSV, .lastPassFormFills, .safariCards:
      nil
    }
  }

  private func exportAgain(_ path: String, _ program: String, as other: String) -> Phrase {
    .importOtherExport(path: path, format: displayName, program: program, other: other)
  }
}
