package import WindowLevels

/// A screen: its state, its keys and its drawing.
///
/// Conforming types are values without secrets: they are sealed when the lock comes up and decoded
/// when the vault is unlocked.
package protocol Screen<Data>: LineModeScreen, Codable, Sendable {
  /// The keys of this screen.
  static var bindings: [KeyBinding<Action>] { get }

  /// The key tables of all states of the screen but its dialogs, `bindings` among them, each as a
  /// whole.
  static var tables: [[KeyBinding<Action>]] { get }

  /// Performs an action.
  mutating func perform(_ action: Action, _ context: Context) -> [Request]

  /// The active keys; all by default.
  func table(_ context: Context) -> [KeyBinding<Action>]

  /// Handles an input, and ends what any new input ends, such as an animation.
  mutating func handle(_ input: ScreenInput<Action>, _ context: Context) -> [Request]

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
  mutating func pause(_ reason: PauseReason, at now: Instant)

  /// Starts them again, unless another reason stops them.
  mutating func resume(_ reason: PauseReason, at now: Instant)

  /// The data that the screen needs in memory; nil if none.
  var requirement: Data.Requirement? { get }

  /// Updates the screen after time has passed, data was loaded or the vault was unlocked.
  mutating func advance(_ context: Context) -> [Request]

  /// Receives the reply to an effect of this screen.
  mutating func receive(_ reply: Data.Reply, _ context: Context) -> [Request]

  /// Receives the files that a path can become, which this screen asked for.
  mutating func receive(_ listing: FileListing, _ context: Context) -> [Request]

  /// Follows a change of the data made by another window's effect, or by loading.
  mutating func applyExternal(_ change: Data.Change, _ context: Context) -> [Request]

  /// Receives progress of slow work that this screen asked for.
  mutating func receive(_ event: WorkEvent)

  /// The dialog over the screen, which takes all keys; nil if there is none.
  func dialog(_ context: Context) -> Dialog?

  /// The keys of the dialogs; none where the screen has none.
  static var dialogKeys: [KeyBinding<Action>] { get }

  /// The scene of the dialog; nil if there is none.
  func dialogScene(_ context: Context) -> LineScene?

  /// Draws the whole screen.
  func draw(into canvas: inout Canvas, _ context: Context)

  /// True if another screen shows the same thing, so that one of both is enough.
  func hasSameIdentity(as other: any Screen) -> Bool

  /// The window's frame in a terminal of `size`.
  func frame(in size: Size, _ context: Context) -> Rect

  /// The window's level.
  var level: WindowLevel { get }
}

extension Screen {
  package typealias Context = ScreenContext<Data>
  package typealias Request = ScreenRequest<Data>
  package typealias LineContext = LineModeContext<Data, Action>
  package typealias LineScene = LineModeScene<Action>
  package typealias LineChoice = LineModeChoice<Action>

  package static var tables: [[KeyBinding<Action>]] { [bindings] }
  /// The key tables of all states of the screen, without the actions.
  static var tablesOfHints: [[KeyHint]] {
    (tables + (dialogKeys.isEmpty ? [] : [dialogKeys])).map { $0.map { $0.hint } }
  }
  package static var dialogKeys: [KeyBinding<Action>] { [] }
  package var takesText: Bool { false }
  package var level: WindowLevel { .normal }
  package var requirement: Data.Requirement? { nil }

  package func table(_ context: Context) -> [KeyBinding<Action>] { Self.bindings }

  package func dialog(_ context: Context) -> Dialog? { nil }

  package func dialogScene(_ context: Context) -> LineScene? { nil }

  package func hasSameIdentity(as other: any Screen) -> Bool { false }

  package mutating func paste(_ part: PastePart, _ context: Context) -> [Request]? { nil }

  package mutating func type(_ scalar: Unicode.Scalar, _ context: Context) -> [Request] { [] }

  package mutating func hideSecrets() {}

  package mutating func advance(to now: Instant) {}

  package func nextFrame(after now: Instant) -> Instant? { nil }

  package mutating func pause(_ reason: PauseReason, at now: Instant) {}

  package mutating func resume(_ reason: PauseReason, at now: Instant) {}

  package mutating func advance(_ context: Context) -> [Request] { [] }

  package mutating func receive(_ reply: Data.Reply, _ context: Context) -> [Request] { [] }

  package mutating func receive(_ listing: FileListing, _ context: Context) -> [Request] { [] }

  package mutating func applyExternal(_ change: Data.Change, _ context: Context) -> [Request] {
    []
  }

  package mutating func receive(_ event: WorkEvent) {}

  package func frame(in size: Size, _ context: Context) -> Rect {
    StatusBar.rectAbove(in: size)
  }

  /// The active keys with their words, for the footer and the help.
  package func hints(_ context: Context) -> [KeyHint] {
    let table = ownTable(context)
    var hints: [KeyHint] = []
    hints.reserveCapacity(table.count)
    // In a loop: here the compiler does not know the rows, and `map` would copy each several times.
    for index in table.indices { hints.append(table[index].hint) }
    return hints
  }
}

/// A screen that line mode can tell of. Every screen is one, so that none is forgotten.
package protocol LineModeScreen<Data> {
  associatedtype Data: FeatureData
  /// The screen's actions, of its keys and its choices alike.
  associatedtype Action: Sendable

  /// The scene of its present state, where no dialog is over it.
  func scene(_ context: LineModeContext<Data, Action>) -> LineModeScene<Action>
}
