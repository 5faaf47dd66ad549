/// The order of Han characters.
enum HanOrder: Sendable {
  /// By the numbers of Unicode: about by radical and strokes.
  case codePoint
  /// By pinyin, for Simplified Chinese.
  case pinyin
  /// By the number of strokes, for Traditional Chinese.
  case stroke
  /// By JIS X 0208, for Japanese: those in daily use by reading, the others by radical.
  case jis

  /// The ranks of characters; nil where none is moved.
  var ranks: [UInt16]? {
    switch self {
    case .codePoint: nil
    case .pinyin: Self.pinyinRanks
    case .stroke: Self.strokeRanks
    case .jis: Self.jisRanks
    }
  }

  private static let pinyinRanks = HanTable.ranks(HanTable.pinyin)
  private static let strokeRanks = HanTable.ranks(HanTable.stroke)
  private static let jisRanks = HanTable.ranks(HanTable.jis)

  /// True for a Han character.
  static func has(_ value: UInt32) -> Bool {
    switch value {
    case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFD: true
    default: false
    }
  }
}
