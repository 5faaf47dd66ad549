import Screens
package import Secrets
package import WindowLevels
import Wording

/// Lines that were typed.
extension LineModeDialogue {
  /// Parses a typed line into the command it stands for.
  package mutating func command(
    for line: SecretBuffer,
    _ model: Model,
    at now: Instant
  ) -> LineModeCommand {
    toldPrompt = nil
    let scene = scene(of: model, at: now)
    if case .none = scene.entry {
      // What is under way is said again: a line is never without an answer.
      told = nil
      return way(out: line, model)
    }
    if let command = choice(line, scene, model) { return command }
    if line.isEmpty || !isContinued && !scene.isHidden && line.says("") {
      guard let reaction = scene.onEmpty else {
        ready = [hint(for: scene, model.wording)]
        return .nothing
      }
      if reaction.actions.isEmpty { told = nil }
      return follow(reaction, model)
    }
    switch scene.entry {
    case .none: return .nothing
    case .choice:
      ready = [.text(model.wording(.lineModeUnknown))]
      return .nothing
    case .text(let clearing, let submitting, let breaking):
      let goesOn = breaking != nil && line.ends(with: "\\")
      let input = LineModeInput(
        before: isContinued ? [] : clearing,
        text: .line(line, count: line.count - (goesOn ? 1 : 0)),
        after: goesOn ? breaking.map { [$0] } ?? [] : submitting,
        model
      )
      return take(input, line, scene, model.wording, goesOn: goesOn)
    case .hidden(let digits, let clearing, let submitting):
      if let digits, !line.isDigits(digits) {
        ready = [.text(model.wording(.lineModeDigitsOnly(count: String(digits))))]
        return .nothing
      }
      let input = LineModeInput(
        before: clearing,
        text: .line(line, count: line.count),
        after: submitting,
        model
      )
      return take(input, line, scene, model.wording, goesOn: isContinued)
    }
  }

  /// Lets a line in, or says why it is refused. What is said of the field next is said even if it
  /// stands as it did.
  private mutating func take(
    _ input: LineModeInput,
    _ line: SecretBuffer,
    _ scene: LineModeScene<AnyScreenAction>,
    _ wording: Wording,
    goesOn: Bool
  ) -> LineModeCommand {
    var input = input
    switch reading(of: line, input.text, scene, wording) {
    case .fits: break
    case .text(let text): input.text = .words(text)
    case .does(let actions): input.replace(with: actions)
    case .refused(let reason):
      ready = [.text(reason), .text(wording(.lineModeUnchanged))]
      return .nothing
    }
    isContinued = goesOn
    if !isContinued { told = nil }
    toldMessage = nil
    return .screen(input)
  }

  private func reading(
    of line: SecretBuffer,
    _ text: LineModeInput.Text,
    _ scene: LineModeScene<AnyScreenAction>,
    _ wording: Wording
  ) -> LineModeReading {
    if let reading = scene.reading { return reading(line) }
    return scene.field?.reading(of: line, first: text.count, goingOn: isContinued, wording) ?? .fits
  }

  /// A line that was longer than a terminal can hand over.
  package mutating func refuseCutLine(_ model: Model) {
    toldPrompt = nil
    ready = [.text(model.wording(.lineModeCut))]
  }

  /// The command of a line while nothing is asked: to lock or to quit, and nothing else.
  private mutating func way(out line: SecretBuffer, _ model: Model) -> LineModeCommand {
    let word = [LineModeWord.lock, .quit].first { word in
      line.says(word.rawValue) || line.says("/" + word.rawValue)
    }
    switch word {
    case .lock where model.isOpen: return .reserved(.lock)
    case .quit: return .reserved(.quit)
    default: return .nothing
    }
  }

  /// The command of a line that is a choice or one of the words accepted everywhere; nil where
  /// it is neither.
  private mutating func choice(
    _ line: SecretBuffer,
    _ scene: LineModeScene<AnyScreenAction>,
    _ model: Model
  ) -> LineModeCommand? {
    // A slash before a word is never wrong.
    func asks(for word: String) -> Bool {
      line.says("/" + word) || !scene.hasSlashes && line.says(word)
    }
    if model.isOpen, let name = line.rest(after: .go, needingSlash: scene.hasSlashes) {
      toldMessage = nil
      isContinued = false
      return .go(name)
    }
    for word in LineModeWord.allCases where asks(for: word.rawValue) {
      return take(word, scene, model)
    }
    // Alone it asks wherever one types; with a blank before it, it is a question mark.
    if line.isOnly(LineModeWord.choices.rawValue) { return take(.choices, scene, model) }
    if let choice = scene.choices.first(where: { asks(for: $0.word) }) {
      return follow(choice.reaction, model)
    }
    return rows(line, scene, model)
  }

  /// The command of a line that names rows behind a word; nil where it does not.
  private mutating func rows(
    _ line: SecretBuffer,
    _ scene: LineModeScene<AnyScreenAction>,
    _ model: Model
  ) -> LineModeCommand? {
    for word in scene.rowWords {
      switch word.reading(of: line) {
      case .rows(let rows): return follow(word.reaction(rows), model)
      case .refused:
        let last = String(word.count)
        ready = [.text(model.wording(.lineModeRowsOnly(word: word.word, count: last)))]
        return .nothing
      case nil: break
      }
    }
    return nil
  }

  private mutating func take(
    _ word: LineModeWord,
    _ scene: LineModeScene<AnyScreenAction>,
    _ model: Model
  ) -> LineModeCommand {
    switch word {
    case .choices:
      ready = lines(for: scene.choices, scene, model.wording)
      ready += lines(for: scene.rowWords, scene, model.wording)
      ready += lines(for: everywhere(model), scene, model.wording)
      return .nothing
    case .repetition:
      told = nil
      return .nothing
    case .go: return .go("")
    case .lock: return .reserved(.lock)
    case .quit: return .reserved(.quit)
    }
  }

  private mutating func follow(
    _ reaction: ChoiceAction<AnyScreenAction>,
    _ model: Model
  ) -> LineModeCommand {
    ready = reaction.lines
    aside = reaction.aside
    firstRow = reaction.firstRow ?? firstRow
    isContinued = false
    guard !reaction.actions.isEmpty else { return .nothing }
    toldMessage = nil
    return .screen(LineModeInput(before: reaction.actions, model))
  }
}
