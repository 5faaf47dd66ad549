import ByteCoding
import Store

/// Placements of the model: a due day and the hash of the history that it was made from. The day is a
/// hash, too, so that any difference in what it follows from shows.
enum ModelPlacement {
  static func due(after last: [UInt8], _ entry: LogEntry) -> UInt64 {
    hash(last + bytes(of: [entry]))
  }

  /// The due day by replay of a whole history.
  static func due(of history: [LogEntry]) -> UInt64 { hash(bytes(of: history)) }

  static func value(due: UInt64, history: [LogEntry]) -> [UInt8] {
    var value = ByteWriter()
    value.append(compact: due)
    value.append(compact: hash(bytes(of: history)))
    return value.bytes
  }

  /// True if a placement was made from a history.
  static func isMade(_ value: [UInt8], from history: [LogEntry]) -> Bool {
    var reader = ByteReader(value)
    guard (try? reader.compact()) != nil, let made = try? reader.compact() else { return false }
    return made == hash(bytes(of: history))
  }

  private static func bytes(of entries: [LogEntry]) -> [UInt8] {
    var bytes = ByteWriter()
    for entry in entries {
      bytes.append(signed: entry.id.time)
      bytes.append(entry.id.edition)
      bytes.append(compact: entry.content)
    }
    return bytes.bytes
  }

  /// FNV-1a.
  private static func hash(_ bytes: [UInt8]) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
