import Glibc

/// A vault in use by a process that is killed, again and again:
///
///     vault-torture kill DIRECTORY COUNT SEED
///
/// kills COUNT such processes at random moments, and after each checks that everything reported as
/// done is there, nothing is half done, and exactly one passcode opens the vault and its backups.
/// The exit status is 0 only if that was so each time. `vault-torture work DIRECTORY` is the
/// process.
do {
  switch CommandLine.arguments.dropFirst().first {
  case "work" where CommandLine.arguments.count == 3:
    var labour = try Workload(in: CommandLine.arguments[2])
    try labour.goOn()
  case "kill" where CommandLine.arguments.count == 5:
    guard let count = Int(CommandLine.arguments[3]), let seed = UInt64(CommandLine.arguments[4])
    else { throw Failure("COUNT and SEED are numbers") }
    var executioner = CrashInjector(directory: CommandLine.arguments[2], seed: seed)
    try executioner.kill(count)
  default:
    throw Failure("usage: vault-torture kill DIRECTORY COUNT SEED")
  }
} catch {
  report("vault-torture: \(error)\n", on: STDERR_FILENO)
  exit(1)
}
