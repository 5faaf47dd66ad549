import ByteCoding
import Flashcards

/// The encoding of a set of parameters: the format's number, the model, the origin (8 bits each),
/// the number of reviews it was fitted to (32 bits), the time of creation (64 bits), and the
/// values, prefixed with their number (8 bits).
enum ParameterCodec {
  private static let number: UInt8 = 1

  private enum Origin: UInt8 {
    case entered = 1
    case fitted = 2
  }

  static func bytes(of set: ParameterSet) -> [UInt8] {
    let (origin, reviews): (Origin, Int) =
      switch set.origin {
      case .entered: (.entered, 0)
      case .fitted(let reviews): (.fitted, reviews)
      }
    let values = set.parameters.values
    var bytes = ByteWriter(room: 16 + 8 * values.count)
    bytes.append(number)
    bytes.append(set.kind.rawValue)
    bytes.append(origin.rawValue)
    bytes.append(UInt32(clamping: reviews))
    bytes.append(set.made.rawValue)
    bytes.append(UInt8(values.count))
    for value in values { bytes.append(value) }
    return bytes.bytes
  }

  static func set(_ id: Int64, from bytes: UnsafeRawBufferPointer) throws -> ParameterSet {
    var parts = MemoryReader(bytes)
    try parts.form(among: number...number)
    guard try parts.value(MemoryModelKind.self) == .fsrs6 else { throw UnreadableBytes.invalid }
    let origin = try parts.value(Origin.self)
    let reviews = Int(try parts.number(UInt32.self))
    let made = Timestamp(milliseconds: try parts.number())
    let count = try parts.number(UInt8.self)
    guard count == FSRSParameters.count else { throw UnreadableBytes.invalid }
    return ParameterSet(
      id: ParameterSetID(rawValue: id),
      parameters: try FSRSParameters((0..<count).map { _ in try parts.double() }),
      made: made,
      origin: origin == .entered ? .entered : .fitted(reviews: reviews)
    )
  }
}
