@_spi(_Unicode) import Swift

/// A name under which notes, templates and style sheets refer to a picture or a sound, as a file of Anki's
/// media folder has it.
public struct MediaName: Sendable, Hashable {
  /// Its id.
  public let id: MediaNameID
  /// The name, in NFC. No two are the same.
  public let text: String
  /// The content that it is the name of.
  public let file: MediaFileID
  /// When it came.
  public let added: Timestamp

  /// A name; nil if a text can't be one.
  public init?(id: MediaNameID, _ text: String, of file: MediaFileID, added: Timestamp) {
    guard let text = Self.composed(text) else { return nil }
    self.id = id
    self.text = text
    self.file = file
    self.added = added
  }

  /// The greatest length in bytes of UTF-8: that of files on Linux.
  private static let longest = 255
  /// The greatest length in bytes of names that Anki gives.
  private static let longestOfAnki = 120

  /// A text in NFC; nil if it can't be a name, as it is empty, too long, or a path.
  public static func composed(_ text: String) -> String? {
    let composed = String(String.UnicodeScalarView(text._nfc))
    guard !composed.isEmpty, composed.utf8.count <= longest, composed != ".", composed != "..",
      !composed.utf8.contains(where: { $0 == UInt8(ascii: "/") || $0 == 0 })
    else { return nil }
    return composed
  }

  /// The name that Anki gives to a file where another one has its name: with the SHA-1 of its content behind
  /// the stem.
  ///
  /// - Parameter hash: 40 hexadecimal digits.
  public static func telling(apart name: String, by hash: String) -> String {
    let dot = name.lastIndex(of: ".")
    let ending = dot.map { name[name.index(after: $0)...].cut(to: 10) } ?? ""
    let stem = dot.map { name[..<$0] } ?? name[...]
    let room = longestOfAnki - hash.utf8.count - 1 - ending.utf8.count - 1
    return "\(stem.cut(to: room))-\(hash).\(ending)"
  }
}

extension Substring {
  /// As many of the first scalars as take no more than this many bytes.
  fileprivate func cut(to bytes: Int) -> Substring {
    guard utf8.count > bytes else { return self }
    var end = utf8.index(startIndex, offsetBy: bytes)
    while utf8[end] & 0xC0 == 0x80 { end = utf8.index(before: end) }
    return self[..<end]
  }
}
