import Screens
import Secrets
import Widgets
import Wording

/// The words that are accepted everywhere, and lines that fit nothing.
extension LineModeDialogue {
  /// The command of a line that is no text.
  mutating func follow(
    _ meaning: LineModeMeaning,
    _ scene: LineModeScene<AnyScreenAction>,
    _ model: Model,
    _ secrets: [SpokenLine]
  ) -> LineModeCommand {
    switch meaning {
    case .go(let name):
      toldMessage = nil
      isContinued = false
      return .go(name)
    case .help(let text):
      ready = lines(finding: text, scene, model)
      return .nothing
    case .choice(let choice): return follow(choice.reaction, model)
    case .rows(let word, let rows?): return follow(word.reaction(rows), model)
    case .rows(let word, nil):
      let last = String(word.count)
      refuse([.text(model.wording(.lineModeRowsOnly(word: word.word, count: last)))])
      return .nothing
    case .word(let word, let couldBeText):
      let command = take(word, scene, model, secrets)
      if couldBeText, scene.takesWords, !hasExplainedWords, word != .lock, word != .quit {
        hasExplainedWords = true
        ready.append(.text(model.wording(.lineModeWordTaken(word: word.rawValue))))
      }
      return command
    }
  }

  mutating func take(
    _ word: LineModeWord,
    _ scene: LineModeScene<AnyScreenAction>,
    _ model: Model,
    _ secrets: [SpokenLine]
  ) -> LineModeCommand {
    switch word {
    case .help:
      ready = lines(for: scene.choices, scene, model.wording)
      ready += lines(for: scene.rowWords, scene, model.wording)
      let own = Set(scene.choices.map(\.word))
      ready += lines(for: everywhere(model).filter { !own.contains($0.word) }, model.wording)
    case .place: ready = whereabouts(scene, model)
    case .again: sayLastAgain(model)
    case .back: return follow(scene.back, for: word, model)
    case .more: return follow(scene.more, for: word, model)
    case .spell: return spell(secrets, scene, model)
    case .brief: return switchBrief(model)
    case .go where model.isOpen: return .go("")
    case .lock where model.isOpen: return .reserved(.lock)
    case .go, .lock: ready = [.text(model.wording(.lockTitle))]
    case .quit: return .reserved(.quit)
    }
    return .nothing
  }

  private mutating func follow(
    _ reaction: ChoiceAction<AnyScreenAction>?,
    for word: LineModeWord,
    _ model: Model
  ) -> LineModeCommand {
    guard let reaction else { return refuse(word, model) }
    return follow(reaction, model)
  }

  /// Says that a word does nothing here.
  private mutating func refuse(_ word: LineModeWord, _ model: Model) -> LineModeCommand {
    refuse([.text(model.wording(.lineModeIdle(word: word.rawValue)))])
    return .nothing
  }

  /// Says what was said last once more, and the second time in a row the whole screen. What is secret
  /// is said once only.
  private mutating func sayLastAgain(_ model: Model) {
    guard !echo.hasScene, !echo.isRepeated, !echo.lines.isEmpty else {
      told = nil
      wantsAll = true
      return
    }
    ready = echo.lines
    isRepeating = true
    if echo.hadSecret { ready.append(saidOnce(model.wording)) }
  }

  /// Spells the secrets that were said last, those that are about to be shown, or the value that was
  /// said last.
  private mutating func spell(
    _ secrets: [SpokenLine],
    _ scene: LineModeScene<AnyScreenAction>,
    _ model: Model
  ) -> LineModeCommand {
    guard secrets.isEmpty else {
      ready = secrets.flatMap { $0.spelled(model.wording) }
      spelling = .stays(epoch: model.epoch)
      return .nothing
    }
    if let show = scene.choices.first(where: { $0.word == "show" }) {
      spelling = .next
      return follow(show.reaction, model)
    }
    guard let value = spoken(scene) else { return refuse(.spell, model) }
    ready = value.spelled(model.wording)
    return .nothing
  }

  /// The value that was said last; nil if there was none.
  private func spoken(_ scene: LineModeScene<AnyScreenAction>) -> SpokenLine? {
    guard echo.hasScene || echo.lines.isEmpty || echo.isRefusal else { return echo.value }
    if let value = scene.value { return .text(value) }
    if let text = scene.field?.text, !text.isEmpty { return .text(text) }
    return echo.value
  }

  /// Says the least from now on, or all again.
  private mutating func switchBrief(_ model: Model) -> LineModeCommand {
    let isOn = !isBrief(model)
    isBrief = isOn
    ready = [.text(model.wording(isOn ? .lineModeBriefOn : .lineModeBriefOff))]
    return model.isOpen ? .brief(isOn) : .nothing
  }

  /// The command of a line while nothing is asked: to lock, to quit, or to hear what is under way.
  mutating func command(
    atWork meaning: LineModeMeaning?,
    _ scene: LineModeScene<AnyScreenAction>,
    _ model: Model
  ) -> LineModeCommand {
    switch meaning {
    case .word(.lock, _) where model.isOpen: return .reserved(.lock)
    case .word(.quit, _): return .reserved(.quit)
    case .word(.brief, _): return switchBrief(model)
    case .word(.place, _):
      ready = whereabouts(scene, model) + [.text(model.wording(.lineModeNothingAsked))]
    case .help, .word(.help, _), .word(.back, _), .word(.more, _), .word(.spell, _):
      ready = [.text(model.wording(.lineModeNothingAsked))]
    // What is under way is said again: a line is never without an answer.
    case .word(.again, _), .word(.lock, _), .word(.go, _), .go, .choice, .rows, nil: told = nil
    }
    return .nothing
  }

  // MARK: Places

  /// The user's place: the screen, those beneath it, and the place within it.
  private func whereabouts(
    _ scene: LineModeScene<AnyScreenAction>,
    _ model: Model
  ) -> [SpokenLine] {
    let names = screenNames(model)
    guard let name = names.first else {
      let prompt = scene.prompt.map { model.wording($0) } ?? ""
      return [.text(prompt)] + scene.lines.filter { !$0.isSecret }
    }
    let beneath = model.wording.all(Array(names.dropFirst()))
    let place: Phrase =
      names.count > 1
      ? .lineModeAbove(screen: name, others: beneath) : .asSentence(text: name)
    let counts = scene.lines.filter { if case .count = $0 { true } else { false } }
    return [.text(model.wording(place))] + counts + scene.position
  }

  // MARK: Refusals

  /// The answer to a line that is none of the choices.
  func unknown(
    _ line: SecretBuffer,
    _ scene: LineModeScene<AnyScreenAction>,
    _ model: Model
  ) -> Phrase {
    let numbers = scene.choices.compactMap { Int($0.word) }.filter { $0 > 0 }.sorted()
    if line.number != nil, let first = numbers.first, let last = numbers.last {
      return .lineModeNumberRange(first: String(first), last: String(last))
    }
    let words = scene.choices.filter(\.isSaid).map(\.word) + scene.rowWords.map(\.word)
    let others = everywhere(model).map(\.word)
    let near = (words + others).filter { $0.count > 2 && line.count <= $0.count + 2 }
      .map { (word: $0, distance: line.distance(to: $0)) }
      .filter { $0.distance * 2 <= $0.word.count }
      .min { $0.distance < $1.distance }
    return near.map { .lineModeNearest(word: $0.word) } ?? .lineModeUnknown
  }
}
