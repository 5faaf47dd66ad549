import PaymentCards
import Widgets
import WindowLevels

/// The colours of a brand, out of 256: of its name, and of its drawn cards.
///
/// Names have a contrast of 4.5 to 1 with black, with white, or with both; so have the captions of
/// a card with its fill, which is dark enough for white text.
struct BrandTint: Hashable, Sendable {
  /// The name on a dark background.
  let onDark: Color
  /// The name on a light background.
  let onLight: Color
  /// The name on an unknown background.
  let onAny: Color
  /// The fill of a card.
  let fill: Color
  /// Captions and placeholders on the fill.
  let captions: Color

  private init(_ onDark: UInt8, _ onLight: UInt8, _ onAny: UInt8, _ fill: UInt8, _ captions: UInt8)
  {
    self.onDark = Color(onDark)
    self.onLight = Color(onLight)
    self.onAny = Color(onAny)
    self.fill = Color(fill)
    self.captions = Color(captions)
  }

  /// The tint of a card whose brand is not known.
  static let unknown = BrandTint(250, 240, 243, 238, 250)

  /// The tint of each brand.
  static let table: [Brand: BrandTint] = [
    .visa: BrandTint(75, 19, 63, 18, 247),
    .mastercard: BrandTint(209, 124, 131, 88, 249),
    .americanExpress: BrandTint(45, 25, 29, 25, 255),
    .dinersClub: BrandTint(252, 240, 243, 238, 250),
    .discover: BrandTint(215, 94, 131, 94, 255),
    .troy: BrandTint(80, 24, 29, 24, 252),
    .jcb: BrandTint(114, 22, 29, 22, 252),
    .unionpay: BrandTint(204, 125, 163, 124, 252),
    .naranja: BrandTint(208, 130, 131, 94, 255),
    .verve: BrandTint(177, 53, 98, 53, 248),
    .maestro: BrandTint(141, 55, 98, 54, 249),
    .elo: BrandTint(250, 238, 243, 236, 248),
    .mir: BrandTint(78, 23, 29, 23, 252),
    .hiper: BrandTint(205, 89, 163, 89, 250),
    .hipercard: BrandTint(203, 88, 131, 52, 247),
    .rupay: BrandTint(215, 94, 131, 94, 255),
    .dankort: BrandTint(209, 124, 131, 88, 249),
    .bancontact: BrandTint(45, 25, 29, 25, 255),
    .cartesBancaires: BrandTint(114, 22, 29, 22, 252),
    .girocard: BrandTint(75, 19, 63, 18, 247),
    .pagobancomat: BrandTint(45, 25, 29, 25, 255),
    .bankaxept: BrandTint(141, 55, 98, 54, 249),
    .eftpos: BrandTint(203, 88, 131, 52, 247),
    .interac: BrandTint(208, 130, 131, 94, 255),
    .mada: BrandTint(114, 22, 29, 22, 252),
    .meeza: BrandTint(177, 53, 98, 53, 248),
    .paypak: BrandTint(78, 23, 29, 23, 252),
    .bcCard: BrandTint(204, 125, 163, 124, 252),
    .lankapay: BrandTint(80, 24, 29, 24, 252),
    .napas: BrandTint(75, 19, 63, 18, 247),
    .humo: BrandTint(208, 130, 131, 94, 255),
    .uzcard: BrandTint(80, 24, 29, 24, 252),
    .ukrcard: BrandTint(252, 240, 243, 238, 250),
    .borica: BrandTint(205, 89, 163, 89, 250),
    .instapayment: BrandTint(141, 55, 98, 54, 249),
    .uatp: BrandTint(252, 240, 243, 238, 250),
    .gpn: BrandTint(209, 124, 131, 88, 249),
  ]

  /// The tint of a brand.
  static func of(_ brand: Brand?) -> BrandTint { brand.flatMap { table[$0] } ?? unknown }

  /// Text on the fill.
  static let text = Color(231)
  /// The magnetic stripe on the fill.
  static let stripe = Color(16)
  /// The focus frame on the fill, where that of the theme is too dark for it.
  static let brightAccent = Color(214)
  /// The lowest contrast of the focus frame with the fill.
  static let lowestFrameContrast = 3.0

  /// The style of a brand's name in a list.
  static func name(of brand: Brand?, _ theme: Theme) -> Style {
    guard theme.colors == .full, let brand else { return .plain }
    let tint = of(brand)
    return switch theme.background {
    case .dark: Style(foreground: tint.onDark)
    case .light: Style(foreground: tint.onLight)
    case .unknown: Style(foreground: tint.onAny)
    }
  }

  /// Fills a drawn card with the tint, and changes the colours of what is drawn on it to such that
  /// can be read there.
  func fill(_ rect: Rect, of canvas: inout Canvas, _ theme: Theme) {
    guard theme.colors == .full else { return }
    let accent = accent(theme)
    canvas.restyle(rect) { style in
      var style = style
      style.background = fill
      switch style.foreground {
      case theme.muted.foreground, theme.border.foreground: style.foreground = captions
      case theme.accent.foreground: style.foreground = accent
      case .standard, theme.text.foreground: style.foreground = Self.text
      default: break
      }
      return style
    }
  }

  /// The colour of the focus frame on the fill.
  func accent(_ theme: Theme) -> Color {
    let own = theme.accent.foreground
    let isVisible = (own.contrast(with: fill) ?? 0) >= Self.lowestFrameContrast
    return isVisible ? own : Self.brightAccent
  }
}
