/// A phrase in the placeholder of another one, in a text in `PseudoLanguage.named`.
public struct NestedPhrase: Hashable, Sendable {
  /// The phrase with the placeholder.
  public let outer: String
  /// The phrase in it.
  public let inner: String

  /// The phrases in a line that stand among another one's own words, where languages have to inflect
  /// them. Not so those that are a sentence or a label of their own, or stand in brackets, in quotation
  /// marks, or behind a colon or a comma. A phrase that is cut off ends where a gap or a frame follows.
  public static func inflected(in line: String) -> Set<NestedPhrase> {
    var found: Set<NestedPhrase> = []
    var open: [(name: String, words: String, isAlone: Bool)] = []
    var rest = line[...]
    while let sign = rest.popFirst() {
      if sign == PseudoLanguage.brackets.open, let bar = rest.firstIndex(of: "|") {
        let name = String(rest[..<bar])
        rest = rest[bar...].dropFirst()
        open.append((name, "", open.last.map { standsAlone(behind: $0.words) } ?? true))
      } else if sign == PseudoLanguage.brackets.close, let inner = open.popLast() {
        guard let outer = open.last, inner.words.last.map({ !".?!".contains($0) }) ?? true
        else { continue }
        let isFirst = outer.words.allSatisfy(\.isWhitespace)
        let ends = rest.first.map { ":.,;)\(PseudoLanguage.brackets.close)".contains($0) } ?? true
        if isFirst ? !ends : !inner.isAlone {
          found.insert(NestedPhrase(outer: outer.name, inner: inner.name))
        }
      } else if "\u{2026}\u{2502}".contains(sign) || (sign == " " && rest.hasPrefix("  ")) {
        open = []
      } else if !open.isEmpty {
        open[open.count - 1].words.append(sign)
      }
    }
    return found
  }

  /// True if what follows some words is a sentence, in brackets, in quotation marks, or behind a colon or
  /// a comma.
  private static func standsAlone(behind words: String) -> Bool {
    let sentence = words.split(omittingEmptySubsequences: false) { ".?!".contains($0) }.last ?? ""
    return sentence.contains { ":(".contains($0) } || !sentence.contains(where: \.isLetter)
      || sentence.last { !$0.isWhitespace }.map { ",\"".contains($0) } == true
  }
}

extension NestedPhrase: CustomStringConvertible {
  /// The names of both.
  public var description: String { "\(outer) < \(inner)" }
}
