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

  /// What can be typed that a search finds, a line each.
  func lines(
    finding text: String,
    _ scene: LineModeScene<AnyScreenAction>,
    _ model: Model
  ) -> [SpokenLine] {
    let wording = model.wording
    let choices = scene.choices.filter { !$0.label.isEmpty }.map { choice in
      var choice = choice
      (choice.isSaid, choice.heading) = (true, "")
      return choice
    }
    let rowWords = scene.rowWords.filter { $0.count > 0 }
    let own = Set(choices.map(\.word))
    let words = everywhere(model).filter { !own.contains($0.word) }
    func row(_ word: String, _ label: String, _ subject: String? = nil) -> HelpSearch.Row {
      HelpSearch.Row([word], label: label, heading: "", subject: subject)
    }
    var rows = choices.map { row($0.word, $0.label, $0.subject) }
    rows += rowWords.map { row($0.word, $0.label) }
    rows += words.map { row($0.word, $0.label) }
    var told = choices.map { lines(for: [$0], scene, wording) }
    told += rowWords.map { lines(for: [$0], scene, wording) }
    told += words.map { lines(for: [$0], wording) }
    let found = HelpSearch(text, wording).found(rows)
    return found.isEmpty ? [.text(wording(.noMatch))] : found.flatMap { told[$0] }
  }

  /// The words that are accepted everywhere, a line each. None of them needs a slash.
  func lines(for words: [LineModeChoice<AnyScreenAction>], _ wording: Wording) -> [SpokenLine] {
    words.map { .text(wording(.lineModeItem(label: $0.word, value: $0.label))) }
  }
}
