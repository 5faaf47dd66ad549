import Glibc
import TestSupport
import Vault

/// Kills processes that work on a vault, and checks the vault they leave.
struct CrashInjector {
  private let directory: String
  private var random: SeededGenerator

  init(directory: String, seed: UInt64) {
    self.directory = directory
    random = SeededGenerator(seed: seed)
  }

  mutating func kill(_ count: Int) throws {
    mkdir(directory, 0o700)
    for _ in 0..<count {
      let reported = try killOne()
      try check(after: reported)
    }
  }

  /// Starts a workload, kills it at a random moment, and returns the last step that it reported.
  private mutating func killOne() throws -> Int64 {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw Failure("no pipe") }
    defer { close(ends[0]) }
    let child = try spawn(output: ends[1], closing: ends[0])
    close(ends[1])
    let patience = Int(random.next() % 30)
    var text: [UInt8] = []
    while text.count(where: { $0 == 10 }) < patience, read(ends[0], into: &text) {}
    usleep(UInt32(random.next() % 8_000))
    Glibc.kill(child, SIGKILL)
    while read(ends[0], into: &text) {}
    var status: Int32 = 0
    waitpid(child, &status, 0)
    guard status & 0x7F == SIGKILL else { throw Failure("the workload ended by itself") }
    // A line without its end was not reported.
    let lines = text.split(separator: 10, omittingEmptySubsequences: false).dropLast()
    return lines.last.flatMap { Int64(String(decoding: $0, as: UTF8.self)) } ?? 0
  }

  private func read(_ descriptor: Int32, into text: inout [UInt8]) -> Bool {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = Glibc.read(descriptor, &bytes, bytes.count)
    if count > 0 { text += bytes[..<count] }
    return count > 0
  }

  private func spawn(output: Int32, closing other: Int32) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addclose(&actions, other)
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    let words: [String] = ["vault-torture", "work", directory]
    let arguments = words.map { (word: String) in strdup(word) }
    defer { arguments.forEach { free($0) } }
    var child: pid_t = 0
    let code = posix_spawn(&child, "/proc/self/exe", &actions, nil, arguments + [nil], [nil])
    guard code == 0 else { throw Failure("no process: \(code)") }
    return child
  }

  /// Opens the vault as the next process would, and checks its contents.
  private func check(after reported: Int64) throws {
    let location = VaultLocation.file(directory + "/vault")
    guard Vault.exists(at: location) else {
      guard reported == 0 else { throw Failure("the vault is gone") }
      return
    }
    let vault = try Vault.open(location)
    let way = try vault.unlockAsPlanned()
    let steps = try vault.steps(under: way.key)
    guard (reported...reported + 1).contains(steps) || reported == 0 else {
      throw Failure("\(steps) steps, \(reported) reported")
    }
    let damage = try vault.verify(under: way.key).damage
    guard damage.isEmpty else { throw Failure("damage: \(damage)") }
    guard vault.isCleanedUp else { throw Failure("not settled") }
    try vault.readRecords(under: way.key) { records in
      for id in 1...Plan.records {
        let content = try records.open(id, in: Plan.table) { Array($1) }
        let step = Plan.lastStep(writing: id, within: steps)
        guard content == step.map(Plan.content) else {
          throw VaultFailure.damaged(.record(table: Plan.table.name, id: id))
        }
      }
    }
    let hasImport = try ImportedDeck(in: vault, way.key).isThere()
    guard Plan.hasImport(after: steps).map({ $0 == hasImport }) ?? true else {
      throw Failure("after \(steps) steps an import is there: \(hasImport)")
    }
    try AddedMedia(in: vault, way.key).check(after: steps)
    try vault.close()
    for backup in Backup.all(beside: location) {
      let copy = try Vault.open(.file(backup.path))
      let key = try copy.unlock(by: way.passcode)
      let damage = try copy.verify(under: key).damage
      guard damage.isEmpty else { throw Failure("damage in \(backup.path): \(damage)") }
      try copy.close()
    }
  }
}
