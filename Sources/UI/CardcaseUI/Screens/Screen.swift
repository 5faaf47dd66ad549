import WindowLevels

/// The kinds of screens there are.
///
/// Each is in memory of its own, which is overwritten when it goes: in a value that has room for any of
/// them, bytes of one would be left behind another that needs less.
indirect enum Screen: Codable, Sendable {
  case home(HomeScreen)
  case wallet(WalletScreen)
  case card(CardScreen)
  case wizard(CardWizard)
  case flashcards(DeckListScreen)
  case deckName(DeckNameScreen)
  case deckOptions(DeckOptionsScreen)
  case parameters(ParametersScreen)
  case review(ReviewScreen)
  case round(RoundScreen)
  case browser(BrowserScreen)
  case noteForm(NoteForm)
  case statistics(StatisticsScreen)
  case importing(ImportScreen)
  case exporting(ExportScreen)
  case cardImport(CardImportScreen)
  case cardExport(CardExportScreen)
  case settings(SettingsScreen)
  case confirmation(ConfirmationScreen)
  case passcodeChange(PasscodeChangeScreen)
  case recoveryKey(RecoveryKeyScreen)
  case help(HelpScreen)
  case notice(NoticeScreen)

  /// The content of whichever kind.
  var content: any ScreenContent {
    switch self {
    case .home(let content): content
    case .wallet(let content): content
    case .card(let content): content
    case .wizard(let content): content
    case .flashcards(let content): content
    case .deckName(let content): content
    case .deckOptions(let content): content
    case .parameters(let content): content
    case .review(let content): content
    case .round(let content): content
    case .browser(let content): content
    case .noteForm(let content): content
    case .statistics(let content): content
    case .importing(let content): content
    case .exporting(let content): content
    case .cardImport(let content): content
    case .cardExport(let content): content
    case .settings(let content): content
    case .confirmation(let content): content
    case .passcodeChange(let content): content
    case .recoveryKey(let content): content
    case .help(let content): content
    case .notice(let content): content
    }
  }

  /// Lets `key` do what it does on this screen; nil where it does nothing.
  mutating func press(_ key: Key, _ context: ScreenContext) -> [Request]? {
    var content = content
    let requests = content.press(key, context)
    self = content.screen
    return requests
  }

  /// Gives the screen a part of a paste; nil where it takes its characters as typed ones.
  mutating func paste(_ part: PastePart, _ context: ScreenContext) -> [Request]? {
    var content = content
    let requests = content.paste(part, context)
    self = content.screen
    return requests
  }

  /// Changes the content of whichever kind.
  mutating func change<T>(_ body: (inout any ScreenContent) -> T) -> T {
    var content = content
    let result = body(&content)
    self = content.screen
    return result
  }

  /// Hides what was revealed.
  mutating func hideSecrets() {
    var content = content
    content.hideSecrets()
    self = content.screen
  }

  /// Lets go of what was shown for a time that is over.
  mutating func advance(to now: Instant) {
    var content = content
    content.advance(to: now)
    self = content.screen
  }
}
