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
  /// The colour that the terminal has nearest to `color` that can be read on a background; nil if the
  /// terminal has no colours.
  ///
  /// A colour that can't be read is mixed with white or black, little by little, until it can.
  func readable(_ color: RGBColor, on back: Color = .standard) -> Color? {
    guard colors != .none else { return nil }
    return Color(color).nearest(colors) { color in
      if let contrast = color.contrast(with: back) { return contrast >= variant.textContrast }
      // What has 4.5 to 1 on every background there may be is not to be had.
      guard colors >= .full, background != .unknown else {
        return color.contrast(with: background) ?? 21 >= Color.lowestContrast
      }
      return color.lowestContrast(with: background.known) >= variant.textContrast
    }
  }

  /// A style on a coloured background, with text that can be read on it.
  fileprivate func marked(_ style: Style, _ color: RGBColor) -> Style {
    guard colors != .none else { return style.adding(.reverse) }
    let back = Color(color).shown(with: colors)
    var marked = style
    marked.background = back
    let (black, white) = (Color(red: 0, green: 0, blue: 0), Color(red: 255, green: 255, blue: 255))
    let isLight = (black.contrast(with: back) ?? 1) > (white.contrast(with: back) ?? 1)
    marked.foreground = (isLight ? black : white).reduced(to: colors)
    return marked
  }
}

extension Color {
  fileprivate init(_ color: RGBColor) {
    self.init(red: Int(color.red), green: Int(color.green), blue: Int(color.blue))
  }
}
