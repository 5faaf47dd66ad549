/// A commit on its way to the repository, as `git fast-import` reads it.
///
/// It says nothing: a fixed author, no message, and the day for a time.
struct GitCommit {
  var additions: [RemoteUpload] = []
  var deletions: [String] = []

  var isEmpty: Bool { additions.isEmpty && deletions.isEmpty }

  /// The stream that makes the commit.
  ///
  /// - Parameters:
  ///   - parent: the commit that it follows; nil for the first one.
  ///   - seconds: the time since 1970.
  func stream(to reference: String, parent: String?, at seconds: Int64) -> [UInt8] {
    let day = seconds - (seconds % 86_400 + 86_400) % 86_400
    var stream = Array("commit \(reference)\n".utf8)
    stream += Array("committer cardcase <cardcase@localhost> \(max(0, day)) +0000\ndata 0\n".utf8)
    if let parent { stream += Array("from \(parent)\n".utf8) }
    for path in deletions { stream += Array("D \(path)\n".utf8) }
    for file in additions {
      stream += Array("M 100644 inline \(file.path)\ndata \(file.bytes.count)\n".utf8)
      stream += file.bytes
      stream.append(UInt8(ascii: "\n"))
    }
    return stream + Array("done\n".utf8)
  }
}
