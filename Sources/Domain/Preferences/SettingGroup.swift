package import Wording

/// A group of settings, which has a head in their list. The raw value is the first part of the keys
/// of its settings.
package enum SettingGroup: String, CaseIterable, Sendable {
  /// The lock and its passcode.
  case lock
  /// The appearance of all screens.
  case look
  /// The wallet.
  case cards
  /// Decks and reviews.
  case study
  /// The due cards, told without the passcode.
  case due
  /// The devices that keep their cards in step.
  case sync

  /// The head.
  package var heading: Phrase {
    switch self {
    case .lock: .keyLock
    case .look: .settingsGroupLook
    case .cards: .settingsGroupCards
    case .study: .homeFlashcards
    case .due: .settingsGroupDue
    case .sync: .devicesTitle
    }
  }

  /// The rows of the table, in its order.
  package var rows: [any SettingRow] { Settings.rows.filter { $0.group == self } }
}

extension SettingRow {
  /// The group, by the first part of the key.
  package var group: SettingGroup? {
    key.split(separator: ".").first.flatMap { SettingGroup(rawValue: String($0)) }
  }
}
