import AppSupport
import Flashcards
import Glibc
import Secrets
import Store
import Vault
import Wording

/// Pictures and sounds into a vault and out of it.
extension MediaTool {
  /// Adds files under their names, and writes what a field has to have for each; of a file that is neither a
  /// picture nor a sound, its name. Remarks tell of those that got another name, and of pictures that say
  /// where they were taken.
  ///
  /// - Parameter withoutLocation: true to leave the place where a picture was taken out of it.
  /// - Throws: `file` if one of them can't be read; none is added then.
  package func add(
    _ files: [String],
    withoutLocation: Bool
  ) throws(ToolFailure) -> CommandReport {
    // What can't be read is told before the passcode is asked for.
    for file in files { try check(file) }
    return try decks.answering(for: .readWrite) { store, key, report throws(ToolFailure) in
      let names = try add(files, withoutLocation: withoutLocation, to: store, key, &report)
      report.lines += names.compactMap { $0.map { $0.reference ?? $0.text } }
    }
  }

  /// Adds files, in one step that can be undone. Remarks tell of those that got another name or none, and of
  /// pictures that say where they were taken.
  ///
  /// - Returns: their names; nil for one that got none.
  func add(
    _ files: [String],
    withoutLocation: Bool,
    to store: StudyStore,
    _ key: VaultKey,
    _ report: inout CommandReport
  ) throws(ToolFailure) -> [MediaName?] {
    let additions = try reading {
      let arriving = files.map { self.arriving($0, withoutLocation: withoutLocation) }
      return try MediaStore(store.vault).add(arriving, at: WallClock.now.time, under: key)
    }
    for addition in additions { tell(of: addition, in: &report) }
    return additions.map(\.name)
  }

  private func tell(of addition: MediaAddition, in report: inout CommandReport) {
    guard let name = addition.name else {
      report.remarks.append(wording(.packageMediaNames(list: addition.wanted)))
      report.isGood = false
      return
    }
    if addition.isRenamed {
      report.remarks.append(wording(.mediaRenamed(name: addition.wanted, new: name.text)))
    }
    if addition.hasLocation {
      report.remarks.append(
        wording.sentences([
          wording(.mediaLocation(name: name.text)), wording(.mediaLocationOption),
        ])
      )
    }
  }

  private func arriving(_ file: String, withoutLocation: Bool) -> ArrivingMedia {
    let name = file.split(separator: "/").last.map(String.init) ?? ""
    let source = MediaFile(path: file)
    var media = ArrivingMedia(name: name, read: source.read)
    media.losesLocation = withoutLocation
    return media
  }

  /// Checks that a file can be read.
  func check(_ file: String) throws(ToolFailure) {
    do throws(PrivateFile.Failure) {
      RegularFile.close(try RegularFile(path: file).open(waits: false).descriptor)
    } catch {
      throw ToolFailure(error, path: file)
    }
  }

  /// Writes one to a file for its owner only, or to standard output. One that only other devices have is asked
  /// for, and the report is not good.
  ///
  /// - Parameters:
  ///   - output: the path of the file; `-` for standard output, which may not be a terminal.
  ///   - replaces: true to replace an existing file.
  /// - Throws: `noMatch` if there is none of this name.
  package func get(
    _ name: String,
    to output: String,
    replaces: Bool
  ) throws(ToolFailure) -> CommandReport {
    let path = wording.fileName(output, isOutput: true)
    try ToolFailure.transferring(path) { try PrivateOutput.check(output, replacing: replaces) }
    return try decks.answering(for: .readOnly) { store, key, report throws(ToolFailure) in
      let media = MediaStore(store.vault)
      let absent = try decks.at { () throws(VaultFailure) in
        try SyncStore(store.vault).askForMedia([name], under: key)
      }
      guard absent.isEmpty else {
        let isAsked = decks.ask(for: absent, of: store.vault, under: key)
        let phrase: Phrase =
          isAsked ? .mediaNotHereYet(name: name) : .exportMediaNotHere(files: "1")
        report.remarks.append(wording(phrase))
        return report.isGood = false
      }
      let entry = try entry(named: name, in: media, key)
      try reading {
        do {
          let target = try PrivateOutput(output, replacing: replaces)
          try media.read(entry.name.file, under: key) { try target.write($0) }
          try target.settle()
        } catch let failure as PrivateFile.Failure {
          throw ToolFailure(failure, path: path)
        }
      }
    }
  }

  /// Deletes some by name, or all that no note refers to, after a word was typed.
  ///
  /// - Parameter names: nil for what is unused.
  /// - Throws: `noMatch` if there is none of one of the names, `damagedFlashcards` if it is not known what is
  ///   unused; nothing is deleted then.
  package func delete(_ names: [String]?) throws(ToolFailure) -> CommandReport {
    try decks.answering(for: .readWrite) { store, key, report throws(ToolFailure) in
      let media = MediaStore(store.vault)
      let entries =
        if let names { try self.entries(named: names, in: media, key) } else {
          try unused(in: media, key)
        }
      guard let first = entries.first else {
        report.lines = [wording(.mediaUnusedCount(number: "0"))]
        return
      }
      let size = entries.reduce(0) { $0 + $1.size }
      let what =
        entries.count == 1
        ? first.name.text : wording(.mediaTotals(entries.count, size: "\(size)"))
      let word = "delete"
      try context.confirm(.cardsDeleteQuestion(card: what, word: word), word: word)
      try decks.at { () throws(VaultFailure) in
        _ = try media.delete(entries.map(\.name), at: WallClock.now.time, under: key)
      }
      report.lines = [
        wording.sentences([wording(.cardsDeleted(card: what)), wording(.commandEditUndo)])
      ]
    }
  }

  private func unused(
    in media: MediaStore,
    _ key: VaultKey
  ) throws(ToolFailure) -> [MediaStore.Entry] {
    let check = try decks.at { () throws(VaultFailure) in try media.check(under: key) }
    guard check.use.unreadableNotes == 0 else { throw .damagedFlashcards }
    return check.use.unused
  }

  private func entries(
    named names: [String],
    in media: MediaStore,
    _ key: VaultKey
  ) throws(ToolFailure) -> [MediaStore.Entry] {
    var entries: [MediaStore.Entry] = []
    for name in names {
      let entry = try entry(named: name, in: media, key)
      if !entries.contains(entry) { entries.append(entry) }
    }
    return entries
  }

  private func entry(
    named name: String,
    in media: MediaStore,
    _ key: VaultKey
  ) throws(ToolFailure) -> MediaStore.Entry {
    let entry = try decks.at { () throws(VaultFailure) in
      try media.entry(named: name, under: key)
    }
    guard let entry else { throw .noMatch(query: name) }
    return entry
  }

  /// Runs `body`, which reads and writes contents.
  private func reading<T>(_ body: () throws -> T) throws(ToolFailure) -> T {
    do {
      return try body()
    } catch let failure as ToolFailure {
      throw failure
    } catch {
      throw .vault(VaultFailure(error), path: context.path)
    }
  }
}

/// A file that is read from its beginning to its end, and is open no longer than that.
private final class MediaFile {
  private let path: String
  private var descriptor: Int32?

  init(path: String) {
    self.path = path
  }

  deinit { close() }

  /// Puts the next bytes into a buffer.
  ///
  /// - Returns: their number; 0 at the end.
  /// - Throws: `ToolFailure.file`.
  func read(_ buffer: UnsafeMutableRawBufferPointer) throws -> Int {
    do throws(PrivateFile.Failure) {
      let descriptor = try open()
      var count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
      while count < 0, errno == EINTR {
        count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
      }
      guard count >= 0 else { throw .system(errno) }
      if count == 0 { close() }
      return count
    } catch {
      throw ToolFailure(error, path: path)
    }
  }

  private func open() throws(PrivateFile.Failure) -> Int32 {
    if let descriptor { return descriptor }
    let new = try RegularFile(path: path).open(waits: false).descriptor
    descriptor = new
    return new
  }

  private func close() {
    if let descriptor { RegularFile.close(descriptor) }
    descriptor = nil
  }
}
