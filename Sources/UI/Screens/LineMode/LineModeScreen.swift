/// A screen that line mode can tell of. Every screen is one, so that none is forgotten.
package protocol LineModeScreen<Data> {
  associatedtype Data: FeatureData
  /// The screen's actions, of its keys and its choices alike.
  associatedtype Action: Sendable

  /// The scene of its present state, where no dialog is over it.
  func scene(_ context: LineModeContext<Data, Action>) -> LineModeScene<Action>
}
