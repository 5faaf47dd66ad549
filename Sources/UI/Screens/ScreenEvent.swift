package import Flashcards
package import Preferences
package import WindowLevels
import Wording

/// An event for a screen of whatever feature.
package enum ScreenEvent: Sendable {
  /// A key, which has an action or types a character.
  case key(Key)
  /// An input of line mode.
  case input(ScreenInput<AnyScreenAction>)
  /// A part of a paste.
  case paste(PastePart)
  /// Time has passed, data was loaded or the vault was unlocked.
  case advance
  /// The files that a path can become.
  case listing(FileListing)
  /// The reply to an effect of the screen.
  case reply(any Sendable)
  /// A change of its feature's data that another window's effect made, or loading.
  case change(any Sendable)
}

/// A request of a screen to the shell.
package enum ScreenRequest<Data: FeatureData>: Sendable {
  /// Open another screen above this one.
  case open(any Screen)
  /// Bring the screen that shows the same thing, or any of the same kind, to the front if one is
  /// open, or open this one.
  case bring(any Screen, anyOfKind: Bool = false)
  /// Close this screen.
  case close
  /// Press a key, which goes to the window that has the keys then.
  case press(Key)
  /// Do what a reserved key does.
  case reserved(ReservedKey)
  /// Show a message in the status line.
  case tell(StatusMessage)
  /// Run an effect, and send its reply to this screen.
  case run(Data.Effect)
  /// Try again to load the feature's data that could not be read.
  case reload
  /// Undo or redo an operation of those in a scope, or list them.
  case undo(UndoCommand, UndoScope)
  /// List the files that a typed path can become, and send the listing to this screen.
  case list(String, FileOrder)
  /// Save the preferences: those of the context, with an answer to be remembered.
  case remember(Preferences)
  /// Cancel the slow work under way.
  case cancelWork
}

/// The way of an event to the method of a screen that handles it.
extension Screen {
  /// Handles an event; nil if it means nothing to the screen, as one that was meant for another kind
  /// of screen or for another feature does.
  package mutating func dispatch(_ event: ScreenEvent, _ context: Context) -> [Request]? {
    switch event {
    case .key(let key): press(key, context)
    case .input(.action(let erased)):
      (erased.action as? Action).map { handle(.action($0), context) }
    case .input(.character(let scalar)): handle(.character(scalar), context)
    case .paste(let part): paste(part, context)
    case .advance: advance(context)
    case .listing(let listing): receive(listing, context)
    case .reply(let reply): (reply as? Data.Reply).map { receive($0, context) }
    case .change(let change):
      (change as? Data.Change).map { applyExternal($0, context) + advance(context) }
    }
  }

  package mutating func press(_ key: Key, _ context: Context) -> [Request]? {
    input(for: key, context).map { handle($0, context) }
  }

  package mutating func handle(_ input: ScreenInput<Action>, _ context: Context) -> [Request] {
    carryOut(input, context)
  }

  /// The input that `key` stands for: its action in the table, or its character; nil if it is neither.
  private func input(for key: Key, _ context: Context) -> ScreenInput<Action>? {
    let table = ownTable(context)
    for index in table.indices where table[index].hint.keys.contains(key) {
      return .action(table[index].action)
    }
    return takesText ? key.typed.map { .character($0) } : nil
  }

  /// The active keys, with the user's own keys in place of the built-in ones.
  package func ownTable(_ context: Context) -> [KeyBinding<Action>] {
    let table = dialog(context).map { keys(of: $0) } ?? table(context)
    guard let own = context.environment.machine.keys[ObjectIdentifier(Self.self)] else {
      return table
    }
    let hints = UserKeymap.applied(own, to: table.map { $0.hint }, whileTyping: takesText)
    return zip(table, hints).map { $0.with(hint: $1) }
  }

  /// The keys of a dialog.
  private func keys(of dialog: Dialog) -> [KeyBinding<Action>] {
    guard !dialog.hasLetters else { return Self.dialogKeys }
    return Self.dialogKeys.filter { $0.label != .keyYes && $0.label != .keyNo }
  }

  /// Carries an action out, or types a character.
  package mutating func carryOut(_ input: ScreenInput<Action>, _ context: Context) -> [Request] {
    switch input {
    case .action(let action): perform(action, context)
    case .character(let scalar): type(scalar, context)
    }
  }

  /// The scene of its present state, with its actions as those of whatever kind of screen.
  package func erasedScene(
    _ context: Context,
    _ place: LineModePlace
  ) -> LineModeScene<AnyScreenAction> {
    (dialogScene(context) ?? scene(LineContext(screen: context, place: place)))
      .map { AnyScreenAction($0) }
  }
}
