import Glibc

/// A remote of rclone's configuration, which is the user's: S3, WebDAV, SFTP and many more.
final class RcloneEngine: SyncEngine {
  /// `NAME:PATH`.
  private let remote: String
  private let options: EngineOptions
  private let runner = ProgramRunner()

  init(remote: String, options: EngineOptions) {
    self.remote = remote
    self.options = options
  }

  func cancel() {
    runner.cancel()
  }

  func list(under directory: String) throws(EngineFailure) -> [RemoteFile] {
    guard directory.isEmpty || RemotePath.isValid(directory) else { throw .invalidPath(directory) }
    let result = try run(
      ["lsf", "--recursive", "--files-only", "--format", "sp", "--separator", " ", at(directory)],
      outputLimit: options.countLimit * 256
    )
    guard !result.isCut else { throw .tooMany }
    guard result.status != RcloneStatus.noDirectory else { return [] }
    guard result.isSuccess else { throw failure(of: result, { .unreachable($0) }) }
    let files = RcloneOutput.files(of: result.output, under: directory, atMost: options.sizeLimit)
    guard files.count <= options.countLimit else { throw .tooMany }
    return files
  }

  func prefetch(_ paths: [String]) throws(EngineFailure) {
    for path in paths where !RemotePath.isValid(path) { throw .invalidPath(path) }
    near.remove()
    try near.make()
    // Where some of it fails, reading one file after another tells the reason. No file is taken that
    // grew beyond the limit since it was listed.
    _ = try run(
      ["copy", "--files-from-raw", "-", "--no-traverse", "--transfers", "8", at(""), near.path],
      input: Array(paths.map { "\($0)\n" }.joined().utf8),
      fileSizeLimit: UInt64(options.sizeLimit)
    )
  }

  func read(_ path: String, atMost count: Int) throws(EngineFailure) -> [UInt8]? {
    guard RemotePath.isValid(path) else { throw .invalidPath(path) }
    if let bytes = try takeNear(path, atMost: count) { return bytes }
    let result = try run(["cat", at(path)], outputLimit: count)
    guard !result.isCut else { throw .tooLarge(path) }
    guard !RcloneStatus.isMissing(result.status) else { return nil }
    guard result.isSuccess else { throw failure(of: result, { .unreachable($0) }) }
    if result.output.isEmpty {
      // In a bucket, what is not there is taken for a directory without files.
      let isThere = try list(under: RemotePath.parent(of: path)).contains { $0.path == path }
      return isThere ? [] : nil
    }
    return result.output
  }

  func write(_ files: [RemoteUpload]) throws(EngineFailure) {
    for file in files where !RemotePath.isValid(file.path) { throw .invalidPath(file.path) }
    let new = try missing(files)
    guard !new.isEmpty else { return }
    let staged = CacheDirectory(path: "\(options.cacheDirectory)/rclone-out")
    staged.remove()
    try staged.make()
    defer { staged.remove() }
    for file in new {
      let directory = "\(staged.path)/\(RemotePath.parent(of: file.path))"
      let name = String(file.path.split(separator: "/").last ?? "")
      let target = CacheDirectory(path: directory)
      try target.make()
      try target.write(file.bytes, to: name)
    }
    let result = try run(
      ["copy", "--no-check-dest", "--no-traverse", "--transfers", "8", staged.path, at("")]
    )
    guard result.isSuccess else { throw failure(of: result, { .refused($0) }) }
  }

  func delete(_ paths: [String]) throws(EngineFailure) {
    for path in paths where !RemotePath.isValid(path) { throw .invalidPath(path) }
    guard !paths.isEmpty else { return }
    let result = try run(
      ["delete", "--files-from-raw", "-", at("")],
      input: Array(paths.map { "\($0)\n" }.joined().utf8)
    )
    guard result.isSuccess || RcloneStatus.isMissing(result.status) else {
      throw failure(of: result, { .refused($0) })
    }
  }

  // MARK: Within

  /// The files that are not there yet. rclone itself would replace what is there.
  private func missing(_ files: [RemoteUpload]) throws(EngineFailure) -> [RemoteUpload] {
    var there: Set<String> = []
    for directory in Set(files.map { RemotePath.parent(of: $0.path) }) {
      there.formUnion(try list(under: directory).map(\.path))
    }
    var missing: [RemoteUpload] = []
    for file in files {
      if !there.contains(file.path) {
        missing.append(file)
      } else if try read(file.path, atMost: options.sizeLimit) != file.bytes {
        throw .occupied(file.path)
      }
    }
    return missing
  }

  /// Takes a downloaded file out of the local cache, where it is read once; nil if it is not there.
  private func takeNear(_ path: String, atMost count: Int) throws(EngineFailure) -> [UInt8]? {
    let parent = "\(near.path)/\(RemotePath.parent(of: path))"
    // Nothing was brought near.
    guard let directory = try? DirectoryHandle(root: parent) else { return nil }
    let name = String(path.split(separator: "/").last ?? "")
    defer { unlinkat(directory.descriptor, name, 0) }
    return try FolderFile.read(name, in: directory, atMost: count, path: path)
  }

  private var near: CacheDirectory {
    CacheDirectory(path: "\(options.cacheDirectory)/rclone-in")
  }

  /// A path as rclone is given it.
  private func at(_ path: String) -> String {
    let separator = remote.hasSuffix(":") || remote.hasSuffix("/") || path.isEmpty ? "" : "/"
    return remote + separator + path
  }

  private func run(
    _ arguments: [String],
    input: [UInt8]? = nil,
    outputLimit: Int = 1 << 16,
    fileSizeLimit: UInt64 = 1 << 30
  ) throws(EngineFailure) -> ProgramResult {
    let environment = ProgramEnvironment(options.environment)
    guard let path = environment.findProgram("rclone") else {
      throw .noProgram(name: "rclone", package: "rclone")
    }
    let program = Program(
      path: path,
      arguments: Self.flags + arguments,
      environment: environment,
      timeLimit: options.timeLimit,
      fileSizeLimit: fileSizeLimit
    )
    return try runner.run(program, input: input, outputLimit: outputLimit)
  }

  /// It asks nobody for the password of its configuration, and says nothing but what is wrong.
  private static let flags = [
    "--ask-password=false", "--log-level=ERROR", "--stats=0", "--contimeout=20s", "--timeout=60s",
    "--retries=2", "--low-level-retries=3",
  ]

  private func failure(
    of result: ProgramResult,
    _ other: (String) -> EngineFailure
  ) -> EngineFailure {
    if EngineWords.tellFullDisk(result.errors) { return .full }
    let summary = result.summary
    if summary.contains("didn't find section in config file") { return .notARemote(summary) }
    return other(summary.isEmpty ? "rclone: exit status \(result.status)" : summary)
  }
}
