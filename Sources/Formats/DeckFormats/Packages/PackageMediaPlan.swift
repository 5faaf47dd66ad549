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
  private var namer: MediaNamer

  init(_ present: [MediaName], elsewhere: Set<String>) {
    namer = MediaNamer(present, elsewhere: elsewhere)
  }

  mutating func learn(_ names: [MediaName]) { namer.learn(names) }

  mutating func take(
    _ media: ArrivedMedia,
    _ ids: inout IDSource,
    _ now: Timestamp,
    _ losses: inout PackageLossList
  ) {
    var naming = namer.name(media.file, media.name, at: now, &ids)
    if case .taken(let name) = naming {
      // Templates and style sheets refer to these, of all notes of their types.
      guard !name.hasPrefix("_") else { return losses.add(.otherMedia, name) }
      naming = namer.name(media.file, name, apartBy: media.sha1, at: now, &ids)
      renamed[name] = naming.name?.text
    }
    switch naming {
    case .new(let name): made.append(name)
    case .known: break
    case .taken, .refused: losses.add(.mediaNames, media.name)
    }
  }

  /// Adds the names to which notes refer, and which nothing has, to what can't be shown.
  func addMissing(of notes: [Note], to losses: inout PackageLossList) {
    var missing: Set<String> = []
    for note in notes { missing.formUnion(note.mediaNames.filter { !namer.has($0) }) }
    for name in missing.sorted() { losses.add(.missingMedia, name) }
  }
}
