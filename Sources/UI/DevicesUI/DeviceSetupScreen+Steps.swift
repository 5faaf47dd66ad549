import Devices
import Wording

/// The questions of the form, by what it is for.
extension DeviceSetupScreen {
  enum Purpose: String, Codable, Sendable {
    case founding, joining, restoring, moving

    var title: Phrase {
      switch self {
      case .founding: .deviceFound
      case .joining: .deviceJoin
      case .restoring: .deviceRestore
      case .moving: .keyMoveGroup
      }
    }

    /// The questions, in their order. What is brought back is what was shared before.
    var steps: [Step] {
      switch self {
      case .founding, .joining: Step.allCases
      case .restoring: Step.allCases.filter { $0 != .share }
      case .moving: [.engine, .address]
      }
    }

    /// The name of the key that is asked for.
    var keyTitle: Phrase {
      switch self {
      case .joining: .deviceKeyTitle
      case .founding, .restoring, .moving: .recoveryTitle
      }
    }

    /// The question for the key.
    var keyText: Phrase {
      switch self {
      case .founding: .deviceFoundKeyText
      case .joining: .deviceKeyText
      case .restoring, .moving: .deviceRestoreKeyText
      }
    }

    /// The complaint about a key that is not whole.
    var keyMistake: Phrase {
      switch self {
      case .joining: .deviceKeyWrong
      case .founding, .restoring, .moving: .recoveryOtherVault
      }
    }
  }

  /// A question of the form, in their order.
  enum Step: Int, Codable, CaseIterable, Sendable {
    case engine, address, name, share, key

    /// The question.
    func text(of form: DeviceSetupScreen) -> Phrase {
      switch self {
      case .engine: .deviceEngineText
      case .address: form.engine.text
      case .name: .deviceNameText
      case .share: .deviceShareText
      case .key: form.purpose.keyText
      }
    }
  }

  /// The number of the question among those of the form.
  var count: Phrase {
    let steps = purpose.steps
    return .deviceStep(
      step: String((steps.firstIndex(of: step) ?? 0) + 1),
      count: String(steps.count)
    )
  }
}
