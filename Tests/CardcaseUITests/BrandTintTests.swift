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
    #expect(tint.onDark.lowestContrast(with: TerminalBackground.dark.known) >= 4.5)
    #expect(tint.onLight.lowestContrast(with: TerminalBackground.light.known) >= 4.5)
  }

  @Test("is none of the colours that mean something", arguments: tints)
  func meaningless(tint: BrandTint) {
    for ground in ThemeContrastTests.Ground.all where ground.variant != .highContrast {
      let palette = ground.palette
      let own = ground.background == .dark ? tint.onDark : tint.onLight
      let meant = [ThemeRole.accent, .good, .bad, .warning, .selection].map { palette[$0] }
      #expect(!meant.contains(own))
      for role in [ThemeRole.good, .bad] {
        #expect(Self.distance(own, palette[role]) >= 40, "\(ground.testDescription), \(role)")
      }
    }
  }

  /// The distance of two colours in RGB.
  private static func distance(_ one: Color, _ other: Color) -> Double {
    guard let one = one.parts, let other = other.parts else { return 0 }
    let parts = [one.red - other.red, one.green - other.green, one.blue - other.blue]
    return Double(parts.reduce(0) { $0 + $1 * $1 }).squareRoot()
  }

  @Test("is left out where contrast is to be high")
  func highContrast() {
    for ground in ThemeContrastTests.Ground.all where ground.variant == .highContrast {
      let theme = ground.theme()
      #expect(BrandTint.name(of: .visa, theme) == .plain)
      #expect(BrandTint.of(.visa).edge(theme) == nil)
    }
  }

  @Test("tells cards of the great brands apart with 8 colours too")
  func apart() {
    let brands: [Brand?] = [
      .visa, .mastercard, .americanExpress, .discover, .jcb, .unionpay, nil,
    ]
    #expect(Set(brands.map { BrandTint.of($0).basicFill }).count == brands.count)
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
