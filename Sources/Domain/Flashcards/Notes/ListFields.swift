/// The fields that stand for the two sides of a card where there is one line for each: the first
/// that the front of its template names, and the first other one that the back names.
public struct ListFields: Sendable, Hashable {
  /// The index of the question's field.
  public let question: Int
  /// The index of the answer's field; nil if the back names no other.
  public let answer: Int?
  /// True if the front has no conditions: it shows something where the question's field does.
  let isUnconditional: Bool

  /// Finds the fields of a template.
  init(of template: CardTemplate, in fields: [NoteField]) {
    let front = Self.named(in: template.front, fields)
    let back = Self.named(in: template.back, fields)
    let question = front.first ?? 0
    self.question = question
    isUnconditional = !["{{#", "{{^"].contains { template.front.contains($0) } && !front.isEmpty
    answer = back.first { $0 != question && !front.contains($0) } ?? back.first { $0 != question }
  }

  /// The indices of the fields that a template shows, in the order of the template.
  private static func named(in template: String, _ fields: [NoteField]) -> [Int] {
    var found: [Int] = []
    var rest = Array(template.utf8)[...]
    let (open, close) = (UInt8(ascii: "{"), UInt8(ascii: "}"))
    while let start = rest.firstIndex(of: open) {
      rest = rest[(start + 1)...]
      guard rest.first == open else { continue }
      guard let end = rest.firstIndex(of: close) else { break }
      let tag = String(decoding: rest[(start + 2)..<end], as: UTF8.self).trimmed
      rest = rest[end...]
      // The beginnings and ends of conditions show nothing.
      guard let sign = tag.first, !"#^/!".contains(sign) else { continue }
      let name = tag.split(separator: ":").last.map { String($0).trimmed } ?? ""
      if let index = fields.firstIndex(where: { $0.name == name }), !found.contains(index) {
        found.append(index)
      }
    }
    return found
  }
}

/// A side of a card.
package enum CardSide: Sendable {
  case question, answer
}

extension NoteType {
  /// The field whose first line stands for a side of the card with an ordinal; nil where no field alone
  /// does.
  package func field(showing side: CardSide, ofOrdinal ordinal: Int) -> Int? {
    guard kind != .cloze, let index = template(ofOrdinal: ordinal) else { return nil }
    let shown = listFields[index]
    return side == .question ? shown.question : shown.answer
  }
}
