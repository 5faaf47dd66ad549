/// A screen that line mode can tell of. Every screen is one, so that none is forgotten.
package protocol LineModeScreen<Data> {
  associatedtype Data: FeatureData
  /// The screen's actions, of its keys and its choices alike.
  associatedtype Action: Sendable

  /// The scene of its present state.
  func scene(_ context: LineModeContext<Data, Action>) -> LineModeScene<Action>
}

extension LineModeScreen {
  /// The scene with its actions as those of whatever kind of screen.
  package func erasedScene(
    _ context: ScreenContext<Data>,
    _ place: LineModePlace
  ) -> LineModeScene<AnyScreenAction> {
    scene(LineModeContext(screen: context, place: place)).map { AnyScreenAction($0) }
  }
}
