import CNcurses
import Testing
import WindowLevels

@testable import WindowTerminal

@Suite("Keys of curses")
struct CursesKeysTests {
  @Test(
    "Codes",
    arguments: [
      (KEY_UP, Key.up), (KEY_BTAB, .backTab), (KEY_BACKSPACE, .backspace), (KEY_ENTER, .enter),
      (KEY_SLEFT, Key(.left, .shift)), (KEY_SR, Key(.up, .shift)),
      (cn_function_key(1), .function(1)), (cn_function_key(12), .function(12)),
      (cn_function_key(63), .function(63)),
    ]
  )
  func codes(_ code: Int32, _ key: Key) {
    #expect(CursesKeys.key(code: code) == key)
  }

  @Test("Codes without a meaning here are no keys")
  func unknown() {
    #expect(CursesKeys.key(code: KEY_MOUSE) == nil)
    #expect(CursesKeys.key(code: KEY_RESIZE) == nil)
    #expect(CursesKeys.key(code: cn_function_key(0)) == nil)
  }

  @Test(
    "Extended capabilities",
    arguments: [
      ("kRIT5", Key(.right, .control)), ("kUP", Key(.up, .shift)), ("kDN3", Key(.down, .alt)),
      ("kHOM8", Key(.home, [.shift, .alt, .control])), ("kDC6", Key(.delete, [.shift, .control])),
    ]
  )
  func extended(_ name: String, _ key: Key) {
    #expect(CursesKeys.key(capability: name) == key)
  }

  @Test(
    "Other capabilities are no keys",
    arguments: ["", "5", "kxIN", "kRIT9", "kRIT55", "KEY_UP"]
  )
  func others(_ name: String) {
    #expect(CursesKeys.key(capability: name) == nil)
  }
}
