/// A group of measurements, in a process of its own, so that its memory is separate too.
enum Part: String, CaseIterable {
  // Rebuilding moves the days of the cards that the generator has due.
  case `import`, decks, open, openAll, answer, index, search, find, ask, browse, statistics,
    calibration, simulate
  case replay, rebuild, lock, packageOut, packageIn, syncedAnswer, sync, filtered, load

  /// The quantities it measures.
  var quantities: [Quantity] {
    switch self {
    case .import: [.exportText, .importText, .undoImport, .redoImport, .importAgain]
    case .decks: [.decks]
    case .open: [.openThousand, .openTenThousand]
    case .openAll: [.openAll]
    case .answer: [.answerMedian, .answerSlowest]
    case .search: [.search]
    case .index: [.indexText]
    case .find: [.find]
    case .ask: Quantity.allCases.filter { $0.search != nil }
    case .browse: [.browse, .browseRows] + Quantity.allCases.filter { $0.sortKey != nil }
    case .filtered: [.buildFiltered]
    case .load: [.previewLoad, .flatten]
    case .statistics: [.statistics]
    case .calibration: [.calibrate]
    case .simulate: [.simulate]
    case .replay: [.replay]
    case .rebuild: [.rebuild]
    case .lock: [.lock]
    case .packageOut: [.exportPackage]
    case .packageIn: [.importPackage]
    case .syncedAnswer: [.syncedAnswerMedian]
    case .sync: [.seal, .join, .foreignAnswers, .nothingToSend]
    }
  }

  /// The goal for the most memory of a process of ours, in MiB.
  var memoryGoal: Double {
    switch self {
    case .packageOut, .packageIn, .load: 150
    case .sync: 250
    default: 100
    }
  }

  /// True if Anki does this too.
  var isDoneByAnki: Bool {
    switch self {
    case .replay, .rebuild, .lock, .syncedAnswer, .sync, .index, .load: false
    default: true
    }
  }
}
