/// The failed attempts since the vault was last opened, by where they came from: the few that
/// somebody made who then typed the right passcode are no reason for an alarm.
struct OwnFailures: Sendable {
  /// The number from which on failures are an alarm, whoever made them.
  private static let alarming = 3

  /// The number of failures before this run.
  private var earlier: Int
  /// The number of passcodes that were typed in this run and refused.
  private var typed = 0

  /// The failures at launch.
  init(earlier: Int) {
    self.earlier = earlier
  }

  /// Counts a passcode that was refused.
  mutating func refuse() {
    typed += 1
  }

  /// Forgets them, as the vault was opened.
  mutating func clear() {
    earlier = 0
    typed = 0
  }

  /// True if as many failures as the vault has counted were all typed in this run, and are few.
  func explain(_ count: Int) -> Bool { earlier == 0 && count <= typed && count < Self.alarming }
}
