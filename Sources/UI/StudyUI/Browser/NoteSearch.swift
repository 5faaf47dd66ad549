import Flashcards
import TextSearch

/// Finds notes by their text, regardless of case, accents and width. A longer query searches only
/// the notes found for the shorter one.
struct NoteSearch: Sendable {
  /// The folded text of all notes, one after the other, as UTF-8.
  private struct Text {
    var notes: [NoteID] = []
    var bytes: [UInt8] = []
    /// The end of each note's text in `bytes`.
    var ends: [Int] = []
  }

  private var text: Text?
  private var last: (query: [[UInt8]], found: [Int])?

  /// The notes that have every word of `query` in their fields or tags.
  mutating func find(_ query: String, in shelf: LoadedDeck) -> [NoteID] {
    let words = SearchWords(query).words.map { Array($0.utf8) }
    guard !words.isEmpty else {
      last = nil
      return shelf.order
    }
    let text = text ?? Self.fold(shelf)
    self.text = text
    let found =
      if let last, Self.narrows(words, last.query) {
        Self.select(last.found, words, text)
      } else {
        Self.select(text.notes.indices, words, text)
      }
    last = (words, found)
    return found.map { text.notes[$0] }
  }

  /// Discards the cached texts, after notes were changed.
  mutating func forget() {
    text = nil
    last = nil
  }

  private static func fold(_ shelf: LoadedDeck) -> Text {
    var text = Text()
    // Allocated in one piece, as a growing array takes twice the memory for a while.
    text.bytes.reserveCapacity(shelf.texts.reduce(0) { $0 + size(of: $1) })
    for note in shelf.texts {
      text.notes.append(note.id)
      for field in note.content.fields {
        TextFolding.append(field.plain, to: &text.bytes)
        text.bytes.append(10)
      }
      TextFolding.append(note.tags.text, to: &text.bytes)
      text.bytes.append(10)
      text.ends.append(text.bytes.count)
    }
    return text
  }

  /// The usual size of a note's text in bytes.
  private static func size(of note: Note) -> Int {
    note.content.fields.reduce(note.tags.text.utf8.count + 1) { $0 + $1.text.utf8.count + 1 }
  }

  private static func select(
    _ candidates: some Sequence<Int>,
    _ words: [[UInt8]],
    _ text: Text
  ) -> [Int] {
    text.bytes.withUnsafeBufferPointer { bytes in
      candidates.filter { index in
        let start = index == 0 ? 0 : text.ends[index - 1]
        let part = UnsafeBufferPointer(rebasing: bytes[start..<text.ends[index]])
        return words.allSatisfy { word in word.withUnsafeBufferPointer { contains(part, $0) } }
      }
    }
  }

  /// True if every text with all of `words` also has all of `earlier`.
  private static func narrows(_ words: [[UInt8]], _ earlier: [[UInt8]]) -> Bool {
    earlier.allSatisfy { old in
      words.contains { word in
        word.withUnsafeBufferPointer { word in
          old.withUnsafeBufferPointer { contains(word, $0) }
        }
      }
    }
  }

  private static func contains(
    _ text: UnsafeBufferPointer<UInt8>,
    _ word: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard let first = word.first, text.count >= word.count else { return word.isEmpty }
    for start in 0...(text.count - word.count) where text[start] == first {
      var length = 1
      while length < word.count, text[start + length] == word[length] { length += 1 }
      if length == word.count { return true }
    }
    return false
  }
}
