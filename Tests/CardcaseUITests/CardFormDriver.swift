import Locking
import PaymentCards
import Secrets
import Testing
import WindowLevels

@testable import CardcaseUI
@testable import LockUI
@testable import Preferences
@testable import Screens
@testable import StudyUI
@testable import WalletUI
@testable import Widgets

/// A person at the card form.
struct CardFormDriver {
  var app: ModelHarness

  /// Opens the form of an unlocked wallet.
  init(
    size: Size = Size(width: 80, height: 24),
    traits: TerminalTraits = TerminalTraits(
      colors: .full,
      unicode: true,
      background: .dark
    ),
    preferences: Preferences = Preferences()
  ) throws {
    app = try ModelHarness(size: size, traits: traits, preferences: preferences)
    try app.unlock()
    app.press(.character("w"), .character("a"))
  }

  /// A form in which whole fields were typed, and that lies still.
  init(number: String, holder: String = "", expiry: String = "", code: String = "") throws {
    try self.init(preferences: Preferences().with(\.movesOn, false).with(\.typedCode, .drop))
    for text in [number, holder, expiry, code] {
      app.type(text)
      app.press(.tab)
    }
    app.press(.function(2))
    app.pass(.seconds(1))
  }

  mutating func type(_ text: String) { app.type(text) }

  mutating func press(_ keys: Key...) { keys.forEach { app.press($0) } }

  mutating func paste(_ text: String) {
    app.tell(.event(.pasteBegan))
    text.unicodeScalars.forEach { app.tell(.event(.pasted($0))) }
    app.tell(.event(.pasteEnded))
  }

  /// Types what stands outside of angle brackets, and presses the keys named in them.
  mutating func play(_ script: String) throws {
    var rest = script[...]
    while let scalar = rest.unicodeScalars.first {
      guard scalar == "<" else {
        app.press(.character(scalar))
        rest.unicodeScalars.removeFirst()
        continue
      }
      let name = rest.dropFirst().prefix { $0 != ">" }
      rest = rest[name.endIndex...].dropFirst()
      app.press(try #require(Self.keys[String(name)], "no key \(name)"))
    }
  }

  private static let keys: [String: Key] = [
    "Tab": .tab, "S-Tab": .backTab, "Enter": .enter, "Esc": .escape, "Left": .left,
    "Right": .right, "Up": .up, "Down": .down, "Home": .home, "End": .end, "BS": .backspace,
    "Del": .delete, "F2": .function(2), "F3": .function(3), "F4": .function(4),
    "F5": .function(5), "F6": .function(6), "C-T": .control("t"), "C-U": .control("u"),
    "C-K": .control("k"), "C-W": .control("w"), "C-_": .control("_"), "C-A": .control("a"),
    "C-O": .control("o"), "Space": .character(" "),
  ]

  /// The form.
  var wizard: CardWizard {
    get throws {
      guard case .open(let vault) = app.model.phase else {
        throw Missing(what: "an open vault")
      }
      for entry in vault.session.value.entries {
        if let wizard: CardWizard = entry.content() { return wizard }
      }
      throw Missing(what: "the form")
    }
  }

  /// The error for something that a test looked for in vain.
  struct Missing: Error {
    let what: String
  }

  /// The drawn card, a string a row.
  var card: [String] {
    app.lines.dropFirst(2).prefix(13).map { line in
      String(line.dropFirst(19).prefix(42)).trimmingEnd
    }
  }

  /// A row of the drawn card between two columns, as it is read.
  func onCard(row: Int, from column: Int, columns: Int) -> String {
    String(app.lines[2 + row].dropFirst(19 + column).prefix(columns)).trimmingEnd
  }

  /// The number as it stands on the card.
  var number: String { onCard(row: 5, from: 4, columns: 23) }

  /// The words beneath the card.
  var remark: String {
    let lines = app.lines[18...19].map { $0.drop { $0 == " " } }
    return lines.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The preferences that were to be saved.
  var preferences: [Preferences] {
    app.effects.compactMap { if case .system(.save(let changed)) = $0 { changed } else { nil } }
  }

  /// The cards that were given away to be kept.
  var saved: [PaymentCard<SecretDigits>] {
    app.effects.compactMap { if case .wallet(.save(let card, _)) = $0 { card } else { nil } }
  }
}

extension String {
  /// Without the blanks at its end.
  var trimmingEnd: String { String(reversed().drop { $0 == " " }.reversed()) }
}

/// Digits as text, which only tests ever make of them.
func text(_ digits: some DigitSource) -> String { PlainDigits(copying: digits).text }

extension WizardStep {
  static let fields = Self.field(.customFields)
  static let notes = Self.field(.notes)
}
