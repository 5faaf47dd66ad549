import CFaults

/// One failure injected into a directory: at a certain one of the calls by which SQLite or the
/// vault change files in it.
public final class Fault: Sendable {
  /// The failure at the call.
  public enum Action: Int32, Sendable {
    /// The disk is full.
    case full = 1
    /// The disk fails.
    case error = 2
    /// A write is half done, then the disk is full.
    case short = 3
    /// A write is half done, and nothing reaches the disk from then on.
    case cut = 4
    /// A write is half done, then the process kills itself.
    case kill = 5
    /// The power goes: what no sync has followed is lost in part. One such fault at a time.
    case power = 6

    /// All that leave the process alive.
    public static let survivable: [Action] = [.full, .error, .short, .cut]
  }

  private let handle: Int32

  /// Begins to count the calls of files under a directory, and fails the one with this number, from
  /// 1; none if `action` is nil.
  public init(_ action: Action?, at call: Int, under directory: String) {
    handle = cfaults_begin(directory, Int32(call), action?.rawValue ?? 0)
  }

  deinit {
    cfaults_end(handle)
  }

  /// Puts the layer that injects failures beneath all databases that are opened from then on.
  public static func install() { cfaults_install() }

  /// The number of calls so far.
  public var calls: Int { Int(cfaults_seen(handle)) }

  /// True if nothing reaches the disk any more.
  public var isCut: Bool { cfaults_is_cut(handle) != 0 }
}
