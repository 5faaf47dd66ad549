import AppSupport
import DomainWords
import Flashcards
import Secrets
import Store
import Vault
import Wording

extension DeckTool {
  /// Fits the parameters of all decks to their answers, by the data that there is, and saves them as one
  /// step. Asks for the passcode.
  ///
  /// - Parameters:
  ///   - reschedules: true if due dates are computed from the new parameters, too.
  ///   - isPreview: true to tell what would be done without doing it.
  package func fit(reschedules: Bool, isPreview: Bool) throws(ToolFailure) -> CommandReport {
    let now = WallClock.now
    return try inVault(for: isPreview ? .readOnly : .readWrite) {
      store,
      key,
      report throws(VaultFailure) in
      let (data, damaged) = try store.planData(under: key)
      guard report.isGood, damaged == 0 else {
        report.remarks = [ToolFailure.damagedFlashcards.sentence(wording)]
        report.isGood = false
        return
      }
      let boundary = try store.dayBoundary(under: key)
      var ids = try store.ids(under: key)
      guard let plan = ParameterPlan(data, at: now, boundary: boundary, ids: &ids) else { return }
      report.lines = plan.groups.map { $0.line(wording) }
      guard plan.changesAnything else {
        let answers = plan.groups.reduce(0) { $0 + $1.answers }
        report.remarks.append(wording(.parametersNoBetter(answers)))
        return
      }
      let name = wording(.statisticsAllDecks)
      if !isPreview {
        try store.apply(
          plan.change(reschedules: reschedules),
          as: UndoableOperation(.parameters, name),
          at: now.time,
          under: key
        )
      }
      report.lines.append(
        effect(
          name,
          (plan.answered, plan.moved, plan.due),
          reschedules: reschedules,
          isPreview: isPreview
        )
      )
    }
  }
}
