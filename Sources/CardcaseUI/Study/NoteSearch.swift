import Flashcards

/// Finds notes by what stands in them, whatever the case. What was found for a text is looked
/// through again for a longer one.
struct NoteSearch: Sendable {
  private var folded: [NoteID: [UInt8]] = [:]
  private var last: (query: [[UInt8]], found: [NoteID])?

  /// The notes that have every word of `text` in their prompt, answer or tags.
  mutating func find(_ text: String, in shelf: OpenShelf) -> [NoteID] {
    let words = text.split(whereSeparator: \.isWhitespace).map { Array($0.lowercased().utf8) }
    guard !words.isEmpty else {
      last = nil
      return shelf.order
    }
    var candidates = shelf.order
    if let last, Self.narrows(words, last.query) { candidates = last.found }
    let found = candidates.filter { id in
      let text = foldedText(of: id, shelf)
      return words.allSatisfy { Self.contains(text, $0) }
    }
    last = (words, found)
    return found
  }

  /// Forgets what it knows of notes that were changed.
  mutating func forget(_ notes: [NoteID]) {
    for note in notes { folded[note] = nil }
    last = nil
  }

  private mutating func foldedText(of id: NoteID, _ shelf: OpenShelf) -> [UInt8] {
    if let known = folded[id] { return known }
    guard let note = shelf.note(id) else { return [] }
    let whole = "\(note.words.prompt)\n\(note.words.answer)\n\(note.tags.text)"
    let text = Array(whole.lowercased().utf8)
    folded[id] = text
    return text
  }

  /// Whether whatever has all of `words` has all of `earlier` too.
  private static func narrows(_ words: [[UInt8]], _ earlier: [[UInt8]]) -> Bool {
    earlier.allSatisfy { old in words.contains { contains($0, old) } }
  }

  private static func contains(_ text: [UInt8], _ word: [UInt8]) -> Bool {
    guard let first = word.first, text.count >= word.count else { return word.isEmpty }
    return text.withUnsafeBufferPointer { text in
      word.withUnsafeBufferPointer { word in
        for start in 0...(text.count - word.count) where text[start] == first {
          var length = 1
          while length < word.count, text[start + length] == word[length] { length += 1 }
          if length == word.count { return true }
        }
        return false
      }
    }
  }
}
