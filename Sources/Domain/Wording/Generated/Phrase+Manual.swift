// swift-format-ignore-file
// Made by Tests/Scripts/make_words.py from po/manual.pot. Change it there.

extension Phrase {
  /// Done.
  package static var exitDone: Phrase { Phrase(.exitDone) }
  /// Failed; the sentence on standard error says why.
  package static var exitFailed: Phrase { Phrase(.exitFailed) }
  /// Nothing fits the query, or the name.
  package static var exitNoMatch: Phrase { Phrase(.exitNoMatch) }
  /// Several things fit it; they are listed on standard error.
  package static var exitSeveral: Phrase { Phrase(.exitSeveral) }
  /// Wrong passcode, recovery key, or password of a file.
  package static var exitWrongPasscode: Phrase { Phrase(.exitWrongPasscode) }
  /// The next attempt is not due yet; no passcode was examined.
  package static var exitMustWait: Phrase { Phrase(.exitMustWait) }
  /// Another process has the vault open for writing.
  package static var exitInUse: Phrase { Phrase(.exitInUse) }
  /// The vault is damaged, or the part of it that is needed.
  package static var exitDamaged: Phrase { Phrase(.exitDamaged) }
  /// Something on the remote is damaged, gone, or by no device of the group.
  package static var exitRemoteFaulty: Phrase { Phrase(.exitRemoteFaulty) }
  /// The command line was not understood.
  package static var exitUsage: Phrase { Phrase(.exitUsage) }
  /// The program of card fill can't be run.
  package static var exitProgramFailed: Phrase { Phrase(.exitProgramFailed) }
  /// The program of card fill does not exist.
  package static var exitProgramMissing: Phrase { Phrase(.exitProgramMissing) }
  /// You cancelled.
  package static var exitCancelled: Phrase { Phrase(.exitCancelled) }
  /// SYNOPSIS
  package static var manualSynopsis: Phrase { Phrase(.manualSynopsis) }
  /// DESCRIPTION
  package static var manualDescription: Phrase { Phrase(.manualDescription) }
  /// EXIT STATUS
  package static var manualExitStatus: Phrase { Phrase(.manualExitStatus) }
  /// EXAMPLES
  package static var manualExamples: Phrase { Phrase(.manualExamples) }
  /// SEE ALSO
  package static var manualSeeAlso: Phrase { Phrase(.manualSeeAlso) }
  /// All exit statuses are in
  package static var manualStatuses: Phrase { Phrase(.manualStatuses) }
}
