package import Flashcards
package import Wording

extension FitOutlook {
  /// Whether a fit is worth it, and why; then how well the parameters in force predict the answers.
  package func sentences(_ wording: Wording) -> [String] {
    let words = CalibrationWords(wording)
    return [reason(wording)] + (calibration.map { words.sentences($0) } ?? [])
  }

  private func reason(_ wording: Wording) -> String {
    let since = later?.answers ?? 0
    return switch advice {
    case .tooFew: wording(.parametersTooFew(answers: String(answers)))
    case .neverFitted: wording(.fitNever(answers))
    case .doubled: wording(.fitDoubled(since, fitted: String(fitted ?? 0)))
    case .worse:
      wording(
        .fitWorse(
          since,
          predicted: wording.percent(of: later?.whole.predicted ?? 0),
          share: wording.percent(of: later?.whole.actual.share ?? 0)
        )
      )
    case .notYet: wording(.fitNotYet(since, fitted: String(fitted ?? 0)))
    }
  }
}
