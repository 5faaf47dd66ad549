import Secrets
import Vault

/// The workload's steps, and the state after each. The steps are the same each time, so the number
/// of the last one, which is a record itself, implies the whole state.
enum Plan {
  static let table = RecordTable("session")
  /// The record with the number of the last step.
  static let counter: Int64 = 0
  /// The number of records that the steps write to, in turn.
  static let records: Int64 = 20

  /// The setting with that number, or the one before: it is readable without a key.
  static let clearCounter = "step"

  /// The record that a step writes.
  static func record(of step: Int64) -> Int64 { 1 + step % records }

  /// The content that a step writes.
  static func content(of step: Int64) -> [UInt8] {
    let length = Int(step * 97 % 700)
    return bytes(of: step) + [UInt8](repeating: UInt8(truncatingIfNeeded: step), count: length)
  }

  /// The last of the first `steps` steps that wrote a record; nil if none has.
  static func lastStep(writing record: Int64, within steps: Int64) -> Int64? {
    (max(1, steps - records + 1)...max(1, steps)).last {
      $0 <= steps && self.record(of: $0) == record
    }
  }

  static func bytes(of number: Int64) -> [UInt8] {
    withUnsafeBytes(of: number.littleEndian) { Array($0) }
  }

  /// An additional action after a step.
  enum Extra {
    case changePasscode, rekey, keepBackup, reopen
    /// Locks the vault, and unlocks it again.
    case lock
    /// Imports a deck of notes, and indexes their text.
    case importDeck
    /// Takes back the last import.
    case undoImport
    /// Adds a medium.
    case addMedium
    /// Removes what media no longer need.
    case tidyMedia
  }

  static func extra(after step: Int64) -> Extra? {
    switch step % 12 {
    case 1: .importDeck
    case 2, 4, 9: .addMedium
    case 10: .tidyMedia
    case 3: .keepBackup
    case 5: .changePasscode
    case 6: .lock
    case 7: .undoImport
    case 8: .reopen
    case 11: step % 24 == 11 ? .rekey : .changePasscode
    default: nil
    }
  }

  /// True if the import is there after this many steps; nil if the last action may have been
  /// interrupted.
  static func hasImport(after steps: Int64) -> Bool? {
    if [.importDeck, .undoImport].contains(extra(after: steps)) { return nil }
    let last = stride(from: steps, through: 1, by: -1).lazy.map(extra(after:))
      .first { [.importDeck, .undoImport].contains($0) }
    return last == .importDeck
  }

  /// The content that is added after a step, of up to two packs.
  static func medium(after step: Int64) -> [UInt8] {
    let length = Int(step * 7_919 % (step % 5 == 0 ? 5_000_000 : 50_000))
    return bytes(of: step) + [UInt8](repeating: UInt8(truncatingIfNeeded: step), count: length)
  }

  /// The passcode that is set after a step.
  static func passcode(after step: Int64) throws -> SecretBytes {
    try SecretBytes(Array("code \(step)".utf8))
  }

  /// The passcodes that may open the vault after this many steps, the likely ones first: the last
  /// one set, or the one before if setting it was interrupted.
  static func passcodes(after steps: Int64) throws -> [SecretBytes] {
    let settings = stride(from: steps, through: 1, by: -1).filter {
      [.changePasscode, .rekey].contains(extra(after: $0))
    }
    return try (settings.prefix(2) + (settings.count < 2 ? [0] : [])).map(passcode(after:))
  }

  static var cost: DerivationCost { DerivationCost(memory: 8 << 20, passes: 1) ?? .floor }
}
