// swift-format-ignore-file
// Made by Tests/Scripts/make_words.py from po/help-due.pot. Change it there.

extension Phrase {
  /// Say how many flashcards are due today, without the passcode.
  package static var helpDue: Phrase { Phrase(.helpDue) }
  /// For prompts and status bars. Switch it on in the settings first: the numbers are then written down at each lock, for 60 days, after the daily limits. The exit status is 3 if there are none for today. shell-prompt.md in share/doc/cardcase has snippets.
  package static var helpDueText: Phrase { Phrase(.helpDueText) }
  /// Write the number alone.
  package static var helpDueShort: Phrase { Phrase(.helpDueShort) }
  /// Write one line of JSON, with the numbers of the coming days.
  package static var helpDueJson: Phrase { Phrase(.helpDueJson) }
  /// --short and --json exclude each other.
  package static var usageShortAndJSON: Phrase { Phrase(.usageShortAndJSON) }
}
