import CFuzzing
import Secrets

@testable import Vault

/// The files of a vault.
enum VaultEntries {
  /// A header as it is, or the fields of one with all around them put right; or the record of attempts.
  static func header(_ input: [UInt8]) throws {
    guard input.choice < 2 else { return try attempts(input.rest) }
    let bytes = input.choice == 0 ? input.rest : whole(input.rest)
    let format = Schema.current.version
    guard case .header(let header, let sequence) = VaultHeader.place(bytes[...], format: format)
    else { return }
    let encoded = header.encoded(sequence)
    guard case .header(let same, sequence) = VaultHeader.place(encoded[...], format: format) else {
      preconditionFailure("A header that was read can't be read again")
    }
    expect(same == header)
    let recoveryKey = try RecoveryKey(bytes: SecretBytes(count: RecoveryKey.byteCount))
    for slot in header.slots {
      // What it costs to try is looked at before anything is derived.
      _ = try? slot.cost()
      if let key = try? slot.open(recoveryKey: recoveryKey, of: header.id) {
        _ = try header.isProven(key)
      }
    }
  }

  /// Fields between mark, format, length, sequence and checksum.
  static func whole(_ fields: [UInt8]) -> [UInt8] {
    var bytes = VaultHeader.mark
    bytes += littleEndian(UInt32(Schema.current.version))
    bytes += littleEndian(UInt32(fields.count))
    bytes.append(0)
    bytes += fields
    return bytes + Checksum.of(bytes)
  }

  private static func attempts(_ body: [UInt8]) throws {
    let vault = [UInt8](repeating: 0, count: VaultHeader.idBytes)
    let data = AssociatedData(.text("attempts"), .bytes(vault), .bytes(body))
    guard let record = AttemptRecord(body + Checksum.of(data.bytes), of: vault) else { return }
    expect(AttemptRecord(record.bytes(of: vault), of: vault) == record)
  }

  private static func littleEndian(_ number: UInt32) -> [UInt8] {
    withUnsafeBytes(of: number.littleEndian) { Array($0) }
  }

  /// The sealed pages of a database.
  static func pages(_ input: [UInt8]) {
    fuzzing_sealed_database(FUZZING_PAGES, input, input.count)
  }

  /// The log beside them.
  static func log(_ input: [UInt8]) {
    fuzzing_sealed_database(FUZZING_LOG, input, input.count)
  }

  /// A recovery key as it is typed.
  static func recoveryKey(_ input: [UInt8]) throws {
    var typed = SecretBuffer()
    for scalar in input.text.unicodeScalars { try typed.append(scalar) }
    _ = try RecoveryKey.wrongGroups(in: typed)
    let key = try RecoveryKey(reading: typed)
    for group in 0..<RecoveryKey.groupCount {
      var written = SecretBuffer()
      for position in 0..<RecoveryKey.groupLength {
        try written.append(Unicode.Scalar(key.symbol(group: group, position: position)))
      }
      expect(key.group(group, is: written))
    }
    expect(try RecoveryKey(bytes: key.bytes()) == key)
  }
}
