import Testing

@testable import Locking

@Suite("The keypad")
struct KeypadTests {
  @Test("has every digit once, and a key to take one back")
  func keys() {
    let keys = Keypad.rows.flatMap { $0.compactMap(\.self) }
    #expect(Set(keys) == Set((0...9).map(Keypad.Key.digit) + [.delete]))
    #expect(keys.count == 11)
  }

  @Test("every key can be reached with the arrows from every other")
  func reach() {
    var seen: Set<Keypad> = [Keypad()]
    var waiting = [Keypad()]
    while let keypad = waiting.popLast() {
      for direction in Keypad.Direction.allCases {
        var next = keypad
        next.move(direction)
        if seen.insert(next).inserted { waiting.append(next) }
      }
    }
    #expect(Set(seen.map(\.focused)).count == 11)
    #expect(seen.count == 11)
  }

  @Test("the focus stays at the rim, and steps from 7 down to 0")
  func rim() {
    var keypad = Keypad()
    for _ in 0..<5 { keypad.move(.left) }
    #expect(keypad.focused == .digit(4))
    keypad.move(.down)
    keypad.move(.down)
    #expect(keypad.focused == .digit(0))
    keypad.move(.left)
    #expect(keypad.focused == .digit(0))
    keypad.move(.right)
    #expect(keypad.focused == .delete)
  }
}
