package import Wording

/// A part of a key table.
package enum KeyGroup: String, Hashable, Sendable, Codable, CaseIterable {
  /// The actions of the screen itself.
  case screen
  /// Movement of the focus.
  case moving
  /// Scrolling of a text, which may be visible as a whole, and pushing of a card, which slides back.
  case scrolling
  /// Movement of the caret and deletion in a field of text.
  case typing
  /// The further commands of the undo log.
  case undoing
  /// The reserved keys.
  case everywhere
  /// Actions that have nothing to act on now. Their keys say so, and are shown nowhere.
  case idle

  /// True if the footer may show the keys: those that always do something visible. The main reserved
  /// keys have a place of their own there.
  package var isInFooter: Bool {
    switch self {
    case .screen, .moving: true
    case .scrolling, .typing, .undoing, .everywhere, .idle: false
    }
  }

  /// The heading in the help; nil if the keys are not listed.
  package var heading: Phrase? {
    switch self {
    case .screen: .helpScreen
    case .moving, .scrolling: .keyMove
    case .typing: .helpTyping
    case .undoing: .keyUndo
    case .everywhere: .helpEverywhere
    case .idle: nil
    }
  }
}
