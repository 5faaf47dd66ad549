import Widgets

/// Finds the parts of a template or a style sheet that stand out while it is edited: replacements, which
/// are bold, and tags and comments, which are faint.
struct TemplateMarks {
  private let characters: [Character]
  /// The ends that are not found from some place on, nor behind it.
  private var missing: Set<String> = []

  private init(_ text: String) { characters = Array(text) }

  /// The marks of a template; those of replacements last, as tags may have some in them.
  static func marks(ofTemplate text: String, theme: Theme) -> [TextMark] {
    var search = TemplateMarks(text)
    let replacements = search.replacements()
    let tags = search.tags(around: replacements)
    return tags.map { TextMark($0, theme.muted) } + replacements.map { TextMark($0, theme.title) }
  }

  /// The marks of a style sheet: its comments.
  static func marks(ofStyling text: String, theme: Theme) -> [TextMark] {
    var search = TemplateMarks(text)
    return search.ranges("/*", "*/").map { TextMark($0, theme.muted) }
  }

  private mutating func replacements() -> [Range<Int>] { ranges("{{", "}}") }

  /// All that stands between two delimiters, with them.
  private mutating func ranges(_ open: String, _ close: String) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var index = 0
    while index < characters.count {
      guard has(open, at: index), let end = end(close, from: index + open.count) else {
        index += 1
        continue
      }
      ranges.append(index..<end)
      index = end
    }
    return ranges
  }

  /// The tags and comments of HTML. A replacement in one does not end it.
  private mutating func tags(around replacements: [Range<Int>]) -> [Range<Int>] {
    let ends = Dictionary(uniqueKeysWithValues: replacements.map { ($0.lowerBound, $0.upperBound) })
    var tags: [Range<Int>] = []
    var index = 0
    while index < characters.count {
      if let end = ends[index] {
        index = end
        continue
      }
      let end = has("<!--", at: index) ? end("-->", from: index + 4) : endOfTag(at: index, ends)
      if let end { tags.append(index..<end) }
      index = end ?? index + 1
    }
    return tags
  }

  /// The index behind a tag; nil if none begins there, or it does not end.
  private mutating func endOfTag(at start: Int, _ replacements: [Int: Int]) -> Int? {
    guard has("<", at: start), start + 1 < characters.count, !missing.contains(">") else {
      return nil
    }
    let first = characters[start + 1]
    guard first.isLetter || "/!?".contains(first) else { return nil }
    var index = start + 1
    while index < characters.count {
      if let end = replacements[index] {
        index = end
      } else if characters[index] == ">" {
        return index + 1
      } else {
        index += 1
      }
    }
    missing.insert(">")
    return nil
  }

  private mutating func end(_ close: String, from start: Int) -> Int? {
    guard !missing.contains(close) else { return nil }
    for index in characters.indices.dropFirst(start) where has(close, at: index) {
      return index + close.count
    }
    missing.insert(close)
    return nil
  }

  private func has(_ text: String, at index: Int) -> Bool {
    characters[index...].starts(with: text)
  }
}
