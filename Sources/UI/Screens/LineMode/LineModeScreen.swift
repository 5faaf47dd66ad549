/// A screen that line mode can tell of. Every screen is one, so that none is forgotten.
package protocol LineModeScreen<Data> {
  associatedtype Data: FeatureData
  /// The screen's actions, of its keys and its choices alike.
  associatedtype Action: Sendable

  /// The scene of its present state.
  func scene(_ context: LineModeContext<Data, Action>) -> LineModeScene<Action>

  /// The announcement that is due as time passes.
  ///
  /// - Parameter level: what was said before: 0 for nothing yet, nil where the window is told of for
  ///   the first time since the lock.
  /// - Returns: what was said then, and lines to say now; nil if nothing is ever said.
  func announcement(after level: Int?, _ context: ScreenContext<Data>)
    -> (level: Int, lines: [SpokenLine])?
}

extension LineModeScreen {
  package func announcement(after level: Int?, _ context: ScreenContext<Data>)
    -> (level: Int, lines: [SpokenLine])?
  { nil }

  /// The scene with its actions as those of whatever kind of screen.
  package func erasedScene(
    _ context: ScreenContext<Data>,
    _ place: LineModePlace
  ) -> LineModeScene<AnyScreenAction> {
    scene(LineModeContext(screen: context, place: place)).map { AnyScreenAction($0) }
  }
}
