/// A value of JSON (RFC 8259), with numbers as they are written.
enum JSON: Hashable {
  case null
  case bool(Bool)
  case number(String)
  case string(String)
  case array([JSON])
  case object([Member])

  /// A member of an object.
  struct Member: Hashable {
    let name: String
    let value: JSON

    init(_ name: String, _ value: JSON) {
      self.name = name
      self.value = value
    }
  }

  /// A whole number.
  static func integer(_ value: some BinaryInteger) -> JSON { .number(String(value)) }

  /// A number with a point.
  static func float(_ value: Float) -> JSON {
    value.isFinite ? .number("\(value)") : .integer(0)
  }

  /// A member of an object; nil where there is none.
  subscript(_ name: String) -> JSON? { members.last { $0.name == name }?.value }

  /// The value at the end of a path of names.
  subscript(path path: [String]) -> JSON? {
    var value: JSON? = self
    for name in path { value = value?[name] }
    return value
  }

  /// The members of an object; none of another value.
  var members: [Member] { if case .object(let members) = self { members } else { [] } }

  /// The elements of an array; none of another value.
  var elements: [JSON] { if case .array(let elements) = self { elements } else { [] } }

  /// The text of a string; nil of another value.
  var text: String? { if case .string(let text) = self { text } else { nil } }

  /// A whole number, also where it is written with a point, or true and false as 1 and 0.
  var integer: Int64? {
    switch self {
    case .number(let text):
      Int64(text) ?? Double(text).flatMap { Int64(exactly: $0.rounded(.towardZero)) }
    case .bool(let value): value ? 1 : 0
    default: nil
    }
  }

  /// A number.
  var float: Float? { if case .number(let text) = self { Float(text) } else { nil } }

  /// True for `true` and for numbers other than 0.
  var isTrue: Bool { (integer ?? 0) != 0 }
}
