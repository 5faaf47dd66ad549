/// The columns `scalar` takes in a terminal: 2, 1, 0 for combining marks and other characters that
/// take no room, or nil for control characters and what is not a character.
///
/// The answer is that of the C library's `wcwidth` in a UTF-8 locale, character by character, as
/// ncurses uses it; unlike `wcwidth` it does not depend on the locale that is set.
public func displayWidth(of scalar: Unicode.Scalar) -> Int? {
  if scalar.value >= 0x20, scalar.value < 0x7F {
    return 1
  }
  return DisplayWidthTable.width(of: scalar.value)
}

/// The columns `text` takes; characters that have no width count as none.
public func displayWidth(of text: String) -> Int {
  var width = 0
  for scalar in text.unicodeScalars { width += displayWidth(of: scalar) ?? 0 }
  return width
}

/// The columns a part of a text takes.
public func displayWidth(of text: Substring) -> Int {
  var width = 0
  for scalar in text.unicodeScalars { width += displayWidth(of: scalar) ?? 0 }
  return width
}
