import Glibc
import TestSupport
import Testing

@testable import SyncEngines

@Suite("An engine's program")
struct ProgramSurroundingsTests {
  private let directory: TemporaryDirectory
  private var record: String { "\(directory.path)/record" }

  /// Variables that would have a program ask somebody, or do something else than it is told.
  private static let unwanted = [
    "GIT_ASKPASS": "/bin/evil", "SSH_ASKPASS": "/bin/evil", "GPG_TTY": "/dev/pts/0",
    "SSH_ASKPASS_REQUIRE": "force", "DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0",
    "GIT_DIR": "/evil", "GIT_SSH": "/bin/evil", "GIT_CONFIG_COUNT": "0", "GIT_TRACE": "1",
    "GIT_EXTERNAL_DIFF": "/bin/evil", "GIT_PROXY_COMMAND": "/bin/evil", "GIT_EXEC_PATH_X": "1",
  ]

  init() throws {
    directory = try TemporaryDirectory()
    try shell("mkdir \"$1/bin\"", directory.path)
  }

  @Test("of git runs without what could ask or run something, and by plumbing alone")
  func git() throws {
    let repository = try Repository()
    try fake("git", then: "exec /usr/bin/git \"$@\"")
    let device = try device(repository.remote)
    let file = RemoteUpload(path: "cardcase-00/01/s-1.seg", bytes: Array("CANARY-4111".utf8))
    try device.engine.write([file])
    _ = try device.engine.list(under: "")
    _ = try device.engine.read(file.path, atMost: 100)
    try device.engine.delete([file.path])
    let runs = try self.runs()
    #expect(runs.count > 8)
    let commands: Set = [
      "init", "fetch", "ls-tree", "cat-file", "fast-import", "push", "rev-parse", "update-ref",
    ]
    for run in runs {
      expectClean(run)
      let words = run.words
      #expect(words.first?.hasPrefix("--git-dir=\(device.cache.path)/cache/git") == true)
      for setting in [
        "core.hooksPath=/dev/null", "protocol.allow=never", "protocol.ext.allow=never",
        "commit.gpgSign=false", "gc.auto=0", "core.askPass=", "submodule.recurse=false",
      ] {
        #expect(words.contains(setting))
      }
      let command = words.drop { $0.hasPrefix("--git-dir") || $0 == "-c" || $0.contains("=") }.first
      #expect(commands.contains(command ?? ""))
      let isRemote = command == "fetch" || command == "push"
      #expect(run.variables.contains("GIT_TERMINAL_PROMPT=0"))
      #expect(run.variables.contains("GIT_CONFIG_GLOBAL=/dev/null") == !isRemote)
      #expect(run.variables.contains { $0.hasPrefix("GIT_SSH_COMMAND=ssh -oBatchMode=yes") })
      let ours: Set = [
        "GIT_TERMINAL_PROMPT", "GIT_SSH_COMMAND", "GIT_CONFIG_GLOBAL", "GIT_CONFIG_NOSYSTEM",
      ]
      let names = run.variables.map { String($0.prefix { $0 != "=" }) }
      #expect(Set(names.filter { $0.hasPrefix("GIT_") }).isSubset(of: ours))
    }
    #expect(text(of: record)?.contains("CANARY") == false)
  }

  @Test("of ssh asks nothing, and its failure is told")
  func ssh() throws {
    try fake("ssh", then: "echo 'me@host: Permission denied (publickey).' >&2; exit 255")
    let device = try device(try RemoteURL(parsing: "git:me@host:cards.git"))
    #expect(
      failure { () throws(EngineFailure) in
        try device.engine.list(under: "")
      } == .unreachable("me@host: Permission denied (publickey).")
    )
    let run = try #require(try runs().first)
    expectClean(run)
    for option in ["-oBatchMode=yes", "-oControlMaster=no", "-oForwardAgent=no"] {
      #expect(run.words.contains(option))
    }
    #expect(run.words.contains("me@host"))
    #expect(!run.variables.contains { $0.hasPrefix("GIT_CONFIG_GLOBAL=") })
  }

  @Test("of rclone is given paths and nothing else")
  func rclone() throws {
    try fake(
      "rclone",
      then: """
        case " $* " in
          *" lsf "*) echo '3 01/s-1.seg'; echo '9 .hidden'; echo '99999999 01/s-2.seg'; echo 'x y' ;;
          *" cat "*) printf abc ;;
          *" delete "*) cat > "$(dirname "$0")/../deleted" ;;
        esac
        """
    )
    let device = try device(try RemoteURL(parsing: "rclone:my cloud:cards"))
    let path = "cardcase-00/01/s-1.seg"
    let listed = try device.engine.list(under: "cardcase-00").map(\.plain)
    #expect(listed.filter { $0.obstacle == nil } == [RemoteFile(path: path, size: 3)])
    #expect(listed.compactMap(\.obstacle) == [.tooLarge])
    #expect(try device.engine.read(path, atMost: 3) == Array("abc".utf8))
    #expect(
      failure { () throws(EngineFailure) in try device.engine.read(path, atMost: 2) }
        == .tooLarge(path)
    )
    try device.engine.write([RemoteUpload(path: "a/b.seg", bytes: Array("CANARY-4111".utf8))])
    try device.engine.delete([path])
    #expect(text(of: "\(directory.path)/deleted") == "\(path)\n")
    let runs = try self.runs()
    let expected = [
      [
        "lsf", "--recursive", "--files-only", "--format", "sp", "--separator", " ",
        "my cloud:cards/cardcase-00",
      ],
      ["cat", "my cloud:cards/\(path)"],
      ["cat", "my cloud:cards/\(path)"],
      [
        "lsf", "--recursive", "--files-only", "--format", "sp", "--separator", " ",
        "my cloud:cards/a",
      ],
      [
        "copy", "--no-check-dest", "--no-traverse", "--transfers", "8",
        "\(device.cache.path)/cache/rclone-out", "my cloud:cards",
      ],
      ["delete", "--files-from-raw", "-", "my cloud:cards"],
    ]
    #expect(runs.map { $0.words.drop { $0.contains("=") } }.map(Array.init) == expected)
    for run in runs {
      expectClean(run)
      #expect(run.words.contains("--ask-password=false"))
    }
    #expect(text(of: record)?.contains("CANARY") == false)
    #expect(try shell("ls -A \"$1/cache\"", device.cache.path) == "")
  }

  @Test(
    "of rclone says what is missing, or why it failed",
    arguments: [
      ("exit 3", EngineFailure?.none),
      (
        "echo '2026/07/15 12:00:00 Failed to create file system for \"x:\": didn'\\''t find section in config file' >&2; exit 1",
        .notARemote("Failed to create file system for \"x:\": didn't find section in config file")
      ),
      (
        "echo '2026/07/15 12:00:00 ERROR : dial tcp: no such host' >&2; exit 1",
        .unreachable("dial tcp: no such host")
      ),
      ("echo '2026/07/15 12:00:00 ERROR : Insufficient Storage: 507' >&2; exit 1", .full),
      ("exit 9", .unreachable("rclone: exit status 9")),
    ]
  )
  func rcloneFailures(_ script: String, _ expected: EngineFailure?) throws {
    try fake("rclone", then: script)
    let device = try device(.rclone(name: "x", path: "cards"))
    #expect(failure { () throws(EngineFailure) in try device.engine.list(under: "") } == expected)
  }

  @Test("that is missing is named with its package")
  func missing() throws {
    for (remote, name) in [
      (RemoteURL.git("https://host/x"), "git"), (.rclone(name: "x", path: ""), "rclone"),
    ] {
      let device = try Device(remote, ["PATH": "\(directory.path)/bin"])
      #expect(
        failure { () throws(EngineFailure) in
          try device.engine.list(under: "")
        } == .noProgram(name: name, package: name)
      )
    }
  }

  @Test("ends with a cancellation, and in time")
  func ending() throws {
    try fake("rclone", then: "sleep 1000 & sleep 1000")
    let device = try device(.rclone(name: "x", path: "cards"))
    let engine = device.engine
    let record = record
    together([
      {
        #expect(failure { () throws(EngineFailure) in try engine.list(under: "") } == .cancelled)
      },
      {
        #expect((try? wait { text(of: record)?.hasSuffix("begin\n") == true }) == true)
        engine.cancel()
      },
    ])
    let hasty = try self.device(.rclone(name: "x", path: "cards")) {
      $0.timeLimit = .milliseconds(200)
    }
    #expect(failure { () throws(EngineFailure) in try hasty.engine.list(under: "") } == .timeLimit)
  }

  // MARK: Within

  private struct Run {
    var words: [String]
    var variables: [String]
    var session: String
    var input: String
  }

  /// Puts a program first on PATH that records how it was started.
  private func fake(_ name: String, then script: String) throws {
    try write(
      """
      #!/bin/sh
      {
        echo run
        for word in "$@"; do echo "word $word"; done
        tr '\\0' '\\n' < /proc/$$/environ | sed 's/^/variable /'
        echo "session $(cut -d' ' -f1,6,7 /proc/$$/stat)"
        echo "input $(readlink /proc/$$/fd/0)"
        echo begin
      } >> '\(record)'
      \(script)

      """,
      to: "\(directory.path)/bin/\(name)",
      mode: 0o755
    )
  }

  private func device(
    _ remote: RemoteURL,
    prepare: (inout EngineOptions) -> Void = { _ in }
  ) throws -> Device {
    let path = variable("PATH") ?? "/usr/bin:/bin"
    var changes = Self.unwanted
    changes["PATH"] = "\(directory.path)/bin:\(path)"
    return try Device(remote, changes, prepare: prepare)
  }

  private func runs() throws -> [Run] {
    let lines = try #require(text(of: record)).split(separator: "\n")
    return lines.split(separator: "run").map { lines in
      func all(_ kind: String) -> [String] {
        lines.filter { $0.hasPrefix("\(kind) ") }.map { String($0.dropFirst(kind.count + 1)) }
      }
      return Run(
        words: all("word"),
        variables: all("variable"),
        session: all("session").joined(),
        input: all("input").joined()
      )
    }
  }

  /// It has no terminal, and none of what it could ask by.
  private func expectClean(_ run: Run) {
    #expect(run.session.hasSuffix(" 0"))
    #expect(
      run.input == "/dev/null" || run.input.hasPrefix("socket:") || run.input.hasPrefix("pipe:")
    )
    for (name, value) in Self.unwanted {
      #expect(!run.variables.contains("\(name)=\(value)"))
    }
    #expect(run.variables.contains("LC_ALL=C"))
  }
}
