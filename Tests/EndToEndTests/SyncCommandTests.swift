import Foundation
import Secrets
import TerminalHarness
import TestSupport
import Testing

@Suite("cardcase sync", .timeLimit(.minutes(5)))
struct SyncCommandTests {
  private let laptop: CommandDriver
  private let server: CommandDriver
  private let remote: TemporaryDirectory
  private var folder: String { "folder:\(remote.path)" }

  init() throws {
    laptop = try CommandDriver()
    server = try CommandDriver()
    remote = try TemporaryDirectory()
  }

  @Test("has two vaults in step over a folder, and removes one of them")
  func inStep() throws {
    try learn("canaryone\tcanaryeins", on: laptop)
    try found()
    try join(server)
    try run("deck", "list", on: server, shows: "words: new 1, learning 0, due 0, cards 1")

    try learn("canarytwo\tcanaryzwei", on: server)
    try run("sync", "status", on: server, shows: "Waiting: 1 to send")
    try run("sync", "now", on: server, shows: "Sent: 1 note, 1 card")
    try run("sync", "now", on: laptop, shows: "Received: 1 note, 1 card")
    try run("deck", "list", on: laptop, shows: "words: new 2, learning 0, due 0, cards 2")
    try run(
      "sync",
      "status",
      on: laptop,
      shows: "Remote: \(folder)",
      "Waiting: nothing",
      "1. laptop: this device",
      "2. server: Last seen: "
    )
    try run("sync", "verify", on: laptop, shows: "no faults")
    try expectNoWords()

    try run("sync", "devices", "remove", "tablet", on: laptop, shows: "No other device", status: 1)
    try run("sync", "devices", "remove", "server", on: laptop, shows: "Removed server")
    try run("sync", "now", on: server, shows: "was removed from its group", status: 1)
    try run("sync", "leave", on: server, shows: "left the group")
    try run("sync", "now", on: server, shows: "in no group", status: 1)
    try run("deck", "list", on: server, shows: "words: new 2, learning 0, due 0, cards 2")
  }

  @Test("says what was sent and received, and in the status that the remote was not reached")
  func told() throws {
    try found()
    try run("sync", "status", on: laptop, shows: "Waiting: nothing", "Last synced: ")
    try learn("one\teins", on: laptop)
    try run("sync", "now", on: laptop, shows: "Sent: 1 note, 1 card, 1 deck")
    try run("sync", "status", on: laptop, shows: "Last synced: ")
    let moved = remote.path + ".moved"
    try FileManager.default.moveItem(atPath: remote.path, toPath: moved)
    try run("sync", "now", on: laptop, shows: "No such file or directory", status: 1)
    try run("sync", "status", on: laptop, shows: "Could not reach the remote at", "No such file")
    try FileManager.default.moveItem(atPath: moved, toPath: remote.path)
    try run("sync", "now", on: laptop, shows: "nothing new")
    let app = try start("sync", "status", on: laptop)
    #expect(try app.waitUntilExited() == .exited(status: 0))
    #expect(!app.screen.shows("Could not reach"))
  }

  @Test("counts what media are not here, and has an export without them end with a status")
  func mediaNotHere() throws {
    try found()
    try join(server)
    let (_, mistakes, added) = try laptop.run(
      lines: [
        "printf one > a.png; ask media add a.png",
        "printf '#separator:tab\\n#html:true\\na\\t<img src=a.png>\\n' > notes.tsv",
        "ask deck import notes.tsv", "ask sync now",
      ],
      asking: "cardcase"
    )
    #expect(added == [0, 0, 0, 0], "\(mistakes)")
    // The name comes without it.
    let files = FileManager.default.enumerator(atPath: remote.path)
    while let file = files?.nextObject() as? String {
      guard file.hasSuffix(".chunk") else { continue }
      try FileManager.default.removeItem(atPath: "\(remote.path)/\(file)")
    }
    let (out, errors, statuses) = try server.run(
      lines: [
        "ask sync now", "ask sync status", "ask sync status --json", "ask deck export out.apkg",
        "test -s out.apkg", "ask deck export out.tsv", "ask media list",
        "ask media get a.png > a.out", "ask media get b.png > b.out",
      ],
      asking: "cardcase"
    )
    #expect(statuses == [0, 0, 0, 1, 0, 0, 0, 1, 3], "\(errors)")
    #expect(out.contains("Media not here: 1") && out.contains { $0.contains("\"mediaNotHere\":1") })
    #expect(errors.contains("a.png is not on the remote"))
    #expect(errors.contains("left out: 1. They come with the next sync."))
    #expect(errors.contains("There are no pictures or sounds."))
    #expect(errors.contains("a.png is not here yet. It comes with the next sync."))
  }

  @Test("goes on at another remote with everything")
  func moved() throws {
    try learn("one\teins", on: laptop)
    try found()
    try join(server)
    let other = try TemporaryDirectory()
    try run(
      "sync",
      "move",
      "folder:\(other.path)",
      on: laptop,
      shows: "This device now syncs at folder:\(other.path)"
    )
    try learn("two\tzwei", on: laptop)
    try run("sync", "now", on: laptop, shows: "Sent: 1 note, 1 card")
    for path in try FileManager.default.contentsOfDirectory(atPath: remote.path) {
      try FileManager.default.removeItem(atPath: remote.path + "/" + path)
    }
    try run("sync", "move", "folder:\(other.path)", on: server, shows: "Received: 1 note")
    try run("deck", "list", on: server, shows: "words: new 2, learning 0, due 0, cards 2")
  }

  @Test("says what it refuses, with a status of its own, and the owner puts it up again")
  func damaged() throws {
    try found()
    try join(server)
    try learn("one\teins", on: server)
    try run("sync", "now", on: server, shows: "Sent: 1 note")
    let newest = try #require(files().filter { $0.contains("/s-") }.max())
    let path = remote.path + "/" + newest
    var content = try Data(contentsOf: URL(fileURLWithPath: path))
    content[content.count / 2] ^= 1
    try content.write(to: URL(fileURLWithPath: path))
    let file = try #require(newest.split(separator: "/").last)
    let told = "of server, damaged on the remote: \(file)."
    try run("sync", "now", on: laptop, shows: told, status: 9)
    try run("sync", "now", on: server, shows: "damaged on the remote: \(file).")
    try run("sync", "now", on: laptop, shows: "Received: ")
    try run("deck", "list", on: laptop, shows: "words: new 1, learning 0, due 0, cards 1")
    try FileManager.default.removeItem(atPath: path)
    mkfifo(path, 0o600)
    try run("sync", "now", on: laptop, shows: "\(file) of server on the remote", status: 9)
    for path in try FileManager.default.contentsOfDirectory(atPath: remote.path) {
      try FileManager.default.removeItem(atPath: remote.path + "/" + path)
    }
    try run("sync", "verify", on: laptop, shows: "of server", status: 1)
    try run("sync", "now", on: laptop, shows: "are not on the remote", status: 9)
  }

  @Test(
    "brings all back by remote and recovery key alone, and deletes it for good after a question"
  )
  func restoring() throws {
    try learn("one\teins", on: laptop)
    try found()
    let app = try start("sync", "restore", folder, "--name", "new", on: server)
    try app.waitUntil(shows: "Recovery key of a device")
    try app.press(try Self.foreignKey())
    try app.press(.enter)
    try app.waitUntil(shows: "The remote has nothing for this recovery key")
    #expect(try app.waitUntilExited() == .exited(status: 1))

    let again = try start("sync", "restore", folder, "--name", "new", on: server)
    try again.waitUntil(shows: "Recovery key of a device")
    try again.press(laptop.recoveryKey.lowercased())
    try again.press(.enter)
    try again.waitUntil(shows: "Restored as new")
    #expect(try again.waitUntilExited() == .exited(status: 0))
    #expect(!again.writtenText().contains(laptop.recoveryKey.lowercased()))
    try run("deck", "list", on: server, shows: "words: new 1, learning 0, due 0, cards 1")

    let kept = try start("sync", "destroy", on: server)
    try kept.waitUntil(shows: "Type destroy to go on")
    try kept.press("no")
    try kept.press(.enter)
    #expect(try kept.waitUntilExited() == .exited(status: 130))
    #expect(try !files().isEmpty)
    let gone = try start("sync", "destroy", on: server)
    try gone.waitUntil(shows: "Type destroy to go on")
    try gone.press("destroy")
    try gone.press(.enter)
    #expect(try gone.waitUntilExited() == .exited(status: 0))
    #expect(try files().isEmpty)
  }

  @Test("removes of two devices of one name the one whose number is given")
  func namesakes() throws {
    try found()
    try join(server)
    let other = try CommandDriver()
    try join(other, as: "server")
    try run("sync", "devices", on: laptop, shows: "2. server: ", "3. server: ")
    try run(
      "sync",
      "devices",
      "remove",
      "server",
      on: laptop,
      shows: "Give the number of one:",
      "3. server: ",
      status: 1
    )
    try run("sync", "devices", "remove", "3", on: laptop, shows: "Removed server (3)")
    try run("sync", "now", on: other, shows: "was removed from its group", status: 1)
    try run("sync", "now", on: server, shows: "nothing new")
  }

  @Test(
    "begins no group from a demo, of which nothing is kept, and tells of a mistyped folder first"
  )
  func refused() throws {
    let demo = try laptop.run(
      script: "cardcase --demo sync init \(folder)",
      shows: "The demo can't do this"
    )
    #expect(try demo.waitUntilExited() == .exited(status: 1))
    #expect(try files().isEmpty)
    try run("sync", "join", folder + "/no", on: server, shows: "can't reach the remote", status: 1)
  }

  @Test("waits for a device, or for the one that invites, until Ctrl-C")
  func cancelling() throws {
    try found()
    let inviting = try start("sync", "invite", on: laptop)
    try inviting.waitUntil(shows: "Ctrl-C cancels")
    try inviting.press(.controlC)
    #expect(try inviting.waitUntilExited() == .exited(status: 130))
    let joining = try start("sync", "join", folder, on: server)
    try joining.waitUntil(shows: "One-time key")
    try joining.press(laptop.recoveryKey)
    try joining.press(.enter)
    try joining.waitUntil(shows: "Ctrl-C cancels")
    try joining.press(.controlC)
    #expect(try joining.waitUntilExited() == .exited(status: 130))
    #expect(try files().allSatisfy { !$0.contains("pairing") })
    try run("sync", "now", on: server, shows: "in no group", status: 1)
  }

  @Test(
    "says what a remote can't be before it asks for anything",
    arguments: [
      ("git:ext::sh -c touch", "start a program"),
      ("git:--upload-pack=touch", "begin with a hyphen"),
      ("git:https://me:secret@host/x", "Leave the password out"),
      ("folder:cards", "Type the full path"),
      ("rclone:nas", "a colon and a path"),
      ("cards", "Begin the address with folder:, git: or rclone:"),
    ]
  )
  func remotes(_ remote: String, _ words: String) throws {
    let app = try laptop.start(["sync", "init", remote], shows: words)
    #expect(try app.waitUntilExited() == .exited(status: 1))
  }

  // MARK: Within

  @Test("writes what a conflict hides to a pipe alone, as card show does")
  func hiddenParts() throws {
    try found()
    try join(server)
    let card = #"{"type":3,"name":"spare","card":{"number":"4111111111111111","code":"123"}}"#
    try importCards(card, on: laptop)
    for driver in [laptop, server] { try script("cardcase sync now $OPEN", on: driver) }
    let codes = [(laptop, "456"), (server, "789")]
    for (driver, code) in codes {
      try script(#"echo '{"cc-csc":"\#(code)"}' | cardcase card edit spare $OPEN"#, on: driver)
    }
    for driver in [laptop, server, laptop] { try script("cardcase sync now $OPEN", on: driver) }
    // It says so before it asks for the passcode.
    let refused = try laptop.run(
      script: "cardcase sync conflicts show 1 1 --vault $VAULT; echo status $?",
      shows: "status 1"
    )
    #expect(refused.screen.shows("--force"))
    try refused.waitUntilExited()
    for version in ["1", "2"] {
      let script =
        Self.open + "cardcase sync conflicts show 1 \(version) $OPEN 3< pass | cat; echo over"
      let app = try laptop.run(script: script, shows: "over")
      #expect(app.screen.shows("4111111111111111"))
      #expect(app.screen.shows("456") != app.screen.shows("789"))
      try app.waitUntilExited()
    }
    try script("! cardcase sync conflicts show 1 3 $OPEN 2> told | cat; cat told", on: laptop)
  }

  @Test("a card that an import joined field by field comes whole, and its undo too")
  func joinedCard() throws {
    let stub = #"{"type":3,"name":"spare","card":{"number":"4111111111111111"}}"#
    let card =
      #"{"type":3,"name":"spare","card":{"number":"4111111111111111","code":"123","#
      + #""cardholderName":"Ada","expMonth":"4","expYear":"2031"}}"#
    try found()
    try join(server)
    try importCards(stub, on: laptop)
    for driver in [laptop, server] { try script("cardcase sync now $OPEN", on: driver) }
    try importCards("\(stub),\(card)", "--updates all", on: laptop)
    for driver in [laptop, server] { try script("cardcase sync now $OPEN", on: driver) }
    try script(#"test "$(cardcase card show spare code $OPEN)" = 123"#, on: server)
    try script(#"test "$(cardcase card show spare expiry $OPEN)" = 04/31"#, on: server)
    let lists = try [laptop, server].map { driver in
      try script("cardcase card list --json $OPEN > list.json", on: driver)
      return try Data(contentsOf: URL(fileURLWithPath: driver.home.path + "/list.json"))
    }
    // The ids too.
    #expect(lists[0] == lists[1])
    try script(
      #"test "$(cardcase card list --json $OPEN | grep -o cc-exp | wc -l)" = 1"#,
      on: server
    )

    let program = try CardcaseDriver(.lab, .file(laptop.path))
    try program.unlock(CommandDriver.passcode)
    try program.app.waitUntil(shows: "Write this down")
    try program.app.press(.escape)
    try program.app.waitUntil(shows: "Cardcase › Home")
    // What only reads works meanwhile.
    try script("cardcase sync status $OPEN", on: laptop)
    try script("cardcase sync devices $OPEN", on: laptop)
    try script("! cardcase sync now $OPEN", on: laptop)
    try program.app.press("w")
    try program.app.waitUntil(shows: "Cardcase › Wallet")
    try program.app.press("u")
    try program.app.waitUntil(shows: "Undone: ")
    // The end of the program sends it.
    try program.app.press(.controlC)
    #expect(try program.app.waitUntilExited() == .exited(status: 0))
    try script("cardcase sync now $OPEN", on: server)
    try script(#"! cardcase card show spare code $OPEN"#, on: server)
    try script(#"test "$(cardcase card show spare $OPEN)" = 4111111111111111"#, on: server)
  }

  /// The beginning of a script whose commands open the vault.
  private static let open = #"printf 7777 > pass; OPEN="--vault $VAULT --passcode-fd 3"; "#

  /// Runs words of a shell that end well.
  private func script(_ words: String, on driver: CommandDriver) throws {
    let script = Self.open + "{ \(words); } 3< pass; echo status $?"
    let app = try driver.run(script: script, shows: "status 0")
    try app.waitUntilExited()
  }

  private func importCards(
    _ items: String,
    _ options: String = "",
    on driver: CommandDriver
  ) throws {
    let file = driver.home.path + "/cards.json"
    try Data("{\"items\":[\(items)]}".utf8).write(to: URL(fileURLWithPath: file))
    try script("cardcase card import cards.json --codes --yes \(options) $OPEN", on: driver)
  }

  private func start(_ words: String..., on driver: CommandDriver) throws -> TerminalSession {
    let app = try driver.start(words, shows: "Passcode:")
    try app.press(CommandDriver.passcode)
    try app.press(.enter)
    return app
  }

  private func run(
    _ words: String...,
    on driver: CommandDriver,
    shows texts: String...,
    status: Int32 = 0
  ) throws {
    let app = try driver.start(words, shows: "Passcode:")
    try app.press(CommandDriver.passcode)
    try app.press(.enter)
    for text in texts { try app.waitUntil(shows: text) }
    #expect(try app.waitUntilExited() == .exited(status: status))
  }

  private func learn(_ line: String, on driver: CommandDriver) throws {
    let file = driver.home.path + "/words.txt"
    try Data("#separator:tab\n\(line)\n".utf8).write(to: URL(fileURLWithPath: file))
    try run("deck", "import", file, on: driver, shows: "1 new")
  }

  /// Begins a group. Its recovery key still waits to be written down, so it is not asked for.
  private func found() throws {
    let app = try start("sync", "init", folder, "--name", "laptop", on: laptop)
    try app.waitUntil(shows: "Group created at")
    #expect(try app.waitUntilExited() == .exited(status: 0))
  }

  /// Has the laptop invite, and another vault join with the key that it shows.
  private func join(_ driver: CommandDriver, as name: String = "server") throws {
    let inviting = try start("sync", "invite", on: laptop)
    try inviting.waitUntil(shows: "Waiting for the other device")
    let key = try #require(
      inviting.screen.lines.compactMap { $0.firstMatch(of: /([0-9A-Z]{5}-){6}[0-9A-Z]{5}/) }.first
    )
    let joining = try start("sync", "join", folder, "--name", name, on: driver)
    try joining.waitUntil(shows: "One-time key")
    try joining.press(String(key.0))
    try joining.press(.enter)
    try joining.waitUntil(shows: "\(name) joined the group")
    #expect(try joining.waitUntilExited() == .exited(status: 0))
    // It is typed unseen.
    #expect(!joining.writtenText().contains(String(key.0)))
    try inviting.waitUntil(shows: "\(name) joined the group")
    #expect(try inviting.waitUntilExited() == .exited(status: 0))
  }

  /// A recovery key that is nobody's.
  private static func foreignKey() throws -> String {
    let key = try RecoveryKey(random: SystemRandom())
    return (0..<RecoveryKey.groupCount).map { group in
      let symbols = (0..<RecoveryKey.groupLength).map { key.symbol(group: group, position: $0) }
      return String(decoding: symbols, as: UTF8.self)
    }.joined(separator: "-")
  }

  private func files() throws -> [String] {
    let all = FileManager.default.enumerator(atPath: remote.path)
    return (all?.allObjects as? [String] ?? []).filter { name in
      var isDirectory: ObjCBool = false
      let path = remote.path + "/" + name
      return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
        && !isDirectory.boolValue
    }
  }

  /// Neither the files on the remote, nor their names, nor what the devices keep beside their vaults
  /// has a word of a note.
  private func expectNoWords() throws {
    let files = try files()
    #expect(files.count > 3)
    for path in files.map({ remote.path + "/" + $0 }) + (try states()) {
      #expect(!path.contains("canary"))
      let content = try Data(contentsOf: URL(fileURLWithPath: path))
      #expect(content.range(of: Data("canary".utf8)) == nil, "\(path)")
    }
  }

  private func states() throws -> [String] {
    [laptop, server].flatMap { driver in
      let state = driver.path + ".state"
      let all = FileManager.default.enumerator(atPath: state)
      return (all?.allObjects as? [String] ?? []).map { state + "/" + $0 }.filter { path in
        var isDirectory: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
          && !isDirectory.boolValue
      }
    }
  }
}
