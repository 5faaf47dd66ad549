/// The level of a window: a window of a higher level is above every window of a lower one,
/// whichever came first. The idea and the first three numbers are UIKit's `UIWindow.Level`.
public struct WindowLevel: RawRepresentable, Hashable, Sendable, Comparable, Codable {
  /// The number of the level, at most that of `lock`.
  public let rawValue: Int

  /// Creates a custom level.
  ///
  /// - Returns: nil above `lock`, which is the highest level.
  public init?(rawValue: Int) {
    guard rawValue <= Self.lock.rawValue else { return nil }
    self.rawValue = rawValue
  }

  private init(unchecked rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Screens: 0.
  public static let normal = WindowLevel(unchecked: 0)
  /// Bars that stay above screens: 1000.
  public static let statusBar = WindowLevel(unchecked: 1000)
  /// Dialogs: 2000.
  public static let alert = WindowLevel(unchecked: 2000)
  /// The lock, above every dialog: alert + 2. Only one window can have it.
  public static let lock = WindowLevel(unchecked: 2002)

  /// The highest level below the lock.
  static let belowLock = WindowLevel(unchecked: 2001)

  /// Orders from lower to higher.
  public static func < (a: WindowLevel, b: WindowLevel) -> Bool {
    a.rawValue < b.rawValue
  }
}
