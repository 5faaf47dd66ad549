package import Secrets

/// Seals and opens the records of one table, and computes their sums.
///
/// A record is bound to its vault, its table, its id, its version and its clear columns: in another
/// place, or with one of them changed, it does not open.
struct RecordCipher {
  let table: RecordTable

  private let content: SealingKey
  private let sum: SealingKey
  private let place: AssociatedData

  init(_ table: RecordTable, of vault: [UInt8], under key: VaultKey) throws(SecretFailure) {
    self.table = table
    content = try key.subKey(for: KeyPurpose(rawValue: "record/\(table.name)"))
    sum = try key.subKey(for: KeyPurpose(rawValue: "record sum/\(table.name)"))
    var place = AssociatedData(.text("record"), .bytes(vault), .text(table.name))
    for column in table.clearColumns { place.append(.text(column)) }
    self.place = place
  }

  /// Seals the content of a record.
  func seal(
    _ content: RecordContent,
    at header: RecordHeader,
    random: some RandomSource
  ) throws(SecretFailure) -> SealedBox {
    try content.withPadded { padded in
      self.content.seal(padded, boundTo: data(of: header), random: random)
    }
  }

  /// Opens a box into a buffer.
  ///
  /// - Returns: the part of the buffer with the content.
  /// - Throws: `VaultFailure.damaged` with the record.
  func open(
    _ box: UnsafeRawBufferPointer,
    at header: RecordHeader,
    into buffer: UnsafeMutableRawBufferPointer
  ) throws(VaultFailure) -> UnsafeRawBufferPointer {
    let padded = try openPadded(box, at: header, into: buffer)
    guard let plain = RecordPadding.content(of: padded) else { throw damage(at: header) }
    return plain
  }

  /// Opens a box and seals its content under the key of another cipher.
  func reseal(
    _ box: UnsafeRawBufferPointer,
    at header: RecordHeader,
    by other: RecordCipher,
    through buffer: RecordBuffer,
    random: some RandomSource
  ) throws -> SealedBox {
    try buffer.withBytes(box.count) { bytes in
      let padded = try openPadded(box, at: header, into: bytes)
      return other.content.seal(padded, boundTo: other.data(of: header), random: random)
    }
  }

  /// Opens one of very many boxes, as `open` does. The place reuses the memory for the associated
  /// data.
  func open(
    _ box: UnsafeRawBufferPointer,
    at header: RecordHeader,
    in place: inout RecordPlace,
    into buffer: UnsafeMutableRawBufferPointer
  ) throws(VaultFailure) -> UnsafeRawBufferPointer {
    place.move(to: header)
    let padded = try openPadded(box, at: header, boundTo: place.data, into: buffer)
    guard let plain = RecordPadding.content(of: padded) else { throw damage(at: header) }
    return plain
  }

  /// The place of the table's first record, for opening very many of them.
  var firstPlace: RecordPlace { RecordPlace(in: place) }

  private func openPadded(
    _ box: UnsafeRawBufferPointer,
    at header: RecordHeader,
    into buffer: UnsafeMutableRawBufferPointer
  ) throws(VaultFailure) -> UnsafeRawBufferPointer {
    try openPadded(box, at: header, boundTo: data(of: header), into: buffer)
  }

  private func openPadded(
    _ box: UnsafeRawBufferPointer,
    at header: RecordHeader,
    boundTo data: AssociatedData,
    into buffer: UnsafeMutableRawBufferPointer
  ) throws(VaultFailure) -> UnsafeRawBufferPointer {
    do throws(SecretFailure) {
      let count = try content.open(box, boundTo: data, into: buffer)
      return UnsafeRawBufferPointer(rebasing: buffer[..<count])
    } catch {
      throw error == .notAuthentic ? damage(at: header) : VaultFailure(secret: error)
    }
  }

  /// The contribution of a record to the table's sum.
  func code(_ id: Int64, version: Int64) -> [UInt8] {
    var data = AssociatedData()
    data.reserve(numbers: 2)
    data.append(.number(id))
    data.append(.number(version))
    return sum.code(of: data)
  }

  private func damage(at header: RecordHeader) -> VaultFailure {
    .damaged(.record(table: table.name, id: header.id))
  }

  private func data(of header: RecordHeader) -> AssociatedData {
    var place = firstPlace
    place.move(to: header)
    return place.data
  }
}

/// The associated data of records' boxes, reused for one record after the other.
struct RecordPlace {
  private(set) var data: AssociatedData
  private let table: Int

  fileprivate init(in table: AssociatedData) {
    data = table
    self.table = table.bytes.count
  }

  /// Moves to another record of the table.
  fileprivate mutating func move(to header: RecordHeader) {
    data.truncate(to: table)
    data.reserve(numbers: 2 + header.clear.count)
    data.append(.number(header.id))
    data.append(.number(header.version))
    for value in header.clear { data.append(value.map { .number($0) } ?? .none) }
  }
}

/// The clear columns of a record, which stand beside its sealed content.
package struct RecordHeader: Hashable, Sendable {
  /// The record's unique id in its table.
  package internal(set) var id: Int64
  /// The generation of the vault in which it was written.
  package internal(set) var version: Int64
  /// The values of the table's own clear columns.
  package internal(set) var clear: [Int64?]
}

/// The content of a record, before it is sealed.
package enum RecordContent {
  /// Bytes in ordinary memory.
  case plain([UInt8])
  /// Bytes in guarded memory, which they never leave unsealed.
  case secret(SecretBytes)

  /// Lends the padded content, in a copy that is wiped afterwards.
  func withPadded<R>(_ body: (UnsafeRawBufferPointer) -> R) throws(SecretFailure) -> R {
    switch self {
    case .plain(let bytes):
      var padded = [UInt8](repeating: 0, count: RecordPadding.padded(bytes.count))
      defer { wipe(&padded) }
      return padded.withUnsafeMutableBytes { padded in
        bytes.withUnsafeBytes { RecordPadding.write($0, into: padded) }
        return body(UnsafeRawBufferPointer(padded))
      }
    case .secret(let secret):
      let padded = try SecretBytes(count: RecordPadding.padded(secret.count))
      padded.withUnsafeMutableBytes { padded in
        secret.withUnsafeBytes { RecordPadding.write($0, into: padded) }
      }
      return padded.withUnsafeBytes(body)
    }
  }
}
