import Secrets
import Widgets
import WindowLevels

/// An editable line of what a custom field hides, in guarded memory, with a caret counted in scalars.
struct SecretField: Codable, Sendable {
  /// The bytes that can be typed, unless there were more before.
  private static let capacity = 1_024

  private(set) var buffer: SecretBuffer
  /// The scalar before which the caret stands.
  private(set) var caret = 0

  /// An empty field.
  init() {
    buffer = SecretBuffer(capacity: Self.capacity)
  }

  /// A field with the caret at the end of a text.
  init(_ text: SecretText) {
    buffer = SecretBuffer(capacity: max(Self.capacity, text.count))
    for scalar in text.scalars { _ = insert(scalar) }
  }

  /// A field with the caret at the end of a text that was to be seen so far.
  init(_ text: String) {
    buffer = SecretBuffer(capacity: max(Self.capacity, text.utf8.count))
    for scalar in text.unicodeScalars { _ = insert(scalar) }
  }

  init(from decoder: any Decoder) throws {
    self.init(try SecretText(from: decoder))
  }

  func encode(to encoder: any Encoder) throws {
    try text.encode(to: encoder)
  }

  /// The text.
  var text: SecretText {
    get throws(SecretFailure) { buffer.isEmpty ? SecretText() : SecretText(try buffer.copy()) }
  }

  /// The text as a string, for a field that hides it no longer.
  var string: String { String(String.UnicodeScalarView(buffer.scalars)) }

  /// Inserts a scalar at the caret.
  ///
  /// - Returns: False if there is no room.
  mutating func insert(_ scalar: Unicode.Scalar) -> Bool {
    do throws(SecretFailure) {
      try buffer.insert(scalar, at: caret)
      caret += 1
      return true
    } catch {
      return false
    }
  }

  /// Performs an edit. There is no undo, which would have to keep what was deleted.
  mutating func perform(_ action: FieldAction) {
    switch action {
    case .left: caret = max(0, caret - 1)
    case .right: caret = min(buffer.count, caret + 1)
    case .home: caret = 0
    case .end: caret = buffer.count
    case .deleteBefore: remove(max(0, caret - 1)..<caret)
    case .deleteAfter: remove(caret..<min(buffer.count, caret + 1))
    // Where words begin is not shown.
    case .deleteWord, .deleteToStart: remove(0..<caret)
    case .deleteToEnd: remove(caret..<buffer.count)
    case .clear: remove(0..<buffer.count)
    case .undo: break
    }
  }

  private mutating func remove(_ range: Range<Int>) {
    guard range != 0..<buffer.count else {
      buffer.clear()
      caret = 0
      return
    }
    for index in range.reversed() { buffer.remove(at: index) }
    caret = min(range.lowerBound, buffer.count)
  }

  /// Draws as much as fits into `columns`, always with the caret.
  ///
  /// - Returns: The column of the caret, counted from `point`.
  @discardableResult
  func draw(
    at point: Point,
    columns: Int,
    isShown: Bool,
    into canvas: inout Canvas,
    theme: Theme
  ) -> Int {
    let first = max(0, caret - max(0, columns - 1))
    var column = 0
    var caretColumn = 0
    for (index, scalar) in buffer.scalars.enumerated() where index >= first {
      if index == caret { caretColumn = column }
      let shown = isShown && !scalar.properties.isWhitespace ? scalar : isShown ? " " : theme.mask
      let width = displayWidth(of: shown) ?? 0
      guard column + width <= columns else { break }
      canvas.put(shown, at: point.moved(x: column), style: theme.typed)
      column += width
    }
    return caret >= buffer.count ? min(column, max(0, columns - 1)) : caretColumn
  }
}
