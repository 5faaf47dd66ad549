import Flashcards

/// The declarations of a `style` attribute that have a meaning here.
enum InlineStyle {
  /// Changes `state` by a style sheet's declarations.
  static func apply(_ text: String, to state: inout TextState) {
    for declaration in text.prefix(2_000).split(separator: ";") {
      guard let colon = declaration.firstIndex(of: ":") else { continue }
      let name = declaration[..<colon].trimmedLowercase
      let value = declaration[declaration.index(after: colon)...].trimmedLowercase
      properties[name]?(value, &state)
    }
  }

  private static let properties: [String: @Sendable (String, inout TextState) -> Void] = [
    "color": { value, state in if let color = CSSColor.color(value) { state.color = color } },
    "background-color": background,
    "background": background,
    "font-weight": { value, state in
      let isBold = value.hasPrefix("bold") || (Int(value).map { $0 >= 600 } ?? false)
      set(.strong, isBold, &state)
    },
    "font-style": { value, state in
      set(.emphasis, value.hasPrefix("italic") || value.hasPrefix("oblique"), &state)
    },
    "text-decoration": decoration,
    "text-decoration-line": decoration,
    "vertical-align": { value, state in
      state.script = value == "super" ? .raised : value == "sub" ? .lowered : state.script
    },
    "display": { value, state in state.isRemoved = value.hasPrefix("none") },
    "visibility": { value, state in state.isConcealed = value.hasPrefix("hidden") },
    "white-space": { value, state in
      state.whiteSpace =
        value.hasPrefix("pre-line")
        ? .linesKept : value.hasPrefix("pre") || value == "break-spaces" ? .kept : .collapsed
    },
    "text-align": { value, state in
      state.alignment = alignments[value] ?? state.alignment
    },
  ]

  /// The values of `text-align` and of the attribute `align`.
  static let alignments: [String: StyledTable.Alignment] = [
    "left": .left, "start": .left, "center": .center, "right": .right, "end": .right,
  ]

  private static let background: @Sendable (String, inout TextState) -> Void = { value, state in
    if let color = CSSColor.color(value) { state.background = color }
  }

  private static let decoration: @Sendable (String, inout TextState) -> Void = { value, state in
    if value.contains("underline") { state.style.insert(.underline) }
    if value.contains("line-through") { state.style.insert(.struck) }
  }

  private static func set(_ style: TextStyle, _ isSet: Bool, _ state: inout TextState) {
    if isSet { state.style.insert(style) } else { state.style.remove(style) }
  }
}

extension Substring {
  /// The text in lower case without white space at its ends, nor `!important`.
  fileprivate var trimmedLowercase: String {
    var rest = self.drop(while: \.isWhitespace)
    while rest.last?.isWhitespace == true { rest.removeLast() }
    let text = rest.lowercased()
    guard text.hasSuffix("!important") else { return text }
    var kept = text.dropLast("!important".count)
    while kept.last?.isWhitespace == true { kept.removeLast() }
    return String(kept)
  }
}
