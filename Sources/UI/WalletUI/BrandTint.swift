import PaymentCards
import Widgets
import WindowLevels

/// The colours of a brand, out of 256: of its name, and of its drawn cards.
///
/// Names have a contrast of 4.5 to 1 with the backgrounds that the theme has it with, and none of
/// its colours; where the background is not known they have no colour. Captions of a card have it
/// with its fill, which is dark enough for white text. The theme of high contrast has no tints.
struct BrandTint: Hashable, Sendable {
  /// The name on a dark background.
  let onDark: Color
  /// The name on a light background.
  let onLight: Color
  /// The fill of a card.
  let fill: Color
  /// Captions and placeholders on the fill.
  let captions: Color

  private init(_ onDark: UInt8, _ onLight: UInt8, _ fill: UInt8, _ captions: UInt8) {
    self.onDark = Color(onDark)
    self.onLight = Color(onLight)
    self.fill = Color(fill)
    self.captions = Color(captions)
  }

  /// The tint of a card whose brand is not known.
  static let unknown = BrandTint(250, 240, 238, 250)

  /// The tint of each brand.
  static let table: [Brand: BrandTint] = [
    .visa: BrandTint(75, 20, 18, 247),
    .mastercard: BrandTint(215, 52, 88, 249),
    .americanExpress: BrandTint(45, 25, 25, 255),
    .dinersClub: BrandTint(252, 240, 238, 250),
    .discover: BrandTint(222, 52, 94, 255),
    .troy: BrandTint(81, 24, 24, 252),
    .jcb: BrandTint(186, 23, 22, 252),
    .unionpay: BrandTint(218, 125, 124, 252),
    .naranja: BrandTint(214, 52, 94, 255),
    .verve: BrandTint(177, 53, 53, 248),
    .maestro: BrandTint(141, 91, 54, 249),
    .elo: BrandTint(250, 238, 236, 248),
    .mir: BrandTint(42, 23, 23, 252),
    .hiper: BrandTint(212, 89, 89, 250),
    .hipercard: BrandTint(215, 52, 52, 247),
    .rupay: BrandTint(222, 52, 94, 255),
    .dankort: BrandTint(215, 52, 88, 249),
    .bancontact: BrandTint(45, 25, 25, 255),
    .cartesBancaires: BrandTint(186, 23, 22, 252),
    .girocard: BrandTint(75, 20, 18, 247),
    .pagobancomat: BrandTint(45, 25, 25, 255),
    .bankaxept: BrandTint(141, 91, 54, 249),
    .eftpos: BrandTint(215, 52, 52, 247),
    .interac: BrandTint(214, 52, 94, 255),
    .mada: BrandTint(186, 23, 22, 252),
    .meeza: BrandTint(177, 53, 53, 248),
    .paypak: BrandTint(42, 23, 23, 252),
    .bcCard: BrandTint(218, 125, 124, 252),
    .lankapay: BrandTint(81, 24, 24, 252),
    .napas: BrandTint(75, 20, 18, 247),
    .humo: BrandTint(214, 52, 94, 255),
    .uzcard: BrandTint(81, 24, 24, 252),
    .ukrcard: BrandTint(252, 240, 238, 250),
    .borica: BrandTint(212, 89, 89, 250),
    .instapayment: BrandTint(141, 91, 54, 249),
    .uatp: BrandTint(252, 240, 238, 250),
    .gpn: BrandTint(215, 52, 88, 249),
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
    guard theme.colors >= .full, theme.hasTints, let brand else { return .plain }
    let tint = of(brand)
    return switch theme.background {
    case .dark: Style(foreground: tint.onDark)
    case .light: Style(foreground: tint.onLight)
    case .unknown: .plain
    }
  }

  /// Fills a drawn card with the tint, and changes the colours of what is drawn on it to such that
  /// can be read there.
  func fill(_ rect: Rect, of canvas: inout Canvas, _ theme: Theme) {
    guard theme.colors != .none, theme.hasTints else { return }
    guard theme.colors >= .full else {
      canvas.restyle(rect) { style in
        // Few colours, each with the one of black and white that can be read on it. The focus keeps
        // its own where it can be seen.
        var style = style
        let isFocus = style.foreground == theme.focusFrame.foreground
        let contrast = style.foreground.contrast(with: basicFill) ?? 1
        if !isFocus || contrast < Self.lowestFrameContrast { style.foreground = basicText }
        style.background = basicFill
        // Placeholders are weaker than what is typed, as they have no colour of their own for it.
        return style
      }
      return
    }
    let accent = accent(theme)
    let muted = theme.muted
    canvas.restyle(rect) { style in
      var style = style
      style.background = fill
      switch style.foreground {
      // Where what is muted has no colour of its own, it is dim.
      case muted.foreground where muted.foreground != .standard || style.attributes.contains(.dim),
        theme.border.foreground:
        style.foreground = captions
        style.attributes.subtract(.dim)
      case theme.focusFrame.foreground: style.foreground = accent
      case .standard, theme.text.foreground: style.foreground = Self.text
      default: break
      }
      return style
    }
  }

  /// The fills of drawn cards where there are 8 or 16 colours; black for all others. There is no
  /// magenta, on which neither black nor white can be read.
  private static let basicFills: [Color: UInt8] = [
    Color(18): 4, Color(53): 4, Color(54): 4, Color(88): 1, Color(89): 1, Color(52): 1,
    Color(23): 6, Color(24): 6, Color(25): 6, Color(94): 3, Color(22): 2, Color(124): 7,
  ]

  /// The fill of a drawn card where there are 8 or 16 colours.
  var basicFill: Color { Color(Self.basicFills[fill] ?? 0) }

  /// Text on that fill.
  var basicText: Color {
    [Color(7), Color(0)].max {
      ($0.contrast(with: basicFill) ?? 1) < ($1.contrast(with: basicFill) ?? 1)
    } ?? Color(7)
  }

  /// The colour of the edges of a drawn card; nil where there are no colours.
  func edge(_ theme: Theme) -> Color? {
    guard theme.hasTints else { return nil }
    return switch theme.colors {
    case .full, .direct: fill
    case .sixteen, .eight: basicFill
    case .none: nil
    }
  }

  /// The colour of the focus frame on the fill.
  func accent(_ theme: Theme) -> Color {
    let own = theme.focusFrame.foreground
    let isVisible = (own.contrast(with: fill) ?? 0) >= Self.lowestFrameContrast
    return isVisible ? own : Self.brightAccent
  }
}

extension Theme {
  /// False where a tint would take contrast from the text.
  fileprivate var hasTints: Bool { variant != .highContrast }
}
