package import Flashcards
package import Wording

extension ParameterPlan.Group {
  /// The origin of the new parameters, for a table.
  package func source(_ wording: Wording) -> String {
    switch source {
    case .own: wording(.planOwn)
    case .shared: wording(.planShared)
    case .unchanged: wording(.planUnchanged)
    }
  }

  /// The log losses of the present and of the new parameters; empty without answers.
  package var losses: String {
    guard let before else { return "" }
    let loss = FSRSParameters.shown(before.logLoss)
    guard source != .unchanged, let after else { return loss }
    return "\(loss) > \(FSRSParameters.shown(after.logLoss))"
  }

  /// The group as one line.
  package func line(_ wording: Wording) -> String {
    let loss =
      losses.isEmpty
      ? []
      : [wording(.lineModeItem(label: wording(.parametersLogLoss), value: losses))]
    let values = [wording(.answers(answers)), source(wording)] + loss
    return wording(
      .lineModeItem(label: name, value: values.joined(separator: wording(.listComma)))
    )
  }
}
