package import ByteCoding

/// A reason that is a byte on the pipe, its place in a list, with a number that tells more of it.
package protocol NumberedReason: Hashable, Sendable {
  /// One of each case, in the order of their bytes; the numbers in it count for nothing.
  static var reasons: [Self] { get }
  /// The number that tells more; 0 for most.
  var told: Int64 { get }
  /// The same reason with another number.
  ///
  /// - Throws: `UnreadableBytes.invalid` if it can't tell that.
  func telling(_ number: Int64) throws(UnreadableBytes) -> Self
}

extension ByteWriter {
  mutating func append<Reason: NumberedReason>(reason: Reason) {
    let place = Reason.reasons.firstIndex { (try? $0.telling(reason.told)) == reason }
    append(UInt8(clamping: place ?? Reason.reasons.count))
    append(reason.told)
  }
}

extension ByteCursor {
  mutating func reason<Reason: NumberedReason>() throws(UnreadableBytes) -> Reason {
    let place = Int(try byte())
    guard place < Reason.reasons.count else { throw .invalid }
    return try Reason.reasons[place].telling(number())
  }
}

extension RawRepresentable<UInt8> {
  /// The case with a number.
  init(told number: Int64) throws(UnreadableBytes) {
    guard let value = UInt8(exactly: number).flatMap(Self.init(rawValue:)) else { throw .invalid }
    self = value
  }
}

extension NumberedReason where Self: Error {
  /// The failure as a frame.
  package var frame: Frame {
    var writer = ByteWriter()
    writer.append(reason: self)
    return Frame(.failed, writer.bytes)
  }

  /// Reads the frame.
  package init(_ frame: Frame) throws(UnreadableBytes) {
    guard frame.tag == .failed else { throw .unknownTag }
    var reader = ByteReader(frame.payload)
    self = try reader.reason()
    try reader.end()
  }
}
