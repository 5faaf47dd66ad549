import ByteCoding

/// The operations of a frame by their kind, each kind encoded by columns.
struct OperationGroups {
  /// The codes of the groups. The raw values are part of the format.
  private enum Code: UInt8 {
    case set = 1
    case touch = 2
    case delete = 3
    case add = 4
    case withdraw = 5
  }

  private typealias Setting = (key: ObjectKey, field: FieldID, value: [UInt8], time: HybridTime)

  private var settings: [Setting] = []
  private var touched: [ObjectKey] = []
  private var deleted: [ObjectKey] = []
  private var added: [LogEntry] = []
  private var withdrawn: [LogEntryID] = []
  private var unknown: [(code: UInt8, bytes: [UInt8])] = []

  mutating func append(_ operation: Operation) {
    switch operation {
    case .set(let key, let field, let value, let time): settings.append((key, field, value, time))
    case .touch(let key): touched.append(key)
    case .delete(let key): deleted.append(key)
    case .add(let entry): added.append(entry)
    case .withdraw(let id): withdrawn.append(id)
    case .unknown(let code, let bytes): unknown.append((code, bytes))
    }
  }

  /// Appends the groups that are not empty. Times are differences from the frame's.
  func write(to bytes: inout ByteWriter, from time: HybridTime) {
    func group(_ code: Code, _ isEmpty: Bool, _ write: (inout ByteWriter) -> Void) {
      guard !isEmpty else { return }
      var group = ByteWriter()
      write(&group)
      bytes.append(code.rawValue)
      bytes.append(compact: group.bytes)
    }
    let settings = settings.sorted { ($0.key, $0.field) < ($1.key, $1.field) }
    group(.set, settings.isEmpty) { group in
      ObjectColumn.write(settings.map(\.key), to: &group)
      for setting in settings { group.append(setting.field.rawValue) }
      for setting in settings {
        group.append(
          signed: Int64(bitPattern: time.rawValue) &- Int64(bitPattern: setting.time.rawValue)
        )
      }
      ValueColumn.write(settings.map(\.value), to: &group)
    }
    group(.touch, touched.isEmpty) { ObjectColumn.write(touched.sorted(), to: &$0) }
    group(.delete, deleted.isEmpty) { ObjectColumn.write(deleted.sorted(), to: &$0) }
    let added = added.sorted { $0.id < $1.id }
    group(.add, added.isEmpty) { group in
      EntryColumn.write(added.map(\.id), to: &group)
      ValueColumn.write(added.map(\.content), to: &group)
    }
    group(.withdraw, withdrawn.isEmpty) { EntryColumn.write(withdrawn.sorted(), to: &$0) }
    for (code, content) in unknown {
      bytes.append(code)
      bytes.append(compact: content)
    }
  }

  /// The operations of a group; those of an unknown code, or that can't be read, are one that keeps
  /// its bytes.
  static func operations(
    _ code: UInt8,
    in group: ArraySlice<UInt8>,
    from time: HybridTime
  ) -> [Operation] {
    var bytes = ByteReader(group)
    guard let known = Code(rawValue: code),
      // Why it can't be read is of no use: whoever can reads it again.
      let operations = try? operations(known, in: &bytes, from: time), bytes.isEmpty
    else { return [.unknown(code: code, bytes: Array(group))] }
    return operations
  }

  private static func operations(
    _ code: Code,
    in bytes: inout ByteReader,
    from time: HybridTime
  ) throws(UnreadableBytes) -> [Operation] {
    switch code {
    case .set:
      let keys = try ObjectColumn.read(from: &bytes)
      let fields = try bytes.take(keys.count)
      var times: [HybridTime] = []
      times.reserveCapacity(keys.count)
      for _ in keys {
        let difference = try bytes.signed()
        times.append(HybridTime(rawValue: time.rawValue &- UInt64(bitPattern: difference)))
      }
      let values = try ValueColumn.read(keys.count, from: &bytes)
      return zip(zip(keys, fields), zip(values, times)).map { names, content in
        .set(names.0, FieldID(rawValue: names.1), value: content.0, time: content.1)
      }
    case .touch: return try ObjectColumn.read(from: &bytes).map { .touch($0) }
    case .delete: return try ObjectColumn.read(from: &bytes).map { .delete($0) }
    case .add:
      let ids = try EntryColumn.read(from: &bytes)
      let contents = try ValueColumn.read(ids.count, from: &bytes)
      return zip(ids, contents).map { .add(LogEntry($0, content: $1)) }
    case .withdraw: return try EntryColumn.read(from: &bytes).map { .withdraw($0) }
    }
  }
}
