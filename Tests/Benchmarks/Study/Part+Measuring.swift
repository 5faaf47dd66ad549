import Store

extension Part {
  /// Measures it in this process, with the data that `Fill` has put into a folder.
  func measure(_ notes: Int, in folder: String) throws -> Findings {
    var findings = Findings()
    if self == .import {
      let (vault, key) = try BenchVault.make(at: folder + "/imported")
      try TextBench.run(folder + "/notes.txt", notes, vault, key, &findings)
    } else if self == .packageIn {
      let (vault, key) = try BenchVault.make(at: folder + "/unpacked")
      try PackageBench(folder: folder, vault: vault, key: key).take(notes, &findings)
    } else {
      let (vault, key) = try BenchVault.open(folder + "/vault")
      let screens = ScreenBench(vault: vault, key: key)
      let replay = ReplayBench(vault: vault, key: key)
      switch self {
      case .import, .packageIn: break
      case .packageOut:
        try PackageBench(folder: folder, vault: vault, key: key).write(notes, &findings)
      case .decks: try screens.decks(&findings)
      case .open:
        try screens.open(Collection.thousand, as: .openThousand, &findings)
        if notes > 10_000 {
          try screens.open(Collection.tenThousand, as: .openTenThousand, &findings)
        }
      case .openAll: try screens.open(Collection.all, as: .openAll, &findings)
      case .answer: try screens.answer(&findings)
      case .syncedAnswer:
        try SyncStore(vault).begin(.study, as: 1, under: key)
        try screens.answer(&findings, as: .syncedAnswerMedian)
      case .sync: try SyncBench(folder: folder, vault: vault, key: key).run(&findings)
      case .search: try screens.search(&findings)
      case .index: try FindBench(vault: vault, key: key).index(&findings)
      case .find: try FindBench(vault: vault, key: key).find(&findings)
      case .ask: try FindBench(vault: vault, key: key).ask(&findings)
      case .browse: try BrowseBench(vault: vault, key: key).run(&findings)
      case .filtered: try FilteredBench(vault: vault, key: key).run(&findings)
      case .load: try LoadToolBench(vault: vault, key: key).run(&findings)
      case .statistics: try screens.statistics(&findings)
      case .calibration: try CalibrationBench(vault: vault, key: key).run(&findings)
      case .simulate: try SimulationBench(vault: vault, key: key).run(&findings)
      case .replay: try replay.replay(&findings)
      case .rebuild: try replay.rebuild(&findings)
      case .lock: try screens.lock(&findings)
      }
    }
    // Of a reader and of this process the one that needs more.
    let peaks = [Stopwatch.peakMemory, Stopwatch.peakMemoryOfChildren].compactMap(\.self)
    if let peak = peaks.max() { findings.notePeak(peak) }
    return findings
  }
}
