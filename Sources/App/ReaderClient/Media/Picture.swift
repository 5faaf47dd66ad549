package import ReaderProtocol
package import Secrets

/// A picture as plain pixels, which are wiped with the last reference to them, or before that by whoever
/// has it.
package struct Picture: Sendable {
  /// What the pixels are of.
  package let facts: PictureFacts
  /// Red, green, blue and alpha of each pixel, rows from the top.
  package let pixels: WipedBytes
}
