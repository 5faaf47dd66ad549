package import WindowLevels

/// What the open vault holds for one feature, with the work that the feature asks for.
///
/// A feature is a part of the interface with screens of its own, which knows no other feature. Its
/// screens change its data only by effects: the reply goes to the data first, then to the window
/// that asked, and to the feature's other screens as a change that they follow.
package protocol FeatureData: Sendable {
  /// Work that its screens ask for.
  associatedtype Effect: Sendable
  /// The result of an effect.
  associatedtype Reply: Sendable
  /// A change of the data, which every screen of the feature follows.
  associatedtype Change: Sendable
  /// Data that a screen needs in memory.
  associatedtype Requirement: Hashable & Sendable

  /// Takes in the result of an effect.
  mutating func receive(_ reply: Reply, _ environment: ScreenEnvironment) -> DataUpdate<Change>

  /// Takes note of an effect that a screen asks for.
  ///
  /// - Returns: false if nothing else is to be done for it.
  mutating func prepare(_ effect: Effect) -> Bool

  /// Asks for what the screens need and lets go of what none of them does.
  ///
  /// - Parameters:
  ///   - screens: the feature's, the uppermost last.
  ///   - others: requirements of screens beneath them.
  mutating func synchronize(
    _ screens: [any Screen<Self>],
    _ others: [Requirement],
    _ environment: ScreenEnvironment
  ) -> [Effect]

  /// The moment at which `advance` has something to do; nil if there is none.
  func nextDeadline(
    _ screens: [any Screen<Self>],
    _ others: [Requirement],
    _ environment: ScreenEnvironment
  ) -> Instant?

  /// Does what is due by now.
  mutating func advance(_ environment: ScreenEnvironment) -> [Effect]
}

extension FeatureData {
  package mutating func prepare(_ effect: Effect) -> Bool { true }

  package mutating func synchronize(
    _ screens: [any Screen<Self>],
    _ others: [Requirement],
    _ environment: ScreenEnvironment
  ) -> [Effect] { [] }

  package func nextDeadline(
    _ screens: [any Screen<Self>],
    _ others: [Requirement],
    _ environment: ScreenEnvironment
  ) -> Instant? { nil }

  package mutating func advance(_ environment: ScreenEnvironment) -> [Effect] { [] }
}

/// The consequences of a reply for everything but the window that asked.
package struct DataUpdate<Change: Sendable>: Sendable {
  /// The change that the feature's screens follow.
  package var change: Change?
  /// A message for the status line.
  package var message: StatusMessage?

  /// An update; none by default.
  package init(_ change: Change? = nil, message: StatusMessage? = nil) {
    self.change = change
    self.message = message
  }
}
