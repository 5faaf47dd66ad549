import WindowLevels

/// The window stack in the simplest way: windows carry a number for when they appeared, and every
/// question sorts or counts cells.
struct WindowStackModel {
  struct Entry {
    let id: WindowID
    var level: Int
    /// The time of its appearance in its level; later is higher.
    var appeared: Int
    var frame: Rect
    let takesKeys: Bool
    let isCover: Bool

    func contains(_ other: Entry) -> Bool {
      other.frame.points.allSatisfy { frame.contains($0) }
    }
  }

  private(set) var entries: [Entry] = []
  private var clock = 0

  private mutating func tick() -> Int {
    clock += 1
    return clock
  }

  private func given(_ level: WindowLevel, except id: WindowID? = nil) -> Int {
    let isTaken = entries.contains { $0.level == 2002 && $0.id != id }
    return level.rawValue == 2002 && isTaken ? 2001 : level.rawValue
  }

  private mutating func change(_ id: WindowID, _ body: (inout Entry) -> Void) {
    for index in entries.indices where entries[index].id == id {
      body(&entries[index])
    }
  }

  mutating func insert(
    _ id: WindowID,
    _ level: WindowLevel,
    _ frame: Rect,
    takesKeys: Bool,
    isCover: Bool
  ) {
    entries.append(
      Entry(
        id: id,
        level: given(level),
        appeared: tick(),
        frame: frame,
        takesKeys: takesKeys,
        isCover: isCover
      )
    )
  }

  mutating func remove(_ id: WindowID) {
    entries.removeAll { $0.id == id }
  }

  mutating func raise(_ id: WindowID) {
    let now = tick()
    change(id) { $0.appeared = now }
  }

  mutating func lower(_ id: WindowID) {
    let now = tick()
    change(id) { $0.appeared = -now }
  }

  mutating func setLevel(_ level: WindowLevel, of id: WindowID) {
    let now = tick()
    let level = given(level, except: id)
    change(id) {
      $0.level = level
      $0.appeared = now
    }
  }

  mutating func setFrame(_ frame: Rect, of id: WindowID) {
    change(id) { $0.frame = frame }
  }

  /// From the lowest to the highest.
  var sorted: [Entry] {
    entries.sorted { ($0.level, $0.appeared) < ($1.level, $1.appeared) }
  }

  var keyWindow: WindowID? {
    sorted.filter { $0.takesKeys || $0.level == 2002 }.last?.id
  }

  var drawn: [WindowID] {
    let sorted = sorted
    return sorted.enumerated().filter { place, window in
      let covers = sorted.dropFirst(place + 1).filter { $0.isCover || $0.level == 2002 }
      return !window.frame.isEmpty && !covers.contains { $0.contains(window) }
    }.map(\.element.id)
  }
}
