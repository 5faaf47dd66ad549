import Secrets
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

@Suite("What is told of the vault's file")
struct DamageNoticeTests {
  private static let what =
    "Records are missing, added or older: payment cards."

  @Test(
    "is told whole on the smallest screen too, with the way out",
    arguments: [
      (Notice.damaged(what), ["payment cards", "restore"]),
      (.readOnly, ["nothing is saved", "vault restore"]),
      (.olderFile, ["This vault is older", "somebody replaced it."]),
      (.directoryOpen("/srv/cases"), ["/srv/cases", "Run chmod go-w", "move"]),
    ]
  )
  func whole(notice: Notice, words: [String]) throws {
    for size in [Size(width: 80, height: 24), Size(width: 40, height: 12)] {
      var app = try ModelHarness(size: size)
      try app.unlock(notices: [notice])
      for word in words { #expect(app.shows(word), "\(size)\n\(app)") }
      app.press(.enter)
      #expect(!app.shows("Please note"))
    }
  }

  @Test("changes what is said where nothing can be saved: the disk is not to blame")
  func readOnly() throws {
    var contents = VaultSnapshot.sample
    contents.isReadOnly = true
    var app = try ModelHarness()
    try app.unlock(contents)
    let replies: [Reply] = [
      .system(.notSaved(.vaultReadOnly)), .wallet(.notSaved(.vaultReadOnly)),
      .wallet(.notChanged(.vaultReadOnly)),
      .undo(.failed(.vaultReadOnly)),
    ]
    for reply in replies {
      app.answer(reply)
      #expect(
        app.shows("Not saved: the vault is damaged. Restore a backup: cardcase vault restore")
      )
      #expect(!app.shows("disk"))
    }
  }
}
