public import CardFormats
public import PaymentCards
public import Secrets
public import Store
public import Vault

/// Brings the cards of another program's file into a vault: looks first, writes when told to.
public struct CardImporter: Sendable {
  /// What would be written, item by item.
  public let plan: CardImport
  /// The file's format.
  public let format: CardFileFormat

  private let file: SecureFileBuffer
  private let now: YearMonth

  /// Reads a file for a command, or standard input where it is `-`, and looks whether it can be read
  /// as cards at all.
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
  ///   - now: the month it is, to whose century years of two digits belong.
  /// - Throws: `CardTransferFailure`, or `VaultFailure`.
  public init(
    _ path: String,
    into store: CardStore,
    under key: VaultKey,
    now: YearMonth,
    random: some RandomSource
  ) throws {
    let file = try SecureFileBuffer(HomePath.expanded(path))
    try self.init(file, into: store, under: key, now: now, random: random)
  }

  /// Compares a file that was read with the wallet. Nothing is written.
  ///
  /// - Throws: `CardTransferFailure`, or `VaultFailure`.
  init(
    _ file: SecureFileBuffer,
    into store: CardStore,
    under key: VaultKey,
    now: YearMonth,
    random: some RandomSource
  ) throws {
    self.file = file
    self.now = now
    let marks = try NumberMarks(random: random)
    var known: Set<NumberMark> = []
    _ = try store.eachCard(under: key) { card in
      if !card.number.isEmpty { known.insert(try marks.mark(of: card.number)) }
    }
    var plan = CardImport(into: known)
    do throws(CardFileFailure) {
      format = try CardFile.read(file.bytes, now: now) { item throws(CardFileFailure) in
        try plan.add(item, marks)
      }
    } catch {
      throw CardTransferFailure.file(error)
    }
    self.plan = plan
  }

  /// Writes what the plan says, in one transaction: all of it is on disk when this returns, or nothing
  /// ever was.
  ///
  /// - Parameters:
  ///   - keepingCodes: whether security codes are kept.
  ///   - withDuplicates: whether cards whose number is known are written as well.
  ///   - progress: told how many items of the file are dealt with, and how many there are.
  /// - Returns: how many cards were written.
  public func write(
    to store: CardStore,
    keepingCodes: Bool,
    withDuplicates: Bool = false,
    under key: VaultKey,
    progress: (Int, Int) -> Void = { _, _ in }
  ) throws(VaultFailure) -> Int {
    try store.insertAll(under: key) { insert in
      var index = 0
      var refusal: (any Error)?
      do throws(CardFileFailure) {
        try CardFile.read(file.bytes, now: now) { item throws(CardFileFailure) in
          defer {
            index += 1
            if refusal == nil { progress(index, plan.rows.count) }
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
        // The same bytes were read whole before: only guarded memory can be short now.
        throw SecretFailure.arenaExhausted(asked: SecretDigits.capacity)
      }
      if let refusal { throw refusal }
    }
  }
}
