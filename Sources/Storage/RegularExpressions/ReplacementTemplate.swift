/// What matches are replaced with: bytes of text, and the numbers of groups.
struct ReplacementTemplate {
  enum Part: Equatable {
    case text([UInt8])
    case group(Int)
  }

  private(set) var parts: [Part] = []

  var groups: [Int] {
    parts.compactMap { if case .group(let number) = $0 { number } else { nil } }
  }

  init(_ template: String, groupNames: [String: Int]) {
    var rest = Array(template.utf8)[...]
    while let dollar = rest.firstIndex(of: UInt8(ascii: "$")) {
      append(rest[..<dollar])
      rest = rest[(dollar + 1)...]
      if rest.first == UInt8(ascii: "$") {
        append(rest.prefix(1))
        rest = rest.dropFirst()
      } else if let name = Self.takeName(from: &rest) {
        // One that there is not is empty.
        if let number = Int(name) ?? groupNames[name] { parts.append(.group(number)) }
      } else {
        append([UInt8(ascii: "$")])
      }
    }
    append(rest)
  }

  private mutating func append(_ text: ArraySlice<UInt8>) {
    if !text.isEmpty { parts.append(.text(Array(text))) }
  }

  /// Takes the name of a group that comes next. Nil, with nothing taken, if none does.
  private static func takeName(from rest: inout ArraySlice<UInt8>) -> String? {
    if rest.first == UInt8(ascii: "{") {
      guard let end = rest.firstIndex(of: UInt8(ascii: "}")) else { return nil }
      defer { rest = rest[(end + 1)...] }
      return String(decoding: rest[..<end].dropFirst(), as: UTF8.self)
    }
    let name = rest.prefix(while: isNameByte)
    guard !name.isEmpty else { return nil }
    rest = rest[name.endIndex...]
    return String(decoding: name, as: UTF8.self)
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
