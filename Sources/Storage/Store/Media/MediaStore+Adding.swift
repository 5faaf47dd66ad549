import ByteCoding
package import Flashcards
package import Secrets
package import Vault

/// A picture or a sound that is to be added: a file outside, or what was pasted.
package struct ArrivingMedia {
  /// A name that it is to get.
  package enum Name: Sendable, Hashable {
    /// That of a file, without the folders that lead to it.
    case given(String)
    /// The one that Anki gives to what has none, of its content's SHA-1, with this ending.
    case pasted(ending: String)
  }

  /// The name.
  package let name: Name
  /// True if the place where a picture was taken is left out.
  package var losesLocation = false
  /// Puts the next bytes into a buffer, and returns their number; 0 at the end.
  private let source: (UnsafeMutableRawBufferPointer) throws -> Int

  /// A file.
  package init(
    name: String,
    read: @escaping (UnsafeMutableRawBufferPointer) throws -> Int
  ) {
    self.name = .given(name)
    source = read
  }

  /// A content in memory.
  package init(_ name: Name, _ bytes: [UInt8]) {
    self.name = name
    var rest = bytes[...]
    source = { rest.move(into: $0) }
  }

  /// Reads it as it is to be kept.
  fileprivate var read: (UnsafeMutableRawBufferPointer) throws -> Int {
    losesLocation ? LocationFilter(source).read : source
  }
}

/// A picture or a sound that was added, or was there.
package struct MediaAddition: Sendable, Hashable {
  /// The name that was wanted.
  package let wanted: String
  /// The name that it has; nil if it got none, as the wanted one can't be a name.
  package let name: MediaName?
  /// True for a picture that says where it was taken.
  package let hasLocation: Bool

  /// True if another content has the name that was wanted.
  package var isRenamed: Bool {
    name.map { $0.text != MediaName.composed(wanted) } ?? false
  }
}

/// Adding and deleting pictures and sounds one by one.
extension MediaStore {
  /// Adds files under their names, in one step that can be undone. One that is there by its name, here or on
  /// another device, stays as it is; one whose name another content has gets the name that Anki would give it.
  ///
  /// - Throws: `VaultFailure.diskFull` and the like; `secret(.keyDestroyed)` once the vault is locked; or the
  ///   errors of reading. No name was added then.
  package func add(
    _ arriving: [ArrivingMedia],
    at now: Timestamp,
    under key: VaultKey
  ) throws -> [MediaAddition] {
    var contents: [(file: MediaFileID, sha1: String, hasLocation: Bool)] = []
    try vault.addMedia(under: key) { writer in
      for media in arriving {
        let read = media.read
        var hash = SHA1()
        var start: [UInt8] = []
        let added = try writer.add { buffer in
          let count = try read(buffer)
          let bytes = UnsafeRawBufferPointer(rebasing: buffer[..<count])
          hash.update(bytes)
          start += bytes.prefix(PictureLocation.longestStart - start.count)
          return count
        }
        contents.append(
          (
            MediaFileID(rawValue: added.id), hash.finish().hexadecimal,
            PictureLocation.isIn(start)
          )
        )
      }
    }
    let names = zip(arriving, contents).map { $0.name.text(sha1: $1.sha1) }
    let elsewhere = try settle(names, at: now, under: key).elsewhere
    let study = StudyStore(vault)
    var ids = try study.ids(under: key)
    var namer = MediaNamer(try entries(under: key).lazy.map(\.name), elsewhere: elsewhere)
    var change = ChangeSet()
    let additions = zip(names, contents).map { wanted, content in
      let naming = namer.name(content.file, wanted, apartBy: content.sha1, at: now, &ids)
      if case .new(let name) = naming { change.mediaNames.append(name) }
      return MediaAddition(
        wanted: wanted,
        name: naming.name,
        hasLocation: content.hasLocation
      )
    }
    let operation = UndoableOperation(.mediaAddition, change.mediaNames.first?.text ?? "")
    try study.apply(change, as: operation, at: now, under: key)
    return additions
  }

  /// Deletes names, in one step that can be undone. Notes keep their references.
  ///
  /// - Returns: what was done.
  @discardableResult
  package func delete(
    _ names: [MediaName],
    at now: Timestamp,
    under key: VaultKey
  ) throws(VaultFailure) -> ChangeSet {
    var change = ChangeSet()
    change.removedMediaNames = Set(names.map(\.id))
    let operation = UndoableOperation(.mediaRemoval, names.first?.text ?? "")
    return try StudyStore(vault).apply(change, as: operation, at: now, under: key)
  }
}

extension ArrivingMedia.Name {
  /// The name of a content.
  fileprivate func text(sha1: String) -> String {
    switch self {
    case .given(let name): name
    case .pasted(let ending): "paste-\(sha1).\(ending)"
    }
  }
}
