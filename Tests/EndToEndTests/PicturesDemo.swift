import TerminalHarness
import TestSupport

/// The demo on a terminal that is to be given pictures, with a configuration of its own.
struct PicturesDemo {
  let driver: CardcaseDriver
  private let home: TemporaryDirectory

  var app: TerminalSession { driver.app }

  /// Starts it, locked. Nobody answers its questions.
  ///
  /// - Parameters:
  ///   - name: the protocol in the configuration file; empty for none.
  ///   - cell: the size of a cell in pixels.
  init(
    _ name: String,
    _ environment: [String: String?] = [:],
    cell: (width: Int, height: Int) = (10, 20)
  ) throws {
    home = try TemporaryDirectory(
      configuration: name.isEmpty ? "" : "[look]\npicture-protocol = \"\(name)\"\n"
    )
    var size = TerminalSession.Size.standard
    (size.cellWidth, size.cellHeight) = cell
    driver = try CardcaseDriver(
      .cardcase,
      .demo,
      environment: environment.merging(["XDG_CONFIG_HOME": home.path]) { $1 },
      size: size,
      shows: nil
    )
    app.emulator.answersRequests = false
    try app.waitUntil(shows: CardcaseDriver.lockTitle)
  }

  /// What a card with a picture asks.
  static let question = "Whose flag?"

  /// Unlocks it, and goes to a card with a picture.
  func goToPicture() throws {
    try app.press(CardcaseDriver.demoPasscode)
    try app.waitUntil(hides: CardcaseDriver.lockTitle)
    try app.press("f")
    try app.waitUntil(shows: "Capitals")
    try app.press(.end, .enter)
    try app.waitUntil(shows: Self.question)
  }
}
