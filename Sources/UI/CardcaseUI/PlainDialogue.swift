import LockUI
import Preferences
package import Screens
package import Secrets
package import WindowLevels
import Wording

/// The program as a conversation in lines: what is said of the screen that has the keys, and which keys
/// a line that was typed stands for.
///
/// The screens themselves are those of the full-screen program, so that both have the same rules, and
/// one can go on where the other was left. Behind a lock it remembers nothing of what it said.
package struct PlainDialogue: Sendable {
  /// Something that is to be done about a line, in this order.
  package enum Step: Hashable, Sendable {
    /// A key is pressed.
    case key(Key)
    /// The characters of the line are typed; so many at its end are left out.
    case typed(leavingOut: Int)
  }

  /// What is to be said.
  package struct Speech: Sendable, Equatable {
    /// The lines.
    package var lines: [PlainLine] = []
    /// What stands before the place where one types; empty where nothing is asked.
    package var prompt = ""
    /// Whether what is typed there must not be seen.
    package var isHidden = false
  }

  /// The name of the scene that was told last; nil where it is to be told whatever it is.
  private var told: String?
  /// The window that had the keys then; nil for the lock's.
  private var window: WindowID?
  private var toldMessage: StatusMessage?
  private var toldPrompt: String?
  /// What is said before anything else.
  private var ready: [PlainLine] = []
  private var aside: SubStep?
  private var firstRow = 0
  /// The words for the choices that were said in this window.
  private var hints: Set<String> = []
  /// Whether the next line goes on with the one before.
  private var isContinued = false
  /// What the screen said by itself last; nil before it said anything since the lock.
  private var level: Int?
  private var progress = PlainProgress()
  /// Whether the vault was open before, and nobody was told yet that it is not any more.
  private var hasLocked = false

  /// A conversation that has not begun.
  package init() {}

  // MARK: Saying

  /// What is to be said now; nil where nothing has changed.
  package mutating func speech(of model: Model, at now: Instant) -> Speech? {
    if !model.isOpen { forget() }
    var speech = Speech(lines: ready)
    ready = []
    if let message = model.message, message != toldMessage {
      toldMessage = message
      if let phrase = message.phrase.plain {
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
    progress = PlainProgress()
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

  // MARK: Taking

  /// What a line that was typed asks for.
  package mutating func steps(for line: SecretBuffer, _ model: Model, at now: Instant) -> [Step] {
    toldPrompt = nil
    let scene = scene(of: model, at: now)
    if case .none = scene.entry {
      // What is under way is said again: a line is never without an answer.
      told = nil
      return way(out: line, model)
    }
    if let steps = command(line, scene, model) { return steps }
    if line.isEmpty || !isContinued && !scene.isHidden && line.says("") {
      guard let reaction = scene.onEmpty else {
        ready = [hint(for: scene, model.wording)]
        return []
      }
      if reaction.keys.isEmpty { told = nil }
      return follow(reaction)
    }
    switch scene.entry {
    case .none: return []
    case .choice:
      ready = [.text(model.wording(.lineModeUnknown))]
      return []
    case .text(let clearing, let sending, let breaking):
      let isContinued = isContinued
      let goesOn = breaking != nil && line.ends(with: "\\")
      let last = goesOn ? breaking.map { [$0] } ?? [] : sending
      let leftOut = goesOn ? 1 : 0
      let before = isContinued ? [] : clearing
      let reading = reading(of: line, first: line.count - leftOut, scene, model.wording)
      return take(reading, model.wording) { dialogue, keys in
        dialogue.isContinued = goesOn
        return dialogue.enter(before, keys, leavingOut: leftOut, last)
      }
    case .hidden(let digits, let clearing, let sending):
      if let digits, !line.isDigits(digits) {
        ready = [.text(model.wording(.lineModeDigitsOnly(count: String(digits))))]
        return []
      }
      let reading = reading(of: line, first: line.count, scene, model.wording)
      return take(reading, model.wording) { dialogue, keys in
        dialogue.enter(clearing, keys, leavingOut: 0, sending)
      }
    }
  }

  /// Types the line. What is said of the field next is said even if it stands as it did.
  ///
  /// - Parameter keys: what is typed in its place; nil where it is typed as it is.
  private mutating func enter(
    _ before: [Key],
    _ keys: [Key]?,
    leavingOut count: Int,
    _ after: [Key]
  ) -> [Step] {
    if !isContinued { told = nil }
    toldMessage = nil
    let typed: [Step] = keys.map { $0.map { .key($0) } } ?? [.typed(leavingOut: count)]
    return before.map { .key($0) } + typed + after.map { .key($0) }
  }

  private func reading(
    of line: SecretBuffer,
    first count: Int,
    _ scene: PlainScene,
    _ wording: Wording
  ) -> PlainReading {
    if let reading = scene.reading { return reading(line) }
    return scene.field?.reading(of: line, first: count, goingOn: isContinued, wording) ?? .fits
  }

  /// Says why a line is refused, or lets it in.
  private mutating func take(
    _ reading: PlainReading,
    _ wording: Wording,
    _ enter: (inout PlainDialogue, [Key]?) -> [Step]
  ) -> [Step] {
    switch reading {
    case .fits: return enter(&self, nil)
    case .keys(let keys): return enter(&self, keys)
    case .refused(let reason):
      ready = [.text(reason), .text(wording(.lineModeUnchanged))]
      return []
    }
  }

  /// A line that was longer than a terminal can hand over.
  package mutating func refuseCutLine(_ model: Model) {
    toldPrompt = nil
    ready = [.text(model.wording(.lineModeCut))]
  }

  /// What a line asks for while nothing is asked: to lock or to leave, and nothing else.
  private mutating func way(out line: SecretBuffer, _ model: Model) -> [Step] {
    let word = [PlainWord.lock, .quit].first { word in
      line.says(word.rawValue) || line.says("/" + word.rawValue)
    }
    switch word {
    case .lock where model.isOpen: return [.key(.control("l"))]
    case .quit: return [.key(.control("c"))]
    default: return []
    }
  }

  /// Does what a line asks for that is a choice or one of the words that can be typed everywhere; nil
  /// where it is neither.
  private mutating func command(
    _ line: SecretBuffer,
    _ scene: PlainScene,
    _ model: Model
  ) -> [Step]? {
    // A slash before a word is never wrong.
    func asks(for word: String) -> Bool {
      line.says("/" + word) || !scene.hasSlashes && line.says(word)
    }
    for word in PlainWord.allCases where asks(for: word.rawValue) {
      return take(word, scene, model)
    }
    // Alone it asks wherever one types; with a blank before it, it is a question mark.
    if line.isOnly(PlainWord.choices.rawValue) { return take(.choices, scene, model) }
    return scene.choices.first { asks(for: $0.word) }.map { follow($0.reaction) }
  }

  private mutating func take(_ word: PlainWord, _ scene: PlainScene, _ model: Model) -> [Step] {
    switch word {
    case .choices:
      ready = lines(for: scene.choices + everywhere(model), scene, model.wording)
      return []
    case .repetition:
      told = nil
      return []
    case .lock: return [.key(.control("l"))]
    case .quit: return [.key(.control("c"))]
    }
  }

  private mutating func follow(_ reaction: ChoiceAction) -> [Step] {
    ready = reaction.lines
    aside = reaction.aside
    firstRow = reaction.firstRow ?? firstRow
    isContinued = false
    if !reaction.keys.isEmpty { toldMessage = nil }
    return reaction.keys.map { .key($0) }
  }

  // MARK: Scenes

  private func scene(of model: Model, at now: Instant) -> PlainScene {
    switch model.phase {
    case .locked(let screen):
      return PlainLock(
        screen: screen,
        attempts: model.attempts,
        wipes: model.preferences.wipesAfterTen,
        isDemo: model.isDemo,
        isNewPasscode: model.hasUntoldPasscode,
        hasLocked: hasLocked,
        wording: model.wording,
        now: now
      ).scene
    case .open(let vault):
      guard let window = model.stack.keyWindow, let screen = vault.session.value[window],
        let frame = model.stack[window]?.frame
      else { return PlainScene(name: "", entry: .none, prompt: "") }
      let isSame = window == self.window
      let place = LineModePlace(
        aside: isSame ? aside : nil,
        firstRow: isSame ? firstRow : 0,
        isFirst: !isSame || hints.isEmpty
      )
      return screen.scene(model.host(vault, size: frame.size, at: now), place)
    }
  }

  /// What the screen says by itself as time passes.
  private mutating func announcement(
    of model: Model,
    isFirst: Bool,
    at now: Instant
  ) -> [PlainLine] {
    guard case .open(let vault) = model.phase, let window = model.stack.keyWindow,
      let screen = vault.session.value[window], let frame = model.stack[window]?.frame
    else { return [] }
    let host = model.host(vault, size: frame.size, at: now)
    guard let due = screen.announcement(after: isFirst ? nil : level ?? 0, host) else { return [] }
    level = due.level
    return due.lines
  }

  /// What can be typed everywhere.
  private func everywhere(_ model: Model) -> [PlainChoice] {
    PlainWord.allCases.filter { model.isOpen || $0 != .lock }.map {
      PlainChoice($0.rawValue, model.wording($0.phrase), ChoiceAction())
    }
  }

  /// How to hear the choices.
  private func hint(for scene: PlainScene, _ wording: Wording) -> PlainLine {
    .text(wording(.lineModeHint(word: scene.hint)))
  }

  private func lines(
    for choices: [PlainChoice],
    _ scene: PlainScene,
    _ wording: Wording
  ) -> [PlainLine] {
    choices.filter(\.isSaid).map { choice in
      let word = (scene.hasSlashes ? "/" : "") + choice.word
      return .text(wording(.lineModeChoice(word: word, label: choice.label)))
    }
  }
}
