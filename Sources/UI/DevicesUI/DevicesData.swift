package import Devices
package import Screens
import WindowLevels
import Wording

/// The data of the screens about devices.
package struct DevicesData: FeatureData {
  package typealias Effect = DeviceEffect
  package typealias Reply = DeviceReply
  package typealias Requirement = Never

  /// A change that the screens follow.
  package enum Change: Sendable {
    /// The state of the group.
    case group
    /// The list of conflicts.
    case conflicts
  }

  /// The place of this device among others.
  package enum Membership: Hashable, Sendable {
    /// It was not looked up yet.
    case unknown
    /// It is in no group.
    case alone
    /// It is in a group.
    case member(DeviceGroup)
  }

  /// The one-time key that is shown, and the end of its time.
  struct Invitation: Sendable {
    let key: PairingKey
    let countdown: SecondsLeft
  }

  package private(set) var membership: Membership
  /// The conflicts; nil while they are not loaded.
  package private(set) var conflicts: [DeviceConflict]?
  /// True if the conflicts have to be listed, or listed anew.
  private(set) var needsConflicts: Bool
  /// The invitation under way.
  private(set) var invitation: Invitation?

  /// The data of a device whose place is not looked up yet, by default.
  package init(_ membership: Membership = .unknown, conflicts: [DeviceConflict]? = nil) {
    self.membership = membership
    self.conflicts = conflicts
    needsConflicts = conflicts == nil
  }

  /// The group; nil if this device is in none, as far as is known.
  package var group: DeviceGroup? {
    if case .member(let group) = membership { group } else { nil }
  }

  package mutating func receive(
    _ reply: DeviceReply,
    _ environment: ScreenEnvironment
  ) -> DataUpdate<Change> {
    switch reply {
    case .loaded(let group):
      membership = group.map { .member($0) } ?? .alone
      return DataUpdate(.group)
    case .changed(let group):
      let news = news(in: group, environment.wording)
      return put(group, telling: news)
    case .synced(let group, _), .founded(let group), .joined(let group), .restored(let group),
      .moved(let group), .verified(let group, _), .removed(_, let group):
      return put(group)
    case .inviting(let key):
      let end = environment.now.advanced(by: PairingKey.validity)
      invitation = Invitation(key: key, countdown: SecondsLeft(until: end, in: environment))
      return DataUpdate()
    case .admitted(_, let group):
      invitation = nil
      return put(group)
    case .inviteEnded, .stopped, .failed:
      invitation = nil
      return DataUpdate()
    case .left, .destroyed:
      membership = .alone
      conflicts = nil
      needsConflicts = true
      return DataUpdate(.group)
    case .conflicts(let conflicts):
      self.conflicts = conflicts
      needsConflicts = false
      countConflicts()
      return DataUpdate(.conflicts)
    case .settled(let id):
      conflicts?.removeAll { $0.id == id }
      countConflicts()
      return DataUpdate(.conflicts)
    case .settledAll:
      needsConflicts = true
      return DataUpdate(.conflicts)
    case .progress, .asked, .checked, .revealed: return DataUpdate()
    }
  }

  /// The conflicts, those of one thing together.
  package var conflictingThings: [[DeviceConflict]] {
    (conflicts ?? []).reduce(into: []) { things, conflict in
      if things.last?.first?.thing == conflict.thing {
        things[things.count - 1].append(conflict)
      } else {
        things.append([conflict])
      }
    }
  }

  /// Has the state of the group tell of as many things as are listed.
  private mutating func countConflicts() {
    guard case .member(var group) = membership else { return }
    group.conflicts = conflictingThings.count
    membership = .member(group)
  }

  /// Takes the state of the group in. Conflicts may have come, gone or got another version.
  private mutating func put(
    _ group: DeviceGroup,
    telling message: StatusMessage? = nil
  ) -> DataUpdate<Change> {
    needsConflicts = true
    membership = .member(group)
    return DataUpdate(.group, message: message)
  }

  /// The message about what is newly wrong, or newly waits for a decision; nil if nothing is.
  private func news(in group: DeviceGroup, _ wording: Wording) -> StatusMessage? {
    let known = Set(self.group?.problems ?? [])
    if let problem = group.problems.first(where: { !known.contains($0) }) {
      return StatusMessage(tone: .problem, problem.phrase(wording))
    }
    guard group.conflicts > self.group?.conflicts ?? 0 else { return nil }
    return StatusMessage(
      tone: .problem,
      .deviceConflictsWait(group.conflicts)
    )
  }
}

package typealias DevicesContext = ScreenContext<DevicesData>
