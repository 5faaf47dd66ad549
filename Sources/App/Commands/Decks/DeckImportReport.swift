import DomainWords
import Flashcards
import ReaderClient
import Wording

/// The sentences of commands about an import of flashcards or of answers.
struct DeckImportReport {
  private let preview: ImportPreview
  private let kind: FlashcardImport.Kind
  private let path: String
  private let wording: Wording

  /// The sentences about the import of the file at `path`.
  init(
    _ preview: ImportPreview,
    of kind: FlashcardImport.Kind,
    path: String,
    _ wording: Wording
  ) {
    (self.preview, self.kind, self.path, self.wording) = (preview, kind, path, wording)
  }

  /// The number of lines that are left out and lose something.
  private var bad: Int { preview.badLines.count { !$0.isHarmless } }

  /// The parts that are left out, or can't be kept.
  var remarks: [String] {
    preview.remarks.map { wording($0) }
      + preview.badLines.map { line in
        wording(.lineModeItem(label: path, value: line.words(wording)))
      }
  }

  /// The reason why bad lines prevent the import; nil if there are none.
  var refusal: String? {
    guard bad > 0 else { return nil }
    return wording(.commandImportRefused(bad, path: path))
  }

  /// The numbers of the import, or of what it would be.
  func lines(isPreview: Bool) -> [String] {
    let tally = preview.tally
    let numbers = wording(
      .commandImported(
        path: path,
        new: "\(tally.new)",
        changed: "\(tally.replaced)",
        same: "\(tally.unchanged)"
      )
    )
    let told = isPreview ? [numbers, wording(.lineModeUnchanged)] : [numbers]
    return [wording.sentences(told)] + [tally.arrivals.words(wording)].compactMap(\.self)
  }

  /// Tells of the import that was made.
  func tell(in report: inout CommandReport) {
    guard preview.change.isEmpty else {
      report.lines = lines(isPreview: false) + [wording(.commandImportUndo)]
      return
    }
    if kind != .history { report.lines = lines(isPreview: false) }
    report.remarks.append(nothingNew)
    // All of it is here already: what was wanted is so.
    report.isGood =
      kind == .package
      || preview.tally.unchanged > 0 && bad == 0 && preview.unknownAnswers == 0
  }

  /// The reason why the import changed nothing.
  private var nothingNew: String {
    let same = preview.tally.unchanged
    let phrase: Phrase =
      switch kind {
      case .notes where same == 0: .commandNothingThere(path: path)
      case .history, .package, .notes: .commandNothingNew(path: path)
      }
    return wording(phrase)
  }
}
