package import CardFormats
package import Flashcards
package import PaymentCards
package import Secrets
package import Store
package import Vault

/// Imports the cards of another program's file into a vault: plans first, and writes on demand.
package struct CardImporter: Sendable {
  /// The plan, item by item.
  package let plan: CardImportPlan
  /// The file's format.
  package let format: any ReadableCardFormat

  private let file: SecureFileBuffer
  private let month: YearMonth
  /// The name of the file without its directories.
  private let name: String

  /// Reads a file for a command, or standard input for `-`, and checks that its format can be read
  /// as cards.
  static func checked(
    _ path: String,
    now: YearMonth
  ) throws(CardTransferFailure) -> SecureFileBuffer {
    let file =
      path == PrivateOutput.standardName
      ? try SecureFileBuffer.standardInput() : try SecureFileBuffer(path)
    do throws(CardFileFailure) {
      try CardFile.read(file.bytes, now: now) { _ throws(CardFileFailure) in }
    } catch {
      throw .file(error)
    }
    return file
  }

  /// Reads a file and compares it with the wallet. Nothing is written.
  ///
  /// - Parameters:
  ///   - path: the file; `~/` at its beginning is the user's directory.
  ///   - now: the current month, which determines the century of two-digit years.
  /// - Throws: `CardTransferFailure`, or `VaultFailure`.
  package init(
    _ path: String,
    into store: CardStore,
    under key: VaultKey,
    now: YearMonth,
    random: some RandomSource
  ) throws {
    let file = try SecureFileBuffer(HomePath.expanded(path))
    try self.init(file, named: path, into: store, under: key, now: now, random: random)
  }

  /// Compares a file that was read with the wallet. Nothing is written.
  ///
  /// - Throws: `CardTransferFailure`, or `VaultFailure`.
  init(
    _ file: SecureFileBuffer,
    named path: String,
    into store: CardStore,
    under key: VaultKey,
    now: YearMonth,
    random: some RandomSource
  ) throws {
    self.file = file
    month = now
    name = path.split(separator: "/").last.map(String.init) ?? path
    let fingerprints = try NumberFingerprints(random: random)
    var known: Set<NumberFingerprint> = []
    _ = try store.eachCard(under: key) { card in
      if !card.number.isEmpty { known.insert(try fingerprints.fingerprint(of: card.number)) }
    }
    var plan = CardImportPlan(into: known)
    do throws(CardFileFailure) {
      format = try CardFile.read(file.bytes, now: now) { item throws(CardFileFailure) in
        try plan.add(item, fingerprints)
      }
    } catch {
      throw CardTransferFailure.file(error)
    }
    self.plan = plan
  }

  /// Carries out the plan in one transaction: when this returns, all of it is on disk; if it
  /// throws, nothing is.
  ///
  /// - Parameters:
  ///   - keepingCodes: true if security codes are kept.
  ///   - withDuplicates: true if cards whose number is known are written, too.
  ///   - now: the time of the import, from which the cards get their ids.
  ///   - progress: receives the number of items processed, and their total.
  /// - Returns: the number of cards written.
  package func write(
    to store: CardStore,
    keepingCodes: Bool,
    withDuplicates: Bool = false,
    at now: Timestamp,
    under key: VaultKey,
    progress: (Int, Int) -> Void = { _, _ in }
  ) throws(VaultFailure) -> Int {
    try store.insertAll(from: name, at: now, under: key) { insert in
      var index = 0
      var refusal: (any Error)?
      do throws(CardFileFailure) {
        try CardFile.read(file.bytes, now: month) { item throws(CardFileFailure) in
          defer {
            index += 1
            if refusal == nil { progress(index, plan.items.count) }
          }
          guard refusal == nil, plan.writes(index, withDuplicates: withDuplicates),
            case .card(let found) = item
          else { return }
          var card = found.card
          if !keepingCodes { card.securityCode = nil }
          do {
            try insert(card)
          } catch {
            refusal = error
          }
        }
      } catch {
        // The same bytes were parsed before, so only guarded memory can be exhausted now.
        throw SecretFailure.arenaExhausted(asked: SecretDigits.capacity)
      }
      if let refusal { throw refusal }
    }
  }
}
