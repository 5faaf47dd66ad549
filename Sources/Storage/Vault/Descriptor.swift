import Glibc

/// An open file, closed at the end of its scope.
struct Descriptor: ~Copyable {
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
    let number = VaultCopy.memoryFile()
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
    let (got, code) = FileTransfer.read(number, into: &bytes, at: offset)
    guard code == 0 else { throw .system(code) }
    guard got == count else { throw .damaged(.file) }
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
