/// A screen that line mode can tell of. Every screen is one, so that none is forgotten.
package protocol LineModeScreen<Data> {
  associatedtype Data: FeatureData
  /// What can be done on the screen, by keys and by choices alike.
  associatedtype Action: Sendable

  /// What is said of it as it stands.
  func scene(_ context: LineModeContext<Data, Action>) -> LineModeScene<Action>

  /// What is said by itself as time passes.
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
