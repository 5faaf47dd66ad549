/// The `git` program as the engine runs it: plumbing on a bare repository, without hooks, filters,
/// attributes, submodules, signatures or questions.
struct GitProgram: Sendable {
  /// The repository's directory.
  let repository: String
  let options: EngineOptions
  let runner: ProgramRunner

  /// Runs git on the repository alone, without the user's configuration.
  func local(
    _ arguments: [String],
    input: [UInt8]? = nil,
    outputLimit: Int = 1 << 16
  ) throws(EngineFailure) -> ProgramResult {
    try run(
      arguments,
      variables: ["GIT_CONFIG_GLOBAL=/dev/null", "GIT_CONFIG_NOSYSTEM=1"],
      input: input,
      outputLimit: outputLimit
    )
  }

  /// Runs git where it speaks to the remote: with the user's configuration, as that has the helpers
  /// that know credentials.
  func remote(_ arguments: [String]) throws(EngineFailure) -> ProgramResult {
    try run(arguments, variables: [], input: nil, outputLimit: 1 << 16)
  }

  /// The commands at the other end of a `file` URL. They run on this machine, and what the
  /// repository there is configured to run must not run with them.
  static let ownEnd =
    "git -c core.hooksPath=/dev/null -c core.alternateRefsCommand=true -c gc.auto=0"
    + " -c receive.autogc=false -c maintenance.auto=false"

  /// ssh asks nothing, lends nothing to the other end, and leaves no connection open behind.
  private static let ssh =
    "ssh -oBatchMode=yes -oConnectTimeout=20 -oServerAliveInterval=15 -oControlMaster=no"
    + " -oForwardAgent=no -oForwardX11=no -oClearAllForwardings=yes"

  /// The settings that take precedence over any configuration.
  private static let configuration = [
    "core.hooksPath=/dev/null",
    "core.askPass=",
    "core.fsmonitor=false",
    "core.alternateRefsCommand=true",
    "core.logAllRefUpdates=false",
    "credential.interactive=never",
    "protocol.allow=never",
    "protocol.ssh.allow=always",
    "protocol.file.allow=always",
    "protocol.https.allow=always",
    "protocol.ext.allow=never",
    "submodule.recurse=false",
    "fetch.recurseSubmodules=false",
    "push.recurseSubmodules=no",
    "push.followTags=false",
    "push.gpgSign=false",
    "commit.gpgSign=false",
    "tag.gpgSign=false",
    "gc.auto=0",
    "receive.autogc=false",
    "maintenance.auto=false",
    "http.followRedirects=initial",
  ]

  private func run(
    _ arguments: [String],
    variables: [String],
    input: [UInt8]?,
    outputLimit: Int
  ) throws(EngineFailure) -> ProgramResult {
    let environment = ProgramEnvironment(options.environment)
    guard let path = environment.findProgram("git") else {
      throw .noProgram(name: "git", package: "git")
    }
    let words = Self.configuration.flatMap { ["-c", $0] }
    let program = Program(
      path: path,
      arguments: ["--git-dir=\(repository)"] + words + arguments,
      environment: environment.adding(
        ["GIT_TERMINAL_PROMPT=0", "GIT_SSH_COMMAND=\(Self.ssh)", "GCM_INTERACTIVE=never"]
          + variables
      ),
      timeLimit: options.timeLimit
    )
    return try runner.run(program, input: input, outputLimit: outputLimit)
  }
}
