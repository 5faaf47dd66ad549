import ReaderProtocol

/// The gaps of hashcards: parts of a text in brackets.
enum HashcardsGaps {
  /// A text with each part in brackets as a gap of its own; nil where one holds what ends a gap.
  /// `\[` is a bracket, and `![` begins a picture.
  static func cloze(of text: String) -> String? {
    var result = ""
    var gap: String?
    var number = 0
    var isPicture = false
    var characters = Substring(text)
    func append(_ part: some StringProtocol) {
      if gap != nil { gap?.append(contentsOf: part) } else { result.append(contentsOf: part) }
    }
    while let character = characters.popFirst() {
      switch character {
      case "\\" where characters.first == "[" || characters.first == "]":
        append(String(characters.removeFirst()))
      case "!" where characters.first == "[" && gap == nil:
        isPicture = true
        append("!" + String(characters.removeFirst()))
      case "[" where gap == nil && !isPicture:
        gap = ""
      case "]" where isPicture:
        isPicture = false
        append("]")
      case "]":
        guard let inner = gap else {
          append("]")
          continue
        }
        guard !inner.contains("::"), !inner.contains("}}"), !inner.trimmed.isEmpty else {
          return nil
        }
        number += 1
        gap = nil
        result += "{{c\(number)::\(inner)}}"
      default:
        append(String(character))
      }
    }
    if let inner = gap { result += "[" + inner }
    return result
  }
}
