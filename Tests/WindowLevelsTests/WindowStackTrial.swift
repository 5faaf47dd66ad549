import TestSupport
import Testing
import WindowLevels

/// An operation on a window stack.
enum WindowStackOperation {
  case insert(WindowLevel, Rect, takesKeys: Bool, isCover: Bool)
  case remove(WindowID)
  case raise(WindowID)
  case lower(WindowID)
  case setLevel(WindowLevel, WindowID)
  case setFrame(Rect, WindowID)
}

/// A stack and its model, put through the same operations.
struct WindowStackTrial {
  private(set) var stack = WindowStack()
  private(set) var model = WindowStackModel()
  private(set) var history: [WindowStackOperation] = []
  /// Every window that ever existed, so that operations are also applied to removed windows.
  private var known: [WindowID] = []

  private static let levels: [WindowLevel] =
    [.normal, .normal, .statusBar, .alert, .alert, .lock]
    + [-7, 1, 2001].compactMap(WindowLevel.init)

  mutating func step(using generator: inout SeededGenerator) {
    let operation = operation(using: &generator)
    history.append(operation)
    switch operation {
    case .insert(let level, let frame, let takesKeys, let isCover):
      let id = stack.insert(level: level, frame: frame, takesKeys: takesKeys, isCover: isCover)
      if known.contains(id) {
        Issue.record("\(id) was given before: \(history)")
      }
      known.append(id)
      model.insert(id, level, frame, takesKeys: takesKeys, isCover: isCover)
    case .remove(let id):
      stack.remove(id)
      model.remove(id)
    case .raise(let id):
      stack.raise(id)
      model.raise(id)
    case .lower(let id):
      stack.lower(id)
      model.lower(id)
    case .setLevel(let level, let id):
      stack.setLevel(level, of: id)
      model.setLevel(level, of: id)
    case .setFrame(let frame, let id):
      stack.setFrame(frame, of: id)
      model.setFrame(frame, of: id)
    }
  }

  private func operation(using generator: inout SeededGenerator) -> WindowStackOperation {
    let level = Self.levels.randomElement(using: &generator) ?? .normal
    let frame = Rect.random(using: &generator)
    let insertions = stack.windows.count < 4 ? 8 : 3
    let choice = Int.random(in: 0..<(insertions + 6), using: &generator)
    guard choice >= insertions, let id = known.randomElement(using: &generator) else {
      return .insert(
        level,
        frame,
        takesKeys: .random(using: &generator),
        isCover: Int.random(in: 0..<3, using: &generator) == 0
      )
    }
    switch choice - insertions {
    case 0: return .raise(id)
    case 1: return .lower(id)
    case 2: return .setLevel(level, id)
    case 3: return .setFrame(frame, id)
    default: return .remove(id)
    }
  }
}
