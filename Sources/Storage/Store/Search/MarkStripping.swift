import CUTF8Proc

/// Takes accents and other marks from texts, as Anki's engine does where it is to ignore them: by the
/// compatibility decomposition of Unicode, without its marks, and 27 letters more.
enum MarkStripping {
  /// The text without marks; nil for one that has none, and nothing to decompose.
  static func stripped(_ text: UnsafeRawBufferPointer) -> String? {
    guard text.contains(where: { $0 >= 0x80 }) else { return nil }
    let options = utf8proc_option_t(
      UTF8PROC_COMPAT.rawValue | UTF8PROC_DECOMPOSE.rawValue | UTF8PROC_STRIPMARK.rawValue
    )
    let bytes = text.assumingMemoryBound(to: UInt8.self)
    // A scalar has up to 18 others in its decomposition, but a text seldom grows much.
    var scalars = [Int32](repeating: 0, count: text.count + 32)
    var count = decompose(bytes, into: &scalars, options)
    if count > scalars.count {
      scalars = [Int32](repeating: 0, count: count)
      count = decompose(bytes, into: &scalars, options)
    }
    guard count >= 0 else { return nil }
    var result = String.UnicodeScalarView()
    for value in scalars[..<count] {
      guard let scalar = Unicode.Scalar(UInt32(bitPattern: value)) else { continue }
      if let letters = letters[scalar] {
        result.append(contentsOf: letters.unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }

  /// Letters that Unicode does not decompose, with those that Anki has for them.
  private static let letters: [Unicode.Scalar: String] = [
    "Æ": "AE", "æ": "ae", "Œ": "OE", "œ": "oe", "Þ": "TH", "þ": "th", "ß": "s", "Ð": "D", "ð": "d",
    "Đ": "D", "đ": "d", "Ø": "O", "ø": "o", "Ħ": "H", "ħ": "h", "ı": "i", "ĸ": "k", "Ł": "L",
    "ł": "l", "Ŋ": "N", "ŋ": "n", "Ŧ": "T", "ŧ": "t", "Ə": "E", "ǝ": "e", "ɑ": "a", "€": "E",
  ]

  /// The text without marks.
  static func strip(_ text: String) -> String {
    var text = text
    return text.withUTF8 { stripped(UnsafeRawBufferPointer($0)) } ?? text
  }

  /// The number of scalars, some of which may not have had room, or an error below 0.
  private static func decompose(
    _ text: UnsafeBufferPointer<UInt8>,
    into scalars: inout [Int32],
    _ options: utf8proc_option_t
  ) -> Int {
    scalars.withUnsafeMutableBufferPointer {
      utf8proc_decompose(text.baseAddress, text.count, $0.baseAddress, $0.count, options)
    }
  }
}
