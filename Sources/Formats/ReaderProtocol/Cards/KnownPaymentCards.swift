package import PaymentCards
package import Secrets
import TextSearch

/// The cards of a wallet as an import compares others with them: fingerprints of numbers and the names
/// of holders, but no number.
package struct KnownPaymentCards: Sendable {
  /// A holder and the last digits of a number.
  private struct DuplicateKey: Hashable {
    let holder: String
    let lastFour: LastFour
  }

  private let fingerprints: NumberFingerprints
  private var ids: [NumberFingerprint: [Int64]] = [:]
  private var titles: [DuplicateKey: String] = [:]

  /// No cards yet.
  ///
  /// - Throws: the failure of the arena.
  package init(random: some RandomSource) throws(SecretFailure) {
    fingerprints = try NumberFingerprints(random: random)
  }

  /// Adds a card of the wallet.
  package mutating func add(
    _ card: PaymentCard<SecretDigits>,
    id: Int64
  ) throws(SecretFailure) {
    guard !card.number.isEmpty else { return }
    ids[try fingerprint(of: card), default: []].append(id)
    guard let likeness = Self.likeness(of: card) else { return }
    if titles[likeness] == nil { titles[likeness] = card.title }
  }

  /// The fingerprint of a card's number, under the key of these cards.
  func fingerprint(of card: PaymentCard<SecretDigits>) throws(SecretFailure) -> NumberFingerprint {
    try fingerprints.fingerprint(of: card.number)
  }

  /// The cards with a number, in the order in which they were added.
  func ids(of number: NumberFingerprint) -> [Int64] { ids[number] ?? [] }

  /// The title of a card with the same holder and the same last four digits; nil if there is none.
  func title(like card: PaymentCard<SecretDigits>) -> String? {
    Self.likeness(of: card).flatMap { titles[$0] }
  }

  private static func likeness(of card: PaymentCard<SecretDigits>) -> DuplicateKey? {
    let holder = TextFolding.fold(card.holder.trimmed)
    let lastFour = LastFour(card.number)
    guard !holder.isEmpty, lastFour.count > 0 else { return nil }
    return DuplicateKey(holder: holder, lastFour: lastFour)
  }
}
