import Screens
import Wording

/// The lines for what can be typed.
extension LineModeDialogue {
  /// The words that are accepted everywhere, as far as they mean something.
  func everywhere(_ model: Model) -> [LineModeChoice<AnyScreenAction>] {
    LineModeWord.allCases.filter { model.isOpen || $0.isForLock }.map {
      LineModeChoice($0.rawValue, model.wording($0.phrase), ChoiceAction())
    }
  }

  /// The hint that tells how to hear the choices.
  func hint(_ wording: Wording) -> SpokenLine {
    .text(wording(.lineModeHint))
  }

  /// The sentence in the place of a secret that was said before.
  func saidOnce(_ wording: Wording) -> SpokenLine { .text(wording(.lineModeSaidOnce)) }

  /// The choices that are said, a line each.
  func lines(
    for choices: [LineModeChoice<AnyScreenAction>],
    _ scene: LineModeScene<AnyScreenAction>,
    _ wording: Wording
  ) -> [SpokenLine] {
    choices.filter(\.isSaid).flatMap { choice -> [SpokenLine] in
      let word = (scene.hasSlashes ? "/" : "") + choice.word
      let line = SpokenLine.text(wording(.lineModeItem(label: word, value: choice.label)))
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
      let label = (scene.hasSlashes ? "/" : "") + "\(word.word) 3 5-9"
      return .text(wording(.lineModeItem(label: label, value: word.label)))
    }
  }

  /// The words that are accepted everywhere, a line each. None of them needs a slash.
  func lines(for words: [LineModeChoice<AnyScreenAction>], _ wording: Wording) -> [SpokenLine] {
    words.map { .text(wording(.lineModeItem(label: $0.word, value: $0.label))) }
  }
}
