/// A format of card files, known by what is in them. The raw values are in sealed sessions.
package enum CardFormatName: UInt8, CaseIterable, Codable, Sendable {
  // Cards are read from these.
  case bitwardenJSON = 1
  /// Bitwarden's JSON under a password of its own.
  case bitwardenPassword = 2
  /// Bitwarden's zip archive with attachments.
  case bitwardenArchive = 3
  /// FIDO's Credential Exchange Format.
  case credentialExchange = 4
  /// A database of KeePass 2, KeePassXC and others.
  case keePassDatabase = 5
  /// The XML of KeePass 2 and KeePassXC.
  case keePassXML = 6
  case keePassXCCSV = 7
  case protonJSON = 8
  case protonArchive = 9
  case enpassJSON = 10
  case dashlaneArchive = 11
  case dashlaneCSV = 12
  case onePassword = 13
  case lastPassCSV = 14
  case lastPassFormFills = 15
  /// Proton Pass's CSV, which has cards as JSON in the notes.
  case protonCSV = 16
  /// The payment cards of Safari's export of browsing data.
  case safariCards = 17

  // These are explained: no card can be read from them.
  /// Bitwarden's JSON that only its account can read.
  case bitwardenAccount = 64
  case bitwardenCSV = 65
  case onePasswordCSV = 66
  case appleCSV = 67
  case chromeCSV = 68
  case firefoxCSV = 69
  /// A database of KeePass 1.
  case keePass1 = 70
  /// Proton Pass's export under a PGP passphrase.
  case protonPGP = 71
  /// Dashlane's backup under a password.
  case dashlaneBackup = 72

  /// The formats that cards are read from, which can be chosen for a file.
  package static let readable = allCases.filter { $0.rawValue < bitwardenAccount.rawValue }

  /// True for an export; false for what its program works with, which nobody wants deleted.
  package var isExport: Bool { self != .keePassDatabase }
}
