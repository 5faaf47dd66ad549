import Foundation
import TerminalHarness
import TestSupport
import Testing

/// Programs that get a card's fields as descriptors.
@Suite("cardcase card fill")
struct CardFillTests {
  private let home: TemporaryDirectory

  init() throws {
    home = try TemporaryDirectory()
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOfFile: "\(home.path)/\(name)", encoding: .utf8)
  }

  /// Runs a script about the demo's cards, with `$FILL` as the command up to `--`.
  private func run(_ script: String, status: Int) throws {
    let program = try BuiltProduct.path("cardcase")
    let fill = "'\(program)' --demo card fill"
    let app = try TerminalSession(
      start: "/bin/sh",
      ["-c", "cd; { \(script.replacing("$FILL", with: fill)); } > out 2> err; echo status $?"],
      environment: ["HOME": home.path, "CARDCASE_CODE_FD": "0"],
      patience: .seconds(30)
    )
    try app.waitUntil(shows: "status")
    let errors = try text("err")
    #expect(app.screen.shows("status \(status)"), "\(script): \(errors)")
    #expect(try app.waitUntilExited() == .exited(status: 0))
  }

  /// The fields whose descriptors any shell can name.
  private static let fields = ["NUMBER", "EXPIRY", "MONTH", "YEAR", "CODE", "HOLDER"]
  /// The fields whose descriptors may be too great for that.
  private static let otherFields = ["LABEL", "BRAND", "NOTES"]

  /// A script that a POSIX shell reads all fields with.
  private static let reading = (fields + ["FIELD_PIN"] + otherFields).map {
    let place = otherFields.contains($0) ? "/dev/fd/" : "&"
    return
      #"[ -z "${CARDCASE_\#($0)_FD:-}" ] || eval "read -r value <\#(place)$CARDCASE_\#($0)_FD" && "#
      + #"[ -n "${CARDCASE_\#($0)_FD:-}" ] && echo "\#($0) $value""#
  }.joined(separator: "; ")

  @Test("the program reads each field once, and its status is the command's")
  func fields() throws {
    try Data(Self.reading.appending("\nexit 7\n").utf8)
      .write(to: URL(fileURLWithPath: home.path + "/read.sh"))
    try run("$FILL everyday -- sh read.sh", status: 7)
    #expect(
      try text("out") == """
        NUMBER 4111111111111111
        EXPIRY 12/28
        MONTH 12
        YEAR 2028
        CODE 123
        HOLDER Ada Lovelace
        LABEL Everyday
        BRAND Visa

        """
    )
    #expect(try text("err").isEmpty)
    // A field that the card lacks has no descriptor, whatever the environment said before.
    try run("$FILL travel -- sh read.sh", status: 7)
    #expect(try !text("out").contains("CODE"))
    #expect(try text("out").contains("HOLDER Ada Lovelace"))
    // A custom field keeps a descriptor that a shell can name.
    #expect(try text("out").contains(/FIELD_PIN \d+\nLABEL Travel\nBRAND Mastercard\n/))
    try run(
      #"$FILL everyday -- sh -c 'cat <&$CARDCASE_NUMBER_FD; cat <&$CARDCASE_NUMBER_FD'"#,
      status: 0
    )
    #expect(try text("out") == "4111111111111111\n")
  }

  @Test("nothing of a card is in the program's arguments, environment or files")
  func canaries() throws {
    let script = """
      $FILL everyday -- sh -c 'tr "\\0" "\\n" < /proc/$$/environ; tr "\\0" "\\n" < /proc/$$/cmdline; \
      ls -l /proc/$$/fd; ls -a' x
      """
    try run(script, status: 0)
    // The numbers of pipes may have any digits.
    let seen = try text("out").replacing(/\[\d+\]/, with: "[]")
    #expect(seen.contains("CARDCASE_NUMBER_FD=") && seen.contains("pipe:[]"))
    for secret in ["4111", "12/28", "2028", "=123", "Ada", "5566"] {
      #expect(!seen.contains(secret), "\(secret)")
    }
    let variables = seen.matches(of: /CARDCASE_([A-Z_]+)_FD=(.*)/)
    let numbers = Dictionary(
      variables.map { (String($0.1), Int($0.2) ?? 0) },
      uniquingKeysWith: { first, _ in first }
    )
    // The card has no notes and no other fields.
    #expect(variables.count == 8 && Set(numbers.keys) == Set(Self.fields + ["LABEL", "BRAND"]))
    #expect(
      Self.fields.allSatisfy { (3...9).contains(numbers[$0] ?? 0) },
      "a POSIX shell takes no others"
    )
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: home.path).sorted() == ["err", "out"]
    )
  }

  @Test("the program finds all else as a command of the shell's would")
  func surroundings() throws {
    // Not SigQ, which counts the signals queued for all of the user's processes.
    let look = "umask; ulimit -f; grep 'Sig[PBIC]' /proc/self/status; ls /proc/self/fd | wc -l"
    try Data(look.utf8).write(to: URL(fileURLWithPath: home.path + "/look.sh"))
    try run("umask 027; sh look.sh; $FILL everyday -- sh look.sh", status: 0)
    let lines = try text("out").split(separator: "\n")
    let half = lines.count / 2
    // Eight descriptors more.
    #expect(lines[..<(half - 1)] == lines[half..<(lines.count - 1)])
    let counts = [lines[half - 1], lines[lines.count - 1]].map { Int($0) ?? 0 }
    #expect(counts[1] == counts[0] + 8)
    #expect(lines[0] == "0027")
  }

  @Test("a program that reads nothing, or leaves another behind, is not waited for")
  func heedless() throws {
    try run("$FILL everyday -- true", status: 0)
    try run("$FILL everyday -- false", status: 1)
    try run("$FILL everyday -- sh -c 'sleep 600 > /dev/null 2>&1 & echo $!'", status: 0)
    let left = try #require(pid_t(text("out").trimmingCharacters(in: .whitespacesAndNewlines)))
    #expect(kill(left, SIGKILL) == 0)
    try run("$FILL everyday -- sh -c 'kill -9 $$'", status: 128 + 9)
    try run("$FILL everyday -- sh -c 'exec 3<&- 4<&- 5<&-; exit 3'", status: 3)
  }

  @Test(
    "nothing of a passcode's file is the program's, by whatever descriptor; the rest of a pipe is"
  )
  func passcodeFile() throws {
    let vault = home.path + "/vault"
    let driver = try CardcaseDriver(newVault: vault, passcode: "7777")
    try driver.app.press(.controlC)
    try driver.app.waitUntilExited()
    try Data("7777\nmore\n".utf8).write(to: URL(fileURLWithPath: home.path + "/pass"))
    let card = #"'{"label":"Everyday","cc-number":"4111111111111111"}'"#
    let program = try BuiltProduct.path("cardcase")
    let command = "XDG_STATE_HOME='\(vault).state' '\(program)' card"
    let options = "--vault vault --passcode-fd"
    try run("echo \(card) | \(command) add \(options) 3 3< pass", status: 0)
    let fill = "\(command) fill Everyday \(options)"
    let look = "sh -c '{ cat; ls -l /proc/self/fd; } >&2'"
    let ways = [
      (0, "< pass"), (0, "5< pass 0<&5 6<&5"), (4, "4< pass 0<&4"), (1, "< /dev/null 1<> pass"),
    ]
    for (number, given) in ways {
      try run("\(fill) \(number) -- \(look) \(given)", status: 0)
      let seen = try text("err")
      #expect(seen.contains("pipe:"))
      for trace in ["7777", "more", "/pass"] { #expect(!seen.contains(trace), "\(given)") }
    }
    try run("cat pass | \(fill) 0 -- cat", status: 0)
    #expect(try text("out") == "more\n")
  }

  @Test("a program that can't be run has a shell's status, before any passcode is asked for")
  func missing() throws {
    let vault = home.path + "/vault"
    let driver = try CardcaseDriver(newVault: vault, passcode: "7777")
    try driver.app.press(.controlC)
    try driver.app.waitUntilExited()
    try Data("#!/none".utf8).write(to: URL(fileURLWithPath: home.path + "/plain"))
    let fill = "$FILL".replacing("--demo", with: "")
    for (command, status) in [
      ("nothing-of-that-name", 127), ("./none", 127), ("", 127), ("./plain", 126), ("/tmp", 126),
    ] {
      try run("\(fill) x --passcode-fd 9 -- '\(command)'", status: status)
      #expect(try text("err").contains("\(command): "))
    }
    try run("\(fill) x", status: 64)
    try run("\(fill) x sh", status: 64)
    try run("$FILL nobody -- touch made", status: 3)
    try run("$FILL a -- touch made", status: 4)
    #expect(!FileManager.default.fileExists(atPath: home.path + "/made"))
  }
}
