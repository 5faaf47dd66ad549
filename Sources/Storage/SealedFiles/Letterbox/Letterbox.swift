import ByteCoding
import Glibc
import Secrets

/// A directory beside a vault into which things are sealed without the vault's key. They are taken in
/// at the next unlocking.
package struct Letterbox: Sendable {
  /// The most items that it takes.
  package static let mostItems = 1_000
  /// The most bytes that the file of an item may have.
  package static let mostItemBytes = 64 << 10
  /// The most bytes that all items may have.
  package static let mostBytes = 4 << 20

  /// The directory's path.
  package let path: String
  let known: KnownKey

  static let itemEnding = ".item"
  static let draftEnding = ".draft"
  /// The ending of an item that was taken, while it is overwritten.
  static let takenEnding = ".taken"
  /// The ending of a file that could not be opened.
  static let asideEnding = ".unopened"

  /// The letterbox of a vault.
  ///
  /// - Parameters:
  ///   - vault: the path of the vault's file.
  ///   - stateDirectory: the directory of this machine's state; nil if there is none.
  package init(besideVault vault: String, stateDirectory: String?) {
    let whole = Self.resolved(vault)
    path = whole + ".letterbox"
    known = KnownKey(ofVaultAt: whole, in: stateDirectory)
  }

  /// The path without links in its directories.
  private static func resolved(_ path: String) -> String {
    let end = path.lastIndex(of: "/")
    let directory = end.map { String(path[...$0]) } ?? "."
    guard let start = realpath(directory, nil) else { return path }
    defer { free(start) }
    let resolved = String(cString: start)
    let name = end.map { path[path.index(after: $0)...] } ?? path[...]
    return resolved == "/" ? "/\(name)" : "\(resolved)/\(name)"
  }

  /// The result of putting an item in.
  package struct Deposit: Sendable {
    /// The number of items that wait, this one included.
    package let waiting: Int
    /// True if this machine did not know the letterbox's key, and trusts it from now on.
    package let isFirst: Bool
  }

  /// Seals an item into the letterbox. It is on disk when this returns; if this throws, nothing is.
  @discardableResult
  package func deposit(_ item: LetterboxItem) throws(LetterboxFailure) -> Deposit {
    let directory = try LetterboxDirectory(path)
    try directory.lock()
    let (key, isFirst) = try trustedKey(directory)
    let bytes: [UInt8]
    do throws(SecretFailure) {
      bytes = try SealedItem.seal(item, to: key.publicKey)
    } catch {
      throw .secret(error)
    }
    guard bytes.count <= Self.mostItemBytes else { throw .itemTooLarge }
    let (count, size) = try usage(of: directory)
    guard count < Self.mostItems else { throw .fullOfItems }
    guard size + bytes.count <= Self.mostBytes else { throw .fullOfBytes }
    let name = Self.name(of: item.id)
    try directory.write(bytes, as: name + Self.itemEnding, draft: name + Self.draftEnding)
    if isFirst { known.note(key) }
    return Deposit(waiting: count + 1, isFirst: isFirst)
  }

  /// Checks that something may be put in, without reading a key or a secret: for a command that would
  /// ask the user for much before it could fail.
  package func check() throws(LetterboxFailure) {
    let directory = try LetterboxDirectory(path)
    _ = try trustedKey(directory)
    let (count, size) = try usage(of: directory)
    guard count < Self.mostItems else { throw .fullOfItems }
    guard size < Self.mostBytes else { throw .fullOfBytes }
  }

  /// The public key, if it is the one that this machine knows, or none is known.
  private func trustedKey(
    _ directory: borrowing LetterboxDirectory
  ) throws(LetterboxFailure) -> (key: LetterboxKeyFile, isFirst: Bool) {
    guard directory.status(of: LetterboxKeyFile.name) != nil else { throw .missing }
    let file = directory.read(LetterboxKeyFile.name, atMost: LetterboxKeyFile.byteCount)
    guard let key = file.flatMap({ LetterboxKeyFile(bytes: $0.bytes) }) else { throw .keyDamaged }
    let known = known.key
    guard known == nil || known == key else { throw .keyExchanged }
    return (key, known == nil)
  }

  /// The number of items and drafts, and their bytes. Whatever else has such a name counts too.
  private func usage(
    of directory: borrowing LetterboxDirectory
  ) throws(LetterboxFailure) -> (count: Int, bytes: Int) {
    var (count, bytes) = (0, 0)
    for name in try directory.names()
    where name.hasSuffix(Self.itemEnding) || name.hasSuffix(Self.draftEnding) {
      count += 1
      if let status = directory.status(of: name), status.isRegular {
        bytes += Int(status.st_size)
      }
    }
    return (count, bytes)
  }

  /// The name of an item's file, without its ending.
  static func name(of id: LetterboxItem.ID) -> String {
    Hex.text(id.bytes)
  }
}
