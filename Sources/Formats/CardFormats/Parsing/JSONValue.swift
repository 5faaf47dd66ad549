/// A value in a JSON text, read in place: no member of it becomes a value of Swift's before it is asked
/// for, so that what is secret can go straight into guarded memory.
struct JSONValue {
  /// The deepest nesting of values.
  static let depth = 64

  /// The value's own bytes, which begin and end with it.
  let bytes: UnsafeRawBufferPointer
  /// The offset in the file at which it begins.
  let offset: Int

  /// The value that a whole file is. Throws where it is not JSON as far as that shows without looking
  /// into it, or has something behind it.
  init(file bytes: UnsafeRawBufferPointer) throws(CardFileFailure) {
    var scanner = JSONScanner(bytes)
    self = try scanner.value()
    guard scanner.isAtEnd else { throw .broken(at: scanner.position) }
  }

  init(bytes: UnsafeRawBufferPointer, offset: Int) {
    self.bytes = bytes
    self.offset = offset
  }

  var isObject: Bool { bytes.first == UInt8(ascii: "{") }
  var isArray: Bool { bytes.first == UInt8(ascii: "[") }
  var isTrue: Bool { bytes.elementsEqual("true".utf8) }
  var isFalse: Bool { bytes.elementsEqual("false".utf8) }
  var isNull: Bool { bytes.elementsEqual("null".utf8) }
  var isString: Bool { bytes.first == UInt8(ascii: "\"") }

  /// The text of a string or a number; nil of anything else.
  var text: RawText? {
    guard let first = bytes.first else { return nil }
    switch first {
    case UInt8(ascii: "\""):
      return RawText(UnsafeRawBufferPointer(rebasing: bytes.dropFirst().dropLast()), .json)
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): return RawText(bytes)
    default: return nil
    }
  }

  /// A string's text, or nothing.
  var string: String { text?.string ?? "" }

  /// A whole number.
  var integer: Int? { text.flatMap { $0.bytes.count < 20 ? Int($0.string) : nil } }

  /// Hands on each member of an object, in order; none where this is something else.
  func eachMember(
    _ body: (_ name: RawText, _ value: JSONValue) throws(CardFileFailure) -> Void
  ) throws(CardFileFailure) {
    guard isObject else { return }
    var scanner = JSONScanner(bytes, at: 1, of: offset)
    var isFirst = true
    while try scanner.hasNext(before: UInt8(ascii: "}"), isFirst: isFirst) {
      isFirst = false
      guard let name = try scanner.value().text else { throw .broken(at: scanner.place) }
      try scanner.take(UInt8(ascii: ":"))
      try body(name, scanner.value())
    }
  }

  /// Hands on each element of an array, in order; none where this is something else.
  func eachElement(
    _ body: (JSONValue) throws(CardFileFailure) -> Void
  ) throws(CardFileFailure) {
    guard isArray else { return }
    var scanner = JSONScanner(bytes, at: 1, of: offset)
    var isFirst = true
    while try scanner.hasNext(before: UInt8(ascii: "]"), isFirst: isFirst) {
      isFirst = false
      try body(scanner.value())
    }
  }

  /// The members of these names; where there are several of a name, the last.
  func members(_ names: StaticString...) throws(CardFileFailure) -> [JSONValue?] {
    var found = [JSONValue?](repeating: nil, count: names.count)
    try eachMember { name, value throws(CardFileFailure) in
      if let index = names.firstIndex(where: { name.isSame(as: $0) }) { found[index] = value }
    }
    return found
  }
}
