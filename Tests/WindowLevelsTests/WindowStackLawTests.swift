import TestSupport
import Testing
import WindowLevels

@Suite("Window stack, generated")
struct WindowStackLawTests {
  @Test("After any operations the stack is what a plain model says it is", arguments: 0..<8)
  func model(seed: UInt64) {
    forEachStep(seed: seed) { trial in
      let sorted = trial.model.sorted
      let windows = trial.stack.windows
      return windows.map(\.id) == sorted.map(\.id)
        && windows.map(\.level.rawValue) == sorted.map(\.level)
        && windows.map(\.frame) == sorted.map(\.frame)
        && trial.stack.keyWindow == trial.model.keyWindow
        && trial.stack.drawn.map(\.id) == trial.model.drawn
    }
  }

  @Test("A higher level is never below a lower one", arguments: 8..<12)
  func levels(seed: UInt64) {
    forEachStep(seed: seed) { trial in
      let levels = trial.stack.windows.map(\.level)
      return levels == levels.sorted()
    }
  }

  @Test(
    "Where any window takes keys, the highest of those has them, and only it",
    arguments: 12..<16
  )
  func keys(seed: UInt64) {
    forEachStep(seed: seed) { trial in
      guard let key = trial.stack.keyWindow else {
        return trial.stack.windows.allSatisfy { !$0.takesKeys }
      }
      let above = trial.stack.windows.drop { $0.id != key }
      return above.first?.takesKeys == true && above.dropFirst().allSatisfy { !$0.takesKeys }
    }
  }

  @Test("There is at most one lock, nothing is above it, and no key passes it", arguments: 16..<20)
  func lock(seed: UInt64) {
    forEachStep(seed: seed) { trial in
      let locks = trial.stack.windows.filter { $0.level == .lock }
      return locks.isEmpty
        || locks.count == 1 && trial.stack.windows.last == locks.first
          && trial.stack.keyWindow == locks.first?.id
    }
  }

  @Test(
    "Nothing wholly under a cover is drawn, and all else is that has a cell",
    arguments: 20..<24
  )
  func covers(seed: UInt64) {
    forEachStep(seed: seed) { trial in
      let windows = trial.stack.windows
      let drawn = trial.stack.drawn
      return windows.indices.allSatisfy { index in
        let isCovered = windows[(index + 1)...].contains { cover in
          cover.isCover && windows[index].frame.intersection(cover.frame) == windows[index].frame
        }
        let isDrawn = drawn.contains(windows[index])
        return isDrawn == (!isCovered && !windows[index].frame.isEmpty)
      }
    }
  }

  /// Runs a hundred sequences of operations, and stops at the first state where `law` fails.
  private func forEachStep(seed: UInt64, _ law: (WindowStackTrial) -> Bool) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      var trial = WindowStackTrial()
      for _ in 0..<30 {
        trial.step(using: &generator)
        guard law(trial) else {
          Issue.record("seed \(seed): \(trial.history)")
          return
        }
      }
    }
  }
}
