import Glibc
import Secrets

/// The operations on a letterbox for a program that has the vault's key.
extension Letterbox {
  /// The state of a letterbox at an unlocking.
  package struct Inspection: Sendable {
    /// The files that may be items.
    package var files: [String] = []
    /// The time from which on another public key was in place of the vault's own, by the time of the
    /// file, in seconds since 1970 (UTC); nil if none was.
    package var exchangedSince: Int64?
  }

  /// An item that was opened, or the file that could not be.
  package enum Opened: Sendable {
    /// An item.
    case item(LetterboxItem)
    /// Something that is no item, is damaged, or is not the user's own file.
    case unreadable
    /// An item that is sealed to another key.
    case otherKey
    /// There is no such file any more.
    case gone
  }

  /// Makes the letterbox if it is missing, compares its public key with the vault's own, and puts that
  /// in place of another.
  ///
  /// - Throws: the reason why the directory can't be used.
  package func inspect(
    _ pair: LetterboxKeyPair,
    ofVault vault: [UInt8]
  ) throws(LetterboxFailure) -> Inspection {
    let directory = try LetterboxDirectory(path, makesIt: true)
    let own = LetterboxKeyFile(vault: vault, publicKey: pair.publicKey)
    var inspection = Inspection()
    let file = directory.read(LetterboxKeyFile.name, atMost: LetterboxKeyFile.byteCount)
    if file?.bytes != own.bytes {
      // A damaged file is no exchanged key, and one of another kind has no key at all.
      if let file, LetterboxKeyFile(bytes: file.bytes) != nil {
        inspection.exchangedSince = file.changed
      }
      try directory.write(own.bytes, as: LetterboxKeyFile.name, draft: "key.\(getpid()).draft")
    }
    known.note(own)
    let names = try directory.names()
    inspection.files = names.filter { $0.hasSuffix(Self.itemEnding) }
    for name in names where name.hasSuffix(Self.draftEnding) {
      removeAbandoned(name, directory)
    }
    for name in names where name.hasSuffix(Self.takenEnding) { directory.erase(name) }
    return inspection
  }

  /// Removes a draft that nobody writes any more: it is older than an hour.
  private func removeAbandoned(_ name: String, _ directory: borrowing LetterboxDirectory) {
    guard let status = directory.status(of: name), status.isRegular,
      time(nil) - status.st_mtim.tv_sec > 3_600
    else { return }
    directory.erase(name)
  }

  /// Opens a file.
  ///
  /// - Throws: `secret` if the key is gone or there is no guarded memory, or the reason why the
  ///   directory can't be used.
  package func open(
    _ file: String,
    with pair: LetterboxKeyPair
  ) throws(LetterboxFailure) -> Opened {
    let directory = try LetterboxDirectory(path)
    guard let read = directory.read(file, atMost: Self.mostItemBytes) else {
      return directory.status(of: file) == nil ? .gone : .unreadable
    }
    do throws(SealedItem.Fault) {
      let item = try SealedItem.open(read.bytes, with: pair)
      // Under another name it would be looked for in vain.
      return Self.name(of: item.id) + Self.itemEnding == file ? .item(item) : .unreadable
    } catch .otherKey {
      return .otherKey
    } catch {
      guard case .secret(let failure) = error else { return .unreadable }
      throw .secret(failure)
    }
  }

  /// The file of an item.
  package func file(of id: LetterboxItem.ID) -> String { Self.name(of: id) + Self.itemEnding }

  /// Overwrites and removes the files of items that were taken. What can't be removed is known by its
  /// id, and tried again at the next unlocking.
  package func erase(_ files: [String]) {
    // The reason makes no difference: the next unlocking tries again.
    guard !files.isEmpty, let directory = try? LetterboxDirectory(path) else { return }
    for file in files {
      // One that is half overwritten must not be taken for an item that is damaged.
      let taken = String(file.dropLast(Self.itemEnding.count)) + Self.takenEnding
      if directory.rename(file, to: taken) { directory.erase(taken) }
    }
    directory.sync()
  }

  /// Gives files that can't be opened another ending, so that they are told of once. They stay.
  ///
  /// - Returns: the number of those that have it now.
  @discardableResult
  package func setAside(_ files: [String]) -> Int {
    // The reason makes no difference: they are told of again.
    guard !files.isEmpty, let directory = try? LetterboxDirectory(path) else { return 0 }
    let moved = files.count { file in
      directory.rename(file, to: String(file.dropLast(Self.itemEnding.count)) + Self.asideEnding)
    }
    directory.sync()
    return moved
  }

  /// The number of files that may be items; 0 without a letterbox.
  package var waiting: Int {
    guard let directory = try? LetterboxDirectory(path), let names = try? directory.names() else {
      return 0
    }
    return names.count { $0.hasSuffix(Self.itemEnding) }
  }

  /// Keeps everybody from putting things in while `body` gives the vault another key, and removes the
  /// public key before it: the next unlocking writes the new one.
  ///
  /// - Parameter body: throws if the vault keeps its key.
  /// - Returns: nil without a call of `body` if items wait.
  /// - Throws: what `body` throws.
  package func exchangeKey<R, E: Error>(
    _ body: () throws(E) -> R
  ) throws(E) -> R? {
    // Without a usable letterbox nothing can wait in it.
    guard let directory = try? LetterboxDirectory(path) else { return try body() }
    // Whoever holds it for longer finds the key gone afterwards.
    try? directory.lock()
    // What can't be listed can't be taken in either.
    let names = (try? directory.names()) ?? []
    guard !names.contains(where: { $0.hasSuffix(Self.itemEnding) }) else { return nil }
    unlinkat(directory.descriptor, LetterboxKeyFile.name, 0)
    directory.sync()
    known.remove()
    return try body()
  }

  /// Removes the letterbox, after its vault was deleted: what was sealed for that can't be opened any
  /// more. What others put there stays.
  package func remove() {
    known.remove()
    // What can't be opened is not ours to remove.
    guard let directory = try? LetterboxDirectory(path) else { return }
    let endings = [Self.itemEnding, Self.draftEnding, Self.takenEnding, Self.asideEnding]
    for name in (try? directory.names()) ?? []
    where name == LetterboxKeyFile.name || endings.contains(where: { name.hasSuffix($0) }) {
      directory.erase(name)
    }
    rmdir(path)
  }
}
