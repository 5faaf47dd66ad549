/// The parsing of the output of git's plumbing commands.
enum GitOutput {
  /// The entries of `ls-tree -r -l -z` whose paths have a remote's form. The name of an object is
  /// that of its content.
  static func files(of output: [UInt8], atMost size: Int) -> [RemoteFile] {
    output.split(separator: 0).compactMap { entry in
      let parts = entry.split(separator: UInt8(ascii: "\t"), maxSplits: 1)
      guard parts.count == 2 else { return nil }
      let words = parts[0].split(separator: UInt8(ascii: " ")).map {
        String(decoding: $0, as: UTF8.self)
      }
      let path = String(decoding: parts[1], as: UTF8.self)
      guard words.count == 4, RemotePath.isValid(path) else { return nil }
      let count = Int(words[3]) ?? 0
      let obstacle: RemoteFile.Obstacle? =
        switch words[0] {
        case "100644", "100755": count > size ? .tooLarge : nil
        case "120000": .link
        // 160000 is a submodule.
        default: .special
        }
      return RemoteFile(path: path, size: count, obstacle: obstacle, stamp: words[2])
    }
  }

  /// The contents that `cat-file --batch` gives, in the order of the questions; nil for what is not
  /// there. A last one that is cut off is left out.
  static func contents(of output: [UInt8]) -> [[UInt8]?] {
    var contents: [[UInt8]?] = []
    var rest = output[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      let words = rest[..<end].split(separator: UInt8(ascii: " "))
      rest = rest[rest.index(after: end)...]
      guard words.count == 3, let size = Int(String(decoding: words[2], as: UTF8.self)) else {
        contents.append(nil)
        continue
      }
      guard size < rest.count else { break }
      let isFile = words[1].elementsEqual("blob".utf8)
      contents.append(isFile ? Array(rest.prefix(size)) : nil)
      rest = rest.dropFirst(size + 1)
    }
    return contents
  }

  /// The remote's answer to `push --porcelain` about the one reference pushed.
  static func refusal(in output: [UInt8]) -> GitRefusal? {
    let lines = String(decoding: output, as: UTF8.self).split(separator: "\n")
    guard let line = lines.first(where: { $0.hasPrefix("!\t") }) else { return nil }
    let reason = EngineWords.summary(
      of: Array((line.split(separator: "\t").last ?? "").utf8)
    )
    let isRace =
      reason.hasPrefix("[rejected]")
      || ["lock", "failed to update ref", "incorrect old value", "already exists"].contains {
        reason.contains($0)
      }
    return GitRefusal(reason: reason, isRace: isRace)
  }
}

/// A push that was refused.
struct GitRefusal: Hashable {
  var reason: String
  /// True if another device pushed first.
  var isRace: Bool
}
