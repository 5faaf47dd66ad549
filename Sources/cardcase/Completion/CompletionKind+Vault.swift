import ArgumentParser
import FoundationEssentials
import Wording

/// The completions of shells. Nothing here needs a passcode, asks for one, or writes anything.
extension CompletionKind {
  /// Names of decks, as far as they are told without a passcode.
  static let decks = CompletionKind.custom { words, _, _ in
    let names = CompletedLine(words: words).deckNames(in: ProcessInfo.processInfo.environment)
    return CompletionShell.requesting == .zsh ? names.map(escapedForZsh) : names
  }

  /// Codes of the languages there are.
  static let languages = CompletionKind.list(
    Language.all.map { $0.code.replacing("_", with: "-") }
  )

  /// A name as zsh reads it, which takes a description to begin at a colon.
  private static func escapedForZsh(_ name: String) -> String {
    name.replacing("\\", with: "\\\\").replacing(":", with: "\\:")
  }
}
