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
  /// True if time may end that scene.
  private var toldEndsByItself = false
  /// The window that had the keys then; nil for the lock's.
  private var window: WindowID?
  var toldMessage: StatusMessage?
  var toldPrompt: String?
  /// The lines to say before anything else.
  var ready: [SpokenLine] = []
  /// The lines about what has come by itself, which are said once somebody types.
  private var later: [SpokenLine] = []
  var aside: SubStep?
  var firstRow = 0
  /// True if what is typed in this window was said, or how to hear it.
  private var hasHinted = false
  /// True if it was said in this window that a word of the program is no text.
  var hasExplainedWords = false
  /// True if the next line continues the one before.
  var isContinued = false
  /// True if somebody asked for something since the scene was told.
  var hasTyped = false
  /// True if all of the scene was asked for, with counts and menus.
  var wantsAll = false
  private var memory = LineModeMemory()
  private(set) var echo = LineModeEcho()
  /// True if what is about to be said is what was wrong with a line.
  private var isRefusing = false
  /// True while what was said last is said once more.
  var isRepeating = false
  /// The spelling that stays until Enter.
  var spelling = LineModeSpelling.none
  /// True if the vault was open before and its locking has not been told yet.
  private var hasLocked = false
  /// True to say the least; nil for what the settings say.
  package internal(set) var isBrief: Bool?

  /// A conversation that has not begun.
  ///
  /// - Parameter isBrief: whether the least is said; nil for what the settings say.
  package init(isBrief: Bool? = nil) {
    self.isBrief = isBrief
  }

  // MARK: Saying

  /// The speech due now; nil if nothing has changed.
  package mutating func speech(of model: Model, at now: Instant) -> Speech? {
    if !model.isOpen { forget() }
    if spelling.stays(in: model.epoch) {
      guard !ready.isEmpty else { return nil }
      defer { ready = [] }
      return Speech(lines: ready, prompt: model.wording(.lineModeEnterOn))
    }
    spelling.end(in: model.epoch)
    var speech = Speech(lines: ready)
    ready = []
    speech.lines += message(of: model)
    guard !holds(model, at: now) else {
      return speech.lines.isEmpty ? nil : finished(speech, toldPrompt ?? "", isHidden: false)
    }
    turn(to: model.isOpen ? model.stack.keyWindow : nil)
    let scene = scene(of: model, at: now)
    let isTold = told != scene.name && !isContinued
    let answer = speech.lines
    if isTold {
      speech.lines += tell(scene, model)
    } else if told == scene.name {
      later += countsThatCame(to: scene, model)
    }
    if !speech.lines.isEmpty { remember(answer, before: isTold ? scene : nil, speech.lines) }
    if spelling.isNext, !echo.secrets.isEmpty {
      spelling = .stays(epoch: model.epoch)
      let lines = speech.lines.flatMap { $0.isSecret ? $0.spelled(model.wording) : [$0] }
      return Speech(lines: lines, prompt: model.wording(.lineModeEnterOn))
    }
    let prompt = scene.prompt.map { model.wording($0) } ?? ""
    guard !speech.lines.isEmpty || toldPrompt != prompt else { return nil }
    return finished(speech, prompt, isHidden: scene.isHidden)
  }

  /// True if what has come by itself waits until somebody types.
  func holds(_ model: Model, at now: Instant) -> Bool {
    guard toldEndsByItself, !hasTyped, !isContinued, let told, model.isOpen,
      window == model.stack.keyWindow
    else { return false }
    return scene(of: model, at: now).name != told
  }

  private mutating func finished(_ speech: Speech, _ prompt: String, isHidden: Bool) -> Speech {
    toldPrompt = prompt
    return Speech(lines: speech.lines, prompt: prompt, isHidden: isHidden)
  }

  /// The lines that tell a message; none for a success where the least is said.
  private mutating func message(of model: Model) -> [SpokenLine] {
    guard let message = model.message, message != toldMessage else { return [] }
    toldMessage = message
    guard let phrase = message.phrase.inLines, !(isBrief(model) && message.isSuccess) else {
      return []
    }
    if message.tone == .problem { isRefusing = true }
    guard !message.comesByItself else {
      later.append(.text(model.wording(phrase)))
      return []
    }
    return [.text(model.wording(phrase))]
  }

  /// Tells a scene from its beginning.
  private mutating func tell(
    _ scene: LineModeScene<AnyScreenAction>,
    _ model: Model
  ) -> [SpokenLine] {
    let isBrief = isBrief(model)
    let screen = screenName(model)
    told = scene.name
    toldEndsByItself = scene.endsByItself
    hasLocked = false
    hasTyped = false
    toldPrompt = nil
    defer { wantsAll = false }
    var lines = memory.news(in: scene.lines, of: screen)
    if wantsAll { lines = scene.lines.map { $0.isSecret ? saidOnce(model.wording) : $0 } }
    if isBrief, !wantsAll {
      lines = lines.filter { if case .count = $0 { false } else { true } }
    }
    guard scene.listsChoices else {
      if scene.hasHint, window != nil, !hasHinted, !isBrief {
        lines.append(hint(model.wording))
      }
      if scene.hasHint { hasHinted = true }
      return lines
    }
    hasHinted = true
    let news = memory.news(in: scene.choices.filter(\.isSaid), of: screen)
    if scene.isQuestion || wantsAll && !isBrief {
      return lines + self.lines(for: scene.choices, scene, model.wording)
        + self.lines(for: scene.rowWords, scene, model.wording)
    }
    let isWhole = news.count == scene.choices.count(where: \.isSaid)
    let rows = wantsAll || !isBrief ? scene.choices.filter { $0.isRow && $0.isSaid } : []
    let words = Set((rows + (isBrief ? news.filter(\.isRow) : news)).map(\.word))
    lines += self.lines(
      for: scene.choices.filter { words.contains($0.word) },
      scene,
      model.wording
    )
    return isWhole && !isBrief
      ? lines + self.lines(for: scene.rowWords, scene, model.wording) : lines
  }

  /// The counts that have come by themselves since the scene was told, such as the days in a row,
  /// which take a moment to be counted.
  private mutating func countsThatCame(
    to scene: LineModeScene<AnyScreenAction>,
    _ model: Model
  ) -> [SpokenLine] {
    let counts = scene.lines.filter { if case .count = $0 { true } else { false } }
    let news = memory.news(in: counts, of: screenName(model))
    return isBrief(model) ? [] : news
  }

  /// Keeps what was said for those who want to hear it again or spelled.
  private mutating func remember(
    _ answer: [SpokenLine],
    before scene: LineModeScene<AnyScreenAction>?,
    _ all: [SpokenLine]
  ) {
    echo.lines = answer.filter { !$0.isSecret }
    echo.hasScene = scene != nil
    echo.isRepeated = isRepeating
    isRepeating = false
    echo.secrets = all.filter(\.isSecret)
    echo.hadSecret = !echo.secrets.isEmpty
    echo.isRefusal = isRefusing && scene == nil
    isRefusing = false
    // What was wrong is not what one wants spelled.
    if !echo.isRefusal { echo.value = scene?.lines.last { !$0.isSecret } ?? echo.lines.last }
  }

  /// Says what is wrong with a line, before it is asked again.
  mutating func refuse(_ lines: [SpokenLine]) {
    ready = lines
    isRefusing = true
  }

  /// The secrets that were said, which are let go of: what comes next says others, or none.
  mutating func takeSecrets() -> [SpokenLine] {
    defer { echo.secrets = [] }
    return echo.secrets
  }

  /// Lets go of what was said, as the lock is up.
  package mutating func forget() {
    guard window != nil else { return }
    turn(to: nil)
    toldMessage = nil
    toldPrompt = nil
    ready = []
    later = []
    isContinued = false
    memory = LineModeMemory()
    echo = LineModeEcho()
    spelling = .none
    hasLocked = true
  }

  /// Another window has the keys: it is told of from its beginning.
  private mutating func turn(to other: WindowID?) {
    guard window != other else { return }
    window = other
    hasHinted = false
    hasExplainedWords = false
    told = nil
    toldEndsByItself = false
    aside = nil
    firstRow = 0
  }

  /// Says all of it again, as the terminal was somebody else's meanwhile.
  package mutating func sayAgain() {
    told = nil
    toldPrompt = nil
    wantsAll = true
  }

  /// Hands on what has come by itself, as somebody types.
  mutating func takeLater() -> [SpokenLine] {
    defer { later = [] }
    return later
  }

  /// True if the least is said.
  func isBrief(_ model: Model) -> Bool { isBrief ?? model.look.preferences.isBrief }

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
      else { return LineModeScene(name: "", entry: .none, prompt: nil) }
      let isSame = window == self.window
      let place = LineModePlace(
        aside: isSame ? aside : nil,
        firstRow: isSame ? firstRow : 0,
        isFirst: !isSame || !hasHinted,
        wantsAll: wantsAll
      )
      return model.scene(of: screen, size: frame.size, at: now, place)
    }
  }
}
