import Foundation
import TerminalHarness
import TestSupport
import Testing

/// The readers in docs/spec, which are Python with PyNaCl: `make test-packages` installs that.
@Suite("The readers of the specification")
struct VaultReadersTests {
  /// A run of a program: its output, the first word on standard error, and its status.
  private struct Run {
    let output: Data
    let verdict: String
    let status: Int32

    /// The rows of a table.
    func rows(_ table: String) throws -> [[String: Any]] {
      let whole = try JSONSerialization.jsonObject(with: output) as? [String: Any]
      return try #require(whole?[table] as? [[String: Any]])
    }
  }

  private static let spec = Repository.root.appending(path: "docs/spec").path

  /// Runs a reader with a secret on its standard input, and its output in a pipe.
  private func run(
    _ reader: String,
    _ words: [String],
    secret: String,
    in driver: CommandDriver
  ) throws -> Run {
    let python = Process()
    // Debian's own, which python3-nacl is for.
    python.executableURL = URL(filePath: "/usr/bin/python3")
    python.arguments = ["\(Self.spec)/\(reader).py"] + words + ["--passcode-fd", "0"]
    python.environment = ["XDG_STATE_HOME": driver.path + ".state", "HOME": driver.home.path]
    let (input, output, errors) = (Pipe(), Pipe(), Pipe())
    python.standardInput = input
    python.standardOutput = output
    python.standardError = errors
    try python.run()
    try input.fileHandleForWriting.write(contentsOf: Data("\(secret)\n".utf8))
    try input.fileHandleForWriting.close()
    let written = try output.fileHandleForReading.readToEnd() ?? Data()
    let told = try errors.fileHandleForReading.readToEnd() ?? Data()
    python.waitUntilExit()
    let verdict = String(decoding: told, as: UTF8.self).split(separator: " ").first ?? ""
    return Run(output: written, verdict: String(verdict), status: python.terminationStatus)
  }

  private func read(
    _ driver: CommandDriver,
    _ words: [String]? = nil,
    secret: String = CommandDriver.passcode
  ) throws -> Run {
    try run("read_vault", words ?? [driver.path], secret: secret, in: driver)
  }

  /// A vault with a little of everything, by the program's commands.
  private func filled() throws -> CommandDriver {
    let driver = try CommandDriver()
    let script = """
      card() { cardcase card add --vault "$VAULT" --passcode-fd 3 3< pass; }
      printf '7777\\n' > pass
      echo '{"number": "4111111111111111", "holder": "Ada", "expiry": "12/28", "code": "123", \
      "label": "Daily", "fields": [{"label": "PIN", "value": "9876", "hidden": true}]}' | card &&
      cardcase deck add 'What is *this*?' 'A note' --deck A::B --tags 'x y' \
        --vault "$VAULT" --passcode-fd 3 3< pass &&
      printf 'GIF89a not really' > picture.gif &&
      cardcase media add picture.gif --vault "$VAULT" --passcode-fd 3 3< pass &&
      cardcase vault backup copy --vault "$VAULT" && echo all done
      """
    _ = try driver.run(script: script, shows: "all done").waitUntilExited()
    return driver
  }

  /// Expects what `filled` has put into a vault.
  private func expectEverything(_ run: Run) throws {
    #expect(run.verdict == "whole")
    #expect(run.status == 0)
    let cards = try run.rows("payment_card").compactMap { $0["content"] as? [String: Any] }
    let card = try #require(cards.first)
    #expect(cards.count == 1)
    #expect(card["cc-number"] as? String == "4111111111111111")
    #expect(card["cc-csc"] as? String == "123")
    #expect(card["cc-exp"] as? String == "2028-12")
    let custom = try #require(card["fields"] as? [[String: Any]])
    #expect(custom.first?["value"] as? String == "9876")
    let notes = try run.rows("note")
    #expect(notes.map { $0["fields"] as? String } == ["What is *this*?\u{1F}A note"])
    #expect(notes.map { $0["tags"] as? String } == ["x y"])
    #expect(try run.rows("flashcard").count == 1)
    #expect(try run.rows("media_name").map { $0["name"] as? String } == ["picture.gif"])
  }

  @Test("give everything in a vault of the program, by passcode and recovery key, and of its copy")
  func vault() throws {
    let driver = try filled()
    let copy = driver.home.path + "/copy"
    try expectEverything(read(driver))
    try expectEverything(read(driver, [driver.path, "--recovery"], secret: driver.recoveryKey))
    try expectEverything(read(driver, [copy]))
    for (number, path) in [driver.path, copy].enumerated() {
      let folder = "\(driver.home.path)/pictures-\(number)"
      let passcode = CommandDriver.passcode
      let media = try run("read_media", [folder, path], secret: passcode, in: driver)
      #expect(media.verdict == "whole")
      let written = try Data(contentsOf: URL(filePath: folder + "/picture.gif"))
      #expect(written == Data("GIF89a not really".utf8))
    }
  }

  @Test("need the device key that a passcode needs, and the recovery key needs none")
  func deviceKey() throws {
    let driver = try filled()
    let script = """
      cardcase vault device-key on --vault "$VAULT" --passcode-fd 3 3< pass && echo all done
      """
    _ = try driver.run(script: script, shows: "all done").waitUntilExited()
    try expectEverything(read(driver))
    let state = URL(filePath: driver.path + ".state/cardcase")
    let names = try FileManager.default.contentsOfDirectory(atPath: state.path)
    let key = try #require(names.first { $0.hasSuffix(".device-key") })
    try FileManager.default.removeItem(at: state.appending(path: key))
    let refused = try read(driver)
    #expect(refused.verdict == "no-device-key")
    #expect(refused.status == 1)
    try expectEverything(read(driver, [driver.path, "--recovery"], secret: driver.recoveryKey))
  }

  @Test("tell a wrong passcode from damage, and give nothing of either")
  func refused() throws {
    let driver = try filled()
    let wrong = try read(driver, secret: "7778")
    #expect(wrong.verdict == "wrong-secret")
    #expect(wrong.status == 5)
    #expect(wrong.output == Data("null".utf8))
    let file = URL(filePath: driver.path)
    var bytes = try Data(contentsOf: file)
    bytes[70_000] ^= 1
    try bytes.write(to: file)
    let damaged = try read(driver)
    #expect(damaged.verdict == "damaged-page")
    #expect(damaged.status == 8)
    #expect(damaged.output == Data("null".utf8))
  }

  @Test(
    "read the vaults and backups that the program of an earlier format made",
    arguments: [17, 18]
  )
  func earlier(format: Int) throws {
    let driver = try CommandDriver()
    let vaults = "Tests/CardcaseAppTests/Fixtures/Vaults/format-\(format)"
    let folder = Repository.root.appending(path: vaults)
    for ending in ["", ".backup-2-20260901T123000Z"] {
      let vault = folder.appending(path: "vault.cardcase\(ending)").path
      let run = try read(driver, [vault], secret: CardcaseDriver.demoPasscode)
      #expect(run.verdict == "whole")
      #expect(try run.rows("payment_card").count == 5)
      #expect(try run.rows("deck").count == 3)
      #expect(try run.rows("review_day").count > 10)
    }
  }

  @Test("write to no terminal")
  func terminal() throws {
    let driver = try CommandDriver()
    let reader = Self.spec + "/read_vault.py"
    _ = try driver.run(
      script: "echo 7777 | /usr/bin/python3 \(reader) $VAULT --passcode-fd 0; echo status=$?.",
      shows: "status=2."
    ).waitUntilExited()
  }

  @Test("say of each vector what the program says")
  func vectors() throws {
    let python = Process()
    let output = Pipe()
    python.executableURL = URL(filePath: "/usr/bin/python3")
    python.arguments = ["Tests/Scripts/read_vault_vectors.py"]
    python.currentDirectoryURL = Repository.root
    python.standardOutput = output
    try python.run()
    let written = try output.fileHandleForReading.readToEnd() ?? Data()
    python.waitUntilExit()
    let text = String(decoding: written, as: UTF8.self)
    #expect(python.terminationStatus == 0, "\(text)")
    #expect(text.contains(/2\d\d vectors, 0 read otherwise/))
  }
}
