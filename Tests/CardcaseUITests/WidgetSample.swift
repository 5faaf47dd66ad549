import Testing
import WindowLevels

@testable import Widgets

/// A widget in its golden file: at several sizes, and on several terminals.
struct WidgetSample: CustomTestStringConvertible, Sendable {
  let name: String
  let draw: @Sendable (Rect, inout Canvas, Theme) -> Void

  var testDescription: String { name }

  /// All samples.
  static let all = plots + lists

  /// The sizes, and the terminals: one of 256 colours, one of 8 and one with neither colours nor
  /// Unicode.
  var text: String {
    let sizes = [
      Size(width: 36, height: 6), Size(width: 20, height: 3), Size(width: 76, height: 10),
      Size(width: 120, height: 14),
    ]
    let terminals = [
      TerminalTraits(colors: .full, unicode: true, background: .dark),
      TerminalTraits(colors: .eight, unicode: true, background: .light),
      TerminalTraits(colors: .none, unicode: false),
    ]
    return sizes.flatMap { size in
      terminals.map { traits in
        var canvas = Canvas(size: size)
        let bounds = canvas.bounds
        draw(bounds, &canvas, Theme(traits))
        return GoldenScreen.part(canvas, canvas.lines.map(\.trimmed))
      }
    }.joined(separator: "\n\n") + "\n"
  }
}

extension String {
  /// The string without blanks at its end.
  fileprivate var trimmed: String { String(reversed().drop { $0 == " " }.reversed()) }
}
