import Secrets

@testable import AppSupport

/// Programs that share one clipboard, and a terminal that keeps what it is sent.
final class FakeClipboard: CommandRunner {
  /// The content to paste; nil where it is no text.
  var content: SecretBytes?
  /// The commands that were run.
  private(set) var commands: [[String]] = []
  /// The texts that were sent to the terminal.
  private(set) var sent: [String] = []
  private let nothing: SecretBytes

  init() throws {
    nothing = try SecretBytes(count: 0)
  }

  /// The number of looks before copied content is there.
  var delay = 0
  /// True if no program works.
  var isBroken = false

  func callAsFunction(_ command: [String], input: SecretBytes?) -> Bool {
    commands.append(command)
    if !isBroken { content = input }
    return !isBroken
  }

  func output(of command: [String], atMost count: Int) -> CommandOutput {
    commands.append(command)
    if delay > 0 { return .bytes(nothing) }
    return isBroken ? .failed : content.map { .bytes($0) } ?? .refused
  }

  func pause() {
    delay -= 1
  }

  func send(_ sequence: SecretBytes) -> Bool {
    sent.append(sequence.withUnsafeBytes { String(decoding: $0, as: UTF8.self) })
    return !isBroken
  }

  /// A clipboard at the end of a route to this one.
  func clipboard(_ route: ClipboardRoute) -> Clipboard {
    Clipboard(route, run: self, sendToTerminal: send)
  }
}

extension ClipboardTool {
  /// One that is ready when it has ended, or is not.
  static func fake(isPrompt: Bool = true) -> ClipboardTool {
    ClipboardTool(display: "D", copy: ["c"], paste: ["p"], clear: ["x"], isPrompt: isPrompt)
  }
}

extension SecretBytes {
  convenience init(text: String) throws { try self.init(Array(text.utf8)) }
}
