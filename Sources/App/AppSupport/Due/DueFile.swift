package import Flashcards
import FoundationEssentials
import Glibc
package import Preferences
package import Secrets
package import Vault

/// The file of what is due in a vault, in the state directory of this machine. It holds numbers, and
/// names of decks only if the user wants them in it; whoever can read it needs no key.
package struct DueFile: Sendable {
  private let document: StateDocument
  /// The vault's file, with the links above it resolved.
  package let vault: String
  private let directory: String

  private static let ending = ".due"
  /// The largest size that is read, in bytes.
  private static let limit = 8 << 20

  /// The file of a vault; nil for one in memory, and where there is no state directory.
  package init?(of vault: VaultLocation, in directory: String?) {
    guard case .file(let path) = vault, let directory else { return nil }
    self.vault = Self.resolved(path)
    let name = DueRecord.hexadecimal(Checksum.of(Array(self.vault.utf8)).prefix(16))
    guard let document = StateDocument(named: name + Self.ending, in: directory) else { return nil }
    self.document = document
    self.directory = directory
  }

  /// The file's path.
  package var path: String { document.path }
  /// True if something is in its place.
  package var isThere: Bool { document.isThere }

  /// The contents.
  package func read() throws(DueFailure) -> DueRecord {
    let bytes: [UInt8]?
    do throws(VaultFailure) {
      bytes = try document.read(limit: Self.limit)
    } catch {
      throw .file(error)
    }
    guard let bytes else { throw .missing }
    let record = try DueRecord(bytes)
    guard record.path == vault else { throw .otherVault }
    return record
  }

  /// Replaces the contents. The vault's files of earlier places are removed.
  package func write(_ record: DueRecord, random: any RandomSource) throws {
    try document.replace(with: try record.bytes(), random: random)
    removeOthers(of: record.vault)
  }

  /// Removes the file.
  package func remove() {
    guard document.isThere else { return }
    // One that can't be read is no other place's.
    let id = (try? read())?.vault
    document.remove()
    if let id { removeOthers(of: id) }
  }

  /// Removes the files of a vault that was moved, left under its earlier paths.
  private func removeOthers(of id: String) {
    // What can't be listed or read is left alone.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
    for name in names where name.hasSuffix(Self.ending) && "\(directory)/\(name)" != path {
      guard let other = StateDocument(named: name, in: directory),
        let bytes = try? other.read(limit: Self.limit),
        let record = try? DueRecord(bytes), record.vault == id,
        access(record.path, F_OK) != 0
      else { continue }
      other.remove()
    }
  }

  /// A path whose directory is resolved, as far as it is there.
  private static func resolved(_ path: String) -> String {
    let slash = path.lastIndex(of: "/")
    let directory = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    let name = slash.map { String(path[path.index(after: $0)...]) } ?? path
    guard let real = realpath(directory, nil) else { return path }
    defer { free(real) }
    let parent = String(cString: real)
    return parent == "/" ? "/" + name : parent + "/" + name
  }
}

/// The names of decks that can be told without a passcode: those in the file of what is due, where
/// the user has chosen that it names decks.
package enum DeckNames {
  /// The names, in the order of the file; none where there is no such file, or it can't be read.
  ///
  /// - Parameter stateDirectory: The directory of this machine's state; nil if there is none.
  package static func told(by launch: LaunchMode, stateDirectory: String?) -> [String] {
    // Whoever completes a word has no use for a reason.
    let record = try? DueFile(of: launch.location, in: stateDirectory)?.read()
    return (record?.decks ?? []).map(\.name).filter { name in
      name.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
    }
  }
}

/// The user's settings of the file of what is due.
package struct DueSettings: Equatable {
  /// True if the file is written.
  package let isOn: Bool
  /// True if it tells the names of decks.
  package let tellsNames: Bool
  /// The end of a day of study.
  package let boundary: DayBoundary

  package init(_ preferences: Preferences = Preferences()) {
    isOn = preferences.writesDueFile
    tellsNames = preferences.namesDueDecks
    boundary = DayBoundary(rolloverHour: preferences.rolloverHour)
  }
}
