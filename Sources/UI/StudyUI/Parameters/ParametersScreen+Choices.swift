import Wording

/// What can be chosen on the screen of parameters.
extension ParametersScreen {
  /// A source of other parameters.
  enum Source: CaseIterable {
    case standard, own, fitted, everything

    var phrase: Phrase {
      switch self {
      case .standard: .parametersStandard
      case .own: .parametersOwn
      case .fitted: .parametersFit
      case .everything: .parametersFitAll
      }
    }
  }

  /// The treatment of the due dates.
  enum Schedule: CaseIterable {
    case keeps, follows

    var phrase: Phrase {
      switch self {
      case .keeps: .parametersKeepDays
      case .follows: .parametersReschedule
      }
    }
  }
}
