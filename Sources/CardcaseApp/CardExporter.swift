import Glibc
import Interchange
public import Secrets
public import Store
import Vault

/// Writes the cards of a vault to a file that anyone can read who can read the file.
public enum CardExporter {
  /// Writes all cards as Bitwarden's JSON into a file that only its owner may read. The file is there
  /// whole or not at all.
  ///
  /// - Parameters:
  ///   - replacing: whether a file that is there may be replaced. What is no regular file never is, be
  ///     it a terminal, another device or a pipe.
  ///   - withCodes: whether security codes are written.
  /// - Returns: how many cards were written, and how many are damaged and were not.
  /// - Throws: `CardTransferFailure`, or `VaultFailure`.
  public static func export(
    _ store: CardStore,
    to path: String,
    replacing: Bool,
    withCodes: Bool,
    under key: VaultKey
  ) throws -> (written: Int, damaged: Int) {
    try check(path, replacing: replacing)
    let draft = path + ".\(getpid()).part"
    let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw CardTransferFailure.system(errno) }
    var isOpen = true
    var isWhole = false
    defer {
      if isOpen { close(descriptor) }
      if !isWhole { unlink(draft) }
    }
    guard fchmod(descriptor, 0o600) == 0 else { throw CardTransferFailure.system(errno) }
    var writer = BitwardenWriter()
    var written = 0
    var refusal: CardTransferFailure?
    try writer.begin { bytes throws(CardTransferFailure) in try put(bytes, into: descriptor) }
    let damaged = try store.eachCard(under: key) { card in
      guard refusal == nil else { return }
      do throws(CardTransferFailure) {
        try writer.write(card, withCode: withCodes) { bytes throws(CardTransferFailure) in
          try put(bytes, into: descriptor)
        }
        written += 1
      } catch {
        refusal = error
      }
    }
    if let refusal { throw refusal }
    try writer.end { bytes throws(CardTransferFailure) in try put(bytes, into: descriptor) }
    guard fsync(descriptor) == 0 else { throw CardTransferFailure.system(errno) }
    isOpen = false
    guard close(descriptor) == 0 else { throw CardTransferFailure.system(errno) }
    try settle(draft, as: path, replacing: replacing)
    isWhole = true
    return (written, damaged)
  }

  /// Throws where the file may not be written.
  public static func check(
    _ path: String,
    replacing: Bool
  ) throws(CardTransferFailure) {
    var status = stat()
    guard lstat(path, &status) == 0 else {
      if errno == ENOENT { return }
      throw .system(errno)
    }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notARegularFile }
    guard replacing else { throw .exists }
  }

  /// Gives the draft its name. A file that came there meanwhile is not replaced unless it may be.
  private static func settle(
    _ draft: String,
    as path: String,
    replacing: Bool
  ) throws(CardTransferFailure) {
    let isThere = replacing ? false : try gave(draft, secondName: path)
    if !isThere {
      try check(path, replacing: replacing)
      guard rename(draft, path) == 0 else { throw .system(errno) }
    }
    let parent = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
    let directory = open(parent, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard directory >= 0 else { return }
    fsync(directory)
    close(directory)
  }

  /// Gives the draft the file's name too, unless a file has it. Whether the file system can do that.
  private static func gave(
    _ draft: String,
    secondName path: String
  ) throws(CardTransferFailure) -> Bool {
    if link(draft, path) == 0 {
      unlink(draft)
      return true
    }
    switch errno {
    case EEXIST: throw .exists
    case EPERM, EOPNOTSUPP, ENOSYS: return false
    case let code: throw .system(code)
    }
  }

  private static func put(
    _ bytes: UnsafeRawBufferPointer,
    into descriptor: Int32
  ) throws(CardTransferFailure) {
    var done = 0
    while done < bytes.count {
      let count = Glibc.write(descriptor, bytes.baseAddress.map { $0 + done }, bytes.count - done)
      if count > 0 {
        done += count
      } else if errno != EINTR {
        throw .system(errno)
      }
    }
  }
}
