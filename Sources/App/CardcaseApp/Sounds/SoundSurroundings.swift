import Glibc
package import ReaderClient
package import StudyUI
import SyncEngines

/// What of this machine decides whether sounds are played, and by which program.
package struct SoundSurroundings: Sendable {
  private let environment: [String: String]
  private let path: @Sendable (String) -> String?
  private let exists: @Sendable (String) -> Bool

  /// The surroundings by the variables of the environment.
  ///
  /// - Parameters:
  ///   - path: finds a program by its name; nil if there is none.
  ///   - exists: true if there is a file at a path.
  package init(
    _ environment: [String: String],
    path: @escaping @Sendable (String) -> String?,
    exists: @escaping @Sendable (String) -> Bool
  ) {
    self.environment = environment
    self.path = path
    self.exists = exists
  }

  /// Those of the running program.
  static func current(_ environment: [String: String]) -> SoundSurroundings {
    SoundSurroundings(environment) { name in
      ProgramPath.find(name, in: environment["PATH"] ?? "")
    } exists: { path in
      access(path, F_OK) == 0
    }
  }

  /// The player; the reason if there is none, or none is wanted.
  ///
  /// - Parameter overSSH: true if sounds are played at the other end of an ssh connection.
  package func player(overSSH: Bool) -> Result<SoundPlayerProgram, SoundProblem> {
    let isRemote = ["SSH_CONNECTION", "SSH_TTY"].contains { !(environment[$0] ?? "").isEmpty }
    guard overSSH || !isRemote else { return .failure(.overSSH) }
    let found = SoundPlayerProgram.installed(in: environment, path: path, exists: exists)
    return found.map { .success($0) } ?? .failure(.notInstalled)
  }
}
