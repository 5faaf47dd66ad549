package import WindowLevels

/// The data of the open vault for one feature, and the effects that load and change it.
///
/// A feature is a part of the interface with its own screens that knows no other feature. Its
/// screens change the data only by effects: the reply goes to the data first, then to the window
/// that asked, and to the feature's other screens as a change that they follow.
package protocol FeatureData: Sendable {
  /// Work that a screen can ask for.
  associatedtype Effect: Sendable
  /// The result of an effect.
  associatedtype Reply: Sendable
  /// A change of the data, which every screen of the feature follows.
  associatedtype Change: Sendable
  /// Data that a screen needs in memory.
  associatedtype Requirement: Hashable & Sendable

  /// Applies the result of an effect to the data.
  mutating func receive(_ reply: Reply, _ environment: ScreenEnvironment) -> DataUpdate<Change>

  /// Has what could not be read loaded again.
  mutating func reload()

  /// Requests the data that the screens need, and releases data that none of them needs.
  ///
  /// - Parameter screens: The screens of all features, the uppermost last.
  mutating func synchronize(_ screens: [any Screen], _ environment: ScreenEnvironment) -> [Effect]

  /// The moment at which `advance` has work to do; nil if there is none.
  func nextDeadline(_ screens: [any Screen], _ environment: ScreenEnvironment) -> Instant?

  /// Performs the work that is due.
  mutating func advance(_ environment: ScreenEnvironment) -> [Effect]
}

extension FeatureData {
  package mutating func reload() {}

  package mutating func synchronize(
    _ screens: [any Screen],
    _ environment: ScreenEnvironment
  ) -> [Effect] { [] }

  package func nextDeadline(
    _ screens: [any Screen],
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
