import Glibc
import Synchronization

/// A remote on the branch `cardcase` of a git repository, whose other files and branches are left
/// alone.
///
/// It works by plumbing on a bare and shallow repository in the cache: nothing is ever checked out.
/// Another device's push that comes first is no conflict, as each writes files of its own.
final class GitEngine: SyncEngine {
  let url: String
  let options: EngineOptions
  let git: GitProgram
  let cache: CacheDirectory
  private let runner = ProgramRunner()
  private let near = Mutex<[String: [UInt8]]>([:])

  /// The branch on the remote.
  static let branch = "refs/heads/cardcase"
  /// The remote's branch as it was seen last, and the one that is to be pushed.
  static let theirs = "refs/cardcase/theirs"
  static let ours = "refs/cardcase/ours"
  /// The number of further tries of a push after another device's came first.
  private static let retries = 5
  /// The most bytes that one commit brings, and that are kept near.
  private static let batch = 32 << 20

  init(url: String, options: EngineOptions) {
    self.url = url
    self.options = options
    cache = CacheDirectory(path: "\(options.cacheDirectory)/git")
    git = GitProgram(repository: cache.path, options: options, runner: runner)
  }

  func cancel() {
    runner.cancel()
  }

  func list(under directory: String) throws(EngineFailure) -> [RemoteFile] {
    guard directory.isEmpty || RemotePath.isValid(directory) else { throw .invalidPath(directory) }
    near.withLock { $0 = [:] }
    try fetch()
    try collectGarbage()
    guard let tip = try tip() else { return [] }
    let result = try git.local(
      ["ls-tree", "-r", "-l", "-z", "--full-tree", tip]
        + (directory.isEmpty ? [] : ["--", "\(directory)/"]),
      outputLimit: options.countLimit * 320
    )
    guard !result.isCut else { throw .tooMany }
    guard result.isSuccess else { throw .unreachable(result.summary) }
    let files = GitOutput.files(of: result.output, atMost: options.sizeLimit)
    guard files.count <= options.countLimit else { throw .tooMany }
    return files.sorted { $0.path < $1.path }
  }

  func prefetch(_ paths: [String]) throws(EngineFailure) {
    let contents = try contents(of: paths, outputLimit: Self.batch)
    near.withLock { near in
      near = [:]
      for (path, bytes) in zip(paths, contents.whole) { near[path] = bytes }
    }
  }

  func read(_ path: String, atMost count: Int) throws(EngineFailure) -> [UInt8]? {
    if let bytes = near.withLock({ $0.removeValue(forKey: path) }) {
      guard bytes.count <= count else { throw .tooLarge(path) }
      return bytes
    }
    // A line about the object stands before its bytes.
    let contents = try contents(of: [path], outputLimit: count + 128)
    guard !contents.isCut else { throw .tooLarge(path) }
    guard let bytes = contents.whole.first ?? nil else { return nil }
    guard bytes.count <= count else { throw .tooLarge(path) }
    return bytes
  }

  func write(_ files: [RemoteUpload]) throws(EngineFailure) {
    for file in files where !RemotePath.isValid(file.path) { throw .invalidPath(file.path) }
    var rest = files[...]
    while !rest.isEmpty {
      var size = 0
      let batch = rest.prefix { file in
        defer { size += file.bytes.count }
        return size == 0 || size + file.bytes.count <= Self.batch
      }
      rest = rest.dropFirst(batch.count)
      try commit(adding: Array(batch))
    }
  }

  func delete(_ paths: [String]) throws(EngineFailure) {
    for path in paths where !RemotePath.isValid(path) { throw .invalidPath(path) }
    guard !paths.isEmpty else { return }
    try prepare()
    try commitAgain { tip throws(EngineFailure) in
      guard let tip else { return GitCommit() }
      return GitCommit(deletions: try self.present(paths, in: tip).sorted())
    }
  }

  // MARK: Commits

  private func commit(adding files: [RemoteUpload]) throws(EngineFailure) {
    try prepare()
    try commitAgain { tip throws(EngineFailure) in
      guard let tip else { return GitCommit(additions: files) }
      var commit = GitCommit()
      let present = try self.present(files.map(\.path), in: tip)
      for file in files {
        if !present.contains(file.path) {
          commit.additions.append(file)
        } else if try self.read(file.path, atMost: self.options.sizeLimit) != file.bytes {
          throw .occupied(file.path)
        }
      }
      return commit
    }
  }

  /// Makes a commit on top of the remote's last one and pushes it, again where another came first.
  private func commitAgain(
    _ commit: (_ tip: String?) throws(EngineFailure) -> GitCommit
  ) throws(EngineFailure) {
    for attempt in 0...Self.retries {
      if attempt > 0 {
        poll(nil, 0, Int32.random(in: 0...(25 << attempt)))
        try fetch()
      }
      let tip = try tip()
      let commit = try commit(tip)
      guard !commit.isEmpty else { return }
      let made = try git.local(
        ["fast-import", "--quiet", "--force", "--done"],
        input: commit.stream(to: Self.ours, parent: tip, at: options.clock())
      )
      guard made.isSuccess else { throw failure(of: made, { .localFailure($0) }) }
      guard let refusal = try push(after: tip) else { return }
      guard refusal.isRace, attempt < Self.retries else { throw .refused(refusal.reason) }
    }
  }

  /// - Returns: those of the paths that are there, whatever is at them.
  private func present(
    _ paths: [String],
    in tip: String
  ) throws(EngineFailure) -> Set<String> {
    let directories = Set(paths.map { RemotePath.parent(of: $0) })
    let result = try git.local(
      ["ls-tree", "-z", "--name-only", "--full-tree", tip, "--"]
        + directories.sorted().map { $0.isEmpty ? "." : "\($0)/" },
      outputLimit: options.countLimit * 320
    )
    guard !result.isCut else { throw .tooMany }
    guard result.isSuccess else { throw failure(of: result, { .localFailure($0) }) }
    let there = Set(result.output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) })
    return there.intersection(paths)
  }

  private func contents(
    of paths: [String],
    outputLimit: Int
  ) throws(EngineFailure) -> (whole: [[UInt8]?], isCut: Bool) {
    for path in paths where !RemotePath.isValid(path) { throw .invalidPath(path) }
    try prepare()
    let result = try git.local(
      ["cat-file", "--batch"],
      input: Array(paths.map { "\(Self.theirs):\($0)\n" }.joined().utf8),
      outputLimit: outputLimit
    )
    guard result.isSuccess || result.isCut else {
      throw failure(of: result, { .localFailure($0) })
    }
    return (GitOutput.contents(of: result.output), result.isCut)
  }
}
