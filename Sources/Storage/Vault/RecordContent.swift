package import Secrets

/// The content of a record, without the columns that indexes order.
package enum RecordContent {
  /// Bytes in ordinary memory, which the pages alone seal.
  case plain([UInt8])
  /// Bytes in guarded memory, which they never leave unsealed.
  case secret(SecretBytes)
  /// A value for each column.
  case columns([ColumnValue])

  /// The first byte of what a record holds: whether the rest is sealed.
  enum Mark: UInt8 {
    case plain = 0
    case sealed = 1
  }
}
