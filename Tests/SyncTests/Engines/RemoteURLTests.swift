import Testing

@testable import SyncEngines

@Suite("The name of a remote")
struct RemoteURLTests {
  @Test(
    "is read",
    arguments: [
      ("folder:/srv/cards", RemoteURL.folder("/srv/cards")),
      ("folder:/with: colon", .folder("/with: colon")),
      ("git:/srv/100%.git", .git("file:///srv/100%25.git")),
      ("git:file:///srv/cards.git", .git("file:///srv/cards.git")),
      ("git:ssh://me@host:2222/cards.git", .git("ssh://me@host:2222/cards.git")),
      ("git:https://me@host/cards.git", .git("https://me@host/cards.git")),
      ("git:me@host:cards.git", .git("me@host:cards.git")),
      ("git:host:/srv/cards.git", .git("host:/srv/cards.git")),
      ("rclone:my cloud:cards/deep", .rclone(name: "my cloud", path: "cards/deep")),
      ("rclone:cloud:", .rclone(name: "cloud", path: "")),
    ]
  )
  func isRead(_ text: String, _ remote: RemoteURL) throws {
    #expect(try RemoteURL(parsing: text) == remote)
    #expect(try RemoteURL(parsing: remote.text) == remote)
  }

  @Test(
    "is refused with its reason",
    arguments: [
      ("", RemoteURLFault.unknownKind), ("cards", .unknownKind), ("/srv/cards", .unknownKind),
      ("ftp:/srv", .unknownKind),
      ("folder:", .empty), ("folder:cards", .relativeFolder), ("folder:~/cards", .relativeFolder),
      ("folder:/a\nb", .controlCharacter), ("git:https://h/\u{1B}[31m", .controlCharacter),
      ("git:", .empty), ("git:--upload-pack=touch", .leadingDash), ("git:-x", .leadingDash),
      ("git:ssh://-oProxyCommand=touch/x", .leadingDash),
      ("git:ssh://me@-oProxyCommand=touch/x", .leadingDash),
      ("git:me@-host:x", .leadingDash),
      ("git:ext::sh -c touch", .gitProtocol), ("git:fd::17", .gitProtocol),
      ("git:http://host/x", .gitProtocol), ("git:git://host/x", .gitProtocol),
      ("git:cards.git", .gitProtocol), ("git:../cards:git", .gitProtocol),
      ("git:file://host/x", .relativeFolder),
      ("git:https://me:secret@host/x", .password), ("git:ssh://me:secret@host/x", .password),
      ("git:https://", .empty), ("git:host:", .empty),
      ("rclone:", .empty), ("rclone::cards", .empty), ("rclone:cloud", .incompleteRclone),
      ("rclone:-v:cards", .leadingDash),
      ("rclone::s3,secret_access_key=x:cards", .empty),
      ("rclone:s3,secret_access_key=x:cards", .rcloneName), ("rclone:a/b:c", .rcloneName),
      ("folder:/" + String(repeating: "x", count: 2000), .tooLong),
    ]
  )
  func isRefused(_ text: String, _ fault: RemoteURLFault) {
    #expect(throws: fault) { try RemoteURL(parsing: text) }
  }
}

@Suite("A path on a remote")
struct RemotePathTests {
  @Test(
    "has names of small letters, digits, dots and dashes",
    arguments: ["cardcase-00ff/00ff/s-0000000001-0000000016.seg", "a", "a/b/c/d", "a.b-c"]
  )
  func isValid(_ path: String) {
    #expect(RemotePath.isValid(path))
  }

  @Test(
    "is not that of temporary files and of copies in conflict",
    arguments: [
      ".syncthing.s-1.seg.tmp", "~syncthing~s-1.seg.tmp",
      "s-1.sync-conflict-20260715-120000-ABCDEFG.seg", "s-1.sync-conflict-20260715-120000-abc.seg",
      "s-1 (conflicted copy 2026-07-15 120000).seg", ".cardcase-00.tmp", ".git", "a/.stfolder",
      "", "/", "a/", "/a", "a//b", "..", "a/../b", "a/b/c/d/e", "A", "ä", "a\n", "a\u{0}",
      String(repeating: "a", count: 101),
    ]
  )
  func isInvalid(_ path: String) {
    #expect(!RemotePath.isValid(path))
  }
}
