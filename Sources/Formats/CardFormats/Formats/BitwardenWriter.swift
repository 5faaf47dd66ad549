import PaymentCards
import Secrets

/// Writes cards as Bitwarden's unencrypted JSON export, piece by piece: numbers and codes go out of
/// guarded memory into one buffer that is wiped after each card.
struct BitwardenWriter: CardFileWriter {
  private var isFirst = true

  func begin<E: Error>(_ put: (UnsafeRawBufferPointer) throws(E) -> Void) throws(E) {
    try Self.hand(Array(#"{"encrypted":false,"folders":[],"items":["#.utf8), put)
  }

  mutating func write<E: Error>(
    _ card: PaymentCard<SecretDigits>,
    withCode: Bool,
    _ put: (UnsafeRawBufferPointer) throws(E) -> Void
  ) throws(E) {
    var bytes: [UInt8] = []
    let texts = [card.title, card.holder, card.notes]
    // Each byte takes six at most when it is escaped, and no copy is left behind by growing.
    bytes.reserveCapacity(texts.reduce(1024) { $0 + 6 * $1.utf8.count })
    defer { wipe(&bytes) }
    bytes += isFirst ? "\n".utf8 : ",\n".utf8
    isFirst = false
    bytes += #"{"folderId":null,"organizationId":null,"collectionIds":null,"type":3,"#.utf8
    bytes += #""reprompt":0,"name":"#.utf8
    Self.append(card.title, to: &bytes)
    bytes += #","notes":"#.utf8
    if card.notes.isEmpty { bytes += "null".utf8 } else { Self.append(card.notes, to: &bytes) }
    bytes += #","favorite":\#(card.isFavourite),"fields":[],"card":{"cardholderName":"#.utf8
    Self.append(card.holder, to: &bytes)
    bytes += #","brand":"\#(card.brand.flatMap { Self.brands[$0] } ?? "Other")","number":"#.utf8
    Self.append(card.number, to: &bytes)
    bytes += #","expMonth":"#.utf8
    Self.append(card.expiry.map { "\($0.month)" }, to: &bytes)
    bytes += #","expYear":"#.utf8
    Self.append(card.expiry.map { Self.fourDigits($0.year) }, to: &bytes)
    bytes += #","code":"#.utf8
    if withCode, let code = card.securityCode {
      Self.append(code, to: &bytes)
    } else {
      bytes += "null".utf8
    }
    bytes += "}}".utf8
    try Self.hand(bytes, put)
  }

  func end<E: Error>(_ put: (UnsafeRawBufferPointer) throws(E) -> Void) throws(E) {
    try Self.hand(Array("\n]}\n".utf8), put)
  }

  /// Bitwarden's names of the brands that it knows.
  private static let brands: [Brand: String] = [
    .visa: "Visa", .mastercard: "Mastercard", .americanExpress: "Amex", .discover: "Discover",
    .dinersClub: "Diners Club", .jcb: "JCB", .maestro: "Maestro", .unionpay: "UnionPay",
  ]

  private static func hand<E: Error>(
    _ bytes: [UInt8],
    _ put: (UnsafeRawBufferPointer) throws(E) -> Void
  ) throws(E) {
    let result = bytes.withUnsafeBytes { lent -> Result<Void, E> in
      do throws(E) {
        return .success(try put(lent))
      } catch {
        return .failure(error)
      }
    }
    try result.get()
  }

  private static func fourDigits(_ year: Int) -> String {
    let text = "\(year)"
    return String(repeating: "0", count: max(4 - text.utf8.count, 0)) + text
  }

  private static func append(_ digits: SecretDigits, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for index in 0..<digits.count { bytes.append(UInt8(ascii: "0") + digits.digit(at: index)) }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func append(_ text: String?, to bytes: inout [UInt8]) {
    guard let text else {
      bytes += "null".utf8
      return
    }
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(byte)
      case ..<0x20, 0x7F:
        bytes += "\\u00".utf8
        bytes.append(hexadecimal[Int(byte >> 4)])
        bytes.append(hexadecimal[Int(byte & 15)])
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static let hexadecimal = Array("0123456789abcdef".utf8)
}
