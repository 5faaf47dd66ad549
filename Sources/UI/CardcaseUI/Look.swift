import Preferences
import Screens
import Widgets
import WindowLevels

/// The look of the program: the preferences in force, and the themes.
struct Look: Sendable {
  /// The preferences of the vault, with those that this machine fixes.
  let preferences: Preferences
  /// The theme of the screens.
  let theme: Theme
  /// The built-in theme, in which the lock is drawn, for the same background.
  let lockTheme: Theme

  /// The look of a terminal with these traits.
  init(_ own: Preferences, _ machine: MachineConfiguration, _ traits: TerminalTraits) {
    preferences = machine.settings.applied(to: own)
    var traits = traits
    traits.background = preferences.background.fixed ?? traits.background
    theme = Theme(
      traits,
      usesColors: preferences.usesColors,
      variant: preferences.theme.variant,
      hasBorders: preferences.borders == .lines,
      colors: machine.colors(on: traits.background)
    )
    lockTheme = Theme(
      traits,
      usesColors: own.usesColors,
      variant: own.theme.variant,
      hasBorders: own.borders == .lines
    )
  }
}

extension ThemeChoice {
  fileprivate var variant: ThemeVariant {
    switch self {
    case .standard: .standard
    case .colorBlind: .colorBlind
    case .highContrast: .highContrast
    }
  }
}

extension BackgroundChoice {
  /// The background whatever the terminal says; nil to follow it.
  fileprivate var fixed: TerminalBackground? {
    switch self {
    case .automatic: nil
    case .dark: .dark
    case .light: .light
    }
  }
}
