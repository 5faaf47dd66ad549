import Flashcards
import Screens
import Wording

extension StyledLine {
  /// The line as words: with what makes it an item of a list, and a table row by row.
  fileprivate func spoken(_ wording: Wording) -> [String] {
    let text = runs.map { $0.spoken(wording) }.joined()
    switch kind {
    case .text, .heading, .code: return [text]
    case .rule: return [""]
    case .address(let number):
      return [
        wording(
          .lineModeItem(label: wording(.spokenLinkAddress(number: String(number))), value: text)
        )
      ]
    case .item(let depth, let number):
      return [String(repeating: "  ", count: depth) + (number.map { "\($0). " } ?? "- ") + text]
    case .table(let table):
      return table.rows.map { row in
        row.map { cell in cell.lines.flatMap { $0.spoken(wording) }.joined(separator: " ") }
          .filter { !$0.isEmpty }.joined(separator: wording(.listComma))
      }
    }
  }
}

extension [StyledLine] {
  /// A side of a card, line by line.
  func spoken(_ wording: Wording) -> [SpokenLine] {
    flatMap { $0.spoken(wording) }.map { .text($0) }
  }

  /// A side of a card as it is spelled.
  func spelled(_ wording: Wording) -> String {
    flatMap { $0.spoken(wording) }.joined(separator: " ")
  }
}

extension TypedAnswer {
  /// The comparison in words: what was wrong in what was typed, and what was missing.
  func spoken(typed: String, expected: String, _ wording: Wording) -> [SpokenLine] {
    guard !isRight else { return [.text(wording(.asSentence(text: wording(.answerRight))))] }
    var lines: [SpokenLine] = [.text(wording(.asSentence(text: wording(.typedWrong))))]
    if !typed.isEmpty {
      lines.append(.text(wording(.lineModeItem(label: wording(.typedYours), value: typed))))
    }
    let comparisons: [([DiffRun], DiffRun.Kind, (String) -> Phrase)] = [
      (self.typed, .wrong, Phrase.lineModeTypedTooMuch),
      (self.expected, .missing, Phrase.lineModeTypedMissing),
    ]
    for (runs, kind, phrase) in comparisons where !typed.isEmpty {
      let parts = runs.filter { $0.kind == kind }.map { "\"\($0.text)\"" }
      if !parts.isEmpty { lines.append(.text(wording(phrase(wording.all(parts))))) }
    }
    return lines
  }
}
