/// A value in a JSON text, read in place: no member of it becomes a value of Swift's before it is asked
/// for, so that what is secret can go straight into guarded memory.
package struct JSONValue {
  /// The deepest nesting of values.
  package static let depth = 64

  /// The value's own bytes, which begin and end with it.
  package let bytes: UnsafeRawBufferPointer
  /// The offset in the file at which it begins.
  package let offset: Int
  /// The members of a file's root, where they are few: each format that might be a file's looks at
  /// them, and none has to go through the whole file again.
  private var index: [(name: RawText, value: JSONValue)]?

  /// The most members of a root that are kept.
  private static let mostIndexed = 64

  /// The value that a whole file is. Throws where it is not JSON as far as that shows without looking
  /// into it, or has something behind it.
  package init(file bytes: UnsafeRawBufferPointer) throws(CardFileFailure) {
    var scanner = JSONScanner(bytes)
    self = try scanner.value()
    guard scanner.isAtEnd else { throw .broken(at: scanner.position) }
    var index: [(name: RawText, value: JSONValue)] = []
    try eachMember { name, value throws(CardFileFailure) in
      if index.count <= Self.mostIndexed { index.append((name, value)) }
    }
    if index.count <= Self.mostIndexed { self.index = index }
  }

  package init(bytes: UnsafeRawBufferPointer, offset: Int) {
    self.bytes = bytes
    self.offset = offset
  }

  package var isObject: Bool { bytes.first == UInt8(ascii: "{") }
  package var isArray: Bool { bytes.first == UInt8(ascii: "[") }
  package var isTrue: Bool { bytes.elementsEqual("true".utf8) }
  package var isFalse: Bool { bytes.elementsEqual("false".utf8) }
  package var isNull: Bool { bytes.elementsEqual("null".utf8) }
  package var isString: Bool { bytes.first == UInt8(ascii: "\"") }

  /// The text of a string or a number; nil of anything else.
  package var text: RawText? {
    guard let first = bytes.first else { return nil }
    switch first {
    case UInt8(ascii: "\""):
      return RawText(UnsafeRawBufferPointer(rebasing: bytes.dropFirst().dropLast()), .json)
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): return RawText(bytes)
    default: return nil
    }
  }

  /// A string's text, or nothing.
  package var string: String { text?.string ?? "" }

  /// A whole number.
  package var integer: Int? { text.flatMap { $0.bytes.count < 20 ? Int($0.string) : nil } }

  /// Hands on each member of an object, in order; none where this is something else.
  package func eachMember(
    _ body: (_ name: RawText, _ value: JSONValue) throws(CardFileFailure) -> Void
  ) throws(CardFileFailure) {
    guard isObject else { return }
    if let index {
      for member in index { try body(member.name, member.value) }
      return
    }
    var scanner = JSONScanner(bytes, of: offset)
    try scanner.eachElement(in: "{", "}") { scanner throws(CardFileFailure) in
      guard let name = try scanner.value().text else { throw .broken(at: scanner.place) }
      try scanner.take(UInt8(ascii: ":"))
      try body(name, scanner.value())
    }
  }

  /// Hands on each element of an array, in order; none where this is something else.
  package func eachElement(
    _ body: (JSONValue) throws(CardFileFailure) -> Void
  ) throws(CardFileFailure) {
    guard isArray else { return }
    var scanner = JSONScanner(bytes, of: offset)
    try scanner.eachElement(in: "[", "]") { scanner throws(CardFileFailure) in
      try body(scanner.value())
    }
  }

  /// The first element of an array; nil where there is none.
  package func firstElement() throws(CardFileFailure) -> JSONValue? {
    guard isArray else { return nil }
    var scanner = JSONScanner(bytes, at: 1, of: offset)
    return try scanner.hasNext(before: UInt8(ascii: "]"), isFirst: true) ? scanner.value() : nil
  }

  /// The members of these names.
  ///
  /// - Throws: `duplicateName` where one of them is there twice, of which programs read different ones
  ///   (RFC 8259, section 4).
  package func members(_ names: StaticString...) throws(CardFileFailure) -> [JSONValue?] {
    var found = [JSONValue?](repeating: nil, count: names.count)
    try eachMember { name, value throws(CardFileFailure) in
      guard let index = names.firstIndex(where: { name.isSame(as: $0) }) else { return }
      guard found[index] == nil else { throw .duplicateName }
      found[index] = value
    }
    return found
  }
}
