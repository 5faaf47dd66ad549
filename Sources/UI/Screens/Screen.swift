import Widgets
package import WindowLevels

/// What one window shows and what its keys do.
///
/// Conforming types are values without secrets: they are sealed when the lock comes up, and are
/// decoded as they were after it.
package protocol Screen<Data>: LineModeScreen, Codable, Sendable {
  /// What the screen's keys do.
  associatedtype Action: Sendable

  /// The keys of this screen.
  static var bindings: [KeyBinding<Action>] { get }

  /// Carries an action out.
  mutating func perform(_ action: Action, _ context: Context) -> [Request]

  /// The keys that work now, as far as they depend on the screen's own state; all by default.
  var table: [KeyBinding<Action>] { get }

  /// The keys that work now, where that depends on data, time or preferences too.
  func table(_ context: Context) -> [KeyBinding<Action>]

  /// Does what `key` does here; nil if that is nothing.
  mutating func press(_ key: Key, _ context: Context) -> [Request]?

  /// Takes a part of a paste; nil if a paste is no more than its characters typed.
  mutating func paste(_ part: PastePart, _ context: Context) -> [Request]?

  /// Takes a typed character, if this is a field.
  mutating func type(_ scalar: Unicode.Scalar, _ context: Context) -> [Request]

  /// True if typed characters go into a field.
  var takesText: Bool { get }

  /// Hides what was revealed, as nobody may be looking at the terminal any more.
  mutating func hideSecrets()

  /// Ends what was shown for a time that is over.
  mutating func advance(to now: Instant)

  /// The next moment at which something moves or is hidden; nil if there is none.
  func nextFrame(after now: Instant) -> Instant?

  /// Holds clocks that run against the user.
  mutating func pause(_ reason: Interruption, at now: Instant)

  /// Lets them run again, unless another reason holds them.
  mutating func resume(_ reason: Interruption, at now: Instant)

  /// The data that it needs in memory.
  var requirement: Data.Requirement? { get }

  /// Looks at what time, loading and unlocking have changed, and at its data once it is opened.
  mutating func advance(_ context: Context) -> [Request]

  /// Takes in the reply to an effect of this screen.
  mutating func receive(_ reply: Data.Reply, _ context: Context) -> [Request]

  /// Follows a change of the data that came of another window's effect, or of loading.
  mutating func applyExternal(_ change: Data.Change, _ context: Context) -> [Request]

  /// Takes in a step of slow work that this screen asked for.
  mutating func receive(_ event: WorkEvent)

  /// Draws all of it.
  func draw(into canvas: inout Canvas, _ context: Context)

  /// The window's place on a screen of that size.
  func frame(in size: Size, _ context: Context) -> Rect

  /// The window's level.
  var level: WindowLevel { get }
}

extension Screen {
  package typealias Context = ScreenContext<Data>
  package typealias Request = ScreenRequest<Data>

  package var takesText: Bool { false }
  package var level: WindowLevel { .normal }
  package var table: [KeyBinding<Action>] { Self.bindings }
  package var requirement: Data.Requirement? { nil }

  package func table(_ context: Context) -> [KeyBinding<Action>] { table }

  package mutating func press(_ key: Key, _ context: Context) -> [Request]? {
    act(on: key, context)
  }

  package mutating func paste(_ part: PastePart, _ context: Context) -> [Request]? { nil }

  package mutating func type(_ scalar: Unicode.Scalar, _ context: Context) -> [Request] { [] }

  package mutating func hideSecrets() {}

  package mutating func advance(to now: Instant) {}

  package func nextFrame(after now: Instant) -> Instant? { nil }

  package mutating func pause(_ reason: Interruption, at now: Instant) {}

  package mutating func resume(_ reason: Interruption, at now: Instant) {}

  package mutating func advance(_ context: Context) -> [Request] { [] }

  package mutating func receive(_ reply: Data.Reply, _ context: Context) -> [Request] { [] }

  package mutating func applyExternal(_ change: Data.Change, _ context: Context) -> [Request] {
    []
  }

  package mutating func receive(_ event: WorkEvent) {}

  package func frame(in size: Size, _ context: Context) -> Rect {
    StatusBar.rectAbove(in: size)
  }

  /// The keys that work now, for the footer and the help.
  package func hints(_ context: Context) -> [KeyHint] { table(context).map { $0.hint } }

  /// Does what the table says of `key`, or types it; nil if that is nothing.
  package mutating func act(on key: Key, _ context: Context) -> [Request]? {
    if let binding = table(context).first(where: { $0.keys.contains(key) }) {
      return perform(binding.action, context)
    }
    if takesText, let scalar = key.typed {
      return type(scalar, context)
    }
    return nil
  }
}
