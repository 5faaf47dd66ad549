import Foundation
import TerminalHarness

/// The lab, whose derivation costs next to nothing, for programs that have to be unlocked often.
final class Lab {
  private static let descriptor: Int32 = 3
  static let newPasscode = "135790"

  let contender: Contender
  /// The other end of the descriptor for the lab's commands. No command is sent, but the lab ends
  /// its thread once this is closed.
  private let control: Pipe

  init(_ arguments: [String] = [], environment: [String: String?] = [:]) throws {
    control = Pipe()
    contender = try Contender(
      session: TerminalSession(
        start: BuiltProduct.path("cardcase-lab"),
        ["--control", String(Self.descriptor)] + arguments,
        environment: environment,
        descriptors: [.init(control.fileHandleForReading.fileDescriptor, as: Self.descriptor)]
      ),
      isSynchronized: true
    )
  }

  /// Creates a vault, as a user would at the first start.
  static func makeVault(at path: String, environment: [String: String?] = [:]) throws {
    let session = try Lab(["--vault", path], environment: environment).contender.session
    try session.waitUntil(shows: "Welcome to Cardcase")
    // Without a device key, which the program that fills the vault does not have.
    try session.press(.function(4))
    try session.press(.enter)
    try session.waitUntil(shows: "○")
    for _ in 0..<2 {
      try session.press(newPasscode)
    }
    try session.waitUntil(shows: Texts.recoveryKey)
    try session.press(Texts.quitKey)
    try session.waitUntilExited()
  }
}
