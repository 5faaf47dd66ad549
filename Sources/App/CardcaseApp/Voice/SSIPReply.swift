/// A reply of speech-dispatcher: lines with a number of three digits, the last with a blank behind
/// it and the others with a hyphen.
struct SSIPReply: Hashable, Sendable {
  /// The number of the last line. From 200 to 299 the command was carried out.
  let code: Int
  /// The words of the last line.
  let words: String
  /// The values in the lines before it.
  let values: [String]

  /// True if the command was carried out.
  var isGood: Bool { (200..<300).contains(code) }

  /// Takes the first complete reply off the front of received bytes.
  ///
  /// - Returns: nil if it is not complete.
  /// - Throws: `Malformed` if it is no reply.
  static func first(of bytes: inout [UInt8]) throws(Malformed) -> SSIPReply? {
    var values: [String] = []
    var rest = bytes[...]
    while let end = rest.firstIndex(of: 0x0A) {
      let line = String(decoding: rest[..<end], as: UTF8.self).trimmingCarriageReturn
      rest = rest[(end + 1)...]
      guard line.utf8.count >= 4, let code = Int(line.prefix(3)) else { throw Malformed() }
      let words = String(line.dropFirst(4))
      switch line.dropFirst(3).first {
      case "-": values.append(words)
      case " ":
        bytes = Array(rest)
        return SSIPReply(code: code, words: words, values: values)
      default: throw Malformed()
      }
    }
    guard bytes.count <= longest else { throw Malformed() }
    return nil
  }

  /// The greatest number of bytes of a reply: some synthesizers have thousands of voices.
  private static let longest = 4 << 20

  /// Something that is no reply of the protocol.
  struct Malformed: Error {}

  /// The languages of the voices that are listed in it: a line has a name, a language and a variant
  /// with tabs between them.
  var languages: [String] {
    values.compactMap { value in
      let parts = value.split(separator: "\t", omittingEmptySubsequences: false)
      return parts.count >= 2 ? String(parts[1]) : nil
    }
  }
}

extension String {
  fileprivate var trimmingCarriageReturn: String {
    utf8.last == 0x0D ? String(decoding: utf8.dropLast(), as: UTF8.self) : self
  }
}
