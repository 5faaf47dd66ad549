import ByteCoding

/// A column of object keys in order: their number, all kinds, then each hash as the difference from
/// the one before it.
enum ObjectColumn {
  static func write(_ keys: [ObjectKey], to bytes: inout ByteWriter) {
    bytes.append(compact: UInt64(keys.count))
    for key in keys { bytes.append(key.kind.rawValue) }
    var last: Int64 = 0
    for key in keys {
      bytes.append(signed: key.id &- last)
      last = key.id
    }
  }

  static func read(from bytes: inout ByteReader) throws(UnreadableBytes) -> [ObjectKey] {
    let kinds = try bytes.take(try bytes.count())
    var keys: [ObjectKey] = []
    keys.reserveCapacity(kinds.count)
    var last: Int64 = 0
    for kind in kinds {
      last = last &+ (try bytes.signed())
      keys.append(ObjectKey(ObjectKind(rawValue: kind), last))
    }
    return keys
  }
}

/// A column of names of entries, in order: the objects, then each time as the difference from the one
/// before it, then the editions.
enum EntryColumn {
  static func write(_ ids: [LogEntryID], to bytes: inout ByteWriter) {
    ObjectColumn.write(ids.map(\.object), to: &bytes)
    var last: Int64 = 0
    for id in ids {
      bytes.append(signed: id.time &- last)
      last = id.time
    }
    for id in ids { bytes.append(id.edition) }
  }

  static func read(from bytes: inout ByteReader) throws(UnreadableBytes) -> [LogEntryID] {
    let objects = try ObjectColumn.read(from: &bytes)
    var times: [Int64] = []
    times.reserveCapacity(objects.count)
    var last: Int64 = 0
    for _ in objects {
      last = last &+ (try bytes.signed())
      times.append(last)
    }
    let editions = try bytes.take(objects.count)
    return zip(zip(objects, times), editions).map {
      LogEntryID(object: $0.0, time: $0.1, edition: $1)
    }
  }
}

/// A column of values: all lengths, then the bytes. Values of one length stand byte by byte: all
/// first bytes, all second ones, and so on.
enum ValueColumn {
  static func write(_ values: [[UInt8]], to bytes: inout ByteWriter) {
    for value in values { bytes.append(compact: UInt64(value.count)) }
    guard let length = commonLength(values.map(\.count)) else {
      for value in values { bytes.append(raw: value) }
      return
    }
    for place in 0..<length {
      for value in values { bytes.append(value[place]) }
    }
  }

  static func read(
    _ count: Int,
    from bytes: inout ByteReader
  ) throws(UnreadableBytes) -> [[UInt8]] {
    var lengths: [Int] = []
    lengths.reserveCapacity(count)
    for _ in 0..<count { lengths.append(try bytes.count()) }
    guard let length = commonLength(lengths) else {
      var values: [[UInt8]] = []
      values.reserveCapacity(count)
      for length in lengths { values.append(Array(try bytes.take(length))) }
      return values
    }
    var columns: [ArraySlice<UInt8>] = []
    for _ in 0..<length { columns.append(try bytes.take(count)) }
    return (0..<count).map { row in columns.map { $0[$0.startIndex + row] } }
  }

  /// The length of all, if it is the same and there are several.
  private static func commonLength(_ lengths: [Int]) -> Int? {
    guard lengths.count > 1, let first = lengths.first, lengths.allSatisfy({ $0 == first }) else {
      return nil
    }
    return first
  }
}
