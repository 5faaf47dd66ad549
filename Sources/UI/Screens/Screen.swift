import Widgets
package import WindowLevels

/// A screen: its state, its keys and its drawing.
///
/// Conforming types are values without secrets: they are sealed when the lock comes up and decoded
/// when the vault is unlocked.
package protocol Screen<Data>: LineModeScreen, Codable, Sendable {
  /// An action of the screen's keys.
  associatedtype Action: Sendable

  /// The keys of this screen.
  static var bindings: [KeyBinding<Action>] { get }

  /// Performs an action.
  mutating func perform(_ action: Action, _ context: Context) -> [Request]

  /// The active keys, as far as they depend on the state of the screen; all by default.
  var table: [KeyBinding<Action>] { get }

  /// The active keys, where they depend on data, time or preferences too.
  func table(_ context: Context) -> [KeyBinding<Action>]

  /// Performs the action of a key; nil if it has none.
  mutating func press(_ key: Key, _ context: Context) -> [Request]?

  /// Takes a part of a paste; nil to type its characters one by one.
  mutating func paste(_ part: PastePart, _ context: Context) -> [Request]?

  /// Inserts a typed character into the focused field.
  mutating func type(_ scalar: Unicode.Scalar, _ context: Context) -> [Request]

  /// True if typed characters go into a field.
  var takesText: Bool { get }

  /// Hides what was revealed, as somebody else may be looking at the terminal.
  mutating func hideSecrets()

  /// Ends animations and displays whose time is over.
  mutating func advance(to now: Instant)

  /// The next moment at which the screen changes by itself; nil if there is none.
  func nextFrame(after now: Instant) -> Instant?

  /// Stops the clocks that run against the user.
  mutating func pause(_ reason: Interruption, at now: Instant)

  /// Starts them again, unless another reason stops them.
  mutating func resume(_ reason: Interruption, at now: Instant)

  /// The data that the screen needs in memory; nil if none.
  var requirement: Data.Requirement? { get }

  /// Updates the screen after time has passed, data was loaded or the vault was unlocked.
  mutating func advance(_ context: Context) -> [Request]

  /// Receives the reply to an effect of this screen.
  mutating func receive(_ reply: Data.Reply, _ context: Context) -> [Request]

  /// Follows a change of the data made by another window's effect, or by loading.
  mutating func applyExternal(_ change: Data.Change, _ context: Context) -> [Request]

  /// Receives progress of slow work that this screen asked for.
  mutating func receive(_ event: WorkEvent)

  /// Draws the whole screen.
  func draw(into canvas: inout Canvas, _ context: Context)

  /// The window's frame in a terminal of `size`.
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

  /// The active keys with their words, for the footer and the help.
  package func hints(_ context: Context) -> [KeyHint] { table(context).map { $0.hint } }

  /// Performs the action of `key` in the table, or types it; nil if it does neither.
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
