/// What a screen asks of the shell.
package enum ScreenRequest<Data: FeatureData>: Sendable {
  /// Show another screen of the feature above this one.
  case open(any Screen<Data>)
  /// Leave this screen.
  case close
  /// Say something in the status line.
  case tell(StatusMessage)
  /// Do work, and give its reply to this screen.
  case run(Data.Effect)
  /// Call off the slow work that is under way.
  case cancelWork
}
