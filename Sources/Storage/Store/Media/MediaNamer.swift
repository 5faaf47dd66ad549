import Flashcards

/// Gives contents names, one after the other.
struct MediaNamer {
  private var known: [String: MediaName] = [:]
  private let now: Timestamp

  /// - Parameter names: those that are taken.
  init(_ names: some Sequence<MediaName>, at now: Timestamp) {
    for name in names { known[name.text] = name }
    self.now = now
  }

  /// What comes of giving a content a name, which is taken from then on.
  ///
  /// - Parameter ids: gives an id to a new name.
  mutating func name(
    _ file: MediaFileID,
    _ text: String,
    _ ids: inout IDSource
  ) -> MediaStore.Naming {
    if let holder = MediaName.composed(text).flatMap({ known[$0] }) {
      return holder.file == file ? .known(holder) : .taken(holder)
    }
    guard let new = MediaName(id: ids.next(at: now), text, of: file, added: now) else {
      return .refused
    }
    known[new.text] = new
    return .new(new)
  }
}
