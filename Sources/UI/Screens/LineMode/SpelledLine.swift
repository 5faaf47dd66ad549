package import Wording

/// Some characters of a line, each with the word that spells it. Only one of them at a time is ever
/// in a string.
package struct SpelledLine: Sendable {
  /// The line whose characters are spelled.
  fileprivate let origin: [SpokenLine]
  /// The characters that are spelled, counted from 0.
  fileprivate let range: Range<Int>
  fileprivate let wording: Wording

  /// The greatest number of characters in a line: as many as one can write down while listening.
  fileprivate static let length = 4

  /// The line whose characters are spelled.
  package var line: SpokenLine { origin.first ?? .text("") }

  /// Hands on the words, character by character.
  package func forEachScalar(_ body: (Unicode.Scalar) -> Void) {
    if case .recoveryGroup(let group, _) = line { "\(group + 1): ".unicodeScalars.forEach(body) }
    var index = 0
    line.forEachValue { scalar in
      if range.contains(index) {
        if index > range.lowerBound { wording(.listComma).unicodeScalars.forEach(body) }
        wording.spelling(of: scalar).unicodeScalars.forEach(body)
      }
      index += 1
    }
  }
}

extension SpelledLine: Equatable {
  package static func == (left: SpelledLine, right: SpelledLine) -> Bool {
    left.origin == right.origin && left.range == right.range
  }
}

extension SpokenLine {
  /// The lines that spell it, four characters in each or as many as are written together.
  package func spelled(_ wording: Wording) -> [SpokenLine] {
    var count = 0
    forEachValue { _ in count += 1 }
    var starts = Array(stride(from: 0, to: count, by: SpelledLine.length))
    switch self {
    case .digits(_, _, let gaps) where !gaps.isEmpty:
      starts = [0] + gaps.filter { (1..<max(count, 1)).contains($0) }
    case .recoveryGroup: starts = [0]
    case .text, .count, .digits, .secret, .secretText, .spelled: break
    }
    return zip(starts, starts.dropFirst() + [count]).map { start, end in
      .spelled(SpelledLine(origin: [self], range: start..<end, wording: wording))
    }
  }
}
