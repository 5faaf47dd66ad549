/// Reads one term of a search: a text, or a key with its argument.
struct SearchTermParser {
  let text: [Unicode.Scalar]
  let key: Range<Int>?
  let value: Range<Int>

  /// A term that stands in a range, with the key in it if there is one.
  init(_ text: [Unicode.Scalar], _ range: Range<Int>) {
    if let colon = SearchScanner.colon(text, in: range) {
      self.init(text, key: range.lowerBound..<colon, value: colon + 1..<range.upperBound)
    } else {
      self.init(text, key: nil, value: range)
    }
  }

  /// A term by the ranges of its key, without the colon, and its value.
  init(_ text: [Unicode.Scalar], key: Range<Int>?, value: Range<Int>) {
    (self.text, self.key, self.value) = (text, key, value)
  }

  func term() throws(SearchError) -> SearchTerm {
    guard let key else { return .text(try pattern(value)) }
    guard !key.isEmpty else {
      throw SearchError(reason: .missingKey, range: key.lowerBound..<key.lowerBound + 1)
    }
    guard let known = SearchKey(written: string(key)) else {
      return .field(name: try pattern(key), try fieldMatch())
    }
    return try term(known.argument, behind: known.written)
  }

  /// Reads the argument of a key.
  private func term(
    _ argument: SearchArgument,
    behind key: String
  ) throws(SearchError) -> SearchTerm {
    switch argument {
    case .pattern(let make, let words):
      let written = string(value)
      if let word = words.first(where: { $0.key == written }) { return word.value }
      return make(try pattern(value))
    case .verbatim(let make): return make(string(value))
    case .plain(let make): return make(try plain(value))
    case .regex(let make): return make(regex(value))
    case .tag: return .tag(try tagMatch())
    case .template:
      guard let number = UInt16(string(value)) else { return .template(try pattern(value)) }
      return .templateOrdinal(max(0, Int(number) - 1))
    case .flag: return .flag(try whole(value, in: SearchArgument.flags, behind: key))
    case .state:
      let written = string(value)
      guard let state = SearchState(rawValue: written) else {
        throw error(.oneOf(argument.words, written: written, behind: key))
      }
      return .state(state)
    case .property: return .property(try property(argument.words, behind: key))
    case .days(let least, let make):
      return make(max(least, try whole(value, in: UInt32.min...UInt32.max, behind: key)))
    case .answers:
      let (days, button) = split(value, at: ":")
      let count = try whole(days, in: UInt32.min...UInt32.max, behind: key)
      return .rated(days: max(1, count), button: try self.button(button, behind: key))
    case .id(let make): return make(try whole(value, in: Int64.min...Int64.max, behind: key))
    case .ids(let make): return make(try ids(behind: key))
    case .duplicates:
      let (id, rest) = split(value, at: ",")
      guard let rest else { throw error(.duplicates(behind: key)) }
      let type = try whole(id, in: Int64.min...Int64.max, behind: key)
      return .duplicates(noteType: type, text: regex(rest))
    }
  }

  func string(_ range: Range<Int>) -> String { String(String.UnicodeScalarView(text[range])) }

  /// An error about a range, or about the value; about what stands before it where that is missing.
  func error(_ reason: SearchError.Reason, _ range: Range<Int>? = nil) -> SearchError {
    let range = range ?? value
    let before = (key?.lowerBound ?? range.lowerBound)..<range.lowerBound
    return SearchError(reason: reason, range: range.isEmpty ? before : range)
  }
}
