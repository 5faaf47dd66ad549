/// Joins notes with the same text into one of them each: that whose cards were answered most often, and
/// of those the one added first. So what is known of its cards stays as it is.
struct NoteJoining {
  /// The notes that stay and have other contents than before.
  private(set) var changed: [Note] = []
  /// The notes that are deleted.
  private(set) var removed: Set<NoteID> = []

  /// - Parameter text: the text by which notes are the same; nil for a note that is like no other.
  init(_ notes: [Note], _ cards: [Flashcard], text: (Note) -> String?) {
    let answers = cards.reduce(into: [:]) { $0[$1.note, default: 0] += $1.progress.reviews }
    let byText = Dictionary(grouping: notes.filter { text($0) != nil }) { text($0) }
    for group in byText.values where group.count > 1 {
      let ordered = group.sorted {
        (answers[$1.id] ?? 0, $0.id) < (answers[$0.id] ?? 0, $1.id)
      }
      guard let kept = ordered.first else { continue }
      let others = ordered.dropFirst()
      let joined = kept.joined(with: others)
      if joined != kept { changed.append(joined) }
      removed.formUnion(others.map(\.id))
    }
    changed.sort { $0.id < $1.id }
  }
}

extension Note {
  /// The note with the tags of others, and in its empty fields the first text that one of them has in a
  /// field of that name.
  fileprivate func joined(with others: some Sequence<Note>) -> Note {
    var joined = self
    for other in others {
      for tag in other.tags.names { joined.tags.insert(tag) }
      let texts = zip(other.content.type.fields, other.content.fields)
      for (index, field) in content.type.fields.enumerated()
      where joined.content.fields[index].isBlank {
        guard let text = texts.first(where: { $0.0.name == field.name })?.1, !text.isBlank else {
          continue
        }
        joined.content.set(text, at: index)
      }
    }
    return joined
  }
}
