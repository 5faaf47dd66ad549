import Testing
import Widgets

@testable import WindowLevels

@Suite("The contrast of themes")
struct ThemeContrastTests {
  private static let depths = ColorDepth.allCases.filter { $0 != .none }

  @Test(
    "text has 4.5 to 1, and frames have 3 to 1, with black and with white",
    arguments: [TerminalBackground.dark, .light],
    depths
  )
  func builtIn(background: TerminalBackground, depth: ColorDepth) {
    let palette = ThemePalette(
      TerminalTraits(colors: depth, unicode: true, background: background)
    )
    for role in ThemeRole.allCases {
      let least = role == .border ? 3 : 4.5
      #expect(palette[role].contrast(with: background) ?? 21 >= least, "\(role)")
    }
    for kind in QueueKind.allCases {
      #expect(palette.count(kind).contrast(with: background) ?? 21 >= 4.5, "\(kind)")
    }
  }

  /// Backgrounds that terminals have by themselves or by well-known themes: black, that of many
  /// editors, Solarized Dark, Nord; white, GNOME's and Solarized Light.
  static let known: [TerminalBackground: [(red: Int, green: Int, blue: Int)]] = [
    .dark: [(0, 0, 0), (0x1E, 0x1E, 0x1E), (0, 0x2B, 0x36), (0x2E, 0x34, 0x40)],
    .light: [(255, 255, 255), (0xEE, 0xEE, 0xEC), (0xFD, 0xF6, 0xE3)],
  ]

  /// The lowest contrast of a colour with the known backgrounds of a kind, or of all where it is not
  /// known which it is; 21 for the terminal's own colour.
  static func lowest(_ color: Color, on background: TerminalBackground) -> Double {
    let backs = known[background] ?? known.values.flatMap(\.self)
    guard let index = color.index else { return 21 }
    func luminance(_ parts: (red: Int, green: Int, blue: Int)) -> Double {
      Luminance.of(
        red: Double(parts.red) / 255,
        green: Double(parts.green) / 255,
        blue: Double(parts.blue) / 255
      )
    }
    let own = luminance(Palette.rgb(index))
    return backs.map { Luminance.contrast(own, luminance($0)) }.min() ?? 21
  }

  @Test(
    "Behind a dialog what has colours of 24 bits goes half of the way to the background",
    arguments: [(TerminalBackground.dark, 100), (.light, 228), (.unknown, 164)]
  )
  func dimmed(background: TerminalBackground, expected: Int) {
    let color = Color(red: 200, green: 200, blue: 200)
    for depth in ColorDepth.allCases {
      let theme = Theme(TerminalTraits(colors: depth, unicode: true, background: background))
      let shade = Style(foreground: color, background: color, attributes: [.bold, .reverse])
      let dimmed = theme.dimmed(shade)
      guard depth >= .full else {
        #expect(dimmed == theme.muted.adding(.reverse))
        continue
      }
      let between = Color(red: expected, green: expected, blue: expected)
      #expect(dimmed.foreground == between && dimmed.background == between)
      #expect(dimmed.attributes == theme.muted.attributes.union(.reverse))
      #expect(theme.dimmed(Style(foreground: Color(208))) == theme.muted)
    }
  }

  @Test(
    "out of 256 colours it is so on every background that is known, and on each of them if it is not",
    arguments: TerminalBackground.allCases
  )
  func known(background: TerminalBackground) {
    let palette = ThemePalette(
      TerminalTraits(colors: .full, unicode: true, background: background)
    )
    for role in ThemeRole.allCases {
      let least = role == .border ? 3 : 4.5
      #expect(Self.lowest(palette[role], on: background) >= least, "\(role)")
    }
    for kind in QueueKind.allCases {
      #expect(Self.lowest(palette.count(kind), on: background) >= 4.5, "\(kind)")
    }
  }

  @Test("bold text of few colours on a light background is not one of their bright ones")
  func bright() {
    for depth in [ColorDepth.sixteen, .eight] {
      let theme = Theme(TerminalTraits(colors: depth, unicode: true, background: .light))
      for style in [theme.accent, theme.bad, theme.warning, theme.selection] {
        #expect(style.foreground == .standard || !style.attributes.contains(.bold))
      }
    }
  }

  @Test("where the background is not known, what has no colour has another sign of its meaning")
  func unknown() {
    for depth in Self.depths {
      let theme = Theme(TerminalTraits(colors: depth, unicode: true))
      #expect(theme.selection.attributes.contains(.reverse))
      #expect(theme.bad.attributes.contains(.bold) && theme.accent.attributes.contains(.bold))
      #expect(theme.muted.attributes.contains(.dim))
    }
  }

  @Test("an own colour is used where it can be read, and the built-in one elsewhere")
  func own() {
    let yellow = Color(226)
    func accent(_ background: TerminalBackground) -> Color {
      let traits = TerminalTraits(colors: .full, unicode: true, background: background)
      return ThemePalette(traits, own: [.accent: yellow])[.accent]
    }
    #expect(accent(.dark) == yellow && accent(.unknown) == yellow)
    #expect(accent(.light) != yellow)
  }

  @Test("the three counts differ from each other", arguments: TerminalBackground.allCases)
  func counts(background: TerminalBackground) {
    let theme = Theme(TerminalTraits(colors: .full, unicode: true, background: background))
    #expect(Set([theme.newCount, theme.learningCount, theme.dueCount]).count == 3)
  }
}
