import Glibc
import TestSupport
import Testing

@testable import SyncEngines

@Suite("A git remote")
struct GitEngineTests {
  private let file = RemoteUpload(path: "cardcase-00/01/s-1.seg", bytes: [1, 2, 3])

  @Test("takes what one device pushes over what another pushed before it")
  func rejectedPush() throws {
    let repository = try Repository()
    let (one, other) = (try Device(repository.remote), try Device(repository.remote))
    #expect(try one.engine.list(under: "").isEmpty)
    try other.engine.write([RemoteUpload(path: "cardcase-00/02/s-1.seg", bytes: [4])])
    try one.engine.write([file])
    try other.engine.delete(["cardcase-00/02/s-1.seg"])
    #expect(try other.engine.list(under: "").map(\.plain) == [RemoteFile(path: file.path, size: 3)])
  }

  @Test("learns nothing from commits but the day")
  func commits() throws {
    let repository = try Repository()
    let device = try Device(repository.remote)
    try device.engine.write([file])
    try device.engine.write([RemoteUpload(path: "cardcase-00/01/s-2.seg", bytes: [4])])
    let log = try shell(
      "git -C \"$1\" log --format='%an|%ae|%cn|%ce|%at|%ct|%B|%P' cardcase",
      repository.path
    )
    let commits = log.split(separator: "\n").filter { $0 != "|" }
    #expect(commits.count == 2)
    for commit in commits {
      #expect(
        commit.hasPrefix(
          "cardcase|cardcase@localhost|cardcase|cardcase@localhost|1784073600|1784073600||"
        )
      )
    }
    #expect(
      try shell("git -C \"$1\" branch --format='%(refname)'", repository.path)
        == "refs/heads/cardcase\n"
    )
  }

  @Test("keeps foreign files, branches and history")
  func foreignFiles() throws {
    let repository = try Repository()
    try Self.commit(
      to: repository,
      """
      mkdir -p docs cardcase-00/01; echo mine > docs/README; echo mine > cardcase-00/01/NOTE
      git checkout -q -b cardcase; git add .; git commit -q -m mine
      git checkout -q -b other; echo more > more; git add .; git commit -q -m more
      git push -q origin cardcase other
      """
    )
    let device = try Device(repository.remote)
    #expect(try device.engine.list(under: "").isEmpty)
    try device.engine.write([file])
    try device.engine.delete([file.path])
    let files = try shell(
      "cd \"$1\"; git ls-tree -r --name-only cardcase; git ls-tree -r --name-only other; git log --format=%s cardcase",
      repository.path
    )
    #expect(
      files.split(separator: "\n") == [
        "cardcase-00/01/NOTE", "docs/README", "cardcase-00/01/NOTE", "docs/README", "more", "mine",
      ]
    )
  }

  @Test("loses its branch with the last file")
  func lastFile() throws {
    let repository = try Repository()
    let device = try Device(repository.remote)
    try device.engine.write([file])
    try device.engine.delete([file.path])
    #expect(try shell("git -C \"$1\" for-each-ref", repository.path) == "")
    #expect(try device.engine.list(under: "").isEmpty)
    try device.engine.write([file])
    #expect(try device.engine.list(under: "").count == 1)
  }

  @Test("runs nothing that a hostile repository brings along")
  func hostileRepository() throws {
    let repository = try Repository()
    let marker = "\(repository.directory.path)/marker"
    try Self.commit(
      to: repository,
      """
      git checkout -q -b cardcase
      mkdir -p cardcase-00/01; cd cardcase-00/01
      echo '* filter=evil diff=evil merge=evil' > .gitattributes
      ln -s /etc/passwd s-2.seg
      head -c 5242880 /dev/zero > s-3.seg
      printf x > 's 4.seg'; printf x > .s-5.seg
      printf good > s-6.seg; chmod +x s-6.seg
      git add .; git update-index --add --cacheinfo 160000,$(git hash-object -w --stdin < /dev/null),cardcase-00/01/s-7.seg
      cd ../..; printf '[submodule "x"]\\n path = cardcase-00/01/s-7.seg\\n url = ext::touch \(marker)\\n' > .gitmodules
      git add .gitmodules; git commit -q -m x; git push -q origin cardcase
      """
    )
    for hook in ["pre-receive", "update", "post-receive", "post-update", "reference-transaction"] {
      try write(
        "#!/bin/sh\necho \(hook) >> '\(marker)'\nexit 1\n",
        to: "\(repository.path)/hooks/\(hook)",
        mode: 0o755
      )
    }
    try shell(
      """
      git -C "$1" config core.alternateRefsCommand 'touch \(marker); true'
      git -C "$1" config uploadpack.packObjectsHook 'touch \(marker)'
      git -C "$1" config core.fsmonitor 'touch \(marker)'
      git init -q --bare "$1.alternate"; echo "$1.alternate/objects" > "$1/objects/info/alternates"
      """,
      repository.path
    )
    let device = try Device(repository.remote)
    let listed = try device.engine.list(under: "").map(\.plain)
    #expect(
      listed.filter { $0.obstacle == nil }
        == [RemoteFile(path: "cardcase-00/01/s-6.seg", size: 4)]
    )
    #expect(listed.compactMap(\.obstacle) == [.link, .tooLarge, .special])
    #expect(try device.engine.read("cardcase-00/01/s-7.seg", atMost: 100) == nil)
    #expect(
      failure { () throws(EngineFailure) in
        try device.engine.read("cardcase-00/01/s-3.seg", atMost: 4 << 20)
      } == .tooLarge("cardcase-00/01/s-3.seg")
    )
    try device.engine.write([file])
    #expect(try device.engine.read(file.path, atMost: 100) == file.bytes)
    #expect(
      failure { () throws(EngineFailure) in
        try device.engine.write([RemoteUpload(path: "cardcase-00/01/s-7.seg", bytes: [1])])
      } == .occupied("cardcase-00/01/s-7.seg")
    )
    #expect(text(of: marker) == nil)
  }

  @Test("is not tidied up by what pushes to it, whatever its configuration asks for")
  func noMaintenance() throws {
    let repository = try Repository()
    try shell(
      """
      git -C "$1" config receive.unpackLimit 1
      git -C "$1" config receive.autogc true
      git -C "$1" config gc.autoPackLimit 1
      git -C "$1" config gc.autoDetach false
      """,
      repository.path
    )
    let device = try Device(repository.remote)
    for number in 1...4 {
      try device.engine.write([RemoteUpload(path: "cardcase-00/01/s-\(number).seg", bytes: [1])])
    }
    let packs = try shell("ls \"$1/objects/pack\" | grep -c 'pack$'", repository.path)
    #expect(packs.hasPrefix("4"))
  }

  @Test("that is none is told in git's words")
  func noRepository() throws {
    let directory = try TemporaryDirectory()
    let device = try Device(.git("file://\(directory.path)/none"))
    guard
      case .notARemote(let words) = failure(of: { () throws(EngineFailure) in
        try device.engine.list(under: "")
      })
    else {
      Issue.record("no failure")
      return
    }
    #expect(words.contains("does not appear to be a git repository"))
  }

  @Test("is reached again after a run that was killed left its locks, or garbage")
  func leftLocks() throws {
    let repository = try Repository()
    let device = try Device(repository.remote)
    try device.engine.write([file])
    let cache = "\(device.cache.path)/cache/git"
    for lock in ["shallow.lock", "packed-refs.lock", "refs/cardcase/theirs.lock"] {
      try write("", to: "\(cache)/\(lock)")
    }
    let other = try Device(repository.remote)
    try other.engine.write([RemoteUpload(path: "cardcase-00/02/s-1.seg", bytes: [4])])
    #expect(try device.engine.list(under: "").count == 2)
    try shell(
      "find \"$1/objects\" -type f -exec sh -c 'chmod u+w \"$1\"; : > \"$1\"' sh {} \\;",
      cache
    )
    try other.engine.write([RemoteUpload(path: "cardcase-00/02/s-2.seg", bytes: [4])])
    #expect(try device.engine.list(under: "").count == 3)
  }

  @Test("is not gone with an emptied cache")
  func lostCache() throws {
    let repository = try Repository()
    let device = try Device(repository.remote)
    try device.engine.write([file])
    try shell("rm -rf \"$1/cache\"", device.cache.path)
    #expect(try device.engine.list(under: "").count == 1)
    #expect(try device.engine.read(file.path, atMost: 100) == file.bytes)
  }

  // MARK: Within

  /// Commits something with an ordinary git.
  static func commit(to repository: Repository, _ script: String) throws {
    try shell(
      """
      export HOME="$2" GIT_CONFIG_NOSYSTEM=1
      git clone -q "$1" "$2/clone" 2>/dev/null; cd "$2/clone"
      git config user.name Somebody; git config user.email somebody@example.org
      \(script)
      """,
      repository.path,
      repository.directory.path
    )
  }
}
