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

  /// The log losses of the present parameters and of the new ones, if there are such; nil without
  /// answers.
  package var losses: (before: String, after: String?)? {
    guard let before else { return nil }
    let isNew = source != .unchanged
    return (
      FSRSParameters.shown(before.logLoss),
      isNew ? after.map { FSRSParameters.shown($0.logLoss) } : nil
    )
  }

  /// The group as one line.
  package func line(_ wording: Wording) -> String {
    let values = wording(
      .lineModeItem(
        label: DeckName(name).map { wording.nested($0.levels, separator: DeckName.separator) }
          ?? name,
        value: [wording(.answers(answers)), source(wording)].joined(separator: wording(.listComma))
      )
    )
    guard let losses else { return values }
    let name = wording(.parametersLogLoss)
    let loss =
      losses.after.map { wording(.lineModeScore(name: name, before: losses.before, after: $0)) }
      ?? wording(.lineModeItem(label: name, value: losses.before))
    return wording.sentences([wording(.asSentence(text: values)), loss])
  }
}
