/// What names a window for as long as its stack lives. Numbers are never used again.
public struct WindowID: Hashable, Sendable, Codable {
  let number: Int
}

/// A window as its stack knows it: a place and a height, without content.
public struct Window: Hashable, Sendable, Identifiable, Codable {
  /// Its name.
  public let id: WindowID
  /// How high it lies.
  public internal(set) var level: WindowLevel
  /// Where it stands on the screen.
  public internal(set) var frame: Rect
  let asksForKeys: Bool
  let asksToCover: Bool

  /// Whether it can be the key window. A status bar, say, can't; the lock always can, so that no
  /// key passes it.
  public var takesKeys: Bool { asksForKeys || level == .lock }
  /// Whether it is an opaque cover: windows that lie wholly under it are not drawn at all. The lock
  /// always is one.
  public var isCover: Bool { asksToCover || level == .lock }
}
