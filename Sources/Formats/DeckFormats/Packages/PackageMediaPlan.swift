package import Flashcards

/// A picture or sound of a package, whose content is in the vault.
package struct ArrivedMedia: Sendable, Hashable {
  /// The name in the package.
  package let name: String
  /// The content.
  package let file: MediaFileID
  /// The SHA-1 of the content, in 40 hexadecimal digits.
  package let sha1: String

  /// Keeps the parts.
  package init(name: String, file: MediaFileID, sha1: String) {
    self.name = name
    self.file = file
    self.sha1 = sha1
  }
}

/// The pictures and sounds of an import: found again by name; where another one has the name here, that one
/// keeps it.
struct PackageMediaPlan {
  /// The names that are added.
  private(set) var made: [MediaName] = []
  /// The names here of those that could not keep theirs.
  private(set) var renamed: [String: String] = [:]
  private var files: [String: MediaFileID]

  init(_ present: [MediaName]) {
    files = Dictionary(present.lazy.map { ($0.text, $0.file) }) { first, _ in first }
  }

  mutating func take(
    _ media: ArrivedMedia,
    _ ids: inout IDSource,
    _ now: Timestamp,
    _ losses: inout PackageLossList
  ) {
    guard let name = MediaName.composed(media.name) else {
      return losses.add(.mediaNames, media.name)
    }
    guard let file = files[name], file != media.file else {
      return add(name, media.file, &ids, now)
    }
    // Templates and style sheets refer to these, of all notes of their types.
    guard !name.hasPrefix("_") else { return losses.add(.otherMedia, name) }
    guard
      let other = MediaName.composed(MediaName.telling(apart: name, by: media.sha1))
    else { return losses.add(.mediaNames, name) }
    renamed[name] = other
    add(other, media.file, &ids, now)
  }

  private mutating func add(
    _ name: String,
    _ file: MediaFileID,
    _ ids: inout IDSource,
    _ now: Timestamp
  ) {
    guard files[name] == nil,
      let new = MediaName(id: ids.next(at: now), name, of: file, added: now)
    else { return }
    files[name] = file
    made.append(new)
  }

  /// Adds the names to which notes refer, and which nothing has, to what can't be shown.
  func addMissing(of notes: [Note], to losses: inout PackageLossList) {
    var missing: Set<String> = []
    for note in notes { missing.formUnion(note.mediaNames.filter { files[$0] == nil }) }
    for name in missing.sorted() { losses.add(.missingMedia, name) }
  }
}
