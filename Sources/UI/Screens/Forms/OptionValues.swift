package import Widgets
import WindowLevels

/// The values that an option can have, in their order, and its current one.
package struct OptionValues: Sendable {
  private let words: [String]
  private let current: Int?

  /// The words for values.
  ///
  /// - Parameter current: the number of the current value, counted from 0; nil if it is none of them.
  package init(_ words: [String], current: Int?) {
    (self.words, self.current) = (words, current)
  }

  /// All of them in one line, the current one in brackets: `‹ 1 · [2] · 5 ›`.
  package func all(_ theme: Theme) -> String { text(words.indices, theme) }

  /// All of them in one line where that has room, else in columns; none if they need more rows.
  package func lines(columns: Int, rows: Int, _ theme: Theme) -> [String] {
    let all = all(theme)
    guard displayWidth(of: all) > columns else { return rows > 0 ? [all] : [] }
    let cells = words.indices.map(cell)
    let width = (cells.map { displayWidth(of: $0) }.max() ?? 0) + Self.gap
    let count = max(1, (columns + Self.gap) / width)
    let lines = stride(from: 0, to: cells.count, by: count).map { start in
      cells[start..<min(start + count, cells.count)].map { cell in
        cell + String(repeating: " ", count: width - displayWidth(of: cell))
      }.joined()
    }
    return lines.count <= rows ? lines : []
  }

  /// The blanks between two columns.
  private static let gap = 2

  /// The words for a value, in brackets if it is the current one.
  private func cell(_ value: Int) -> String {
    value == current ? "[\(words[value])]" : words[value]
  }

  /// Those around the current one that have room; nil if that one has none.
  package func text(columns: Int, _ theme: Theme) -> String? {
    var shown = (current ?? 0)..<(current ?? 0)
    var text: String?
    while true {
      // Those behind it and those before it take turns.
      let next = shown.lowerBound..<min(words.count, shown.upperBound + 1)
      let previous = max(0, shown.lowerBound - 1)..<shown.upperBound
      let center = current ?? 0
      let isNextFirst = shown.upperBound - center <= center - shown.lowerBound + 1
      let wider = (isNextFirst ? [next, previous] : [previous, next]).first {
        $0 != shown && displayWidth(of: self.text($0, theme)) <= columns
      }
      guard let wider else { return text }
      shown = wider
      text = self.text(shown, theme)
    }
  }

  private func text(_ shown: Range<Int>, _ theme: Theme) -> String {
    let ellipsis = [String(Character(theme.ellipsis))]
    let parts =
      (shown.lowerBound > 0 ? ellipsis : []) + shown.map(cell)
      + (shown.upperBound < words.count ? ellipsis : [])
    let pointer = Character(theme.pointer)
    let opening: Character = pointer == "›" ? "‹" : "<"
    return "\(opening) \(parts.joined(separator: " \(theme.separator) ")) \(pointer)"
  }
}
