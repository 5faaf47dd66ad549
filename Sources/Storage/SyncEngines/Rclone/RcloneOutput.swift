/// The parsing of rclone's output.
enum RcloneOutput {
  /// The files of `lsf --format sp --separator " "` whose paths have a remote's form, sorted.
  static func files(
    of output: [UInt8],
    under directory: String,
    atMost size: Int
  ) -> [RemoteFile] {
    output.split(separator: UInt8(ascii: "\n")).compactMap { line in
      let parts = line.split(separator: UInt8(ascii: " "), maxSplits: 1)
      guard parts.count == 2, let count = Int(String(decoding: parts[0], as: UTF8.self)),
        count >= 0
      else { return nil }
      let name = String(decoding: parts[1], as: UTF8.self)
      let path = directory.isEmpty ? name : "\(directory)/\(name)"
      guard RemotePath.isValid(path) else { return nil }
      return RemoteFile(path: path, size: count, obstacle: count > size ? .tooLarge : nil)
    }.sorted { $0.path < $1.path }
  }
}

/// The exit statuses of rclone that mean that something is not there.
enum RcloneStatus {
  static let noDirectory: Int32 = 3
  static let noFile: Int32 = 4

  static func isMissing(_ status: Int32) -> Bool {
    status == noDirectory || status == noFile
  }
}
