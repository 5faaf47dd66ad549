import Glibc

/// The commands that speak to the remote, and the repository in the cache.
extension GitEngine {
  /// Makes the repository in the cache where it is missing.
  func prepare() throws(EngineFailure) {
    guard access("\(cache.path)/HEAD", F_OK) != 0 else { return }
    cache.remove()
    try cache.make()
    let result = try git.local(["init", "--quiet", "--bare", "--template=", cache.path])
    guard result.isSuccess else { throw failure(of: result, { .localFailure($0) }) }
  }

  /// The last commit of the remote that was seen; nil if it has none.
  func tip() throws(EngineFailure) -> String? {
    try resolve("\(Self.theirs)^{commit}")
  }

  private func update(_ reference: [String]) throws(EngineFailure) {
    let result = try git.local(["update-ref"] + reference)
    guard result.isSuccess else { throw failure(of: result, { .localFailure($0) }) }
  }

  private func resolve(_ object: String) throws(EngineFailure) -> String? {
    let result = try git.local(["rev-parse", "--verify", "--quiet", object])
    guard result.isSuccess else { return nil }
    return String(decoding: result.output.filter { $0 > 0x20 }, as: UTF8.self)
  }

  /// Fetches the last commit of the branch with its files, but no history.
  func fetch() throws(EngineFailure) {
    try prepare()
    do throws(EngineFailure) {
      try fetchOnce()
    } catch .localFailure {
      // A program that was killed leaves locks and halves behind. All of it can be fetched again.
      cache.remove()
      try prepare()
      try fetchOnce()
    }
  }

  private func fetchOnce() throws(EngineFailure) {
    var arguments = [
      "fetch", "--quiet", "--no-tags", "--no-recurse-submodules", "--no-write-fetch-head",
      "--depth=1", "--update-shallow",
    ]
    if isFile { arguments.append("--upload-pack=\(GitProgram.ownEnd) upload-pack") }
    let result = try git.remote(arguments + ["--", url, "+\(Self.branch):\(Self.theirs)"])
    if result.isSuccess { return }
    let errors = String(decoding: result.errors, as: UTF8.self)
    if errors.contains("couldn't find remote ref") {
      return try update(["-d", Self.theirs])
    }
    throw failure(of: result) { summary in
      if errors.contains("does not appear to be a git repository")
        || errors.contains("not found")
      {
        return .notARemote(summary)
      }
      let isOwn = [cache.path, ".lock", "corrupt", "bad object"].contains { errors.contains($0) }
      return isOwn ? .localFailure(summary) : .unreachable(summary)
    }
  }

  /// Pushes what was committed. A commit without any file removes the branch, where the remote allows
  /// that.
  ///
  /// - Parameter tip: the commit on the remote that it follows.
  /// - Returns: the refusal; nil if it was taken.
  func push(after tip: String?) throws(EngineFailure) -> GitRefusal? {
    if let tip, try resolve("\(Self.ours)^{tree}") == Self.emptyTree {
      let lease = "--force-with-lease=\(Self.branch):\(tip)"
      if try push([lease], ":\(Self.branch)") == nil {
        try update(["-d", Self.theirs])
        return nil
      }
    }
    let refusal = try push([], "\(Self.ours):\(Self.branch)")
    if refusal == nil { try update([Self.theirs, Self.ours]) }
    return refusal
  }

  /// Git's name of a tree without entries, the same everywhere.
  private static let emptyTree = "4b825dc642cb6eb9a060e54bf8d69288fbee4904"

  private func push(
    _ flags: [String],
    _ reference: String
  ) throws(EngineFailure) -> GitRefusal? {
    var arguments = ["push", "--porcelain", "--no-progress", "--no-verify", "--no-signed"] + flags
    if isFile { arguments.append("--receive-pack=\(GitProgram.ownEnd) receive-pack") }
    let result = try git.remote(arguments + ["--", url, reference])
    if result.isSuccess { return nil }
    if let refusal = GitOutput.refusal(in: result.output), !EngineWords.tellFullDisk(result.errors)
    {
      return refusal
    }
    throw failure(of: result, { .unreachable($0) })
  }

  /// Packs what many small fetches have left, so that the cache does not grow without end.
  func collectGarbage() throws(EngineFailure) {
    // One of 256 directories: git itself estimates by it.
    guard let objects = try? DirectoryHandle(root: "\(cache.path)/objects/17"),
      let names = try? objects.names(atMost: 100_000), names.count > 27
    else { return }
    let result = try git.local(["gc", "--quiet", "--prune=now"])
    guard result.isSuccess else { throw failure(of: result, { .localFailure($0) }) }
  }

  /// The failure that a program's end means.
  func failure(
    of result: ProgramResult,
    _ other: (String) -> EngineFailure
  ) -> EngineFailure {
    if EngineWords.tellFullDisk(result.errors) { return .full }
    let summary = result.summary
    return other(summary.isEmpty ? "git: exit status \(result.status)" : summary)
  }

  private var isFile: Bool { url.hasPrefix("file://") }
}
