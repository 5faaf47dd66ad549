import Foundation
import TerminalHarness
import TestSupport
import Testing

@Suite("Secrets stay out of arguments, variables, complaints and files, with every command")
struct CommandCanaryTests {
  /// The texts that no complaint, no argument and no file may have.
  private static let secrets = [
    CommandRuns.number, CommandRuns.pin, CommandRuns.token, "5105 1051 0510 5100", "left drawer",
    "Marlborough",
    CommandDriver.passcode + "\n",
  ]

  @Test("each command there is has its run, or talks on a terminal alone")
  func complete() throws {
    let (help, _, _) = try CommandRuns.run(["--experimental-dump-help"], "", in: "/tmp", [:])
    let dump = try #require(try JSONSerialization.jsonObject(with: help) as? [String: Any])
    let root = try #require(dump["command"] as? [String: Any])
    let names = Set(leaves(of: root, path: []).map { $0.joined(separator: " ") })
    #expect(names.count > 30)
    #expect(names.subtracting(CommandRuns.all.keys).subtracting(CommandRuns.onTerminals) == [])
  }

  private func leaves(of command: [String: Any], path: [String]) -> [[String]] {
    let inner = (command["subcommands"] as? [[String: Any]] ?? []).filter {
      $0["commandName"] as? String != "help"
    }
    guard !inner.isEmpty else { return [path] }
    return inner.flatMap { command in
      leaves(of: command, path: path + [command["commandName"] as? String ?? "?"])
    }
  }

  @Test("none has them anywhere but where they are asked for")
  func canaries() throws {
    let runs = try CommandRuns()
    let home = runs.home
    let files = FileManager.default
    for name in CommandRuns.order {
      let command = try #require(CommandRuns.all[name])
      let (output, errors, _) = try runs.run(name)
      for secret in Self.secrets {
        #expect(errors.range(of: Data(secret.utf8)) == nil, "\(secret) in complaints of \(name)")
        if !command.givesOut {
          #expect(output.range(of: Data(secret.utf8)) == nil, "\(secret) in output of \(name)")
        }
      }
    }
    for name in try #require(files.enumerator(atPath: home)?.allObjects as? [String])
    where !["cards.json", "notes.tsv"].contains(name) {
      guard let bytes = files.contents(atPath: "\(home)/\(name)") else { continue }
      for secret in Self.secrets {
        #expect(bytes.range(of: Data(secret.utf8)) == nil, "\(secret) in \(name)")
      }
    }
  }

  @Test("nor has the password of a file that was typed, right or wrong")
  func typedPasswords() throws {
    let (right, wrong) = ("lilac-under-glass", "orchid-under-stone")
    let driver = try CommandDriver()
    let (source, sealed) = ("\(driver.home.path)/cards.json", "\(driver.home.path)/sealed.json")
    try Data(CommandRuns.card.utf8).write(to: URL(fileURLWithPath: source))
    /// Talks with a command: what it shows, and what is typed then.
    func talk(_ words: [String], _ lines: [(shown: String, typed: String)], status: Int32) throws {
      let app = try driver.start(["card"] + words, shows: lines[0].shown)
      for (index, line) in lines.enumerated() {
        // What is typed before its prompt is discarded.
        let times = lines[...index].count { $0.shown == line.shown }
        try app.waitUntil("\(line.shown) is shown for the \(times). time") { screen in
          screen.lines.count { $0.contains(line.shown) } == times
        }
        try app.press(line.typed)
        try app.press(.enter)
      }
      #expect(try app.waitUntilExited() == .exited(status: status))
      for password in [right, wrong] { #expect(!app.writtenText().contains(password)) }
    }
    let passcode = ("Passcode:", CommandDriver.passcode)
    try talk(["import", "--codes", "--yes", source], [passcode], status: 0)
    try talk(
      ["export", "--codes", sealed],
      [passcode, ("New password for \(sealed).", right), ("Repeat the password:", right)],
      status: 0
    )
    try talk(
      ["import", "--codes", sealed],
      [("Password for \(sealed)", wrong), ("Password for \(sealed)", right), passcode],
      status: 1
    )
    let files = FileManager.default
    for name in try #require(files.enumerator(atPath: driver.home.path)?.allObjects as? [String]) {
      guard let bytes = files.contents(atPath: "\(driver.home.path)/\(name)") else { continue }
      for password in [right, wrong] {
        #expect(bytes.range(of: Data(password.utf8)) == nil, "\(password) in \(name)")
      }
    }
  }
}
