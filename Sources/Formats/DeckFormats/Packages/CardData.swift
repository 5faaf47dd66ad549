/// The data that Anki keeps about a card as JSON, as far as it has a meaning here.
struct CardData: Sendable, Equatable {
  /// The stability in days.
  var stability: Double?
  /// The difficulty, 1 to 10.
  var difficulty: Double?
  /// The second since 1970 of the last answer.
  var lastReview: Int64?
  /// The position that the card had among the new ones.
  var position: Int?

  /// Reads an object; what is none has nothing.
  init(_ text: String) {
    let bytes = Array(text.utf8)
    var depth = 0
    var index = 0
    var name: ArraySlice<UInt8>?
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: "\""):
        let start = index + 1
        index = Self.end(of: bytes, from: start)
        if depth == 1 { name = bytes[start..<index] }
      case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        let start = index
        while index + 1 < bytes.count, Self.isInNumber(bytes[index + 1]) { index += 1 }
        if depth == 1, let known = name {
          set(known, bytes[start...index])
        }
        name = nil
      case UInt8(ascii: ","): name = nil
      default: break
      }
      index += 1
    }
  }

  /// The place of the quotation mark that ends a string.
  private static func end(of bytes: [UInt8], from start: Int) -> Int {
    var index = start
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(index, bytes.count)
  }

  private static func isInNumber(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"), UInt8(ascii: "-"),
      UInt8(ascii: "+"):
      true
    default: false
    }
  }

  private mutating func set(_ name: ArraySlice<UInt8>, _ bytes: ArraySlice<UInt8>) {
    var number: String { String(decoding: bytes, as: UTF8.self) }
    var value: Double? { Double(number).flatMap { $0.isFinite ? $0 : nil } }
    if name.elementsEqual("s".utf8) {
      stability = value
    } else if name.elementsEqual("d".utf8) {
      difficulty = value
    } else if name.elementsEqual("lrt".utf8) {
      lastReview = Int64(number)
    } else if name.elementsEqual("pos".utf8) {
      position = Int(number)
    }
  }

  /// The state of the memory, in its ranges; nil without one.
  func memory(stabilities: ClosedRange<Double>) -> (stability: Double, difficulty: Double)? {
    guard let stability, let difficulty else { return nil }
    return (stability.clamped(to: stabilities), difficulty.clamped(to: 1...10))
  }
}
