import Flashcards
import Widgets
import WindowLevels
import Wording

extension StyledRun {
  /// The style of the text, different from other text even without colours.
  func look(_ base: Style, _ theme: Theme) -> Style {
    var look = base
    if let background { look = theme.marked(look, background) }
    if let color { look.foreground = theme.readable(color, on: look.background) ?? look.foreground }
    switch mark {
    case .plain: break
    case .gap: look = theme.accent
    case .revealed, .expected: look = theme.accent.adding(.underline)
    }
    if placeholder != nil || style.contains(.note) { look = theme.muted }
    if style.contains(.strong) { look = look.adding(.bold) }
    if style.contains(.emphasis) { look = look.adding(.italic) }
    if !style.isDisjoint(with: [.underline, .link]) { look = look.adding(.underline) }
    if !style.isDisjoint(with: [.code, .struck]) { look = look.adding(.dim) }
    return look
  }

  /// The text as this terminal can show it, with what is no text named in words. Struck out text has
  /// a sign at both ends.
  func shown(_ theme: Theme, _ wording: Wording) -> String {
    if let placeholder { return placeholder.words(wording) }
    let shown = theme.showsUnicode ? text : asciiText ?? text
    return style.contains(.struck) && !shown.isEmpty ? "~\(shown)~" : shown
  }

  /// The text for reading out: what stands in brackets on the screen is in words.
  func spoken(_ wording: Wording) -> String {
    if let placeholder { return placeholder.words(wording).withoutBrackets }
    if mark == .gap { return wording.gap(text) }
    let note = text.withoutBrackets
    guard style.contains(.note), note != text else { return text }
    return wording(.spokenLink(number: note))
  }
}

extension Theme {
  /// The lowest contrast of coloured text with what is behind it.
  private static let lowestContrast = 3.0
  private static let steps = 8

  /// The colour that the terminal has nearest to `color` that can be read on a background; nil if the
  /// terminal has no colours.
  ///
  /// A colour that can't be read is mixed with white or black, little by little, until it can.
  func readable(_ color: RGBColor, on back: Color = .standard) -> Color? {
    guard colors != .none else { return nil }
    func contrast(_ color: Color) -> Double {
      color.contrast(with: back) ?? color.contrast(with: background) ?? 21
    }
    for step in 0...Self.steps {
      for target in [255, 0] {
        let parts = [color.red, color.green, color.blue].map { part in
          (Int(part) * (Self.steps - step) + target * step) / Self.steps
        }
        let mixed = shown(Color(red: parts[0], green: parts[1], blue: parts[2]))
        if contrast(mixed) >= Self.lowestContrast { return mixed }
      }
    }
    return nil
  }

  /// A colour as the terminal has it; few colours are chosen by way of the palette.
  private func shown(_ color: Color) -> Color {
    color.reduced(to: max(.full, colors)).reduced(to: colors)
  }

  /// A style on a coloured background, with text that can be read on it.
  fileprivate func marked(_ style: Style, _ color: RGBColor) -> Style {
    guard colors != .none else { return style.adding(.reverse) }
    let parts = (Int(color.red), Int(color.green), Int(color.blue))
    let back = shown(Color(red: parts.0, green: parts.1, blue: parts.2))
    var marked = style
    marked.background = back
    let (black, white) = (Color(red: 0, green: 0, blue: 0), Color(red: 255, green: 255, blue: 255))
    let isLight = (black.contrast(with: back) ?? 1) > (white.contrast(with: back) ?? 1)
    marked.foreground = (isLight ? black : white).reduced(to: colors)
    return marked
  }
}
