/// The columns that `scalar` takes in a terminal, as it is shown: 2, 1, 0 for combining marks, or
/// nil for characters that are not shown.
///
/// This is the result of the C library's `wcwidth` in a UTF-8 locale, character by character, as
/// ncurses uses it; unlike `wcwidth` it does not depend on the current locale.
public func displayWidth(of scalar: Unicode.Scalar) -> Int? {
  DisplayScalar(scalar)?.width
}

/// The columns `text` takes; characters that are not shown take none.
public func displayWidth(of text: String) -> Int {
  if let width = text.utf8.withContiguousStorageIfAvailable(\.printableWidth) ?? nil {
    return width
  }
  return displayWidth(of: text[...])
}

/// The columns a substring takes.
public func displayWidth(of text: Substring) -> Int {
  var width = 0
  for scalar in text.unicodeScalars { width += displayWidth(of: scalar) ?? 0 }
  return width
}

extension UnsafeBufferPointer<UInt8> {
  /// The columns of printable ASCII characters, one for each; nil for bytes of any other text. Most
  /// text is such, and every frame measures and writes all of it.
  var printableWidth: Int? {
    allSatisfy { $0 >= 0x20 && $0 < 0x7F } ? count : nil
  }
}
