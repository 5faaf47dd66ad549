/// A document written by hand, parts of which are made from the program. A part stands between two
/// lines of comments that name it.
public struct FilledPage {
  /// The comments of a kind of document.
  struct Comments: Sendable {
    let beginning: String
    let end: String

    static let markdown = Comments(beginning: "<!-- ", end: " -->")
    static let mdoc = Comments(beginning: #".\" "#, end: "")

    func first(of part: String, _ target: String) -> String {
      beginning + "made by make \(target): " + part + end
    }
    func last(of part: String) -> String { beginning + "end of " + part + end }
  }

  /// The part that is missing in the document, or stands there twice.
  public struct NoSuchPart: Error {
    let name: String
  }

  let file: RenewedFile
  let comments: Comments

  /// A document at a path from the root, whose parts a target of the Makefile renews.
  public init(_ path: String, target: String = "manual") {
    file = RenewedFile(path: path, target: target)
    comments = path.hasSuffix(".md") ? .markdown : .mdoc
  }

  /// Compares or renews the parts.
  ///
  /// - Returns: what differs; nil if nothing does, or it was renewed.
  public func difference(from parts: [(name: String, lines: [String])]) throws -> String? {
    var lines = try file.read().split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
    for part in parts {
      let range = try range(of: part.name, in: lines)
      lines.replaceSubrange(range, with: part.lines)
    }
    return try file.difference(from: lines.joined(separator: "\n"))
  }

  /// The lines of a part, without its comments.
  public func lines(of part: String) throws -> [String] {
    let lines = try file.read().split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
    return Array(lines[try range(of: part, in: lines)])
  }

  private func range(of part: String, in lines: [String]) throws -> Range<Int> {
    let first = lines.indices.filter { lines[$0] == comments.first(of: part, file.target) }
    let last = lines.indices.filter { lines[$0] == comments.last(of: part) }
    guard first.count == 1, last.count == 1, first[0] < last[0] else {
      throw NoSuchPart(name: "\(part) in \(file.path)")
    }
    return first[0] + 1..<last[0]
  }
}
