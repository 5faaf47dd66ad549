import Foundation
import TerminalHarness
import TestSupport
import Testing

/// A run of a command: what it is given, and what it may give out.
struct CommandRun: Sendable {
  let words: [String]
  /// Standard input behind the line of the passcode.
  let input: String
  /// True if standard output is the place for the secrets.
  let givesOut: Bool

  init(_ words: String..., input: String = "", givesOut: Bool = false) {
    self.words = words
    self.input = input
    self.givesOut = givesOut
  }
}

/// A vault in a home of its own, and a run of each command over it.
struct CommandRuns {
  static let number = "5105105105105100"
  static let pin = "60493817"
  static let token = "orchid-under-glass"
  static let card = """
    {"encrypted": false, "items": [{"type": 3, "name": "Spare", "notes": "left drawer", \
    "fields": [{"name": "PIN", "value": "\(pin)", "type": 1}], "card": \
    {"cardholderName": "Grace Hopper", "number": "\(number)", "expMonth": "11", \
    "expYear": "2031", "code": "907"}}]}
    """

  /// A run of each command that needs no terminal, by the command's name.
  static let all: [String: CommandRun] = [
    "card check": CommandRun("card", "check", "--quiet", input: "\(number)\n"),
    "card list": CommandRun("card", "list", "--json"),
    "card show": CommandRun("card", "show", "spare", "--field", "number", givesOut: true),
    "card edit": CommandRun(
      "card",
      "edit",
      "spare",
      input: """
        {"notes": "left drawer", "fields": [{"label": "Safe", "value": "\(token)", "hidden": true}]}

        """
    ),
    "card fill": CommandRun("card", "fill", "spare", "--", "env"),
    "card add": CommandRun("card", "add", input: "{\"cc-number\": \"\(number)\"}"),
    "card import": CommandRun("card", "import", "cards.json", "--codes", "--yes"),
    "card export": CommandRun(
      "card",
      "export",
      "-",
      "--format",
      "bitwarden",
      "--yes",
      givesOut: true
    ),
    "card join": CommandRun("card", "join", "--yes"),
    "card delete": CommandRun("card", "delete", "spare", "--yes"),
    "deck import": CommandRun("deck", "import", "notes.tsv", "--deck", "Towns"),
    "deck undo-import": CommandRun("deck", "undo-import", "--force"),
    "deck export": CommandRun("deck", "export", "-", givesOut: true),
    "deck list": CommandRun("deck", "list", "--json"),
    "deck show": CommandRun("deck", "show", "Towns"),
    "deck add": CommandRun("deck", "add", "Which house?", "Blenheim"),
    "deck options": CommandRun("deck", "options", "Towns", "--set", "new_per_day=10"),
    "deck parameters": CommandRun("deck", "parameters", "Towns"),
    "deck exam": CommandRun("deck", "exam", "Towns"),
    "deck load": CommandRun("deck", "load", "Towns", "flatten", "--per-day", "20"),
    "deck fit": CommandRun("deck", "fit", "--preview"),
    "deck simulate": CommandRun("deck", "simulate", "Towns", "--days", "30"),
    "deck filter": CommandRun("deck", "filter", "Evening", "deck:Towns"),
    "deck rebuild": CommandRun("deck", "rebuild", "Evening"),
    "deck empty": CommandRun("deck", "empty", "Evening"),
    "note find": CommandRun("note", "find", "town", givesOut: true),
    "note edit": CommandRun("note", "edit", "town", "--unsuspend"),
    "note replace": CommandRun("note", "replace", "town", "a", "b", "--preview", givesOut: true),
    "notetype list": CommandRun("notetype", "list", "--json"),
    "notetype show": CommandRun("notetype", "show", "basic"),
    "media list": CommandRun("media", "list", "--json"),
    "media check": CommandRun("media", "check"),
    "media add": CommandRun("media", "add", "notes.tsv"),
    "media get": CommandRun("media", "get", "notes.tsv", givesOut: true),
    "media delete": CommandRun("media", "delete", "notes.tsv", "--yes"),
    "stats": CommandRun("stats", "--json"),
    "due": CommandRun("due"),
    "sync now": CommandRun("sync", "now"),
    "sync status": CommandRun("sync", "status"),
    "sync devices": CommandRun("sync", "devices"),
    "sync devices list": CommandRun("sync", "devices"),
    "sync devices remove": CommandRun("sync", "devices", "remove", "phone"),
    "sync conflicts": CommandRun("sync", "conflicts"),
    "sync conflicts list": CommandRun("sync", "conflicts"),
    "sync conflicts show": CommandRun("sync", "conflicts", "show", "1", "1", givesOut: true),
    "sync conflicts settle": CommandRun("sync", "conflicts", "settle", "1", "1"),
    "sync verify": CommandRun("sync", "verify"),
    "sync move": CommandRun("sync", "move", "folder:/nowhere"),
    "sync leave": CommandRun("sync", "leave"),
    "vault status": CommandRun("vault", "status"),
    "vault backup": CommandRun("vault", "backup", "copy"),
    "vault verify": CommandRun("vault", "verify"),
    "vault restore": CommandRun("vault", "restore"),
    "vault rekey": CommandRun("vault", "rekey"),
    "vault device-key": CommandRun("vault", "device-key", "off"),
    "config check": CommandRun("config", "check"),
    "config show": CommandRun("config", "show"),
    "schedule": CommandRun("schedule"),
  ]

  /// The commands that talk on a terminal alone, where other tests look at what they show.
  static let onTerminals: Set<String> = [
    "card new", "card copy", "review", "round", "lock", "sync init", "sync invite", "sync join",
    "sync restore", "sync destroy",
  ]

  /// The order in which what others need comes first.
  private static let first = ["card import", "deck import", "deck filter"]
  private static let last = ["card delete", "deck undo-import", "media delete", "vault rekey"]

  /// All of them in an order in which each finds what it is about.
  static let order =
    first + all.keys.sorted().filter { !(first + last).contains($0) } + last

  private let driver: CommandDriver
  private let environment: [String: String]

  /// The home.
  var home: String { driver.home.path }

  init() throws {
    driver = try CommandDriver()
    let home = driver.home.path
    for (name, text) in ["cards.json": Self.card, "notes.tsv": "town\tMarlborough\n"] {
      try Data(text.utf8).write(to: URL(fileURLWithPath: "\(home)/\(name)"))
    }
    for name in ["tmp", "run"] {
      try FileManager.default.createDirectory(
        atPath: "\(home)/\(name)",
        withIntermediateDirectories: true
      )
    }
    environment = [
      "HOME": home, "TMPDIR": "\(home)/tmp", "XDG_RUNTIME_DIR": "\(home)/run",
      "XDG_STATE_HOME": driver.path + ".state", "PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8",
    ]
  }

  /// Runs the command of that name.
  func run(
    _ name: String,
    to target: FileHandle? = nil
  ) throws -> (output: Data, errors: Data, status: Int32) {
    let command = try #require(Self.all[name])
    var words = command.words
    var input = command.input
    if !["card check", "schedule", "due", "config check", "config show"].contains(name) {
      // In front of what a command hands on.
      let end = words.firstIndex(of: "--") ?? words.endIndex
      words.insert(contentsOf: ["--vault", driver.path, "--passcode-fd", "0"], at: end)
      input = CommandDriver.passcode + "\n" + input
    }
    return try Self.run(words, input, in: home, environment, to: target)
  }

  /// Runs `cardcase` without a terminal.
  ///
  /// - Parameter target: what takes standard output; nil to return it.
  /// - Returns: standard output, standard error and the exit status.
  static func run(
    _ words: [String],
    _ input: String,
    in directory: String,
    _ environment: [String: String],
    to target: FileHandle? = nil
  ) throws -> (output: Data, errors: Data, status: Int32) {
    let process = Process()
    process.executableURL = try URL(fileURLWithPath: BuiltProduct.path("cardcase"))
    process.arguments = words
    process.environment = environment
    process.currentDirectoryURL = URL(fileURLWithPath: directory)
    let (standardInput, output, errors) = (Pipe(), Pipe(), Pipe())
    process.standardInput = standardInput
    process.standardOutput = target ?? output
    process.standardError = errors
    try process.run()
    // A command that does not read leaves it in the pipe, which holds more.
    standardInput.fileHandleForWriting.write(Data(input.utf8))
    try standardInput.fileHandleForWriting.close()
    if target != nil { try output.fileHandleForWriting.close() }
    let written = try output.fileHandleForReading.readToEnd() ?? Data()
    let complaints = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (written, complaints, process.terminationStatus)
  }
}
