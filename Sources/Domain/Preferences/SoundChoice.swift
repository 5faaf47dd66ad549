import Wording

/// Where the sounds of a card are played as its side comes up.
package enum SoundChoice: String, Hashable, Sendable, CaseIterable {
  /// Nowhere: they are played when they are asked for.
  case off
  /// Where the terminal is on this machine.
  case on
  /// Also where it is at the other end of an ssh connection, from which nobody may hear them.
  case overSSH = "over-ssh"

  /// The words for it.
  fileprivate var phrase: Phrase {
    switch self {
    case .off: .settingsOff
    case .on: .settingsOn
    case .overSSH: .settingsSoundsSSH
    }
  }
}

extension SettingValues<SoundChoice> {
  /// All choices.
  static let sounds = SettingValues.named { $0.phrase }
}
