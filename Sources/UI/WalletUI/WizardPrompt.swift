import PaymentCards
import Screens
import Widgets
import Wording

/// A dialog of the card form: a question and the focused answer.
struct WizardPrompt: Hashable, Codable, Sendable {
  /// The subject of the question.
  enum Subject: Hashable, Codable, Sendable {
    /// Leaving a form that saves nothing, which discards the input.
    case leaving
    /// The wallet already has a card with the same number, under this id. An edited card can't
    /// replace it, as it has an entry of its own.
    case duplicate(of: Int64, canReplace: Bool)
    /// Keeping the security code that was typed. The answer is remembered.
    case code
    /// The edited card was changed since the form began with it, by a command or by another device, or
    /// deleted.
    case changedMeanwhile(exists: Bool)
  }

  /// An answer.
  enum Choice: Hashable, Codable, Sendable {
    case stay, discard, openOther, replaceOther, keepBoth, keepCode, dropCode

    var phrase: Phrase {
      switch self {
      case .stay: .leaveStay
      case .discard: .leaveDiscard
      case .openOther: .duplicateOpen
      case .replaceOther: .duplicateReplace
      case .keepBoth: .duplicateKeepBoth
      case .keepCode: .keyYes
      case .dropCode: .keyNo
      }
    }
  }

  let subject: Subject
  var selected = 0

  /// A question with its first answer focused.
  init(_ subject: Subject) {
    self.subject = subject
  }

  /// The answers. The first one changes nothing, but where the code is asked about.
  var choices: [Choice] {
    switch subject {
    case .leaving: [.stay, .discard]
    case .duplicate(_, canReplace: true): [.stay, .openOther, .replaceOther, .keepBoth]
    case .duplicate(_, canReplace: false): [.stay, .openOther, .keepBoth]
    case .code: [.keepCode, .dropCode]
    case .changedMeanwhile(exists: true): [.stay, .keepBoth, .replaceOther]
    case .changedMeanwhile(exists: false): [.stay, .keepBoth]
    }
  }

  /// The focused answer.
  var choice: Choice { choices[selected] }

  /// The question, and what there is to say about it.
  ///
  /// - Parameter name: The title of the card that the question is about.
  func words(name: String) -> (heading: Phrase, text: Phrase) {
    switch subject {
    case .leaving: (.leaveTitle, .leaveText)
    case .duplicate: (.duplicateTitle, .duplicateText(name: name))
    case .code: (.codeQuestion, .codeQuestionText)
    case .changedMeanwhile(exists: true): (.cardChangedTitle, .cardChangedText)
    case .changedMeanwhile(exists: false): (.cardChangedTitle, .cardDeletedText)
    }
  }

  /// The dialog.
  ///
  /// - Parameter name: The title of the card that the question is about.
  func dialog(_ wording: Wording, name: String) -> Dialog {
    let words = words(name: name)
    let box = DialogBox(
      heading: wording(words.heading),
      text: wording(words.text),
      choices: choices.map { wording($0.phrase) },
      selected: selected
    )
    return Dialog(
      box,
      isGrave: false,
      saying: [box.heading, box.text],
      offersBack: false,
      hasLetters: subject == .code
    )
  }
}

extension WizardPrompt.Subject {
  /// The title of the card that the question is about; empty if it is about none.
  func name(in wallet: WalletData) -> String {
    guard case .duplicate(let id, _) = self else { return "" }
    return wallet.cards.first { $0.id == id }?.title ?? ""
  }
}
