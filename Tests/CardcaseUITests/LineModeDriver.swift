import Flashcards
import Locking
import Secrets
import Testing
import WindowLevels
import Wording

@testable import CardcaseUI
@testable import LockUI
@testable import Preferences
@testable import Screens
@testable import StudyUI
@testable import WalletUI
@testable import Widgets

/// Somebody who talks to the program in lines.
struct LineModeDriver {
  var interface: ModelHarness
  private var dialogue = LineModeDialogue()
  /// The lines said since the last line was typed.
  private(set) var said: [String] = []
  /// The prompt that was asked last.
  private(set) var prompt = ""
  /// True if typed text must not be seen.
  private(set) var isHidden = false
  /// The prompt that was asked since the last line was typed; empty where nothing was.
  private(set) var answer = ""
  /// True if the program was asked to end.
  var hasEnded: Bool {
    interface.effects.contains { if case .system(.quit) = $0 { true } else { false } }
  }

  /// Begins at the lock, over decks where a test is about them.
  init(
    _ study: StudyVault? = nil,
    kind: PasscodeKind? = .digits4,
    preferences: Preferences = Preferences()
  ) throws {
    var preferences = preferences
    preferences.reducedMotion = true
    interface = try ModelHarness(kind: kind, preferences: preferences)
    interface.study = study
    interface.wallet.writes = true
    interface.model.wording = interface.model.wording.spoken
    listen()
  }

  /// Begins in the midst of something.
  init(over interface: ModelHarness) {
    self.interface = interface
    self.interface.model.wording = interface.model.wording.spoken
    listen()
  }

  /// One whose vault was just opened, at the main menu.
  static func opened(
    _ study: StudyVault? = nil,
    preferences: Preferences = Preferences()
  ) throws -> LineModeDriver {
    var story = try LineModeDriver(study, preferences: preferences)
    try story.unlock()
    return story
  }

  /// The vault takes the passcode.
  mutating func unlock(_ contents: VaultSnapshot? = nil) throws {
    said = []
    try interface.unlock(
      contents ?? (interface.study == nil ? .sample : VaultSnapshot(passcodeKind: .digits4))
    )
    listen()
  }

  /// Types lines, Enter behind each.
  mutating func type(_ lines: String...) throws {
    for line in lines {
      said = []
      answer = ""
      interface.tell(.line(try command(for: line)))
      listen()
    }
  }

  /// The meaning of a line, of which nothing is done yet.
  mutating func command(for line: String) throws -> LineModeCommand {
    var buffer = SecretBuffer(capacity: 16_384)
    do {
      for scalar in line.unicodeScalars { try buffer.append(scalar) }
    } catch {
      // As the terminal's part of line mode does with more than it holds.
      dialogue.refuseCutLine(interface.model)
      return .nothing
    }
    return dialogue.command(for: buffer, interface.model, at: interface.now)
  }

  /// The scene as it stands.
  var scene: LineModeScene<AnyScreenAction> {
    dialogue.scene(of: interface.model, at: interface.now)
  }

  /// Time passes.
  mutating func pass(_ time: Duration) {
    said = []
    interface.pass(time)
    listen()
  }

  /// Something happens to the interface.
  mutating func tell(_ message: Message) {
    said = []
    interface.tell(message)
    listen()
  }

  /// The last effect is answered.
  mutating func answer(_ reply: Reply) {
    said = []
    interface.answer(reply)
    listen()
  }

  private mutating func listen() {
    guard let speech = dialogue.speech(of: interface.model, at: interface.now) else { return }
    said += speech.lines.map { line in
      var text = ""
      line.forEachScalar { text.unicodeScalars.append($0) }
      return text.replacing("\u{A0}", with: " ")
    }
    prompt = speech.prompt
    answer = speech.prompt
    isHidden = speech.isHidden
  }

  /// True if a line that was said contains a text.
  func heard(_ text: String) -> Bool { said.contains { $0.contains(text) } }
}

extension LineModeDriver: CustomTestStringConvertible {
  /// The lines that were said, which is what a failed test wants to see.
  var testDescription: String { "\n" + (said + [prompt]).joined(separator: "\n") }
}
