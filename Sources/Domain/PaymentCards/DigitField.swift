/// A field of digits: the digits, and a caret counted in digits.
///
/// Grouping and drawing are not part of it, so a gap is never in the caret's way.
public struct DigitField<Storage: DigitStorage>: Sendable {
  /// The digits.
  public private(set) var digits: Storage
  /// The index of the digit behind the caret, 0 to `digits.count`.
  public private(set) var caret: Int
  private var previous: Snapshot?

  fileprivate struct Snapshot: Sendable {
    var digits: Storage
    var caret: Int
  }

  private enum CodingKeys: String, CodingKey {
    case digits, caret, previous
  }

  /// An empty field.
  public init() {
    self.init(digits: Storage())
  }

  /// Creates a field with digits and the caret at their end.
  public init(digits: Storage) {
    self.digits = digits
    caret = digits.count
  }

  /// The number of digits.
  public var count: Int { digits.count }

  /// Applies an edit. The template says where groups end and how many digits fit; digits that
  /// already exceed it stay.
  public mutating func apply(_ edit: TextEdit, in template: DigitTemplate) -> DigitEditOutcome {
    switch edit {
    case .type(let scalar): return type(scalar, in: template)
    case .backspace: return take(caret - 1..<caret)
    case .delete: return take(caret..<caret + 1)
    case .deleteToStart: return take(0..<caret)
    case .deleteToEnd: return take(caret..<count)
    case .deleteGroup: return take(template.groupStart(before: caret)..<caret)
    case .left: return caret == 0 ? .atEdge(.start) : move(to: caret - 1)
    case .right: return caret == count ? .atEdge(.end) : move(to: caret + 1)
    case .home: return move(to: 0)
    case .end: return move(to: count)
    case .undo: return undo()
    }
  }

  /// Inserts as many digits as fit at the caret, and moves the caret behind them.
  public mutating func insert(
    _ source: some DigitSource,
    in template: DigitTemplate
  ) -> DigitInsertion {
    let room = max(0, template.capacity - count)
    let inserted = min(room, source.count)
    guard inserted > 0 else { return DigitInsertion(inserted: 0, dropped: source.count) }
    let isDone = change(by: inserted) { field in
      for index in 0..<inserted { field.put(source.digit(at: index)) }
    }
    return isDone
      ? DigitInsertion(inserted: inserted, dropped: source.count - inserted)
      : DigitInsertion(inserted: 0, dropped: source.count)
  }

  /// Replaces all digits and moves the caret to their end. Undo restores the old ones.
  public mutating func replaceAll(with newDigits: Storage) {
    remember()
    digits = newDigits
    caret = newDigits.count
  }

  /// Discards the digits kept for undo.
  public mutating func forgetUndo() {
    previous = nil
  }

  private mutating func type(
    _ scalar: Unicode.Scalar,
    in template: DigitTemplate
  ) -> DigitEditOutcome {
    switch ScalarKind(scalar) {
    case .digit(let digit):
      return type(digit, in: template)
    case .separator:
      // `1` and a slash is January; a `1` alone could still become 10, 11 or 12.
      guard template.beginsWithMonth, caret == 1, count == 1, digits.digit(at: 0) == 1 else {
        return .swallowed
      }
      return change(by: 1) { $0.fillMonth() } ? .changed : .rejected(.noMemory)
    case .other:
      return .rejected(.notADigit)
    }
  }

  /// Inserts while there is room, else overwrites the digit after the caret, as restricted-input
  /// does.
  private mutating func type(_ digit: UInt8, in template: DigitTemplate) -> DigitEditOutcome {
    let isDone: Bool
    if count < template.capacity {
      let lacksZero = template.beginsWithMonth && caret == count && monthIsWhole(with: digit)
      isDone = change(by: lacksZero ? 2 : 1) { field in
        if lacksZero { field.fillMonth() }
        field.put(digit)
      }
    } else if caret < count {
      isDone = change(by: 0) { field in
        if field.digits.replace(at: field.caret, with: digit) {
          field.caret += 1
        } else {
          field.digits.removeAll()
        }
      }
    } else {
      return .rejected(.full(capacity: template.capacity))
    }
    return isDone ? .changed : .rejected(.noMemory)
  }

  /// True if the month lacks only its leading zero when the digit comes: 2 to 9 as the first digit,
  /// and 3 to 9 after a 1, which is then January and the first digit of the year.
  private func monthIsWhole(with digit: UInt8) -> Bool {
    count == 0 ? digit > 1 : count == 1 && digits.digit(at: 0) == 1 && digit > 2
  }

  private mutating func fillMonth() {
    digits.insert(0, at: 0)
    caret += 1
  }

  private mutating func put(_ digit: UInt8) {
    digits.insert(digit, at: caret)
    caret += 1
  }

  private mutating func take(_ range: Range<Int>) -> DigitEditOutcome {
    guard !range.isEmpty, range.lowerBound >= 0, range.upperBound <= count else {
      return .unchanged
    }
    let isDone = change(by: -range.count) { field in
      field.digits.remove(range)
      field.caret = range.lowerBound
    }
    return isDone ? .changed : .rejected(.noMemory)
  }

  /// Makes a change that undo can revert. If there are not `growth` digits more afterwards, because
  /// the memory for it was lacking, the field is restored.
  private mutating func change(by growth: Int, _ body: (inout DigitField) -> Void) -> Bool {
    let before = self
    remember()
    body(&self)
    guard digits.count == before.digits.count + growth else {
      self = before
      return false
    }
    return true
  }

  private mutating func move(to target: Int) -> DigitEditOutcome {
    guard target != caret else { return .unchanged }
    caret = target
    return .moved
  }

  private mutating func undo() -> DigitEditOutcome {
    guard let back = previous else { return .unchanged }
    remember()
    digits = back.digits
    caret = back.caret
    return .changed
  }

  private mutating func remember() {
    previous = Snapshot(digits: digits, caret: caret)
  }
}

extension DigitField: Equatable where Storage: Equatable {}
extension DigitField.Snapshot: Equatable where Storage: Equatable {}
extension DigitField.Snapshot: Encodable where Storage: Encodable {}
extension DigitField.Snapshot: Decodable where Storage: Decodable {}

extension DigitField: Encodable where Storage: Encodable {}

extension DigitField: Decodable where Storage: Decodable {
  /// Decodes a field. A caret outside the digits is moved to their end.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(digits: try values.decode(Storage.self, forKey: .digits))
    let kept = try values.decode(Int.self, forKey: .caret)
    if (0...count).contains(kept) { caret = kept }
    previous = try values.decodeIfPresent(Snapshot.self, forKey: .previous)
    if let back = previous, !(0...back.digits.count).contains(back.caret) { previous = nil }
  }
}
