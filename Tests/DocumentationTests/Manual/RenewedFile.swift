import Foundation
import TestSupport
import Testing

/// A file of the repository that is made from the program. `make manual` renews it; otherwise it is
/// compared.
struct RenewedFile {
  /// Its path from the root.
  let path: String

  /// The root of the checkout.
  static let root = Repository.root

  /// True if the files are renewed in place of compared: `make manual` says so.
  static let isRenewing = ProcessInfo.processInfo.environment["CARDCASE_RENEW_MANUAL"] == "1"

  private var place: URL { Self.root.appending(path: path) }

  /// Its text.
  func read() throws -> String { try String(contentsOf: place, encoding: .utf8) }

  /// Notes an issue if the file has another text, or renews it.
  func check(_ text: String) throws {
    // One that is not there is noted as a difference.
    let present = try? read()
    guard text != present else { return }
    guard Self.isRenewing else {
      let differing = zip(Self.lines(present ?? ""), Self.lines(text)).first { $0 != $1 }
      Issue.record(
        "\(path) is not what the program says: make manual. \(differing.map { "\($0)" } ?? "")"
      )
      return
    }
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try text.write(to: place, atomically: true, encoding: .utf8)
  }

  private static func lines(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The names of the files in a folder with these endings.
  static func names(in folder: String, endings: Set<String>) throws -> Set<String> {
    let place = root.appending(path: folder)
    let names = try FileManager.default.contentsOfDirectory(atPath: place.path)
    return Set(names.filter { endings.contains(URL(filePath: $0).pathExtension) })
  }

  /// Removes a file that is made no more.
  func remove() throws { try FileManager.default.removeItem(at: place) }
}
