import Glibc

/// Adopts the user's locale for characters, which ncurses requires before it begins.
///
/// - Returns: true if its encoding is UTF-8.
func adoptUserLocale() -> Bool {
  setlocale(LC_CTYPE, "")
  guard let name = nl_langinfo(nl_item(CODESET)) else { return false }
  return String(cString: name) == "UTF-8"
}
