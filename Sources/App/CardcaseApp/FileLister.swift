import AppSupport
import CardcaseUI
import Collation
import Flashcards
import Glibc
import Screens
import Synchronization
import TextSearch
import Wording

/// Lists files on a thread of its own, as a directory may take long to answer: one path after
/// another, and of several that wait only the last.
final class FileLister {
  /// The path that waits.
  private final class Waiting: Sendable {
    private typealias Wanted = (path: String, order: FileOrder, effectID: EffectID)
    private let path = Mutex<Wanted?>(nil)

    func put(_ path: String, _ order: FileOrder, for effectID: EffectID) {
      self.path.withLock { $0 = (path, order, effectID) }
    }

    func take() -> (path: String, order: FileOrder, effectID: EffectID)? {
      path.withLock { path in
        defer { path = nil }
        return path
      }
    }
  }

  private let waiting = Waiting()
  private let collation: Collation
  private let thread: WorkThread

  /// A lister that posts its replies into a mailbox.
  ///
  /// - Parameter collation: the order of the names.
  init(_ mailbox: Mailbox, _ collation: Collation) {
    thread = WorkThread(mailbox: mailbox)
    self.collation = collation
  }

  /// Lists the files that a typed path can become, and posts them for an effect ID.
  func list(_ path: String, _ order: FileOrder, for effectID: EffectID) {
    waiting.put(path, order, for: effectID)
    thread.add { [waiting, collation] in
      guard let (path, order, effectID) = waiting.take() else { return nil }
      let listing = Self.listing(of: path, by: order, collation)
      return .message(.reply(.system(.listed(listing)), to: effectID))
    }
  }

  /// The greatest number of names that are looked at in a directory.
  private static let longest = 100_000

  /// The files that a typed path can become. What a symbolic link leads to is not listed.
  static func listing(
    of path: String,
    by order: FileOrder = .name,
    _ collation: Collation
  ) -> FileListing {
    var listing = FileListing(path: path)
    let (typed, name) = FileListing.parts(of: path)
    let directory = typed.isEmpty ? "./" : HomePath.expanded(typed)
    guard let stream = opendir(directory) else {
      listing.problem = FailureReason(errorNumber: errno)
      return listing
    }
    defer { closedir(stream) }
    let (names, isWhole) = names(in: stream, beginningWith: name, collation)
    // In order of names, no more files are looked at than are listed.
    let looked = order == .name ? names.prefix(FileListing.limit) : names[...]
    let found = order.sorted(looked.map { entry($0, in: stream) }, isNamed: !name.isEmpty)
    listing.entries = Array(found.prefix(FileListing.limit))
    listing.isCut = !isWhole || looked.count < names.count || found.count > FileListing.limit
    return listing
  }

  /// The names in a directory that begin with what was typed, in the order of the language. Names
  /// that are not UTF-8 can't be typed, and are left out.
  private static func names(
    in stream: OpaquePointer,
    beginningWith typed: String,
    _ collation: Collation
  ) -> (names: [String], isWhole: Bool) {
    let wanted = TextFolding.fold(typed)
    var found: [String] = []
    for _ in 0..<longest {
      guard let entry = readdir(stream) else { return (collation.sorted(found) { $0 }, true) }
      let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
        name.withMemoryRebound(to: CChar.self, capacity: 256) { String(validatingCString: $0) }
      }
      guard let name, name != ".", name != "..", typed.hasPrefix(".") || !name.hasPrefix(".") else {
        continue
      }
      if TextFolding.fold(name).hasPrefix(wanted) { found.append(name) }
    }
    return (collation.sorted(found) { $0 }, false)
  }

  private static func entry(_ name: String, in stream: OpaquePointer) -> FileListing.Entry {
    let directory = dirfd(stream)
    var info = stat()
    // A link that leads nowhere is no file, and its kind no reason to stop.
    let isThere = fstatat(directory, name, &info, 0) == 0
    let kind: FileListing.Entry.Kind =
      switch isThere ? info.st_mode & S_IFMT : 0 {
      case S_IFDIR: .directory
      case S_IFREG: .file
      default: .other
      }
    return FileListing.Entry(
      name: name,
      kind: kind,
      target: target(of: name, in: directory),
      size: Int(info.st_size),
      modified: Timestamp(milliseconds: Int64(info.st_mtim.tv_sec) &* 1_000)
    )
  }

  /// The path that a symbolic link leads to; nil if it is none.
  private static func target(of name: String, in directory: Int32) -> String? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlinkat(directory, name, &buffer, buffer.count)
    return count < 0
      ? nil : String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
