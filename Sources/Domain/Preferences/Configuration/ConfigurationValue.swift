/// A value in the configuration file.
package enum ConfigurationValue: Hashable, Sendable {
  case string(String)
  case integer(Int)
  case boolean(Bool)
  case strings([String])
}

/// A value as it is written in the file.
extension ConfigurationValue: CustomStringConvertible {
  package var description: String {
    switch self {
    case .string(let text): Self.quoted(text)
    case .integer(let number): String(number)
    case .boolean(let isOn): String(isOn)
    case .strings(let texts): "[" + texts.map(Self.quoted).joined(separator: ", ") + "]"
    }
  }

  /// A basic string, in ASCII, so that nothing in it reaches a terminal as anything but a letter.
  private static func quoted(_ text: String) -> String {
    let body = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case " "..."~": String(scalar)
      default: "\\U" + String(repeating: "0", count: 8 - hex(scalar).count) + hex(scalar)
      }
    }
    return "\"" + body.joined() + "\""
  }

  private static func hex(_ scalar: Unicode.Scalar) -> String {
    String(scalar.value, radix: 16, uppercase: true)
  }
}
