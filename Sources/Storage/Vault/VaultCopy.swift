import CSealedPages
import Glibc
import Secrets
import Synchronization

/// Copies of a vault's file, made without its key. A vault is a file, its log and its packs of media; a copy
/// is one file, in which the log lies behind the pages, and a footer says where. Opening it lays the log
/// beside it. Copies that stay beside the vault share its packs; those for elsewhere have them behind the log,
/// after a list of their ids.
///
/// The footer has a mark of 16 bytes, the lengths of the database and of the log and, where there are packs,
/// their number (64 bits each, the lowest byte first), and a checksum over these.
enum VaultCopy {
  private static let mark = Array("cardcase copy\r\n\u{1A}".utf8)
  private static let markWithPacks = Array("cardcase media\r\n".utf8)

  /// Where the parts of a copy are.
  struct Layout: Hashable {
    let database: Int
    let log: Int
    let packs: Int

    /// The bytes of the footer.
    var footer: [UInt8] {
      var bytes = packs > 0 ? VaultCopy.markWithPacks : VaultCopy.mark
      for number in packs > 0 ? [database, log, packs] : [database, log] {
        withUnsafeBytes(of: UInt64(number).littleEndian) { bytes.append(contentsOf: $0) }
      }
      return bytes + Checksum.of(bytes)
    }

    /// Where the ids of the packs are.
    var ids: Range<Int> { database + log..<database + log + packs * MemoryLayout<Int64>.size }

    /// Where a pack is.
    func offset(ofPack index: Int) -> Int { ids.upperBound + index * MediaPack.fileBytes }

    /// The length of the file.
    var size: Int { offset(ofPack: packs) + footer.count }
  }

  /// The layout in a footer; nil if it is none.
  ///
  /// - Parameter end: the last bytes of a file of this size.
  private static func layout(_ end: [UInt8], size: Int) throws(VaultFailure) -> Layout? {
    for (mark, count) in [(mark, 2), (markWithPacks, 3)] {
      let length = mark.count + count * 8 + Checksum.byteCount
      let footer = Array(end.suffix(length))
      guard footer.count == length, size > length, footer.starts(with: mark) else { continue }
      let body = Array(footer.dropLast(Checksum.byteCount))
      guard Checksum.of(body) == footer.suffix(Checksum.byteCount) else { continue }
      let numbers = (0..<count).map { index in
        body.dropFirst(mark.count + index * 8).prefix(8).reversed().reduce(0) { $0 << 8 | Int($1) }
      }
      let packs = count > 2 ? numbers[2] : 0
      guard numbers.allSatisfy((0...size).contains), packs <= size / MediaPack.fileBytes else {
        throw .damaged(.file)
      }
      let layout = Layout(database: numbers[0], log: numbers[1], packs: packs)
      guard layout.size == size else { throw .damaged(.file) }
      return layout
    }
    return nil
  }

  /// The length of the longer footer.
  private static let longestFooter = markWithPacks.count + 24 + Checksum.byteCount

  /// Copies a vault into a new file, on disk when this returns, while a process may go on writing.
  ///
  /// - Parameters:
  ///   - name: the path of the vault's file, or its name in memory.
  ///   - media: the packs that go with it; nil for a copy that shares them.
  static func make(
    of name: String,
    in draft: VaultFile,
    with media: MediaFolder? = nil
  ) throws(VaultFailure) {
    let hold = try media?.hold()
    defer { withExtendedLifetime(hold) {} }
    try draft.create()
    let database = try Descriptor(draft.path, O_RDWR)
    let log = try Descriptor.inMemory()
    try copy(name, to: database, log)
    if try layout(of: database) == nil {
      try append(log, to: database, draft.disk, with: media)
    } else {
      // Of a copy that was not opened yet, whose log is its own.
      try database.sync(draft.disk)
    }
  }

  /// Copies a vault while a process may go on writing. Its header is of the same moment as its database:
  /// the settings in one have their code in the other.
  private static func copy(
    _ name: String,
    to database: borrowing Descriptor,
    _ log: borrowing Descriptor
  ) throws(VaultFailure) {
    let header = HeaderFile(name: name)
    var before = try header.bytes()
    for _ in 0..<copyTries {
      try database.empty()
      try log.empty()
      let code = sealed_pages_copy(name, database.number, log.number)
      guard code == 0 else { throw VaultFile.failure(creating: code) }
      let after = try header.bytes()
      if after == before { return }
      before = after
    }
    throw .busy
  }

  /// The number of copies that are begun while the header changes again and again.
  private static let copyTries = 10

  /// Makes a copy of a closed vault of its file and its log, if there is one, which is removed.
  static func pack(_ file: VaultFile) throws(VaultFailure) {
    let database = try Descriptor(file.path, O_RDWR)
    let path = file.path + logEnding
    if VaultFile(path: path).isOccupied {
      try append(Descriptor(path, O_RDONLY), to: database, file.disk)
    } else {
      try append(.inMemory(), to: database, file.disk)
    }
    unlink(path)
  }

  /// Lays the log of a copy beside it, as a vault that is opened has it. Interrupted anywhere, it is
  /// begun again with the next opening.
  static func unpack(_ file: VaultFile) throws(VaultFailure) {
    let copy = try Descriptor(file.path, O_RDWR)
    guard let layout = try layout(of: copy) else { return }
    if layout.packs > 0 { try unpackMedia(of: copy, layout, beside: file) }
    let database = layout.database
    let path = file.path + logEnding
    let beside = try Descriptor(path, O_RDWR | O_CREAT | O_TRUNC)
    try copy.copy(database..<database + layout.log, to: beside)
    try beside.sync(file.disk)
    try file.syncDirectory()
    guard ftruncate(copy.number, off_t(database)) == 0 else { throw .system(errno) }
    try copy.sync(file.disk)
  }

  private static func unpackMedia(
    of copy: borrowing Descriptor,
    _ layout: Layout,
    beside file: VaultFile
  ) throws(VaultFailure) {
    let media = MediaFolder(of: file)
    let ids = Self.ids(in: try copy.read(layout.ids.count, at: layout.ids.lowerBound))
    for (index, id) in ids.enumerated() {
      try media.take(id, copy.read(MediaPack.fileBytes, at: layout.offset(ofPack: index)))
    }
    try media.sync()
  }

  /// True if a file is a copy whose log lies behind its pages.
  static func isCopy(_ file: VaultFile) throws(VaultFailure) -> Bool {
    try layout(of: Descriptor(file.path, O_RDONLY)) != nil
  }

  /// The layout of a copy; nil if a file is none, or missing. This process may have it open.
  static func layout(ofFileAt path: String) throws(VaultFailure) -> Layout? {
    var size: UInt64 = 0
    let code = sealed_pages_size(path, &size)
    guard code == 0 else { throw VaultFile.failure(creating: code) }
    let length = min(longestFooter, Int(size))
    return try layout(
      bytes(length, at: Int(size) - length, ofFileAt: path),
      size: Int(size)
    )
  }

  /// The ids of the packs in a copy; none if a file is no copy.
  static func packs(inFileAt path: String) throws(VaultFailure) -> [Int64] {
    guard let layout = try layout(ofFileAt: path) else { return [] }
    return ids(in: try bytes(layout.ids.count, at: layout.ids.lowerBound, ofFileAt: path))
  }

  /// Where a pack is in a copy.
  ///
  /// - Parameter index: 0 for the first pack with this id.
  static func offset(
    ofPack id: Int64,
    _ index: Int,
    in layout: Layout,
    ofFileAt path: String
  ) throws(VaultFailure) -> Int? {
    let ids = Self.ids(
      in: try bytes(layout.ids.count, at: layout.ids.lowerBound, ofFileAt: path)
    )
    let places = ids.indices.filter { ids[$0] == id }
    return places.dropFirst(index).first.map { layout.offset(ofPack: $0) }
  }

  private static func ids(in bytes: [UInt8]) -> [Int64] {
    stride(from: 0, to: bytes.count, by: 8).map { place in
      bytes[place..<place + 8].reversed().reduce(0) { $0 << 8 | Int64($1) }
    }
  }

  /// Bytes of a file that this process may have open.
  private static func bytes(
    _ count: Int,
    at offset: Int,
    ofFileAt path: String
  ) throws(VaultFailure) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    let code = sealed_pages_read_sealed(path, &bytes, count, UInt64(offset))
    guard code == 0 else { throw VaultFile.failure(creating: code) }
    return bytes
  }

  /// A new file without a name, in memory; -1 if there is no room.
  static func memoryFile() -> Int32 { sealed_pages_memory_file() }

  /// Copies a vault, or opens a copy, into a database in memory.
  ///
  /// - Returns: its name.
  static func inMemory(of file: VaultFile) throws(VaultFailure) -> String {
    let name = nextName()
    let database = try Descriptor.inMemory()
    let log = try Descriptor.inMemory()
    if let layout = try layout(ofFileAt: file.path), layout.packs > 0 {
      // Without the packs, which are read from where they are.
      try copy(0..<layout.database, ofFileAt: file.path, to: database)
      try copy(
        layout.database..<layout.database + layout.log,
        ofFileAt: file.path,
        to: log
      )
    } else {
      try copy(file.path, to: database, log)
    }
    if let layout = try layout(of: database) {
      try log.empty()
      try database.copy(layout.database..<layout.database + layout.log, to: log)
      guard ftruncate(database.number, off_t(layout.database)) == 0 else { throw .system(errno) }
    }
    guard sealed_pages_hold_files(name, database.number, log.number) == SQLITE_OK else {
      throw .notEnoughMemory
    }
    return name
  }

  /// A name that no database in memory has.
  static func nextName() -> String { "memory-\(names.wrappingAdd(1, ordering: .relaxed).newValue)" }

  private static let names = Atomic(0)

  /// The ending of the log's path.
  static let logEnding = "-wal"

  private static func copy(
    _ range: Range<Int>,
    ofFileAt path: String,
    to target: borrowing Descriptor
  ) throws(VaultFailure) {
    for start in stride(from: range.lowerBound, to: range.upperBound, by: partBytes) {
      let count = min(partBytes, range.upperBound - start)
      try target.write(bytes(count, at: start, ofFileAt: path))
    }
  }

  private static let partBytes = 1 << 20

  private static func append(
    _ log: borrowing Descriptor,
    to database: borrowing Descriptor,
    _ disk: Disk,
    with media: MediaFolder? = nil
  ) throws(VaultFailure) {
    let lengths = (try database.size(), try log.size())
    guard lseek(database.number, 0, SEEK_END) >= 0 else { throw .system(errno) }
    try log.copy(0..<lengths.1, to: database)
    let packs = try media?.all() ?? []
    for pack in packs {
      try database.write(withUnsafeBytes(of: pack.id.littleEndian) { Array($0) })
    }
    for pack in packs { try media?.copy(pack, to: database) }
    try database.write(Layout(database: lengths.0, log: lengths.1, packs: packs.count).footer)
    try database.sync(disk)
  }

  private static func layout(
    of copy: borrowing Descriptor
  ) throws(VaultFailure) -> Layout? {
    let size = try copy.size()
    let length = min(longestFooter, size)
    return try layout(copy.read(length, at: size - length), size: size)
  }
}
