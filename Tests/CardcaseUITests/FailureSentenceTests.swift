import Locking
import Testing
import WindowLevels
import Wording

@testable import CardcaseUI
@testable import LockUI
@testable import Preferences
@testable import Screens
@testable import StudyUI
@testable import WalletUI
@testable import Widgets

@Suite("What could not be done says why")
struct FailureSentenceTests {
  /// Each reason that the disk, the memory and other processes give, in its words.
  static let reasons: [(FailureReason, String)] = [
    (.diskFull, "the disk is full"), (.diskError, "the disk reports an error"),
    (.readOnly, "the file is read-only"), (.inUse, "another process is using the file"),
    (.damaged, "the vault file is damaged"),
    (.noMemory, "there is not enough memory"),
    (.notPermitted, "permission denied"),
    (.fileTooLarge, "the file is too large"), (.locked, "the vault is locked"),
    (.other("Too many open files"), "Too many open files"),
  ]

  /// The replies that tell of a failure in the open vault, each with its sentence.
  private func replies(_ reason: FailureReason) -> [(Reply, String)] {
    [
      (.system(.notSaved(reason)), "Nothing was changed: "),
      (.system(.backupFailed(reason)), "Could not make today's backup: "),
      (.wallet(.notSaved(reason)), "The card was not saved: "),
      (.wallet(.notOpened(reason)), "The card can't be opened: "),
      (.wallet(.notChanged(reason)), "Nothing was changed: "),
      (
        .wallet(.transferred(.written(.failure(reason), new: 1, updated: 0))),
        "Imported, but the list can't be read: "
      ),
      (.study(.notSaved(reason)), "Nothing was changed: "),
      (.undo(.failed(reason)), "Nothing was changed: "),
      (.study(.unreadable(reason)), "The flashcards can't be read: "),
      (.study(.answersUnreadable(reason)), "The answers can't be read: "),
      (.lock(.recoveryKeyNotRenewed(reason)), "Could not renew the recovery key: "),
      (.lock(.recoveryKeyNotErased(reason)), "Could not erase the recovery key: "),
    ]
  }

  @Test("on the screen", arguments: reasons)
  func screen(reason: FailureReason, words: String) throws {
    var app = try ModelHarness()
    try app.unlock()
    for (reply, sentence) in replies(reason) {
      app.answer(reply)
      #expect(app.shows(sentence + words), "\(app)")
    }
  }

  @Test("in line mode", arguments: reasons)
  func lineMode(reason: FailureReason, words: String) throws {
    var story = try LineModeDriver.opened()
    for (reply, sentence) in replies(reason) {
      // The same sentence is not said twice in a row.
      story.answer(.system(.saved(Preferences())))
      story.answer(reply)
      #expect(story.heard(sentence + words), "\(story)")
    }
  }

  @Test("where the wallet can't be listed after an import, the list stays as it was")
  func importedWallet() throws {
    var app = try ModelHarness()
    try app.unlock()
    app.press(.character("w"))
    #expect(app.shows("Everyday"))
    app.answer(.wallet(.transferred(.written(.failure(.diskError), new: 1, updated: 0))))
    #expect(app.shows("Everyday"))
  }

  @Test("a vault that takes no changes is told as that, whatever was to be changed")
  func readOnlyVault() throws {
    var app = try ModelHarness()
    try app.unlock()
    app.answer(.wallet(.notSaved(.vaultReadOnly)))
    #expect(app.shows("the vault is damaged. Restore a backup: cardcase vault restore"))
  }

  @Test("at the lock: a vault that could not be read is not called damaged", arguments: reasons)
  func lock(reason: FailureReason, words: String) throws {
    var app = try ModelHarness()
    app.type("1357")
    app.answer(.lock(.refused(.failed(reason))))
    app.pass(.seconds(2))
    #expect(app.shows("Can't read the vault"))
    let said = app.lines.joined(separator: " ").split { " │".contains($0) }.joined(separator: " ")
    #expect(said.contains("Could not check your input: \(words). Try again."))
    #expect(!app.shows("The vault is damaged"))
  }

  @Test("where a vault can't be made or deleted", arguments: reasons)
  func vault(reason: FailureReason, words: String) throws {
    var app = try ModelHarness(kind: nil)
    app.press(.enter)
    app.type("135790135790")
    app.answer(.lock(.passcodeFailed(.failed(reason))))
    #expect(app.shows("Could not write the vault: "))
    var story = try LineModeDriver()
    try story.type("/forgot", "2", "DELETE")
    story.answer(.lock(.deletionFailed(reason)))
    #expect(story.heard("Could not delete the vault: \(words)."), "\(story)")
  }
}
