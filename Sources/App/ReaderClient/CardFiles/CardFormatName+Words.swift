package import ReaderProtocol
package import Wording

extension CardFormatName {
  /// The name for the user.
  package var phrase: Phrase {
    switch self {
    case .bitwardenJSON: .formatBitwardenJSON
    case .bitwardenPassword: .formatBitwardenPassword
    case .bitwardenArchive: .formatBitwardenArchive
    case .bitwardenAccount: .formatBitwardenAccount
    case .bitwardenCSV: .formatBitwardenCSV
    case .credentialExchange: .formatCredentialExchange
    case .keePassDatabase: .formatKeePassDatabase
    case .keePassXML: .formatKeePassXML
    case .keePass1: .formatKeePassOne
    case .keePassXCCSV: .formatKeePassXC
    case .protonJSON: .formatProtonJSON
    case .protonArchive: .formatProtonArchive
    case .protonCSV: .formatProtonCSV
    case .protonPGP: .formatProtonPGP
    case .enpassJSON: .formatEnpass
    case .dashlaneArchive: .formatDashlaneArchive
    case .dashlaneCSV: .formatDashlaneCSV
    case .dashlaneBackup: .formatDashlaneBackup
    case .onePassword: .formatOnePassword
    case .onePasswordCSV: .formatOnePasswordCSV
    case .lastPassCSV: .formatLastPass
    case .lastPassFormFills: .formatFormFills
    case .safariCards: .formatSafari
    case .appleCSV: .formatAppleCSV
    case .chromeCSV: .formatChromeCSV
    case .firefoxCSV: .formatFirefoxCSV
    }
  }

  /// True if a key file may open it.
  package var allowsKeyFile: Bool { self == .keePassDatabase }

  /// The sentence that says what a file is and what to do; nil for a format whose every file may have
  /// cards.
  func explanation(_ path: String) -> Phrase? {
    switch self {
    case .bitwardenAccount: .importBitwardenAccount(path: path)
    case .bitwardenCSV: .importBitwardenCSV(path: path)
    case .onePasswordCSV: .importOnePasswordCSV(path: path)
    case .appleCSV: .importAppleCSV(path: path)
    case .chromeCSV: .importChromeCSV(path: path)
    case .keePassXCCSV: .importKeePassXCCSV(path: path)
    case .firefoxCSV: .importFirefoxCSV(path: path)
    case .keePass1: .importKeePassOne(path: path)
    case .protonPGP: .importProtonPGP(path: path)
    case .dashlaneBackup: .importDashlaneBackup(path: path)
    case .bitwardenJSON, .bitwardenPassword, .bitwardenArchive, .credentialExchange,
      .keePassDatabase, .keePassXML, .protonJSON, .protonArchive, .protonCSV, .enpassJSON,
      .dashlaneArchive, .dashlaneCSV, .onePassword, .lastPassCSV, .lastPassFormFills, .safariCards:
      nil
    }
  }
}
