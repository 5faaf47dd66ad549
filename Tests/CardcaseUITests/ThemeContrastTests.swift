import Glibc
import Testing
import Widgets

@testable import WindowLevels

@Suite("The contrast of themes")
struct ThemeContrastTests {
  private static let depths = ColorDepth.allCases.filter { $0 != .none }

  /// A variant on a background that is known.
  struct Ground: CustomTestStringConvertible, Sendable {
    let variant: ThemeVariant
    let background: TerminalBackground

    static let all = ThemeVariant.allCases.flatMap { variant in
      [TerminalBackground.dark, .light].map { Ground(variant: variant, background: $0) }
    }

    var testDescription: String { "\(variant), \(background)" }

    func theme(_ colors: ColorDepth = .full) -> Theme {
      Theme(
        TerminalTraits(colors: colors, unicode: true, background: background),
        variant: variant
      )
    }

    var palette: ThemePalette {
      ThemePalette(TerminalTraits(colors: .full, unicode: true, background: background), variant)
    }
  }

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
      #expect(palette[role].lowestContrast(with: background.known) >= least, "\(role)")
    }
    for kind in QueueKind.allCases {
      #expect(palette.count(kind).lowestContrast(with: background.known) >= 4.5, "\(kind)")
    }
    #expect(palette.focusFrame.lowestContrast(with: background.known) >= 3)
    #expect(palette.focusFrame != .standard)
  }

  @Test(
    "each variant has its own contrast on every background that is known",
    arguments: Ground.all
  )
  func variants(ground: Ground) {
    let (variant, backs, palette) = (ground.variant, ground.background.known, ground.palette)
    for role in ThemeRole.allCases {
      let least = role == .border ? variant.frameContrast : variant.textContrast
      #expect(palette[role].lowestContrast(with: backs) >= least, "\(role)")
    }
    for kind in QueueKind.allCases {
      #expect(palette.count(kind).lowestContrast(with: backs) >= variant.textContrast, "\(kind)")
    }
    #expect(variant.textContrast == (variant == .highContrast ? 7 : 4.5))
    // In that one nothing is left to the terminal.
    #expect((palette[.text] != .standard) == (variant == .highContrast))
  }

  @Test(
    "on the focused row all text has it too, and its own colour, and the row can be seen",
    arguments: Ground.all,
    [ColorDepth.full, .direct]
  )
  func focused(ground: Ground, depth: ColorDepth) throws {
    let theme = ground.theme(depth)
    let styles = [
      theme.text, .plain, theme.title, theme.muted, theme.accent, theme.good, theme.bad,
      theme.warning, theme.selection, theme.newCount, theme.learningCount, theme.dueCount,
      Style(foreground: Color(red: 128, green: 0, blue: 0)), Style(foreground: Color(4)),
    ]
    for style in styles {
      let focused = theme.focused(style)
      let contrast = try #require(focused.foreground.contrast(with: focused.background))
      #expect(contrast >= ground.variant.textContrast, "\(style)")
      #expect(focused.attributes == style.attributes)
    }
    let row = theme.focused(.plain).background
    #expect(row.lowestContrast(with: ground.background.known) >= 1.25)
    let counts = [theme.newCount, theme.learningCount, theme.dueCount].map(theme.focused)
    #expect(Set(counts.map(\.foreground)).count == 3)
    #expect(theme.focused(theme.good).foreground != theme.focused(theme.bad).foreground)
  }

  @Test("for eyes that see few hues right and wrong, and the counts, differ in lightness")
  func lightness() {
    for ground in Ground.all where ground.variant == .colorBlind {
      let palette = ground.palette
      let counts = QueueKind.allCases.map { palette.count($0) }
      for eye in Eye.allCases {
        let least = eye == .usual ? 14.0 : 10
        let (good, bad) = (eye.lightness(of: palette[.good]), eye.lightness(of: palette[.bad]))
        #expect(abs(good - bad) >= least + 5, "\(ground.background), \(eye)")
        let sorted = counts.map(eye.lightness).sorted()
        for (one, next) in zip(sorted, sorted.dropFirst()) {
          #expect(next - one >= least, "\(ground.background), \(eye)")
        }
      }
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

  @Test("nothing is dim where contrast is to be high")
  func dim() {
    for background in TerminalBackground.allCases {
      for depth in ColorDepth.allCases {
        let traits = TerminalTraits(colors: depth, unicode: true, background: background)
        let theme = Theme(traits, variant: .highContrast)
        for style in [theme.muted, theme.border] { #expect(!style.attributes.contains(.dim)) }
      }
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

/// Eyes, and what they see of colours: the matrices for the linear parts of sRGB by Machado, Oliveira
/// and Fernandes (2009), for eyes that lack one of the three kinds of cones.
private enum Eye: CaseIterable {
  case usual, protan, deutan, tritan

  private var matrix: [[Double]] {
    switch self {
    case .usual: [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
    case .protan:
      [
        [0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216],
        [-0.003882, -0.048116, 1.051998],
      ]
    case .deutan:
      [
        [0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413],
        [-0.011820, 0.042940, 0.968881],
      ]
    case .tritan:
      [
        [1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602],
        [0.004733, 0.691367, 0.303900],
      ]
    }
  }

  /// The lightness (CIE L*), from 0 to 100.
  func lightness(of color: Color) -> Double {
    guard let parts = color.parts else { return 0 }
    // The luminance of a grey is its linear part.
    let linear = [parts.red, parts.green, parts.blue].map { part in
      Luminance.of(red: Double(part) / 255, green: Double(part) / 255, blue: Double(part) / 255)
    }
    let seen = matrix.map { row in
      min(1, max(0, zip(row, linear).reduce(0) { $0 + $1.0 * $1.1 }))
    }
    let luminance = 0.2126 * seen[0] + 0.7152 * seen[1] + 0.0722 * seen[2]
    return luminance > 0.008856 ? 116 * pow(luminance, 1.0 / 3) - 16 : 903.3 * luminance
  }
}
