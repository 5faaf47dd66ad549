package import PaymentCards
import WindowLevels

/// An editable line of free text, such as a holder's name or a title, with a caret counted in
/// characters. It obeys the same keys as a field of digits, with words for groups of digits.
package struct TextField: Hashable, Codable, Sendable {
  /// The text.
  package private(set) var text = ""
  /// The character before which the caret stands, 0 to the number of characters.
  package private(set) var caret = 0
  /// The maximum number of characters.
  package let limit: Int
  private var previous: Snapshot?

  private struct Snapshot: Hashable, Codable, Sendable {
    var text: String
    var caret: Int
  }

  /// A field with the caret at the end of `text`.
  package init(_ text: String = "", limit: Int = HolderCheck.longest) {
    self.text = text
    self.limit = limit
    caret = text.count
  }

  /// Performs an edit.
  package mutating func apply(_ edit: TextEdit) -> DigitEditOutcome {
    switch edit {
    case .type(let scalar): return type(scalar)
    case .backspace: return remove(caret - 1..<caret)
    case .delete: return remove(caret..<caret + 1)
    case .deleteToStart: return remove(0..<caret)
    case .deleteToEnd: return remove(caret..<text.count)
    case .deleteGroup: return remove(wordStart..<caret)
    case .left: return caret == 0 ? .atEdge(.start) : move(to: caret - 1)
    case .right: return caret == text.count ? .atEdge(.end) : move(to: caret + 1)
    case .home: return move(to: 0)
    case .end: return move(to: text.count)
    case .undo: return undo()
    }
  }

  /// Moves the caret before a character; the nearest valid place if there is none.
  package mutating func place(_ caret: Int) {
    self.caret = min(max(0, caret), text.count)
  }

  /// Inserts text at the caret, as far as it fits.
  ///
  /// - Returns: The number of characters dropped for want of room.
  package mutating func insert(_ inserted: String) -> Int {
    let room = max(0, limit - text.count)
    if room > 0, !inserted.isEmpty {
      remember()
      put(String(inserted.prefix(room)))
    }
    return max(0, inserted.count - room)
  }

  private mutating func type(_ scalar: Unicode.Scalar) -> DigitEditOutcome {
    guard !scalar.isControl else { return .unchanged }
    var changed = self
    changed.remember()
    changed.put(String(scalar))
    // A combining character joins the one before it, so it fits into a full field.
    guard changed.text.count <= max(limit, text.count) else {
      return .rejected(.full(capacity: limit))
    }
    self = changed
    return .changed
  }

  /// Counts the caret anew, as inserted text may combine with the character before it.
  private mutating func put(_ inserted: String) {
    let place = text.index(text.startIndex, offsetBy: caret)
    let before = text[..<place] + inserted
    let after = text[place...]
    caret = before.count
    text = String(before + after)
    caret = min(caret, text.count)
  }

  /// Removes characters and leaves the caret in their place.
  @discardableResult
  package mutating func remove(_ range: Range<Int>) -> DigitEditOutcome {
    guard !range.isEmpty, range.lowerBound >= 0, range.upperBound <= text.count else {
      return .unchanged
    }
    remember()
    let start = text.index(text.startIndex, offsetBy: range.lowerBound)
    text.removeSubrange(start..<text.index(start, offsetBy: range.count))
    caret = min(range.lowerBound, text.count)
    return .changed
  }

  private mutating func move(to target: Int) -> DigitEditOutcome {
    guard target != caret else { return .unchanged }
    caret = target
    return .moved
  }

  private mutating func undo() -> DigitEditOutcome {
    guard let back = previous else { return .unchanged }
    remember()
    text = back.text
    caret = back.caret
    return .changed
  }

  private mutating func remember() {
    previous = Snapshot(text: text, caret: caret)
  }

  /// The start of the word that contains, or ends before, the caret.
  private var wordStart: Int {
    let before = Array(text.prefix(caret))
    let end = before.lastIndex { !$0.isWhitespace }.map { $0 + 1 } ?? 0
    return before[..<end].lastIndex { $0.isWhitespace }.map { $0 + 1 } ?? 0
  }
}
