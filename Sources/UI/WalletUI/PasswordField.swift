import Screens
import Secrets
import Widgets
import WindowLevels
import Wording

/// A password as it is typed, in guarded memory, edited at its end. It is never encoded: the lock
/// discards it.
struct PasswordField: Sendable {
  /// An edit by a key.
  enum Action: Sendable {
    case deleteLast, clear
  }

  private(set) var buffer = SecretBuffer(capacity: 1_024)
  /// The reason why the last character was not taken; nil if it was. What is typed is not whole then.
  private(set) var failure: SecretFailure?

  /// The number of characters.
  var count: Int { buffer.count }

  /// The keys, each with the screen's action for it.
  static func bindings<Action>(_ action: (Self.Action) -> Action) -> [KeyBinding<Action>] {
    [
      KeyBinding(
        .backspace,
        does: action(.deleteLast),
        .keyDelete,
        in: .typing,
        named: "delete-character"
      ),
      KeyBinding(.control("u"), does: action(.clear), .keyClear, in: .typing),
    ]
  }

  /// Appends a character.
  mutating func type(_ scalar: Unicode.Scalar) {
    guard !scalar.isControl else { return }
    do throws(SecretFailure) {
      try buffer.append(scalar)
    } catch {
      failure = error
    }
  }

  /// Performs an edit.
  mutating func perform(_ action: Action) {
    failure = nil
    switch action {
    case .deleteLast: buffer.removeLast()
    case .clear: buffer.clear()
    }
  }

  /// The sentence about a password that was not taken whole; nil if it was.
  var problem: Phrase? {
    switch failure {
    case .bufferFull: .passwordTooLong(count: String(buffer.capacity))
    case nil: nil
    default: .importNoMemory
    }
  }
}

/// A password on one line as dots, with its question above, and a message below.
struct PasswordFieldView {
  let text: String
  let field: PasswordField
  let problem: String?
  /// The words below it where there is no problem.
  var note = ""

  func draw(in area: Rect, into canvas: inout Canvas, theme: Theme) {
    let used = canvas.write(wrapped: text, in: area, style: theme.muted)
    let at = area.origin.moved(y: used + 1)
    canvas.put(theme.pointer, at: at, style: theme.accent)
    let columns = max(1, min(area.width - 2, 40))
    let shown = min(field.count, columns - 1)
    for column in 0..<columns {
      canvas.put(
        column < shown ? theme.filledDot : "_",
        at: at.moved(x: 2 + column),
        style: column < shown ? theme.typed : theme.muted
      )
    }
    canvas.cursor = at.moved(x: 2 + shown)
    let below = area.dropping(rows: at.y + 2 - area.minY)
    if let problem {
      let words = "\(Character(theme.cross)) \(problem)"
      let rows = canvas.write(wrapped: words, in: below, style: theme.bad)
      canvas.write(wrapped: note, in: below.dropping(rows: rows + 1), style: theme.muted)
    } else {
      canvas.write(wrapped: note, in: below, style: theme.muted)
    }
  }
}
