import Foundation
import Glibc
import TerminalHarness
import TestSupport
import Testing

/// The snippets of docs/shell-prompt.md, as they stand there.
@Suite("The snippets for prompts and status bars")
struct ShellPromptTests {
  private static let vault = Result {
    let vault = try DueVault()
    try vault.switchOn()
    return vault
  }

  /// A shell or status bar that may be missing on this machine.
  private enum Program: String {
    case zsh, fish, starship

    var path: String? {
      ["/usr/local/bin/", "/usr/bin/", "/bin/"].map { $0 + rawValue }.first {
        access($0, X_OK) == 0
      }
    }

    static func isThere(_ program: Program) -> Bool { program.path != nil }
  }

  /// The snippet under a heading.
  private static func snippet(_ heading: String) throws -> String {
    let root = Repository.root
    let document = root.appending(path: "docs/shell-prompt.md")
    let text = try String(contentsOf: document, encoding: .utf8)
    let section = try #require(text.components(separatedBy: "\n## \(heading)\n").dropFirst().first)
    let fences = section.components(separatedBy: "```")
    let block = try #require(fences.dropFirst().first)
    return block.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
      .joined(separator: "\n")
  }

  /// The value of a line `name = "…"` or `name = '…'`.
  private static func value(_ name: String, in text: String) throws -> String {
    let lines = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    let line = try #require(lines.first { $0.hasPrefix("\(name) =") })
    return line.drop { $0 != "=" }.dropFirst().trimmingCharacters(in: .whitespaces)
      .trimmingCharacters(in: CharacterSet(charactersIn: "\"'"))
  }

  /// The output of a shell with a script, while the file is there and while it is not.
  private func shown(_ program: String, _ words: [String]) throws -> [String] {
    let vault = try Self.vault.get()
    let with = try vault.run(program, words)
    // A vault that there is no file for.
    let without = try vault.run("/usr/bin/env", ["XDG_STATE_HOME=/nowhere", program] + words)
    #expect(with.errors.isEmpty && without.errors.isEmpty, "\(with.errors)\(without.errors)")
    return [with.output, without.output]
  }

  @Test("bash")
  func bash() throws {
    let script = "PS1='here$ '\n\(try Self.snippet("bash"))\nprintf %s \"${PS1@P}\""
    #expect(
      try shown("/bin/bash", ["--norc", "--noprofile", "-c", script]) == [
        "20 due here$ ", "here$ ",
      ]
    )
  }

  @Test("zsh", .enabled(if: Program.isThere(.zsh), "zsh is not installed"))
  func zsh() throws {
    let zsh = try #require(Program.zsh.path)
    let script = "PROMPT='here$ '\n\(try Self.snippet("zsh"))\nprint -Pn \"$PROMPT\""
    #expect(try shown(zsh, ["-f", "-c", script]) == ["20 due here$ ", "here$ "])
  }

  @Test("fish", .enabled(if: Program.isThere(.fish), "fish is not installed"))
  func fish() throws {
    let fish = try #require(Program.fish.path)
    let script = "\(try Self.snippet("fish"))\nfish_right_prompt"
    #expect(try shown(fish, ["--no-config", "-c", script]) == ["20 due\n", ""])
  }

  @Test("starship: the commands of its module, as it runs them")
  func starship() throws {
    let snippet = try Self.snippet("starship")
    let (when, command) = (
      try Self.value("when", in: snippet), try Self.value("command", in: snippet)
    )
    #expect(try Self.value("shell", in: snippet) == "[\"sh\"]")
    #expect(try Self.value("format", in: snippet) == "[$output due]($style) ")
    #expect(try shown("/bin/sh", ["-c", "\(when) && \(command)"]) == ["20\n", ""])
  }

  @Test(
    "starship: its module",
    .enabled(if: Program.isThere(.starship), "starship is not installed")
  )
  func starshipItself() throws {
    let vault = try Self.vault.get()
    let file = vault.home.path + "/starship.toml"
    try Data(try Self.snippet("starship").utf8).write(to: URL(fileURLWithPath: file))
    let path = try #require(Program.starship.path)
    let answer = try vault.run(
      "/usr/bin/env",
      ["STARSHIP_CONFIG=\(file)", path, "module", "custom.cardcase"]
    )
    #expect(answer.output.contains("20 due"))
  }

  @Test("waybar: the module's command, as it runs it")
  func waybar() throws {
    let json = "{\(try Self.snippet("waybar"))}"
    let modules = try #require(
      try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: [String: Any]]
    )
    let module = try #require(modules["custom/cardcase"])
    #expect(module["interval"] as? Int == 60 && module["format"] as? String == "{} due")
    let command = try #require(module["exec"] as? String)
    let condition = try #require(module["exec-if"] as? String)
    #expect(try shown("/bin/sh", ["-c", "\(condition) && \(command)"]) == ["20\n", ""])
  }

  @Test("tmux", .enabled(if: Tmux.isThere, "tmux is not installed"))
  func tmux() throws {
    let vault = try Self.vault.get()
    let (socket, file) = (vault.home.path + "/tmux", vault.home.path + "/tmux.conf")
    try Data(try Self.snippet("tmux").utf8).write(to: URL(fileURLWithPath: file))
    let client = try TerminalSession(
      start: Tmux.program,
      ["-S", socket, "-f", file, "new-session", "/bin/sh"],
      environment: vault.environment.mapValues { $0 },
      patience: .seconds(30)
    )
    try client.waitUntil(shows: "20 due")
    _ = try vault.run(Tmux.program, ["-S", socket, "kill-server"])
    try client.waitUntilExited()
  }
}
