/// A format in which cards are exported. The raw values are in sealed sessions.
package enum PaymentCardExportFormat: String, CaseIterable, Codable, Sendable {
  /// The word that confirms an export that is not encrypted.
  package static let confirmation = "export"

  /// Bitwarden's JSON under a password of its own.
  case sealed
  /// Bitwarden's JSON, which anybody can read.
  case bitwardenJSON
  /// FIDO's Credential Exchange Format, which anybody can read.
  case credentialExchange

  /// The name as an argument of commands.
  package var argument: String {
    switch self {
    case .sealed: "sealed"
    case .bitwardenJSON: "bitwarden"
    case .credentialExchange: "cxf"
    }
  }
}
