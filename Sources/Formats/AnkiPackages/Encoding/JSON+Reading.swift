import ReaderProtocol

extension JSON {
  /// The value that a text is; nil if it is none.
  init?(_ text: [UInt8]) {
    let value = text.withUnsafeBytes { bytes -> JSON? in
      var scanner = JSONScanner(bytes)
      // All that counts is that it is none.
      let value = try? JSON(&scanner, depth: 0)
      return scanner.isAtEnd ? value : nil
    }
    guard let value else { return nil }
    self = value
  }

  private init(_ scanner: inout JSONScanner, depth: Int) throws(CardFileFailure) {
    guard depth < JSONValue.depth else { throw .tooDeep }
    switch scanner.next {
    case UInt8(ascii: "{"):
      var members: [Member] = []
      try scanner.eachElement(in: "{", "}") { scanner throws(CardFileFailure) in
        let name = try scanner.value()
        guard name.isString else { throw .broken(at: scanner.place) }
        try scanner.take(UInt8(ascii: ":"))
        members.append(Member(name.string, try JSON(&scanner, depth: depth + 1)))
      }
      self = .object(members)
    case UInt8(ascii: "["):
      var elements: [JSON] = []
      try scanner.eachElement(in: "[", "]") { scanner throws(CardFileFailure) in
        elements.append(try JSON(&scanner, depth: depth + 1))
      }
      self = .array(elements)
    default: try self.init(single: scanner.value(), at: scanner.place)
    }
  }

  private init(single value: JSONValue, at place: Int) throws(CardFileFailure) {
    if value.isString {
      self = .string(value.string)
    } else if value.isNull {
      self = .null
    } else if value.isTrue || value.isFalse {
      self = .bool(value.isTrue)
    } else {
      guard Double(value.string) != nil else { throw .broken(at: place) }
      self = .number(value.string)
    }
  }
}
