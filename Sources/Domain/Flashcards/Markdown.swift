/// The subset of Markdown that cards are shown in: headings, lists, code, emphasis.
///
/// Every line break of the source is kept, as people write cards line by line.
public enum Markdown {
  /// Parses plain text.
  public static func lines(of text: String) -> [StyledLine] {
    lines(of: [MarkedPiece(text: text, mark: .plain)])
  }

  /// Parses text with gaps.
  public static func lines(of pieces: [MarkedPiece]) -> [StyledLine] {
    var lines: [StyledLine] = []
    var isInCode = false
    for line in sourceLines(of: pieces) {
      if isFence(line) {
        isInCode.toggle()
      } else if isInCode {
        lines.append(StyledLine(kind: .code, runs: InlineMarkdown.literal(line, style: .code)))
      } else {
        let (kind, rest) = block(line)
        lines.append(StyledLine(kind: kind, runs: InlineMarkdown.runs(of: Array(rest))))
      }
    }
    return lines
  }

  private static func sourceLines(of pieces: [MarkedPiece]) -> [[MarkedCharacter]] {
    var lines: [[MarkedCharacter]] = [[]]
    for piece in pieces {
      for character in piece.text {
        if character.isNewline {
          lines.append([])
        } else {
          let mark = MarkedCharacter(character: character, mark: piece.mark)
          lines[lines.count - 1].append(mark)
        }
      }
    }
    return lines
  }

  private static func isFence(_ line: [MarkedCharacter]) -> Bool {
    let text = line.drop { $0.character == " " }
    return text.count >= 3 && text.prefix(3).allSatisfy { $0.syntax == "`" }
      && !text.dropFirst(3).contains { $0.character == "`" }
  }

  private static func block(_ line: [MarkedCharacter])
    -> (kind: StyledLine.Kind, rest: ArraySlice<MarkedCharacter>)
  {
    let indent = line.prefix { $0.character == " " || $0.character == "\t" }
    let text = line[indent.count...]
    let hashes = text.prefix { $0.syntax == "#" }.count
    if indent.isEmpty, (1...6).contains(hashes), isSpace(text, at: hashes) {
      return (.heading(hashes), trimmedStart(text.dropFirst(hashes)))
    }
    let columns = indent.reduce(0) { $0 + ($1.character == "\t" ? 4 : 1) }
    if let bullet = text.first?.syntax, "-*+".contains(bullet), isSpace(text, at: 1) {
      return (.item(depth: columns / 2, number: nil), trimmedStart(text.dropFirst()))
    }
    let digits = text.prefix { $0.syntax.map { ("0"..."9").contains($0) } ?? false }
    if (1...9).contains(digits.count), let number = Int(String(digits.map(\.character))),
      let end = text.dropFirst(digits.count).first?.syntax, end == "." || end == ")",
      isSpace(text, at: digits.count + 1)
    {
      let rest = text.dropFirst(digits.count + 1)
      return (.item(depth: columns / 2, number: number), trimmedStart(rest))
    }
    return (.text, line[...])
  }

  private static func isSpace(_ text: ArraySlice<MarkedCharacter>, at offset: Int) -> Bool {
    text.dropFirst(offset).first?.character == " "
  }

  private static func trimmedStart(_ text: ArraySlice<MarkedCharacter>)
    -> ArraySlice<MarkedCharacter>
  {
    text.drop { $0.character == " " }
  }
}

/// A character and its role in the question.
struct MarkedCharacter: Hashable {
  let character: Character
  let mark: TextMark
  /// True if it is part of the name of a sound, which is no Markdown.
  var isInSound = false

  /// What a sound begins with.
  fileprivate static let sound = "[sound:"

  /// The character if it may be Markdown syntax.
  var syntax: Character? { mark == .gap || isInSound ? nil : character }
}

extension [MarkedCharacter] {
  /// The line with its sounds, `[sound:…]`, kept from being read as Markdown.
  var keepingSounds: [MarkedCharacter] {
    var line = self
    var index = 0
    while index < line.count {
      switch line[index].syntax {
      case "\\"?: index += 2
      case "["? where line[index...].begins(MarkedCharacter.sound):
        guard let end = line[index...].firstIndex(where: { $0.syntax == "]" }) else { return line }
        for place in index...end { line[place].isInSound = true }
        index = end + 1
      default: index += 1
      }
    }
    return line
  }
}

extension ArraySlice<MarkedCharacter> {
  /// True if the first characters are these.
  fileprivate func begins(_ text: String) -> Bool {
    prefix(text.count).elementsEqual(text) { $0.syntax == $1 }
  }
}
