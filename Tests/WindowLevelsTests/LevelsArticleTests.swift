import Testing
import WindowLevels

/// The claims of the article on levels and covers, in its words.
@Suite("The article on levels and covers")
struct LevelsArticleTests {
  @Test("says of a status bar, a dialog and a lock what the stack does")
  func levels() {
    var stack = WindowStack()
    let screen = stack.insert(frame: Rect(x: 0, y: 0, width: 80, height: 23))
    let bar = stack.insert(
      level: .statusBar,
      frame: Rect(x: 0, y: 23, width: 80, height: 1),
      takesKeys: false
    )
    let question = stack.insert(level: .alert, frame: Rect(x: 20, y: 8, width: 40, height: 7))
    #expect(stack.keyWindow == question)

    let lock = stack.insert(level: .lock, frame: Rect(x: 0, y: 0, width: 80, height: 24))
    #expect(stack.drawn.map(\.id) == [lock])

    let late = stack.insert(level: .alert, frame: Rect(x: 10, y: 4, width: 40, height: 7))
    #expect(stack.drawn.map(\.id) == [lock])
    stack.remove(lock)
    #expect(stack.drawn.map(\.id) == [screen, bar, question, late])
    #expect(stack.keyWindow == late)
  }
}
