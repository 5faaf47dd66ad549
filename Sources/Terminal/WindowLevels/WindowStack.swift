/// Windows in levels, from the lowest to the highest: by level, and within a level by appearance.
///
/// A pure value without content, so that a program can discard the contents of its windows (because
/// a lock appeared, for example) and keep their positions. `PanelMirror` in `WindowTerminal` shows
/// it on the screen.
///
/// Invariants after every operation:
/// - a window of a higher level is never below one of a lower level;
/// - if any window takes keys, exactly one is the key window: the highest of those;
/// - a window that lies completely beneath a cover is not among the drawn ones;
/// - there is at most one window at the level of the lock, and nothing is above it; it is a cover
///   and takes keys, even if it was not made so.
public struct WindowStack: Sendable, Hashable, Codable {
  /// All windows from the lowest to the highest.
  public private(set) var windows: [Window] = []
  private var nextNumber = 1

  /// An empty stack.
  public init() {}

  /// Decodes a stack.
  ///
  /// - Throws: `DecodingError` for data that no sequence of operations could have made.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    windows = try values.decode([Window].self, forKey: .windows)
    nextNumber = try values.decode(Int.self, forKey: .nextNumber)
    let isOrdered = zip(windows, windows.dropFirst()).allSatisfy { lower, higher in
      lower.level <= higher.level && lower.level < .lock
    }
    let numbers = Set(windows.map(\.id.number))
    guard isOrdered, numbers.count == windows.count, numbers.allSatisfy({ $0 < nextNumber }) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "not a stack of windows")
      )
    }
  }

  /// Inserts a window above the others of its level.
  ///
  /// A second window at the level of the lock is put right below the lock instead.
  ///
  /// - Parameters:
  ///   - level: the window's level.
  ///   - frame: its position and size on the screen.
  ///   - takesKeys: true if it can be the key window.
  ///   - isCover: true if windows that lie completely beneath it are not drawn.
  /// - Returns: the window's identifier.
  @discardableResult
  public mutating func insert(
    level: WindowLevel = .normal,
    frame: Rect,
    takesKeys: Bool = true,
    isCover: Bool = false
  ) -> WindowID {
    let id = WindowID(number: nextNumber)
    nextNumber += 1
    place(
      Window(
        id: id,
        level: allowed(level),
        frame: frame,
        asksForKeys: takesKeys,
        asksToCover: isCover
      )
    )
    return id
  }

  /// Removes a window. Does nothing for an unknown identifier.
  public mutating func remove(_ id: WindowID) {
    windows.removeAll { $0.id == id }
  }

  /// Brings a window above the others of its level.
  public mutating func raise(_ id: WindowID) {
    guard let window = take(id) else { return }
    place(window)
  }

  /// Puts a window below the others of its level.
  public mutating func lower(_ id: WindowID) {
    guard let window = take(id) else { return }
    let index = windows.firstIndex { $0.level >= window.level } ?? windows.endIndex
    windows.insert(window, at: index)
  }

  /// Moves a window to another level, above the others there.
  public mutating func setLevel(_ level: WindowLevel, of id: WindowID) {
    guard var window = take(id) else { return }
    window.level = allowed(level)
    place(window)
  }

  /// Moves or resizes a window.
  public mutating func setFrame(_ frame: Rect, of id: WindowID) {
    guard let index = windows.firstIndex(where: { $0.id == id }) else { return }
    windows[index].frame = frame
  }

  /// The window with that identifier; nil if there is none.
  public subscript(id: WindowID) -> Window? {
    windows.first { $0.id == id }
  }

  /// The key window: the highest that takes keys.
  public var keyWindow: WindowID? {
    windows.last { $0.takesKeys }?.id
  }

  /// The windows that are drawn, from the lowest to the highest: all but empty ones and those that
  /// lie completely beneath a cover.
  public var drawn: [Window] {
    windows.enumerated().filter { index, window in
      !window.frame.isEmpty
        && !windows[(index + 1)...].contains { $0.isCover && $0.frame.contains(window.frame) }
    }.map(\.element)
  }

  private func allowed(_ level: WindowLevel) -> WindowLevel {
    level == .lock && windows.last?.level == .lock ? .belowLock : level
  }

  private mutating func take(_ id: WindowID) -> Window? {
    guard let index = windows.firstIndex(where: { $0.id == id }) else { return nil }
    return windows.remove(at: index)
  }

  private mutating func place(_ window: Window) {
    let index = windows.firstIndex { $0.level > window.level } ?? windows.endIndex
    windows.insert(window, at: index)
  }
}

/// The identifier of a window in its stack. Numbers are never reused.
public struct WindowID: Hashable, Sendable, Codable {
  let number: Int
}

/// A window in its stack: a frame and a level, without content.
public struct Window: Hashable, Sendable, Identifiable, Codable {
  /// Its identifier.
  public let id: WindowID
  /// Its level.
  public internal(set) var level: WindowLevel
  /// Its position and size on the screen.
  public internal(set) var frame: Rect
  let asksForKeys: Bool
  let asksToCover: Bool

  /// True if it can be the key window. A status bar, for example, can't; the lock always can, so
  /// that no key passes it.
  public var takesKeys: Bool { asksForKeys || level == .lock }
  /// True if it is an opaque cover: windows that lie completely beneath it are not drawn at all.
  /// The lock always is one.
  public var isCover: Bool { asksToCover || level == .lock }
}
