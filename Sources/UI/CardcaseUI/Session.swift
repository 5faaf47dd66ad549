import WindowLevels

/// What every window shows and where its reader is in it: what the lock seals and brings back.
public struct Session: Codable, Sendable {
  /// A window and its screen.
  struct Entry: Codable, Sendable {
    let window: WindowID
    var screen: Screen
  }

  var entries: [Entry] = []

  /// Raised when sessions that were sealed before can't be read any more.
  public static let version: UInt32 = 4

  /// A session without windows.
  public init() {}

  subscript(window: WindowID) -> Screen? {
    get { entries.first { $0.window == window }?.screen }
    set {
      guard let newValue else {
        // A new array, as the old one would keep the bytes of what it held last.
        entries = entries.filter { $0.window != window }
        return
      }
      if let index = entries.firstIndex(where: { $0.window == window }) {
        entries[index].screen = newValue
      } else {
        entries.append(Entry(window: window, screen: newValue))
      }
    }
  }
}
