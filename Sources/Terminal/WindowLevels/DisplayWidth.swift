/// The columns that what is shown of `scalar` takes in a terminal: 2, 1, 0 for combining marks, or nil
/// for characters of which nothing is shown.
///
/// The answer is that of the C library's `wcwidth` in a UTF-8 locale, character by character, as
/// ncurses uses it; unlike `wcwidth` it does not depend on the locale that is set.
public func displayWidth(of scalar: Unicode.Scalar) -> Int? {
  ShownScalar(scalar)?.width
}

/// The columns `text` takes; characters of which nothing is shown count as none.
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
