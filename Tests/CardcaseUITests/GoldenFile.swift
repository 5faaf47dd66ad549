import Foundation

/// The golden file of a state of a screen, in the folder of the sources.
struct GoldenFile {
  /// Its name.
  let name: String
  private let folder: URL
  private var place: URL { folder.appending(path: name) }

  /// The file of a state.
  init(of state: ScreenState) {
    name =
      state.name.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == " ") }
      .replacing(" ", with: "-") + ".txt"
    folder = Self.folder
  }

  /// The file of a widget.
  init(widget name: String) {
    self.name = name + ".txt"
    folder = Self.folder.deletingLastPathComponent().appending(path: "GoldenWidgets")
  }

  /// The file of a sample of what is on cards.
  init(face name: String) {
    self.name = name.replacing(" ", with: "-") + ".txt"
    folder = Self.folder.deletingLastPathComponent().appending(path: "GoldenFaces")
  }

  /// The file of a state in every language.
  init(languages state: String) {
    name = state.replacing(" ", with: "-") + ".txt"
    folder = Self.folder.deletingLastPathComponent().appending(path: "GoldenLanguages")
  }

  /// The file of a conversation in line mode.
  init(talk name: String) {
    self.name = name + ".txt"
    folder = Self.folder.deletingLastPathComponent().appending(path: "GoldenTalks")
  }

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Golden")

  /// True if the files are renewed in place of compared: `make golden` says so.
  static let isRenewing = ProcessInfo.processInfo.environment["CARDCASE_RENEW_GOLDEN"] == "1"

  /// The names of all files there are.
  static func names() throws -> Set<String> {
    Set(try FileManager.default.contentsOfDirectory(atPath: folder.path))
  }

  /// Deletes a file that belongs to no state.
  static func remove(_ name: String) throws {
    try FileManager.default.removeItem(at: folder.appending(path: name))
  }

  /// Its text.
  func read() throws -> String { try String(contentsOf: place, encoding: .utf8) }

  /// Replaces its text.
  func write(_ text: String) throws { try text.write(to: place, atomically: true, encoding: .utf8) }
}
