import Glibc

/// A vault in use by a process that is killed, again and again:
///
///     vault-torture kill DIRECTORY COUNT SEED
///
/// kills COUNT such processes at random moments, and after each checks that everything reported as
/// done is there, nothing is half done, and exactly one passcode opens the vault and its backups.
/// The exit status is 0 only if that was so each time. `vault-torture work DIRECTORY` is the
/// process.
///
///     vault-torture die WORK VAULT CALL
///
/// does the work of this name (`Victim.Work`) on a vault with the passcode 5566, and kills itself at
/// the call with that number by which it changes a file. Where there are not as many, the number of
/// calls goes to standard output.
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
  case "die" where CommandLine.arguments.count == 5:
    guard let work = Victim.Work(rawValue: CommandLine.arguments[2]),
      let call = Int(CommandLine.arguments[4])
    else { throw Failure("unknown work, or CALL is no number") }
    let calls = try Victim(vault: CommandLine.arguments[3]).carryOut(work, dyingAt: call)
    report("\(calls)\n", on: STDOUT_FILENO)
  default:
    throw Failure("usage: vault-torture kill DIRECTORY COUNT SEED")
  }
} catch {
  report("vault-torture: \(error)\n", on: STDERR_FILENO)
  exit(1)
}
