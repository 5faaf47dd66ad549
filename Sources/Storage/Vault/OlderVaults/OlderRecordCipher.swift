import Secrets

/// Opens the records of one table of a vault of an older format, one after the other.
///
/// A record is bound to its vault, its table, its id, its version and its indexed columns: in another
/// place, or with one of them changed, it does not open.
struct OlderRecordCipher {
  private let content: SealingKey
  private let sum: SealingKey
  /// The associated data of a box, whose beginning all have: used again for each.
  private var data: AssociatedData
  private let placeBytes: Int
  private let memory: SecretBytes

  /// The greatest length in bytes of a box that is opened into guarded memory.
  private static let guardedBytes = 1 << 16

  init(
    _ table: String,
    indexed columns: [String],
    of vault: [UInt8],
    under key: VaultKey
  ) throws(SecretFailure) {
    content = try key.subKey(for: KeyPurpose(rawValue: "record/\(table)"))
    sum = try key.subKey(for: KeyPurpose(rawValue: "record sum/\(table)"))
    data = AssociatedData(.text("record"), .bytes(vault), .text(table))
    for column in columns { data.append(.text(column)) }
    placeBytes = data.bytes.count
    memory = try SecretBytes(count: Self.guardedBytes)
  }

  /// Opens a box and lends its content, which is overwritten or wiped afterwards.
  ///
  /// - Returns: nil if it is not authentic.
  mutating func open<R>(
    _ box: UnsafeRawBufferPointer,
    at header: RecordHeader,
    _ body: (UnsafeRawBufferPointer) throws -> R
  ) throws -> R? {
    data.truncate(to: placeBytes)
    data.append(.number(header.id))
    data.append(.number(header.version))
    for value in header.indexed { data.append(value.map { .number($0) } ?? .none) }
    guard box.count > Self.guardedBytes else {
      return try memory.withUnsafeMutableBytes { try open(box, into: $0, body) }
    }
    // Too long to be a card's.
    var bytes = [UInt8](repeating: 0, count: box.count)
    defer { wipe(&bytes) }
    return try bytes.withUnsafeMutableBytes { try open(box, into: $0, body) }
  }

  private func open<R>(
    _ box: UnsafeRawBufferPointer,
    into memory: UnsafeMutableRawBufferPointer,
    _ body: (UnsafeRawBufferPointer) throws -> R
  ) throws -> R? {
    let count: Int
    do throws(SecretFailure) {
      count = try content.open(box, boundTo: data, into: memory)
    } catch {
      guard error == .notAuthentic else { throw error }
      return nil
    }
    let padded = UnsafeRawBufferPointer(rebasing: memory[..<count])
    return try Self.content(of: padded).map(body)
  }

  /// The content within opened bytes, which have its length (32 bits, the lowest byte first) in front and
  /// zeros behind; nil if they were never padded.
  private static func content(of padded: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer? {
    let lengthBytes = MemoryLayout<UInt32>.size
    guard padded.count >= lengthBytes else { return nil }
    let count = Int(UInt32(littleEndian: padded.loadUnaligned(as: UInt32.self)))
    guard count <= padded.count - lengthBytes else { return nil }
    return UnsafeRawBufferPointer(rebasing: padded[lengthBytes..<lengthBytes + count])
  }

  /// The contribution of a record to the table's sum.
  func code(of header: RecordHeader) -> [UInt8] {
    var data = AssociatedData()
    data.reserve(numbers: 2)
    data.append(.number(header.id))
    data.append(.number(header.version))
    return sum.code(of: data)
  }
}
