public import Foundation

/// A file of the repository that is made from the program. A target of the Makefile renews it; otherwise it
/// is compared.
public struct RenewedFile {
  /// Its path from the root.
  public let path: String
  /// The target that renews it.
  let target: String

  /// A file at a path from the root.
  public init(path: String, target: String = "manual") {
    (self.path, self.target) = (path, target)
  }

  /// The root of the checkout.
  public static let root = Repository.root

  /// True if the files are renewed in place of compared: the target says so.
  public static let isRenewing = ProcessInfo.processInfo.environment["CARDCASE_RENEW_MANUAL"] == "1"

  private var place: URL { Self.root.appending(path: path) }

  /// Its text.
  public func read() throws -> String { try String(contentsOf: place, encoding: .utf8) }

  /// Compares the file with a text, or renews it.
  ///
  /// - Returns: what differs; nil if nothing does, or it was renewed.
  public func difference(from text: String) throws -> String? {
    // One that is not there is a difference.
    let present = try? read()
    guard text != present else { return nil }
    guard Self.isRenewing else {
      let differing = zip(Self.lines(present ?? ""), Self.lines(text)).first { $0 != $1 }
      let lines = differing.map { "\($0)" } ?? ""
      return "\(path) is not what the program says: make \(target). \(lines)"
    }
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try text.write(to: place, atomically: true, encoding: .utf8)
    return nil
  }

  private static func lines(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The names of the files in a folder with these endings.
  public static func names(in folder: String, endings: Set<String>) throws -> Set<String> {
    let place = root.appending(path: folder)
    let names = try FileManager.default.contentsOfDirectory(atPath: place.path)
    return Set(names.filter { endings.contains(URL(filePath: $0).pathExtension) })
  }

  /// Removes a file that is made no more.
  public func remove() throws { try FileManager.default.removeItem(at: place) }
}
