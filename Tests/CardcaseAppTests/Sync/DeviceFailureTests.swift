import Devices
import SealedFiles
import Sync
import SyncEngines
import Testing
import Wording

@testable import Commands
@testable import DeviceService

@Suite("What goes wrong between devices")
struct DeviceFailureTests {
  private let wording = Wording()

  private func sentence(_ error: any Error) -> String {
    ToolFailure.whileSyncing(error, name: "laptop").sentence(wording)
  }

  @Test(
    "is said with the engine's own words, or with what is missing",
    arguments: [
      (EngineFailure.noProgram(name: "rclone", package: "rclone"), "install rclone first"),
      (.unreachable("me@host: Permission denied (publickey)."), "Permission denied (publickey)."),
      (.refused("[remote rejected] (hook declined)"), "hook declined"),
      (.notARemote("No such file or directory"), "No such file or directory"),
      (.timeLimit, "did not answer in time"),
      (.full, "the remote is full"),
    ]
  )
  func engines(_ failure: EngineFailure, _ words: String) {
    #expect(sentence(CoordinatorFailure.engine(failure)).contains(words))
    #expect(sentence(failure).contains(words))
  }

  @Test(
    "is said for every text that is no remote",
    arguments: [
      "", "cards", "folder:", "folder:x", "git:-x", "git:ext::x", "git:https://a:b@c/x",
      "folder:/\n",
      "rclone:x", "rclone:a,b=c:d", "folder:/" + String(repeating: "x", count: 3000),
    ]
  )
  func remotes(_ text: String) throws {
    let fault = #expect(throws: RemoteURLFault.self) { try RemoteURL(parsing: text) }
    let mistake = RemoteMistake(try #require(fault))
    #expect(!wording(mistake.phrase).isEmpty)
    #expect(sentence(try #require(fault)) == wording(mistake.phrase))
  }

  @Test(
    "is said for what the group decides",
    arguments: [
      (CoordinatorFailure.noMembership, "in no group"), (.alreadyMember, "already in a group"),
      (.removed, "was removed"), (.displaced, "took this one's place"),
      (.noReplica, "No other device is called \"laptop\""), (.spaceNotJoined, "laptop syncs cards"),
      (.nothingToRecover, "The remote has nothing for this recovery key"),
      (.noGroup, "no group at this address"),
      (.remoteHasGroup([]), "already a group at this address"),
      (.remoteOfOtherGroup([]), "another group"), (.pairing(.expired), "The invitation has ended"),
      (.cancelled, "Cancelled"),
    ]
  )
  func groups(_ failure: CoordinatorFailure, _ words: String) {
    #expect(sentence(failure).contains(words))
  }
}
