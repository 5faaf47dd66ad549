package import DomainWords
package import Preferences
package import Screens
package import Secrets
package import Wording

/// Work on the program itself.
package enum SystemEffect: Sendable {
  /// Seal the session and destroy the key: at once, or at the end of the program, after a round with
  /// the other devices.
  case seal(Session, atEnd: Bool)
  /// Suspend the program as a shell job.
  case suspend
  /// Repaint the whole screen at the terminal's current size.
  case repaint
  /// Save the preferences.
  case save(Preferences)
  /// Cancel the slow work under way.
  case cancelWork
  /// List the files that a typed path can become.
  case list(String, FileOrder)
  /// End the program.
  case quit(Exit)
}

/// The reason to end the program.
package enum Exit: Hashable, Sendable {
  /// The user quit.
  case asked
  /// The right passcode or recovery key was given to the lock of a terminal.
  case unlocked
  /// A signal ended it.
  case signal(Int32)
}

/// The result of an effect handled by the shell.
package enum SystemReply: Sendable {
  /// The vault was unlocked.
  case opened(Unsealed<Session>, VaultSnapshot, Preferences, notices: [Notice])
  /// The preferences were saved.
  case saved(Preferences)
  /// The preferences could not be saved.
  case notSaved(FailureReason)
  /// The files that a typed path can become.
  case listed(FileListing)
  /// The backup that was due could not be made.
  case backupFailed(FailureReason)
  /// Items that waited in the letterbox were taken in.
  case tookIn(LetterboxReport)
}
