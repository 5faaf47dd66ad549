import ByteCoding
import ReaderProtocol
import Secrets

/// The items of a file between its preview and its import: as they came from the reader, sealed under
/// a key that nobody else has and that goes with the last copy of this value.
struct SealedItems: Sendable {
  private static let data = AssociatedData(.text("card file items"))

  private let key: SealingKey
  private var boxes: [SealedBox] = []

  /// No items yet, under a new key.
  init(random: some RandomSource) throws(SecretFailure) {
    key = try SealingKey(random: random)
  }

  /// Appends the items in a frame.
  mutating func append(_ frame: Frame, random: some RandomSource) {
    boxes.append(key.seal(frame.payload, boundTo: Self.data, random: random))
  }

  /// Opens the items one after the other, in their order.
  ///
  /// - Throws: `ReaderFailure.broken` for what is no item, `SecretFailure`, or what `body` throws.
  func each(_ body: (CardFileItem) throws -> Void) throws {
    for box in boxes {
      var reader = ByteReader(try key.open(box, boundTo: Self.data))
      while reader.left > 0 {
        try body(
          ReaderFailure.decoding { () throws(UnreadableBytes) in try CardFileItem(&reader) }
        )
      }
    }
  }
}
