import Secrets

/// The encoding of a header: a mark, the format's number and the length of the fields (32 bits each), a
/// sequence number (8), the fields as `AssociatedData` has them, and a checksum over all that. Numbers
/// have the lowest byte first.
extension VaultHeader {
  /// The bytes at the beginning of every vault's file.
  static let mark = Array("cardcase vault\r\n".utf8)
  private static let fieldsOffset = mark.count + 9

  /// The encoded header.
  func encoded(_ sequence: HeaderSequence) -> [UInt8] {
    let fields = fields
    var bytes = Self.mark
    append(UInt32(format), to: &bytes)
    append(UInt32(fields.count), to: &bytes)
    bytes.append(sequence.number)
    bytes += fields
    return bytes + Checksum.of(bytes)
  }

  private func append<Number: FixedWidthInteger>(_ number: Number, to bytes: inout [UInt8]) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }

  private var fields: [UInt8] {
    var beginning = AssociatedData(
      .bytes(id),
      .bytes(proof),
      .number(Int64(cleanup?.rawValue ?? 0)),
      .number(Int64(slots.count + strangeSlots.count))
    )
    for slot in slots { for field in slot.fields { beginning.append(field) } }
    var data = AssociatedData()
    data.append(.bytes(settingsCode))
    data.append(.number(Int64(settings.count)))
    for (name, value) in settings.sorted(by: { $0.key < $1.key }) {
      data.append(.text(name))
      data.append(.text(value))
    }
    data.append(.number(Int64(boxes.count)))
    for (name, box) in boxes.sorted(by: { $0.key < $1.key }) {
      data.append(.text(name))
      data.append(.bytes(box))
    }
    return beginning.bytes + strangeSlots.joined() + data.bytes
  }

  /// The content of one of the two places of a header.
  enum Place {
    /// No header, or a damaged one.
    case none
    /// A header of a newer format, which can't be read.
    case newer(format: Int)
    case header(VaultHeader, HeaderSequence)
  }

  /// Reads one of the two places of a header.
  static func place(_ bytes: ArraySlice<UInt8>, format: Int) -> Place {
    guard bytes.starts(with: mark), bytes.count >= fieldsOffset else { return .none }
    func number(_ offset: Int, _ count: Int) -> UInt64 {
      bytes.dropFirst(offset).prefix(count).reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }
    let count = Int(number(mark.count + 4, 4))
    let whole = bytes.prefix(fieldsOffset + count)
    let checksum = bytes.dropFirst(whole.count).prefix(Checksum.byteCount)
    guard whole.count == fieldsOffset + count, Checksum.of(Array(whole)) == Array(checksum) else {
      return .none
    }
    let own = Int(number(mark.count, 4))
    guard own <= format else { return .newer(format: own) }
    guard var header = VaultHeader(fields: whole.dropFirst(fieldsOffset)) else { return .none }
    header.format = own
    return .header(header, HeaderSequence(number: UInt8(number(mark.count + 8, 1)) & 3))
  }

  private init?(fields bytes: ArraySlice<UInt8>) {
    var reader = FieldReader(bytes)
    guard let id = reader.bytes(), id.count == Self.idBytes, let proof = reader.bytes(),
      let cleanup = reader.number(), let slotCount = reader.number()
    else { return nil }
    self.init(id: id, proof: proof, slots: [])
    self.cleanup = PendingCleanup(rawValue: Int(cleanup))
    for _ in 0..<max(0, slotCount) {
      let start = reader
      guard let kind = reader.text() else { return nil }
      if Damage.Slot(rawValue: kind) != nil {
        reader = start
        guard let slot = Slot(&reader) else { return nil }
        slots.append(slot)
      } else {
        for _ in 1..<Slot.fieldCount { reader.skip() }
        strangeSlots.append(reader.read(since: start))
      }
    }
    guard let code = reader.bytes(), let settingCount = reader.number() else { return nil }
    settingsCode = code
    for _ in 0..<max(0, settingCount) {
      guard let name = reader.text(), let value = reader.text() else { return nil }
      settings[name] = value
    }
    guard let boxCount = reader.number() else { return nil }
    for _ in 0..<max(0, boxCount) {
      guard let name = reader.text(), let box = reader.bytes() else { return nil }
      boxes[name] = box
    }
    if reader.isCut { return nil }
  }
}

extension Slot {
  /// The number of the fields of a slot of any kind.
  fileprivate static let fieldCount = 8

  /// The fields of a slot in a header.
  fileprivate var fields: [AssociatedData.Field] {
    [
      .text(kind.rawValue), passcodeKind.map { .text($0) } ?? .none,
      salt.map { .bytes($0) } ?? .none, memory.map { .number(Int64($0)) } ?? .none,
      passes.map { .number(Int64($0)) } ?? .none, device.map { .bytes($0) } ?? .none,
      .bytes(wrappedKey), .bytes(commitment),
    ]
  }

  fileprivate init?(_ reader: inout FieldReader) {
    guard let kind = reader.text().flatMap(Damage.Slot.init) else { return nil }
    self.kind = kind
    passcodeKind = reader.text()
    salt = reader.bytes()
    memory = reader.number().map { Int($0) }
    passes = reader.number().map { Int($0) }
    device = reader.bytes()
    guard let wrappedKey = reader.bytes(), let commitment = reader.bytes() else { return nil }
    self.wrappedKey = wrappedKey
    self.commitment = commitment
  }
}

/// Reads fields as `AssociatedData` encodes them. Each function consumes a field, and gives nil for one
/// without a value, of another kind, or that is cut.
private struct FieldReader {
  private var rest: ArraySlice<UInt8>
  /// True once a field was longer than what is left, or a number of another length: what follows is not to
  /// be told then.
  private(set) var isCut = false

  init(_ bytes: ArraySlice<UInt8>) {
    rest = bytes
  }

  mutating func text() -> String? {
    field(AssociatedData.Kind.text).map { String(decoding: $0, as: UTF8.self) }
  }

  mutating func bytes() -> [UInt8]? { field(.bytes).map { Array($0) } }

  mutating func number() -> Int64? {
    guard let field = field(.number) else { return nil }
    isCut = isCut || field.count != 8
    return Int64(bitPattern: Self.number(field.prefix(8)))
  }

  /// Consumes a field of any kind.
  mutating func skip() { _ = field(.none) }

  /// The bytes that were read since another moment.
  func read(since start: FieldReader) -> [UInt8] {
    Array(start.rest.prefix(start.rest.count - rest.count))
  }

  private mutating func field(_ kind: AssociatedData.Kind) -> ArraySlice<UInt8>? {
    let head = rest.prefix(9)
    let count = Self.number(head.dropFirst())
    rest = rest.dropFirst(9)
    guard head.count == 9, let own = head.first, count <= UInt64(rest.count) else {
      isCut = true
      return nil
    }
    defer { rest = rest.dropFirst(Int(count)) }
    return own == kind.rawValue ? rest.prefix(Int(count)) : nil
  }

  private static func number(_ bytes: some BidirectionalCollection<UInt8>) -> UInt64 {
    bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }
}

/// The order of the two versions of a header. It goes round from 0 to 3, so that it does not tell how
/// often the header was changed.
struct HeaderSequence: Hashable {
  let number: UInt8

  var next: HeaderSequence { HeaderSequence(number: (number + 1) & 3) }

  /// True if this one was written after the other.
  func isAfter(_ other: HeaderSequence) -> Bool { number == other.next.number }
}
