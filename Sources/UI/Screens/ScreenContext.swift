package import Flashcards
package import PaymentCards
package import Preferences
package import Widgets
package import WindowLevels
package import Wording

/// The values that a screen may use besides its own state: its environment and its feature's data.
///
/// The environment's values are inlined where they are used: every frame asks for them a hundred times.
package struct ScreenContext<Data: FeatureData>: Sendable {
  // First, so that its place does not depend on the feature.
  package let environment: ScreenEnvironment
  /// The feature's data in the open vault.
  package let data: Data

  /// Keeps the parts.
  package init(_ data: Data, _ environment: ScreenEnvironment) {
    self.environment = environment
    self.data = data
  }

}

/// The values of the environment.
extension ScreenContext {
  @inlinable package var preferences: Preferences { environment.preferences }
  @inlinable package var theme: Theme { environment.theme }
  @inlinable package var wording: Wording { environment.wording }
  @inlinable package var size: Size { environment.size }
  @inlinable package var isDemo: Bool { environment.isDemo }
  @inlinable package var keepsStill: Bool { environment.keepsStill }
  @inlinable package var random: UInt64 { environment.random }
  @inlinable package var now: Instant { environment.now }
  @inlinable package var moment: LocalMoment { environment.moment }
  @inlinable package var today: CalendarDay { environment.today }
  @inlinable package var moves: Bool { environment.moves }
  @inlinable package var boundary: DayBoundary { environment.boundary }
  @inlinable package var keyName: KeyName { environment.keyName }
}
