import Foundation
import TerminalHarness
import TestSupport
import Testing

/// The completions as shells use them.
@Suite("The completions", .enabled(if: PackagingRun.isOn, "make test-packaging"))
struct CompletionPackagingTests {
  @Test(
    "are taken by each shell's own check",
    arguments: [("bash", "cardcase.bash"), ("zsh", "_cardcase"), ("fish", "cardcase.fish")]
  )
  func syntax(shell: String, name: String) throws {
    let (status, output) = try PackagingRun.run(
      shell,
      ["-n", MadeManual.folder.get().path + "/completions/" + name]
    )
    #expect(status == 0)
    #expect(output == "")
  }

  /// The text typed before Tab, and the line after it. A bar is typed at the end, to see that nothing
  /// more was completed.
  static let lines = [
    ("cardcase rev", "cardcase review |"),
    ("cardcase card sho", "cardcase card show |"),
    ("cardcase card show x --field exp", "--field expiry |"),
    ("cardcase --language zh-Hant", "--language zh-Hant |"),
    ("cardcase vault device-key of", "device-key off |"),
    ("cardcase review Cap", "review Capitals |"),
    ("cardcase deck show Old", #"show Old\ Welsh |"#),
    ("cardcase stats Lang", "stats Languages::\u{6F22}\u{5B57} |"),
    ("cardcase deck import some", "import somewhere.vault |"),
    ("cardcase deck export somewhere.vault Cap", "Capitals |"),
    // Payment cards are told by nothing but the passcode, and no file is one.
    ("cardcase card show some", "cardcase card show some|"),
    ("cardcase note find some", "cardcase note find some|"),
  ]

  /// The shells that complete on a terminal, with what they read at their start.
  private enum Shell: String, CaseIterable {
    case bash, bashWithCompletion, zsh

    var program: String { self == .zsh ? "/usr/bin/zsh" : "/bin/bash" }

    /// A completed line. zsh takes back the blank behind a word where a bar follows.
    func completed(_ line: String) -> String {
      self == .zsh ? line.replacing(" |", with: "|") : line
    }

    /// Writes the file that it reads at its start, and returns its arguments.
    func prepare(_ home: CompletingHome) throws -> [String] {
      let prompt = "PS1='here$ '\n"
      switch self {
      case .bash:
        let script = "\(home.path)/bash/bash-completion/completions/cardcase"
        let file = try home.write("\(prompt)source '\(script)'\n", to: "bashrc")
        return ["--noprofile", "--rcfile", file]
      case .bashWithCompletion:
        let script = "/usr/share/bash-completion/bash_completion"
        let file = try home.write("\(prompt)source \(script)\n", to: "bashrc")
        return ["--noprofile", "--rcfile", file]
      case .zsh:
        let start = "fpath=('\(home.path)/zsh' $fpath)\nautoload -Uz compinit\ncompinit -u -D\n"
        try home.write(prompt + start, to: "zsh/.zshrc")
        return ["-d", "-i"]
      }
    }
  }

  @Test("complete what is typed, and write nothing", arguments: Shell.allCases)
  private func completing(shell: Shell) throws {
    let home = try CompletingHome()
    let arguments = try shell.prepare(home)
    let files = try home.files()
    let session = try TerminalSession(
      start: shell.program,
      arguments,
      environment: try home.environment().mapValues { $0 },
      size: .init(columns: 120, rows: 30),
      directory: home.work
    )
    try session.waitUntil(shows: "here$ ")
    for (typed, shown) in Self.lines {
      try session.press(typed + "\t")
      try session.waitUntil(shows: shown.dropLast().trimmingCharacters(in: .whitespaces))
      try session.press("|")
      try session.waitUntil(shows: shell.completed(shown))
      try session.press(.control("u"))
      try session.waitUntil(hides: typed)
    }
    // A name stays a name, whatever stands in it.
    try session.press("cardcase round Ev\t|")
    try session.waitUntil(shows: shell.completed(#"Evil\ \$\(touch\ pwned\) |"#))
    try session.press(.control("u"))
    try session.press(.control("d"))
    try session.waitUntilExited()
    #expect(
      try home.files().subtracting(files).allSatisfy {
        $0.hasPrefix("zsh/.") || $0 == ".bash_history"
      }
    )
  }

  @Test("of fish offer what can be typed")
  func fish() throws {
    let home = try CompletingHome()
    func offered(_ line: String) throws -> [String] {
      let variables = try home.environment().map { "\($0.key)=\($0.value)" }
      let (status, output) = try PackagingRun.run(
        "env",
        ["-C", home.work] + variables + ["fish", "-c", "complete -C \"$argv\"", line]
      )
      #expect(status == 0)
      return output.split(separator: "\n").map { line in
        String(line.split(separator: "\t").first ?? "")
      }
    }
    #expect(try offered("cardcase card ").contains("show"))
    #expect(try offered("cardcase card show x --field exp") == ["expiry"])
    #expect(try Set(offered("cardcase review ")) == Set(CompletingHome.decks))
    #expect(try offered("cardcase deck import some") == ["somewhere.vault"])
    #expect(try offered("cardcase card copy x ex") == ["expiry"])
    #expect(try offered("cardcase card show some") == [])
    #expect(try offered("cardcase --language j") == ["ja"])
    #expect(!FileManager.default.fileExists(atPath: home.work + "/pwned"))
  }

  @Test("tell nothing and say nothing where no file names decks, in any language")
  func silent() throws {
    let home = try CompletingHome()
    try FileManager.default.removeItem(atPath: home.path + "/state")
    var environment = try home.environment()
    for language in ["C.UTF-8", "ja_JP.UTF-8", "C"] {
      environment["LC_ALL"] = language
      let (status, output) = try PackagingRun.run(
        "env",
        environment.map { "\($0.key)=\($0.value)" } + [
          "cardcase", "---completion", "review", "--", "positional@0", "2", "0", "cardcase",
          "review", "",
        ]
      )
      #expect(status == 0)
      #expect(output.trimmingCharacters(in: .whitespacesAndNewlines) == "")
    }
  }
}
