import LockUI
import Preferences
package import Screens
import Secrets
package import WindowLevels
import Wording

/// The program as a conversation in lines: what is said of the screen that has the keys, and what a
/// line that was typed asks of it.
///
/// The screens themselves are those of the full-screen program, so that both have the same rules, and
/// one can go on where the other was left. Behind a lock it remembers nothing of what it said.
package struct LineModeDialogue: Sendable {
  /// The lines to say and the prompt.
  package struct Speech: Sendable, Equatable {
    /// The lines.
    package var lines: [SpokenLine] = []
    /// The prompt; empty if nothing is asked.
    package var prompt = ""
    /// True if the typed line must not be echoed.
    package var isHidden = false
  }

  /// The name of the scene that was told last; nil where it is to be told whatever it is.
  var told: String?
  /// The window that had the keys then; nil for the lock's.
  private var window: WindowID?
  var toldMessage: StatusMessage?
  var toldPrompt: String?
  /// The lines to say before anything else.
  var ready: [SpokenLine] = []
  var aside: SubStep?
  var firstRow = 0
  /// The words for the choices that were said in this window.
  private var hints: Set<String> = []
  /// True if the next line continues the one before.
  var isContinued = false
  /// The level of the screen's last announcement; nil before the first since the lock.
  private var level: Int?
  private var progress = LineModeProgress()
  /// True if the vault was open before and its locking has not been told yet.
  private var hasLocked = false

  /// A conversation that has not begun.
  package init() {}

  // MARK: Saying

  /// The speech due now; nil if nothing has changed.
  package mutating func speech(of model: Model, at now: Instant) -> Speech? {
    if !model.isOpen { forget() }
    var speech = Speech(lines: ready)
    ready = []
    if let message = model.message, message != toldMessage {
      toldMessage = message
      if let phrase = message.phrase.inLines {
        speech.lines.append(.text(model.wording(phrase)))
      }
    }
    let isFirst = window == nil
    turn(to: model.isOpen ? model.stack.keyWindow : nil)
    let scene = scene(of: model, at: now)
    if told != scene.name, !isContinued {
      told = scene.name
      hasLocked = false
      speech.lines += scene.lines
      if scene.listsChoices {
        speech.lines += lines(for: scene.choices, scene, model.wording)
        speech.lines += lines(for: scene.rowWords, scene, model.wording)
      } else if scene.hasHint, window != nil, !hints.contains(scene.hint) {
        speech.lines.append(hint(for: scene, model.wording))
      }
      if scene.hasHint { hints.insert(scene.hint) }
      toldPrompt = nil
    }
    speech.lines += announcement(of: model, isFirst: isFirst, at: now)
    speech.lines += progress.lines(for: scene, model.wording, at: now)
    guard !speech.lines.isEmpty || toldPrompt != scene.prompt else { return nil }
    toldPrompt = scene.prompt
    speech.prompt = scene.prompt
    speech.isHidden = scene.isHidden
    return speech
  }

  /// Lets go of what was said, as the lock is up.
  private mutating func forget() {
    guard window != nil else { return }
    turn(to: nil)
    toldMessage = nil
    toldPrompt = nil
    ready = []
    isContinued = false
    level = nil
    progress = LineModeProgress()
    hasLocked = true
  }

  /// Another window has the keys: it is told of from its beginning.
  private mutating func turn(to other: WindowID?) {
    guard window != other else { return }
    window = other
    hints = []
    told = nil
    aside = nil
    firstRow = 0
  }

  /// Says all of it again, as the terminal was somebody else's meanwhile.
  package mutating func sayAgain() {
    told = nil
    toldPrompt = nil
  }

  // MARK: Scenes

  func scene(of model: Model, at now: Instant) -> LineModeScene<AnyScreenAction> {
    switch model.phase {
    case .locked(let screen):
      return LineModeLock(
        screen: screen,
        attempts: model.attempts,
        wipes: model.preferences.wipesAfterTen,
        isDemo: model.isDemo,
        isNewPasscode: model.hasUntoldPasscode,
        hasLocked: hasLocked,
        wording: model.wording,
        now: now
      ).scene.map { AnyScreenAction($0) }
    case .open(let vault):
      guard let window = model.stack.keyWindow, let screen = vault.session.value[window],
        let frame = model.stack[window]?.frame
      else { return LineModeScene(name: "", entry: .none, prompt: "") }
      let isSame = window == self.window
      let place = LineModePlace(
        aside: isSame ? aside : nil,
        firstRow: isSame ? firstRow : 0,
        isFirst: !isSame || hints.isEmpty
      )
      return screen.scene(model.host(vault, size: frame.size, at: now), place)
    }
  }

  /// The screen's announcement that is due as time passes.
  private mutating func announcement(
    of model: Model,
    isFirst: Bool,
    at now: Instant
  ) -> [SpokenLine] {
    guard case .open(let vault) = model.phase, let window = model.stack.keyWindow,
      let screen = vault.session.value[window], let frame = model.stack[window]?.frame
    else { return [] }
    let host = model.host(vault, size: frame.size, at: now)
    guard let due = screen.announcement(after: isFirst ? nil : level ?? 0, host) else { return [] }
    level = due.level
    return due.lines
  }

  /// The choices that are accepted everywhere.
  func everywhere(_ model: Model) -> [LineModeChoice<AnyScreenAction>] {
    LineModeWord.allCases.filter { model.isOpen || ![.lock, .go].contains($0) }.map {
      LineModeChoice($0.rawValue, model.wording($0.phrase), ChoiceAction())
    }
  }

  /// The hint that tells how to hear the choices.
  func hint(for scene: LineModeScene<AnyScreenAction>, _ wording: Wording) -> SpokenLine {
    .text(wording(.lineModeHint(word: scene.hint)))
  }

  /// The choices that are said, a line each.
  func lines(
    for choices: [LineModeChoice<AnyScreenAction>],
    _ scene: LineModeScene<AnyScreenAction>,
    _ wording: Wording
  ) -> [SpokenLine] {
    choices.filter(\.isSaid).flatMap { choice -> [SpokenLine] in
      let word = (scene.hasSlashes ? "/" : "") + choice.word
      let line = SpokenLine.text(wording(.lineModeChoice(word: word, label: choice.label)))
      return choice.heading.isEmpty ? [line] : [.text(choice.heading), line]
    }
  }

  /// The words that take rows, a line each with an example.
  func lines(
    for words: [LineModeRows<AnyScreenAction>],
    _ scene: LineModeScene<AnyScreenAction>,
    _ wording: Wording
  ) -> [SpokenLine] {
    words.filter { $0.count > 0 }.map { word in
      let example = wording(.lineModeRowsExample(word: word.word))
      let label = (scene.hasSlashes ? "/" : "") + example
      return .text(wording(.lineModeChoice(word: label, label: word.label)))
    }
  }
}
