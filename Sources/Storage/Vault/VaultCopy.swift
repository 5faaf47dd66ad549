import CSealedPages
import Glibc
import Secrets
import Synchronization

/// Copies of a vault's file, made without its key. A vault is a file and its log; a copy is one file,
/// in which the log lies behind the pages, and a footer says where. Opening it lays the log beside it.
///
/// The footer has a mark of 16 bytes, the lengths of the database and of the log (64 bits each, the
/// lowest byte first), and a checksum over these.
enum VaultCopy {
  private static let mark = Array("cardcase copy\r\n\u{1A}".utf8)
  private static let footerBytes = mark.count + 16 + Checksum.byteCount
  private static let partBytes = 1 << 20

  /// Copies a vault into a new file, on disk when this returns, while a process may go on writing.
  ///
  /// - Parameter name: the path of the vault's file, or its name in memory.
  static func make(of name: String, in draft: VaultFile) throws(VaultFailure) {
    try draft.create()
    let database = try Descriptor(draft.path, O_RDWR)
    let log = try Descriptor.inMemory()
    try copy(name, to: database, log)
    if try lengths(of: database) == nil {
      try append(log, to: database, draft.disk)
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
    guard let (database, log) = try lengths(of: copy) else { return }
    let path = file.path + logEnding
    let beside = try Descriptor(path, O_RDWR | O_CREAT | O_TRUNC)
    try copy.copy(database..<database + log, to: beside)
    try beside.sync(file.disk)
    try file.syncDirectory()
    guard ftruncate(copy.number, off_t(database)) == 0 else { throw .system(errno) }
    try copy.sync(file.disk)
  }

  /// True if a file is a copy whose log lies behind its pages.
  static func isCopy(_ file: VaultFile) throws(VaultFailure) -> Bool {
    try lengths(of: Descriptor(file.path, O_RDONLY)) != nil
  }

  /// Copies a vault, or opens a copy, into a database in memory.
  ///
  /// - Returns: its name.
  static func inMemory(of file: VaultFile) throws(VaultFailure) -> String {
    let name = nextName()
    let database = try Descriptor.inMemory()
    let log = try Descriptor.inMemory()
    try copy(file.path, to: database, log)
    if let (length, logLength) = try lengths(of: database) {
      try log.empty()
      try database.copy(length..<length + logLength, to: log)
      guard ftruncate(database.number, off_t(length)) == 0 else { throw .system(errno) }
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

  private static func append(
    _ log: borrowing Descriptor,
    to database: borrowing Descriptor,
    _ disk: Disk
  ) throws(VaultFailure) {
    let lengths = (try database.size(), try log.size())
    guard lseek(database.number, 0, SEEK_END) >= 0 else { throw .system(errno) }
    try log.copy(0..<lengths.1, to: database)
    var footer = mark
    for length in [lengths.0, lengths.1] {
      withUnsafeBytes(of: UInt64(length).littleEndian) { footer.append(contentsOf: $0) }
    }
    footer += Checksum.of(footer)
    try database.write(footer)
    try database.sync(disk)
  }

  /// The lengths of the database and of the log in a copy; nil if it is none.
  private static func lengths(
    of copy: borrowing Descriptor
  ) throws(VaultFailure) -> (database: Int, log: Int)? {
    let size = try copy.size()
    guard size > footerBytes else { return nil }
    let footer = try copy.read(footerBytes, at: size - footerBytes)
    let body = Array(footer.dropLast(Checksum.byteCount))
    guard footer.starts(with: mark), Checksum.of(body) == footer.suffix(Checksum.byteCount) else {
      return nil
    }
    func number(_ offset: Int) -> Int {
      body.dropFirst(offset).prefix(8).reversed().reduce(0) { $0 << 8 | Int($1) }
    }
    let (database, log) = (number(mark.count), number(mark.count + 8))
    guard (0...size).contains(database), (0...size).contains(log),
      database + log + footerBytes == size
    else {
      throw .damaged(.file)
    }
    return (database, log)
  }
}

/// An open file, closed at the end of its scope.
private struct Descriptor: ~Copyable {
  let number: Int32

  init(_ path: String, _ flags: Int32) throws(VaultFailure) {
    number = open(path, flags | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, mode_t(0o600))
    guard number >= 0 else { throw VaultFile.failure(creating: errno) }
  }

  private init(number: Int32) {
    self.number = number
  }

  /// A file without a name, in memory.
  static func inMemory() throws(VaultFailure) -> Descriptor {
    let number = sealed_pages_memory_file()
    guard number >= 0 else { throw .system(errno) }
    return Descriptor(number: number)
  }

  deinit {
    close(number)
  }

  func size() throws(VaultFailure) -> Int {
    var info = stat()
    guard fstat(number, &info) == 0 else { throw .system(errno) }
    return Int(info.st_size)
  }

  func empty() throws(VaultFailure) {
    guard ftruncate(number, 0) == 0, lseek(number, 0, SEEK_SET) == 0 else { throw .system(errno) }
  }

  func sync(_ disk: Disk) throws(VaultFailure) {
    guard disk.sync(number) == 0 else { throw VaultFile.failure(creating: errno) }
  }

  func read(_ count: Int, at offset: Int) throws(VaultFailure) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    var got = 0
    while got < count {
      let part = bytes.withUnsafeMutableBytes { buffer in
        pread(number, buffer.baseAddress.map { $0 + got }, count - got, off_t(offset + got))
      }
      if part < 0 && errno == EINTR { continue }
      guard part > 0 else { throw part == 0 ? .damaged(.file) : .system(errno) }
      got += part
    }
    return bytes
  }

  func write(_ bytes: [UInt8]) throws(VaultFailure) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let part = rest.withUnsafeBytes { Glibc.write(number, $0.baseAddress, $0.count) }
      if part < 0 && errno == EINTR { continue }
      guard part > 0 else { throw VaultFile.failure(creating: part < 0 ? errno : EIO) }
      rest = rest.dropFirst(part)
    }
  }

  /// Appends a part of this file to another.
  func copy(_ range: Range<Int>, to target: borrowing Descriptor) throws(VaultFailure) {
    var offset = off_t(range.lowerBound)
    while offset < range.upperBound {
      let count = sendfile(target.number, number, &offset, range.upperBound - Int(offset))
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else {
        throw count == 0 ? .damaged(.file) : VaultFile.failure(creating: errno)
      }
    }
  }
}
