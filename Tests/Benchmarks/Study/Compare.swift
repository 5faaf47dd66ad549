import ArgumentParser
import Foundation

/// Measures every part in a process of its own, Anki's right after ours, and prints a table.
struct Compare: ParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Measure everything (the default).")

  @Option(help: "The Python that has the package anki; without it Cardcase is measured alone.")
  var anki: String?

  @Option(help: "What measures Anki.")
  var script = "Tests/Scripts/anki_bench.py"

  @Argument(help: "How many notes.")
  var notes: [Int64] = [10_000, 100_000]

  func run() throws {
    if anki == nil {
      print("Anki is not installed here; `make bench-anki` installs it and compares.")
    }
    for count in notes { try compare(count) }
    try WalletBench.run()
  }

  private func compare(_ notes: Int64) throws {
    let folder = FileManager.default.temporaryDirectory.path + "/study-bench-\(getpid())"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let load = Load(in: folder)
    let own = ChildProcess.itself
    let peer = anki.map(ChildProcess.init)
    _ = try own.run(["fill", folder + "/vault", String(notes), "--handover", folder])
    var table = StudyTable(notes: notes, hasPeer: peer != nil)
    for part in Part.allCases {
      let ours = try Findings(own.run(["measure", part.rawValue, String(notes), folder]))
      var theirs = Findings()
      if let peer, part.isDoneByAnki {
        theirs = try Findings(peer.run([script, part.rawValue, folder]))
      }
      table.add(part, ours: ours, theirs: theirs)
    }
    print("\n\(table)\n\(try load.describe())")
  }
}
