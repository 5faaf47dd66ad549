extension RecoveryKey {
  /// The mistake in a typed recovery key.
  public enum Mistake: Error, Equatable, Sendable {
    /// This many symbols are missing at the end; those typed are right so far.
    case tooShort(missing: Int)
    /// There are this many symbols too many.
    case tooLong(by: Int)
    /// The scalar at this index (from 0, as typed) can't be part of a key.
    case notASymbol(at: Int)
    /// These groups (from 0) hold a wrong symbol, two transposed symbols, or belong elsewhere.
    case wrongGroups([Int])
    /// Each group is right in itself, but their checksum is wrong.
    case wrongAsAWhole
    /// The key could not be stored in guarded memory.
    case failed(SecretFailure)
  }

  /// Parses a typed key: in either case, O as 0, I and L as 1, with any spaces and hyphens.
  ///
  /// - Throws: `Mistake` if it is no recovery key, or can't be stored.
  public init(reading typed: SecretBuffer) throws(Mistake) {
    let reading: Reading
    do throws(SecretFailure) {
      reading = try Reading(typed)
    } catch {
      throw .failed(error)
    }
    if let index = reading.firstForeign { throw .notASymbol(at: index) }
    if !reading.wrongGroups.isEmpty { throw .wrongGroups(reading.wrongGroups) }
    let excess = reading.symbolCount - RecoverySymbols.count
    if excess > 0 { throw .tooLong(by: excess) }
    if excess < 0 { throw .tooShort(missing: -excess) }
    do throws(SecretFailure) {
      guard try Self.isWhole(reading.symbols) else { throw SecretFailure.notAuthentic }
    } catch {
      throw error == .notAuthentic ? .wrongAsAWhole : .failed(error)
    }
    symbols = reading.symbols
  }

  /// The wrong groups (from 0) of a key that is still being typed. A group is checked once it is
  /// complete.
  public static func wrongGroups(in typed: SecretBuffer) throws(SecretFailure) -> [Int] {
    try Reading(typed).wrongGroups
  }

  /// True if the checksum over all groups is right.
  private static func isWhole(_ symbols: SecretBytes) throws(SecretFailure) -> Bool {
    try content(of: symbols).withUnsafeBytes { content in
      let sum = sum(of: UnsafeRawBufferPointer(rebasing: content[..<byteCount]))
      return content[byteCount] == sum.0 && content[byteCount + 1] == sum.1
    }
  }
}

/// The typed text, symbol by symbol.
private struct Reading {
  let symbols: SecretBytes
  let symbolCount: Int
  /// The index of the first scalar that is neither a symbol nor a separator.
  let firstForeign: Int?

  init(_ typed: SecretBuffer) throws(SecretFailure) {
    let symbols = try SecretBytes(count: RecoverySymbols.count)
    var count = 0
    var foreign: Int?
    for (index, scalar) in typed.scalars.enumerated()
    where !RecoverySymbols.isSeparator(scalar) {
      guard let value = RecoverySymbols.value(of: scalar) else {
        foreign = foreign ?? index
        continue
      }
      if count < symbols.count { symbols.withUnsafeMutableBytes { $0[count] = value } }
      count += 1
    }
    self.symbols = symbols
    symbolCount = count
    firstForeign = foreign
  }

  /// The complete groups whose check symbol is wrong.
  var wrongGroups: [Int] {
    let complete = min(symbolCount, symbols.count) / RecoverySymbols.groupLength
    return symbols.withUnsafeBytes { symbols in
      (0..<complete).filter { group in
        let start = group * RecoverySymbols.groupLength
        let check = start + RecoverySymbols.contentPerGroup
        return RecoverySymbols.check(of: symbols[start..<check], group: group) != symbols[check]
      }
    }
  }
}
