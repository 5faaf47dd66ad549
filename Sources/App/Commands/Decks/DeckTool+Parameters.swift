import AppSupport
import DomainWords
import Flashcards
import Secrets
import Store
import Vault
import Wording

extension DeckTool {
  /// The parameters to set for a deck.
  package enum NewParameters: Sendable {
    /// The default parameters.
    case standard
    /// The parameters in a file; `-` is standard input.
    case file(String)
  }

  /// Shows the parameters of a deck, as numbers that can be pasted, how well they predict its answers, and
  /// whether a fit is worth it. Asks for the passcode.
  ///
  /// - Parameter asJSON: true for one object in one line.
  package func parameters(
    of deck: String,
    asJSON: Bool = false
  ) throws(ToolFailure) -> CommandReport {
    var told: ParametersJSON?
    var report = try onShelf(of: deck, for: .readOnly) { open, report throws(VaultFailure) in
      let (_, set, data) = try open.store.fittingData(
        of: open.shelf.deck.id,
        boundary: open.boundary,
        under: open.key
      )
      let outlook = FitOutlook(of: set, on: data)
      if asJSON { told = ParametersJSON(set, outlook, of: open.shelf.deck.name.description) }
      let origin: Phrase =
        switch set?.origin {
        case nil: .parametersStandard
        case .entered: .parametersOwn
        case .fitted(let reviews):
          .parametersFitted(reviews)
        }
      let name = open.shelf.deck.name.description
      report.remarks.append(wording(.lineModeItem(label: name, value: wording(origin))))
      let numbers = (set?.parameters ?? .defaults).values
      report.lines = [numbers.map { "\($0)" }.joined(separator: ", ")]
      report.remarks += outlook.sentences(wording)
    }
    if let told { (report.lines, report.remarks) = ([try json(of: told)], []) }
    return report
  }

  /// Sets the parameters of a deck and of those that share its preset, and recomputes the state of their
  /// cards from their reviews, in one transaction. Asks for the passcode.
  ///
  /// - Parameters:
  ///   - reschedules: true if due dates are computed from the new parameters, too.
  ///   - isPreview: true to report the change without making it.
  package func setParameters(
    _ new: NewParameters,
    of deck: String,
    reschedules: Bool,
    isPreview: Bool
  ) throws(ToolFailure) -> CommandReport {
    let wanted = try read(new)
    return try onShelf(of: deck, for: isPreview ? .readOnly : .readWrite) {
      open,
      report throws(VaultFailure) in
      let (change, damaged) = try open.store.parameterChange(
        of: open.shelf.deck.id,
        to: try set(of: wanted, open),
        at: open.now,
        boundary: open.boundary,
        under: open.key
      )
      guard report.isGood, damaged == 0 else {
        report.remarks = [ToolFailure.damagedFlashcards.sentence(wording)]
        report.isGood = false
        return
      }
      if !isPreview {
        try open.store.apply(
          change.change(reschedules: reschedules),
          as: UndoableOperation(.parameters, open.shelf.deck.name.description),
          at: open.now.time,
          under: open.key
        )
      }
      let presets = try open.store.presets(under: open.key)
      report.remarks += change.presetWords(among: presets, wording).map { [$0] } ?? []
      let name = change.preset(among: presets)?.name ?? open.shelf.deck.name.description
      report.lines = [
        effect(
          name,
          (change.answered, change.moved, change.due),
          reschedules: reschedules,
          isPreview: isPreview
        )
      ]
    }
  }

  private func read(_ new: NewParameters) throws(ToolFailure) -> FSRSParameters {
    guard case .file(let path) = new else { return .defaults }
    let bytes = try ToolFailure.transferring(path) {
      try RegularFile(path: path).read(waits: true)
    }
    do throws(ParameterTextError) {
      return try FSRSParameters.read(String(decoding: bytes, as: UTF8.self)).parameters
    } catch {
      throw .notParameters(path: wording.fileName(path), error)
    }
  }

  /// The parameter set to store; nil for the default parameters.
  private func set(
    of parameters: FSRSParameters,
    _ open: OpenDeck
  ) throws(VaultFailure) -> ParameterSet? {
    guard parameters != .defaults else { return nil }
    var ids = try open.store.ids(under: open.key)
    return ParameterSet(
      id: ids.next(at: open.now.time),
      parameters: parameters,
      made: open.now.time,
      origin: .entered
    )
  }

  /// What other parameters do, or would do.
  func effect(
    _ name: String,
    _ change: (answered: Int, moved: Int, due: (kept: Int, rescheduled: Int)),
    reschedules: Bool,
    isPreview: Bool
  ) -> String {
    let (kept, rescheduled) = ("\(change.due.kept)", "\(change.due.rescheduled)")
    return wording(
      isPreview
        ? .commandParametersPreview(
          change.answered,
          deck: name,
          due: kept,
          rescheduled: rescheduled,
          moved: "\(change.moved)"
        )
        : .commandParametersSet(
          change.answered,
          deck: name,
          moved: "\(reschedules ? change.moved : 0)",
          due: reschedules ? rescheduled : kept
        )
    )
  }

  // MARK: One deck

  private struct OpenDeck {
    let store: StudyStore
    let key: VaultKey
    let shelf: DeckContents
    let now: LocalMoment
    let boundary: DayBoundary
  }

  /// Opens the vault and one of its decks for one command.
  private func onShelf(
    of text: String,
    for access: VaultAccess,
    _ body: (OpenDeck, inout CommandReport) throws(VaultFailure) -> Void
  ) throws(ToolFailure) -> CommandReport {
    let wanted = try name(text)
    let vault = try door.open(for: access)
    let opening = try door.unlock(vault)
    defer { opening.key.destroy() }
    var report = CommandReport()
    var isThere = false
    try door.at(door.path) { () throws(VaultFailure) in
      let store = StudyStore(vault)
      let (now, boundary) = (WallClock.now, try store.dayBoundary(under: opening.key))
      let decks = try store.summaries(at: now, boundary: boundary, under: opening.key).decks
      if let deck = decks.first(where: { $0.deck.name == wanted })?.deck {
        isThere = true
        let (shelf, damaged) = try store.contents(
          of: deck.id,
          at: now,
          boundary: boundary,
          under: opening.key
        )
        note(damaged, in: &report)
        let open = OpenDeck(
          store: store,
          key: opening.key,
          shelf: shelf,
          now: now,
          boundary: boundary
        )
        try body(open, &report)
      }
      try vault.close()
    }
    guard isThere else { throw .noDeck(text) }
    report.remarks = opening.notes + report.remarks
    return report
  }
}
