/// A parser of emphasis and code within one line.
enum InlineMarkdown {
  private struct Delimiter: Hashable {
    let mark: Character
    let count: Int
    let style: TextStyle
    /// True for `_`, which within a word is part of it, as in `snake_case`.
    let atWordEdges: Bool
  }

  /// The delimiters already searched for without success. They do not occur further on either; not
  /// searching again keeps parsing linear.
  private struct UnmatchedDelimiters {
    var delimiters: Set<Delimiter> = []
    var ticks: Set<Int> = []
  }

  /// The longest first, so that `**` is not read as two `*`.
  private static let delimiters = [
    Delimiter(mark: "*", count: 2, style: .strong, atWordEdges: false),
    Delimiter(mark: "_", count: 2, style: .strong, atWordEdges: true),
    Delimiter(mark: "*", count: 1, style: .emphasis, atWordEdges: false),
    Delimiter(mark: "_", count: 1, style: .emphasis, atWordEdges: true),
  ]

  /// Parses one line into runs.
  static func runs(of line: [MarkedCharacter]) -> [StyledRun] {
    var runs: [StyledRun] = []
    read(line.keepingSounds[...], style: [], into: &runs)
    return runs
  }

  /// A line without any parsing.
  static func literal(_ line: [MarkedCharacter], style: TextStyle) -> [StyledRun] {
    var runs: [StyledRun] = []
    for character in line { append(character, style: style, to: &runs) }
    return runs
  }

  private static func read(
    _ text: ArraySlice<MarkedCharacter>,
    style: TextStyle,
    into runs: inout [StyledRun]
  ) {
    var index = text.startIndex
    var unmatched = UnmatchedDelimiters()
    while index < text.endIndex {
      if text[index].syntax == "\\", index + 1 < text.endIndex,
        let next = text[index + 1].syntax, next.isPunctuation || next.isSymbol
      {
        append(text[index + 1], style: style, to: &runs)
        index += 2
      } else if let end = endOfPicture(in: text, from: index) {
        for character in text[index..<end] {
          append(character, style: style.union(.picture), to: &runs)
        }
        index = end
      } else if text[index].syntax == "`" {
        index = readCode(text, from: index, style: style, unmatched: &unmatched, into: &runs)
      } else if let span = span(in: text, at: index, style: style, unmatched: &unmatched) {
        read(span.inner, style: style.union(span.style), into: &runs)
        index = span.end
      } else {
        let end = max(index + 1, endOfMarks(in: text, from: index))
        for character in text[index..<end] { append(character, style: style, to: &runs) }
        index = end
      }
    }
  }

  /// The index behind a tag `<img …>`; nil if there is none. Within it quotation marks may hold
  /// anything, and no other tag begins.
  private static func endOfPicture(
    in text: ArraySlice<MarkedCharacter>,
    from start: Int
  ) -> Int? {
    guard text[start].syntax == "<", start + 4 < text.endIndex,
      text[(start + 1)..<(start + 4)].map({ $0.syntax?.lowercased() }) == ["i", "m", "g"],
      let next = text[start + 4].syntax, next == ">" || next == "/" || next.isWhitespace
    else { return nil }
    var quote: Character?
    for index in text[(start + 4)...].indices {
      guard let character = text[index].syntax else { return nil }
      if let open = quote {
        if character == open { quote = nil }
      } else if character == "\"" || character == "'" {
        quote = character
      } else if character == ">" {
        return index + 1
      } else if character == "<" {
        return nil
      }
    }
    return nil
  }

  private static func readCode(
    _ text: ArraySlice<MarkedCharacter>,
    from start: Int,
    style: TextStyle,
    unmatched: inout UnmatchedDelimiters,
    into runs: inout [StyledRun]
  ) -> Int {
    let ticks = text[start...].prefix { $0.syntax == "`" }.count
    var index = start + ticks
    while !unmatched.ticks.contains(ticks), index < text.endIndex {
      let closing = text[index...].prefix { $0.syntax == "`" }.count
      if closing == ticks {
        for character in text[(start + ticks)..<index] {
          append(character, style: style.union(.code), to: &runs)
        }
        return index + ticks
      }
      index += max(1, closing)
    }
    unmatched.ticks.insert(ticks)
    for character in text[start..<(start + ticks)] { append(character, style: style, to: &runs) }
    return start + ticks
  }

  private static func span(
    in text: ArraySlice<MarkedCharacter>,
    at index: Int,
    style: TextStyle,
    unmatched: inout UnmatchedDelimiters
  ) -> (inner: ArraySlice<MarkedCharacter>, style: TextStyle, end: Int)? {
    for delimiter in delimiters
    where !style.contains(delimiter.style) && !unmatched.delimiters.contains(delimiter)
      && opens(delimiter, in: text, at: index)
    {
      let start = index + delimiter.count
      if let end = closing(delimiter, in: text, from: start) {
        return (text[start..<end], delimiter.style, end + delimiter.count)
      }
      unmatched.delimiters.insert(delimiter)
    }
    return nil
  }

  private static func opens(
    _ delimiter: Delimiter,
    in text: ArraySlice<MarkedCharacter>,
    at index: Int
  ) -> Bool {
    let inner = index + delimiter.count
    guard text[index].syntax == delimiter.mark, inner < text.endIndex,
      inner <= endOfMarks(in: text, from: index), !text[inner].character.isWhitespace,
      // A single mark is not half of a double one.
      delimiter.count == 2 || text[inner].syntax != delimiter.mark
    else { return false }
    return !delimiter.atWordEdges || index == text.startIndex
      || !text[index - 1].character.isWordPart
  }

  private static func closing(
    _ delimiter: Delimiter,
    in text: ArraySlice<MarkedCharacter>,
    from start: Int
  ) -> Int? {
    var index = start
    while index < text.endIndex {
      if text[index].syntax == "\\" {
        index += 2
        continue
      }
      guard text[index].syntax == delimiter.mark else {
        index += 1
        continue
      }
      let end = endOfMarks(in: text, from: index)
      // Of three marks the last close the outer emphasis, and of two none closes a single one.
      let fits = delimiter.count == 2 ? end - index >= 2 : (end - index) % 2 == 1
      if fits, index > start, !text[index - 1].character.isWhitespace,
        !delimiter.atWordEdges || end >= text.endIndex || !text[end].character.isWordPart
      {
        return end - delimiter.count
      }
      index = end
    }
    return nil
  }

  /// The end of the run of equal `*` or `_` at `index`; `index` itself if there is none.
  private static func endOfMarks(in text: ArraySlice<MarkedCharacter>, from index: Int) -> Int {
    guard let mark = text[index].syntax, mark == "*" || mark == "_" else { return index }
    var end = index
    while end < text.endIndex, text[end].syntax == mark { end += 1 }
    return end
  }

  private static func append(
    _ character: MarkedCharacter,
    style: TextStyle,
    to runs: inout [StyledRun]
  ) {
    if let last = runs.last, last.style == style, last.mark == character.mark {
      runs[runs.count - 1].text.append(character.character)
    } else {
      runs.append(
        StyledRun(text: String(character.character), style: style, mark: character.mark)
      )
    }
  }
}

extension Character {
  /// True for letters and digits.
  fileprivate var isWordPart: Bool { isLetter || isNumber }
}
