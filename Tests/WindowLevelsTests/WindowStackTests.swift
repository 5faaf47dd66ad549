import Foundation
import Testing
import WindowLevels

@Suite("Window stack")
struct WindowStackTests {
  private let screen = Rect(size: Size(width: 80, height: 24))
  private let dialog = Rect(x: 20, y: 8, width: 40, height: 7)

  /// A stack with a screen and a status bar.
  private func desk() -> (stack: WindowStack, home: WindowID, bar: WindowID) {
    var stack = WindowStack()
    let bar = stack.insert(
      level: .statusBar,
      frame: Rect(x: 0, y: 23, width: 80, height: 1),
      takesKeys: false
    )
    let home = stack.insert(frame: screen)
    return (stack, home, bar)
  }

  @Test("An empty stack shows nothing and has no key window")
  func empty() {
    let stack = WindowStack()
    #expect(stack.windows.isEmpty)
    #expect(stack.drawn.isEmpty)
    #expect(stack.keyWindow == nil)
  }

  @Test("Levels decide over order, and order of appearance within a level")
  func order() {
    var (stack, home, bar) = desk()
    let first = stack.insert(level: .alert, frame: dialog)
    let wallet = stack.insert(frame: screen)
    let second = stack.insert(level: .alert, frame: dialog)
    #expect(stack.windows.map(\.id) == [home, wallet, bar, first, second])
    stack.raise(home)
    stack.lower(second)
    #expect(stack.windows.map(\.id) == [wallet, home, bar, second, first])
  }

  @Test("Windows of a level of one's own lie between the named ones")
  func ownLevels() throws {
    let level = try #require(WindowLevel(rawValue: 1500))
    var (stack, home, bar) = desk()
    let alert = stack.insert(level: .alert, frame: dialog)
    let own = stack.insert(level: level, frame: dialog)
    #expect(stack.windows.map(\.id) == [home, bar, own, alert])
  }

  @Test("The levels are those of the design, and there is none above the lock")
  func levels() throws {
    #expect(WindowLevel.normal.rawValue == 0)
    #expect(WindowLevel.statusBar.rawValue == 1000)
    #expect(WindowLevel.alert.rawValue == 2000)
    #expect(WindowLevel.lock.rawValue == WindowLevel.alert.rawValue + 2)
    #expect(WindowLevel(rawValue: 2003) == nil)
    #expect(WindowLevel(rawValue: 2002) == .lock)
    #expect(WindowLevel(rawValue: -1).map { $0 < .normal } == true)
    #expect(throws: (any Error).self) {
      try JSONDecoder().decode([WindowLevel].self, from: Data("[2003]".utf8))
    }
  }

  @Test("A dialog raised under the lock is below it, gets no key, and is drawn once the lock goes")
  func dialogWhileLocked() {
    var (stack, home, bar) = desk()
    let lock = stack.insert(level: .lock, frame: screen, isCover: true)
    let alert = stack.insert(level: .alert, frame: dialog)
    stack.raise(alert)
    #expect(stack.windows.last?.id == lock)
    #expect(stack.drawn.map(\.id) == [lock])
    #expect(stack.keyWindow == lock)
    stack.remove(lock)
    #expect(stack.drawn.map(\.id) == [home, bar, alert])
    #expect(stack.keyWindow == alert)
  }

  @Test("Windows can come, go and be ordered again while the lock is up")
  func changesWhileLocked() {
    var (stack, home, bar) = desk()
    let lock = stack.insert(level: .lock, frame: screen, isCover: true)
    let wallet = stack.insert(frame: screen)
    stack.lower(wallet)
    stack.remove(bar)
    stack.setFrame(dialog, of: wallet)
    #expect(stack.drawn.map(\.id) == [lock])
    stack.remove(lock)
    #expect(stack.windows.map(\.id) == [wallet, home])
    #expect(stack[wallet]?.frame == dialog)
  }

  @Test("A second lock is put right below the first")
  func secondLock() {
    var (stack, _, _) = desk()
    let lock = stack.insert(level: .lock, frame: screen)
    let second = stack.insert(level: .lock, frame: screen)
    let alert = stack.insert(level: .alert, frame: dialog)
    stack.setLevel(.lock, of: alert)
    #expect(stack.windows.suffix(3).map(\.id) == [second, alert, lock])
    #expect(stack[alert]?.level.rawValue == 2001)
    stack.setLevel(.lock, of: lock)
    #expect(stack.windows.last?.id == lock)
    #expect(stack[lock]?.level == .lock)
  }

  @Test("The lock covers and takes the keys, even where it was not made so")
  func lockAlwaysCovers() {
    var (stack, home, _) = desk()
    let lock = stack.insert(level: .lock, frame: screen, takesKeys: false, isCover: false)
    #expect(stack.drawn.map(\.id) == [lock])
    #expect(stack.keyWindow == lock)
    stack.setLevel(.alert, of: lock)
    #expect(stack.keyWindow == home)
    #expect(stack.drawn.count == 3)
  }

  @Test("A window that reaches beyond a cover is drawn, and one of its very size is not")
  func partlyCovered() {
    var stack = WindowStack()
    let wide = stack.insert(frame: Rect(x: 0, y: 0, width: 11, height: 5))
    let same = stack.insert(frame: Rect(x: 0, y: 0, width: 10, height: 5))
    let cover = stack.insert(frame: Rect(x: 0, y: 0, width: 10, height: 5), isCover: true)
    #expect(stack.drawn.map(\.id) == [wide, cover])
    stack.setFrame(Rect(x: 0, y: 0, width: 9, height: 5), of: cover)
    #expect(stack.drawn.map(\.id) == [wide, same, cover])
  }

  @Test("A window without cells is not drawn, and keeps the keys")
  func noCells() {
    var (stack, home, bar) = desk()
    let lock = stack.insert(level: .lock, frame: Rect(size: .zero))
    #expect(stack.drawn.map(\.id) == [home, bar])
    #expect(stack.keyWindow == lock)
  }

  @Test("A window that takes no keys leaves them to the next below")
  func keysPassBy() {
    var (stack, home, _) = desk()
    #expect(stack.keyWindow == home)
    stack.insert(level: .alert, frame: dialog, takesKeys: false)
    #expect(stack.keyWindow == home)
    stack.remove(home)
    #expect(stack.keyWindow == nil)
  }

  @Test("A name is never given again, and nothing happens to a window that is gone")
  func names() {
    var (stack, home, bar) = desk()
    stack.remove(home)
    let next = stack.insert(frame: screen)
    #expect(next != home)
    let before = stack
    stack.raise(home)
    stack.lower(home)
    stack.setLevel(.lock, of: home)
    stack.setFrame(dialog, of: home)
    stack.remove(home)
    #expect(stack == before)
    #expect(stack[home] == nil)
    #expect(stack[bar]?.level == .statusBar)
  }

  @Test("A stack that was sealed and opened again is the same, and gives new names")
  func coding() throws {
    var (stack, _, _) = desk()
    stack.insert(level: .lock, frame: screen, isCover: true)
    var decoded = try JSONDecoder().decode(WindowStack.self, from: JSONEncoder().encode(stack))
    #expect(decoded == stack)
    #expect(decoded.insert(frame: screen) == stack.insert(frame: screen))
  }

  @Test("Data that no operations could have made are refused")
  func forgedCoding() throws {
    var stack = WindowStack()
    stack.insert(frame: dialog)
    stack.insert(level: .alert, frame: dialog)
    let json = String(decoding: try JSONEncoder().encode(stack), as: UTF8.self)
    let forgeries = [
      [(#""level":0"#, #""level":2001"#)],
      [(#""level":0"#, #""level":2002"#), (#""level":2000"#, #""level":2002"#)],
      [(#""number":2"#, #""number":1"#)],
      [(#""nextNumber":3"#, #""nextNumber":2"#)],
    ]
    for changes in forgeries {
      let forged = changes.reduce(json) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
      try #require(forged != json)
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(WindowStack.self, from: Data(forged.utf8))
      }
    }
  }
}
