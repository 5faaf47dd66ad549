import CPackageDatabase
import Glibc
import ReaderProtocol

/// An Anki collection's database behind a descriptor, read as one that a stranger made, or written.
final class PackageDatabase {
  /// The bytes of SQLite's cache, in KiB.
  private static let cache = 8 << 10
  /// The longest text or blob in bytes. It is more than `ByteWriter` takes, so that a note that is
  /// too long can be left out and told of.
  private static let longest: Int32 = 128 << 20
  /// The steps of SQLite's machine between two looks at the work that is left.
  private static let stride: Int32 = 10_000

  let handle: OpaquePointer
  private let work: WorkBudget

  /// Opens a database for reading: as it is, with nothing in its schema trusted.
  ///
  /// - Throws: `damagedDatabase`.
  convenience init(reading descriptor: Int32) throws(PackageFailure) {
    let size = lseek(descriptor, 0, SEEK_END)
    guard size >= 0 else { throw .system(errno) }
    try Self.leaveWriteAheadLog(descriptor)
    try self.init(
      descriptor,
      flags: SQLITE_OPEN_READONLY,
      work: WorkBudget(looks: 20_000 + Int(clamping: size) / 512)
    )
    guard package_distrust(handle) == SQLITE_OK else { throw .damagedDatabase }
    sqlite3_set_authorizer(handle, authorizeReading, nil)
  }

  /// Opens an empty database for writing, without a journal: whoever breaks off begins anew.
  convenience init(writing descriptor: Int32) throws(PackageFailure) {
    try self.init(
      descriptor,
      flags: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE,
      work: WorkBudget(looks: .max)
    )
    for pragma in [
      "page_size = 4096", "journal_mode = OFF", "synchronous = OFF", "locking_mode = EXCLUSIVE",
    ] {
      try execute("PRAGMA \(pragma)")
    }
  }

  private init(_ descriptor: Int32, flags: Int32, work: WorkBudget) throws(PackageFailure) {
    self.work = work
    guard package_register_file_system() == SQLITE_OK else { throw .system(ENOMEM) }
    var opened: OpaquePointer?
    let result = sqlite3_open_v2(
      "\(descriptor)",
      &opened,
      flags | SQLITE_OPEN_NOMUTEX,
      PACKAGE_FILE_SYSTEM
    )
    guard let opened else { throw .system(ENOMEM) }
    handle = opened
    guard result == SQLITE_OK else { throw failure(result) }
    sqlite3_limit(handle, SQLITE_LIMIT_LENGTH, Self.longest)
    sqlite3_limit(handle, SQLITE_LIMIT_ATTACHED, 0)
    sqlite3_limit(handle, SQLITE_LIMIT_WORKER_THREADS, 0)
    sqlite3_create_collation_v2(
      handle,
      "unicase",
      SQLITE_UTF8,
      nil,
      { _, leftCount, left, rightCount, right in
        compareWithoutCase(
          UnsafeRawBufferPointer(start: left, count: Int(leftCount)),
          UnsafeRawBufferPointer(start: right, count: Int(rightCount))
        )
      },
      nil
    )
    sqlite3_progress_handler(
      handle,
      Self.stride,
      { work in
        work.map { Unmanaged<WorkBudget>.fromOpaque($0).takeUnretainedValue().take() } ?? 1
      },
      Unmanaged.passUnretained(work).toOpaque()
    )
    for pragma in [
      "cache_size = -\(Self.cache)", "temp_store = MEMORY", "mmap_size = 0",
      "cell_size_check = ON",
    ] {
      try execute("PRAGMA \(pragma)")
    }
  }

  deinit {
    sqlite3_close_v2(handle)
  }

  /// Marks a database that was used with a write-ahead log as one without: there is no log in a package.
  private static func leaveWriteAheadLog(_ descriptor: Int32) throws(PackageFailure) {
    let place: off_t = 18
    var versions: [UInt8] = [0, 0]
    guard pread(descriptor, &versions, 2, place) == 2 else { throw .damagedDatabase }
    guard versions.contains(2) else { return }
    guard pwrite(descriptor, [1, 1] as [UInt8], 2, place) == 2 else { throw .system(errno) }
  }

  /// Runs a statement that answers nothing.
  func execute(_ sql: String) throws(PackageFailure) {
    let result = sqlite3_exec(handle, sql, nil, nil, nil)
    guard result == SQLITE_OK else { throw failure(result) }
  }

  /// True if there is a table of this name: no view, and none that a program makes up.
  func hasTable(_ name: String) throws(PackageFailure) -> Bool {
    let found = try PackageStatement(
      self,
      "SELECT rootpage FROM sqlite_schema WHERE type = 'table' AND name = ?"
    )
    found.bind(1, name)
    return try found.step() && found.integer(0) > 0
  }

  /// The failure of a result of SQLite's.
  func failure(_ result: Int32) -> PackageFailure {
    switch result & 0xFF {
    case SQLITE_INTERRUPT: .tooMuchWork
    case SQLITE_TOOBIG: .tooLong
    case SQLITE_NOMEM: .system(ENOMEM)
    case SQLITE_FULL: .system(ENOSPC)
    case SQLITE_IOERR where result != shortRead: .system(EIO)
    default: .damagedDatabase
    }
  }
}

/// The work that a database may still ask for.
private final class WorkBudget {
  private var looks: Int

  init(looks: Int) {
    self.looks = looks
  }

  /// Takes one look; not 0 if there are none left.
  func take() -> Int32 {
    looks -= 1
    return looks < 0 ? 1 : 0
  }
}

/// Allows what reading tables needs, and nothing else: no functions, no other databases, no writing.
private func authorizeReading(
  _: UnsafeMutableRawPointer?,
  action: Int32,
  _: UnsafePointer<CChar>?,
  _: UnsafePointer<CChar>?,
  _: UnsafePointer<CChar>?,
  _: UnsafePointer<CChar>?
) -> Int32 {
  [SQLITE_SELECT, SQLITE_READ].contains(action) ? SQLITE_OK : SQLITE_DENY
}

/// SQLite's result where a file ends too early, a macro with a shift in C.
private let shortRead = SQLITE_IOERR | 2 << 8
