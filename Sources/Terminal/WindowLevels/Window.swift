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
