/// The reason why a remote did not do as it was asked.
package enum EngineFailure: Error, Hashable, Sendable {
  /// A program is not installed; Debian has it in `package`.
  case noProgram(name: String, package: String)
  /// The remote could not be reached or read, in the words of the system or of the engine.
  case unreachable(String)
  /// The remote was reached and did not take what was sent, in the engine's words.
  case refused(String)
  /// There is nothing at that place that could be a remote, in the words of the system.
  case notARemote(String)
  /// The call was ended as it took too long.
  case timeLimit
  /// There is no space left, there or here.
  case full
  /// Another file has this path already.
  case occupied(String)
  /// The file at this path is larger than was to be read.
  case tooLarge(String)
  /// The remote lists more files than an engine takes.
  case tooMany
  /// Something asked for a path that is not of the remote's form.
  case invalidPath(String)
  /// The engine's own directory on this machine can't be used, in the words of the system.
  case localFailure(String)
  /// The engine was cancelled.
  case cancelled
}
