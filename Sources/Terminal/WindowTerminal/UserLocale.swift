import Glibc

/// Adopts the user's locale for characters, which ncurses requires before it begins.
///
/// Where the locale is not installed, as is usual after a login from another machine, but its name
/// says UTF-8, that is adopted without the rest of it.
///
/// - Returns: true if its encoding is UTF-8.
func adoptUserLocale() -> Bool {
  if setlocale(LC_CTYPE, "") == nil,
    UserLocale.namesUTF8({ name in getenv(name).map { String(cString: $0) } })
  {
    setlocale(LC_CTYPE, "C.UTF-8")
  }
  guard let name = nl_langinfo(nl_item(CODESET)) else { return false }
  return String(cString: name) == "UTF-8"
}

enum UserLocale {
  /// True if the locale for characters that an environment names is one of UTF-8: "ja_JP.utf8", or
  /// "UTF-8" alone, as macOS has it.
  ///
  /// - Parameter variable: The value of a variable of the environment; nil if it is not set.
  static func namesUTF8(_ variable: (_ name: String) -> String?) -> Bool {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap(variable).first { !$0.isEmpty }
    let name = (locale ?? "").prefix { $0 != "@" }
    let encoding = name.split(separator: ".", omittingEmptySubsequences: false).last ?? ""
    return encoding.lowercased().filter { $0 != "-" } == "utf8"
  }
}
