import PaymentCards
import Testing
import WindowLevels

@testable import WalletUI
@testable import Widgets

@Suite("The tints of brands")
struct BrandTintTests {
  private static let tints = Brand.allCases.map { BrandTint.of($0) } + [.unknown]

  @Test("every brand has one")
  func all() {
    #expect(Set(BrandTint.table.keys) == Set(Brand.allCases))
  }

  @Test("as text has a contrast of 4.5 to 1 on each background", arguments: tints)
  func text(tint: BrandTint) throws {
    #expect(ThemeContrastTests.lowest(tint.onDark, on: .dark) >= 4.5)
    #expect(ThemeContrastTests.lowest(tint.onLight, on: .light) >= 4.5)
  }

  @Test("is none of the colours that mean something", arguments: tints)
  func meaningless(tint: BrandTint) {
    for background in [TerminalBackground.dark, .light] {
      let palette = ThemePalette(
        TerminalTraits(colors: .full, unicode: true, background: background)
      )
      let meant = [ThemeRole.accent, .good, .bad, .warning, .selection].map { palette[$0] }
      #expect(!meant.contains(background == .dark ? tint.onDark : tint.onLight))
    }
  }

  @Test("of a card can be read with 8 colours too", arguments: tints)
  func fewColors(tint: BrandTint) throws {
    #expect(try #require(tint.basicText.contrast(with: tint.basicFill)) >= 4.5)
  }

  @Test(
    "of a card has a contrast of 4.5 to 1 with text and captions, which are weaker",
    arguments: tints
  )
  func card(tint: BrandTint) throws {
    let text = try #require(BrandTint.text.contrast(with: tint.fill))
    let captions = try #require(tint.captions.contrast(with: tint.fill))
    #expect(captions >= 4.5 && captions < text - 0.5)
  }

  @Test("lets the focus frame be seen on the card, on each background", arguments: tints)
  func frame(tint: BrandTint) throws {
    for background in TerminalBackground.allCases {
      let theme = Theme(TerminalTraits(colors: .full, unicode: true, background: background))
      let contrast = try #require(tint.accent(theme).contrast(with: tint.fill))
      #expect(contrast >= BrandTint.lowestFrameContrast)
    }
  }

  @Test("has a stripe that is darker than the card", arguments: tints)
  func stripe(tint: BrandTint) throws {
    let fill = try #require(tint.fill.contrast(with: Color(16)))
    let stripe = try #require(BrandTint.stripe.contrast(with: Color(16)))
    #expect(stripe < fill)
  }
}
