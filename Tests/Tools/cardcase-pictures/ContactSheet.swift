import Foundation
import TerminalHarness

/// Pictures of the program's screens beside one another, at three sizes: to be looked at before a
/// change of how they look is shown to others.
struct ContactSheet {
  /// A screen, and the keys that lead there from Home of the demo.
  struct Screen {
    let name: String
    var keys: [Key] = []
    /// True for the lock itself.
    var isLocked = false

    init(_ name: String, _ keys: Key..., isLocked: Bool = false) {
      (self.name, self.keys, self.isLocked) = (name, keys, isLocked)
    }
  }

  static let sizes: [TerminalSession.Size] = [
    .init(columns: 80, rows: 24), .init(columns: 120, rows: 40), .init(columns: 200, rows: 60),
  ]

  static let screens = [
    Screen("lock", isLocked: true),
    Screen("home"),
    Screen("help", .f1),
    Screen("palette", .control("p")),
    Screen("wallet", .character("w")),
    Screen("card", .character("w"), .enter),
    Screen("card-back", .character("w"), .enter, .character("C")),
    Screen(
      "card-form",
      .character("w"),
      .character("a"),
      .character("5"),
      .character("5"),
      .character("5"),
      .character("5"),
      .character("5"),
      .character("5")
    ),
    Screen("card-review", .character("w"), .enter, .character("e")),
    Screen("card-import", .character("w"), .character("i")),
    Screen("card-export", .character("w"), .character("x")),
    Screen("decks", .character("f")),
    Screen("new-deck", .character("f"), .character("a")),
    Screen("delete-deck", .character("f"), .character("d")),
    Screen("deck-options", .character("f"), .character("o")),
    Screen("cards", .character("f"), .character("b")),
    Screen("note", .character("f"), .character("b"), .character("e")),
    Screen("question", .character("f"), .enter),
    Screen("answer", .character("f"), .enter, .character(" ")),
    Screen("round", .character("f"), .character("R")),
    Screen("statistics", .character("S")),
    Screen("import", .character("f"), .character("i")),
    Screen("export", .character("f"), .character("x")),
    Screen(
      "undo-list",
      .character("w"),
      .character("d"),
      .character("y"),
      .character("U")
    ),
    Screen("settings", .character("s")),
  ]

  let folder: String

  /// Draws all screens, and a page that shows them.
  func draw() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    var page = ["<!doctype html><meta charset=utf-8><title>Cardcase</title>"]
    page.append("<style>body{background:#777}img{width:32%;vertical-align:top}</style>")
    for screen in Self.screens {
      page.append("<h2>\(screen.name)</h2>")
      for look in Look.all {
        for size in Self.sizes {
          let file = "\(screen.name)-\(size.columns)-\(look.name).svg"
          try draw(screen, look, size, to: "\(folder)/\(file)")
          page.append("<img src=\"\(file)\" alt=\"\(file)\">")
        }
      }
    }
    try page.joined(separator: "\n").write(
      toFile: "\(folder)/index.html",
      atomically: true,
      encoding: .utf8
    )
  }

  private func draw(
    _ screen: Screen,
    _ look: Look,
    _ size: TerminalSession.Size,
    to path: String
  ) throws {
    let driver = try CardcaseDriver(
      environment: ["REDUCED_MOTION": "1", "COLORFGBG": look.environment],
      size: size
    )
    if !screen.isLocked { try driver.unlock() }
    for key in screen.keys {
      try driver.app.press(key)
      try driver.settle()
      // What is loaded or drawn in the background is part of the picture, and may ask for more of it.
      for _ in 0..<2 {
        try driver.lab?.ask(.rest)
        try driver.settle()
      }
    }
    try ScreenPicture(driver.app.screen, title: screen.name, palette: look.palette).write(to: path)
  }
}
