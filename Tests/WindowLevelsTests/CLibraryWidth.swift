import Glibc

/// The C library's `wcwidth` under C.UTF-8, which Swift's Glibc module does not declare.
struct CLibraryWidth {
  private typealias Function = @convention(c) (wchar_t) -> Int32

  /// Runs `body` on this thread under C.UTF-8, with a function that calls `wcwidth`.
  ///
  /// - Returns: nil if the system has no such locale.
  static func inUTF8<Result>(_ body: ((UInt32) -> Int) -> Result) -> Result? {
    guard let locale = newlocale(LC_CTYPE_MASK, "C.UTF-8", nil) else { return nil }
    let before = uselocale(locale)
    defer {
      uselocale(before)
      freelocale(locale)
    }
    guard let symbol = dlsym(dlopen(nil, RTLD_LAZY), "wcwidth") else { return nil }
    let wcwidth = unsafeBitCast(symbol, to: Function.self)
    return body { Int(wcwidth(wchar_t(bitPattern: $0))) }
  }
}
