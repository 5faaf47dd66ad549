/// What comes of giving a content a name.
package enum MediaNaming: Sendable, Hashable {
  /// The name is free: a name for `ChangeSet.mediaNames`.
  case new(MediaName)
  /// The content has it.
  case known(MediaName)
  /// Another content has it, here or on another device.
  case taken(String)
  /// The text can't be a name.
  case refused

  /// The name that the content has; nil if it has none.
  package var name: MediaName? {
    switch self {
    case .new(let name), .known(let name): name
    case .taken, .refused: nil
    }
  }
}

/// Gives contents names, one after the other.
package struct MediaNamer: Sendable {
  private var known: [String: MediaName] = [:]
  private let elsewhere: Set<String>

  /// - Parameters:
  ///   - names: those that are taken.
  ///   - elsewhere: those that other devices have for contents that are not here.
  package init(_ names: some Sequence<MediaName>, elsewhere: Set<String> = []) {
    self.elsewhere = elsewhere
    learn(names)
  }

  /// Takes names that came to be there.
  package mutating func learn(_ names: some Sequence<MediaName>) {
    for name in names { known[name.text] = name }
  }

  /// True if a content has a name, in NFC.
  package func has(_ name: String) -> Bool { known[name] != nil || elsewhere.contains(name) }

  /// What comes of giving a content a name, which is taken from then on.
  ///
  /// - Parameter ids: gives an id to a new name.
  package mutating func name(
    _ file: MediaFileID,
    _ text: String,
    at now: Timestamp,
    _ ids: inout IDSource
  ) -> MediaNaming {
    guard let composed = MediaName.composed(text) else { return .refused }
    if let holder = known[composed] {
      return holder.file == file ? .known(holder) : .taken(composed)
    }
    guard !elsewhere.contains(composed) else { return .taken(composed) }
    guard let new = MediaName(id: ids.next(at: now), composed, of: file, added: now) else {
      return .refused
    }
    known[composed] = new
    return .new(new)
  }

  /// The same; where another content has the name, the one that Anki gives to tell them apart.
  ///
  /// - Parameter sha1: that of the content, in 40 hexadecimal digits.
  package mutating func name(
    _ file: MediaFileID,
    _ text: String,
    apartBy sha1: String,
    at now: Timestamp,
    _ ids: inout IDSource
  ) -> MediaNaming {
    let naming = name(file, text, at: now, &ids)
    guard case .taken(let name) = naming else { return naming }
    return self.name(file, MediaName.telling(apart: name, by: sha1), at: now, &ids)
  }
}
