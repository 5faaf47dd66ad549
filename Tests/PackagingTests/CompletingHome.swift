import Foundation
import Secrets
import TerminalHarness
import TestSupport

/// A home with the completions where each shell looks for them, and a vault's file of what is due that
/// names decks. There is no vault: nothing could be unlocked.
final class CompletingHome {
  /// The names of decks that the file tells, one of which would harm a shell that ran it.
  static let decks = [
    "Capitals", "Old Welsh", "Languages::\u{6F22}\u{5B57}", "Evil $(touch pwned)",
  ]

  private let directory: TemporaryDirectory
  var path: String { directory.path }
  /// The directory in which shells run, with a file and a folder in it.
  var work: String { path + "/work" }

  init() throws {
    directory = try TemporaryDirectory()
    for folder in ["work/Capitals", "bash", "zsh", "fish/fish/completions"] {
      try make(folder: folder)
    }
    try write("", to: "work/somewhere.vault")
    let completions = try MadeManual.folder.get().path + "/completions"
    try make(folder: "bash/bash-completion/completions")
    let copies = [
      ("cardcase.bash", "bash/bash-completion/completions/cardcase"),
      ("_cardcase", "zsh/_cardcase"),
      ("cardcase.fish", "fish/fish/completions/cardcase.fish"),
    ]
    for (name, place) in copies {
      try FileManager.default.copyItem(
        atPath: "\(completions)/\(name)",
        toPath: "\(path)/\(place)"
      )
    }
    try writeDueFile()
  }

  /// The environment of a shell: the built program is found, nothing of this machine's is.
  func environment() throws -> [String: String] {
    let program = URL(filePath: try BuiltProduct.path("cardcase")).deletingLastPathComponent().path
    return [
      "HOME": path, "PATH": "\(program):/usr/bin:/bin", "LC_ALL": "C.UTF-8", "TERM": "xterm",
      "XDG_STATE_HOME": path + "/state", "XDG_DATA_HOME": path + "/data",
      "XDG_CONFIG_HOME": path + "/fish", "BASH_COMPLETION_USER_DIR": path + "/bash/bash-completion",
      "ZDOTDIR": path + "/zsh",
    ]
  }

  /// Writes a file in the home, and returns its path.
  @discardableResult
  func write(_ text: String, to name: String) throws -> String {
    try text.write(toFile: "\(path)/\(name)", atomically: true, encoding: .utf8)
    return "\(path)/\(name)"
  }

  /// The files in the home, by their paths.
  func files() throws -> Set<String> {
    Set(try FileManager.default.subpathsOfDirectory(atPath: path))
  }

  private func make(folder: String) throws {
    try FileManager.default.createDirectory(
      atPath: "\(path)/\(folder)",
      withIntermediateDirectories: true
    )
  }

  /// The file as `docs/formats.md` describes it.
  private func writeDueFile() throws {
    try make(folder: "data/cardcase")
    try make(folder: "state/cardcase")
    let folder = URL(filePath: "\(path)/data/cardcase").resolvingSymlinksInPath().path
    let vault = folder + "/cardcase.vault"
    let sum = Checksum.of(Array(vault.utf8)).prefix(16)
    let name = sum.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    let record: [String: Any] = [
      "format": 1, "vault": "00", "path": vault, "written": 0, "zone": 0, "rollover": 4,
      "first": 20_000, "days": [[1, 0, 0]],
      "decks": Self.decks.map { ["name": $0, "due": [1]] },
    ]
    let data = try JSONSerialization.data(withJSONObject: record)
    let file = "\(path)/state/cardcase/\(name).due"
    try data.write(to: URL(filePath: file))
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file)
  }
}
