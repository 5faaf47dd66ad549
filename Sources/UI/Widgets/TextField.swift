import WindowLevels

/// An editable text, on one line or on several, with a caret counted in characters.
public struct TextField: Hashable, Codable, Sendable {
  /// The text.
  public private(set) var text = ""
  /// The character before which the caret stands, 0 to the number of characters.
  public private(set) var caret = 0
  /// The maximum number of characters.
  public let limit: Int
  private var previous: Snapshot?

  private struct Snapshot: Hashable, Codable, Sendable {
    var text: String
    var caret: Int
  }

  /// A field with the caret at the end of `text`.
  public init(_ text: String = "", limit: Int) {
    self.text = text
    self.limit = limit
    caret = text.count
  }

  /// Carries an action out, in the whole text.
  @discardableResult
  public mutating func perform(_ action: FieldAction) -> FieldOutcome {
    switch action {
    case .left: caret == 0 ? .atEdge(.start) : move(to: caret - 1)
    case .right: caret == text.count ? .atEdge(.end) : move(to: caret + 1)
    case .home: move(to: 0)
    case .end: move(to: text.count)
    case .deleteBefore: remove(caret - 1..<caret)
    case .deleteAfter: remove(caret..<caret + 1)
    case .deleteWord: remove(wordStart..<caret)
    case .deleteToStart: remove(0..<caret)
    case .deleteToEnd: remove(caret..<text.count)
    case .undo: undo()
    case .clear: remove(0..<text.count)
    }
  }

  /// Moves the caret before a character; the nearest valid place if there is none.
  public mutating func place(_ caret: Int) {
    self.caret = min(max(0, caret), text.count)
  }

  /// Inserts text at the caret, as far as it fits.
  ///
  /// - Returns: The number of characters dropped for want of room.
  public mutating func insert(_ inserted: String) -> Int {
    let room = max(0, limit - text.count)
    if room > 0, !inserted.isEmpty {
      remember()
      put(String(inserted.prefix(room)))
    }
    return max(0, inserted.count - room)
  }

  /// Types a character, or a mark that joins the one before the caret. Control characters change
  /// nothing.
  @discardableResult
  public mutating func type(_ scalar: Unicode.Scalar) -> FieldOutcome {
    guard !scalar.isControl else { return .unchanged }
    var changed = self
    changed.remember()
    changed.put(String(scalar))
    // A combining character joins the one before it, so it fits into a full field.
    guard changed.text.count <= max(limit, text.count) else {
      return .full
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
  public mutating func remove(_ range: Range<Int>) -> FieldOutcome {
    guard !range.isEmpty, range.lowerBound >= 0, range.upperBound <= text.count else {
      return .unchanged
    }
    remember()
    let start = text.index(text.startIndex, offsetBy: range.lowerBound)
    text.removeSubrange(start..<text.index(start, offsetBy: range.count))
    caret = min(range.lowerBound, text.count)
    return .changed
  }

  private mutating func move(to target: Int) -> FieldOutcome {
    guard target != caret else { return .unchanged }
    caret = target
    return .moved
  }

  private mutating func undo() -> FieldOutcome {
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
