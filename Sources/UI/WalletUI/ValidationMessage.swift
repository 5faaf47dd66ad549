import DomainWords
import PaymentCards
import Widgets
import WindowLevels
import Wording

/// The state of a field, as a sign and in words.
struct ValidationMessage: Hashable, Sendable {
  /// The state of a field.
  enum FieldStatus: Hashable, Sendable {
    /// Valid so far, but perhaps unfinished.
    case open
    case good
    /// Perhaps wrong, but can be saved.
    case doubtful
    case wrong
  }

  let standing: FieldStatus
  let text: String
}

extension ValidationMessage.FieldStatus {
  /// The sign and its style.
  func sign(_ theme: Theme) -> (scalar: Unicode.Scalar, style: Style) {
    switch self {
    case .open: (theme.open, theme.muted)
    case .good: (theme.check, theme.good)
    case .doubtful: (theme.warningSign, theme.warning)
    case .wrong: (theme.cross, theme.bad)
    }
  }
}

/// The messages on the card being typed.
struct ValidationMessages {
  let wizard: CardWizard
  let today: CalendarDay
  let wording: Wording
  /// True for the words of the line mode, which has no keys.
  var inLines = false

  /// The message at a step.
  func remark(at stop: WizardStep) -> ValidationMessage {
    switch stop {
    case .field(.number): number
    case .field(.holder): holder
    case .field(.expiry): expiry
    case .field(.securityCode): code
    case .field(.title):
      remark(.open, .titleHint(name: wizard.usualTitle(wording)))
    case .field(let field): remark(.open, field.hint ?? .fieldInOrder)
    case .keepCode: remark(.open, .keepCodeHint)
    case .fixNumber, .save: review
    }
  }

  private func remark(
    _ standing: ValidationMessage.FieldStatus,
    _ phrase: Phrase
  ) -> ValidationMessage {
    ValidationMessage(standing: standing, text: wording(phrase))
  }

  // MARK: Number

  private var number: ValidationMessage {
    let check = wizard.draft.numberCheck
    let facts = check.match.decided?.facts
    let count = wizard.draft.number.count
    let brand = facts?.displayName ?? ""
    let lengths = wording.any(facts?.lengths.filter { $0 > count } ?? [])
    switch check.state {
    case .empty: return remark(.open, .numberEmpty)
    case .incomplete: return remark(.open, phraseWhileIncomplete(check))
    case .suspect:
      return remark(.doubtful, .numberSuspect(brand: brand, lengths: lengths))
    case .valid where check.isFinal:
      return remark(.good, .numberValid(brand: brand))
    case .valid:
      return remark(.good, .numberValidSoFar(brand: brand, lengths: lengths))
    case .invalid(.unknownBrand) where check.match.likely != nil:
      return remark(.open, phraseWhileIncomplete(check))
    case .invalid(.unknownBrand), .invalid(.notDigits): return remark(.wrong, .numberUnknown)
    case .invalid(.tooLong(let longest)):
      return remark(.wrong, .numberTooLong(brand: brand, count: String(longest)))
    case .invalid(.checkDigit):
      return remark(.wrong, .numberCheckDigit(brand: brand))
    }
  }

  private func phraseWhileIncomplete(_ check: NumberCheck) -> Phrase {
    let count = wizard.draft.number.count
    guard let brand = brands(check.match) else { return .numberUndecided(count) }
    guard let facts = check.match.decided?.facts else {
      return .numberCandidates(count, brand: brand)
    }
    return .numberIncomplete(
      brand: brand,
      count: String(count),
      lengths: wording.any(facts.lengths)
    )
  }

  /// The brand, or the likely one, or up to three candidates; nil if there are more.
  func brands(_ match: BrandMatch) -> String? {
    if let likely = match.likely { return likely.facts.displayName }
    guard (1...3).contains(match.candidates.count) else { return nil }
    return wording.any(match.candidates.map(\.facts.displayName))
  }

  // MARK: Holder and expiry

  private var holder: ValidationMessage {
    switch wizard.draft.holderState {
    case .empty: remark(.open, .holderEmpty)
    case .valid: remark(.good, .fieldInOrder)
    case .numberInWrongField: remark(.wrong, inLines ? .lineModeHolderIsNumber : .holderIsNumber)
    case .tooLong(let longest): remark(.wrong, .charactersAtMost(count: String(longest)))
    }
  }

  private var expiry: ValidationMessage {
    remark(on: wizard.draft.expiryCheck(now: today.month))
  }

  /// The message on an expiry.
  func remark(on check: ExpiryCheck) -> ValidationMessage {
    let month = check.date?.words(wording) ?? ""
    switch check.state {
    case .empty: return remark(.open, .expiryEmpty)
    case .incomplete: return remark(.open, .expiryIncomplete)
    case .valid: return remark(.good, .expiryValid(month: month))
    case .expired: return remark(.doubtful, .expiryExpired(month: month))
    case .invalid(.tooFarAhead(let years)):
      return remark(.wrong, .expiryTooFar(count: String(years)))
    case .invalid(.month), .invalid(.unreadable): return remark(.wrong, .expiryUnreadable)
    }
  }

  // MARK: Security code

  private var code: ValidationMessage {
    let check = wizard.draft.securityCodeCheck
    let facts = wizard.draft.numberCheck.match.decided?.facts
    switch check.state {
    case .empty where wizard.hasLostCode: return remark(.open, .codeLost)
    case .empty where wizard.oldCodeCount > 0 && wizard.keepsCode:
      guard facts != nil, check.size != wizard.oldCodeCount else {
        return remark(.open, .codeKept)
      }
      return remark(.doubtful, .codeKeptOfOtherSize)
    case .empty:
      let isInFront = facts?.securityCode.side == .front
      return remark(.open, isInFront ? .codeEmptyFront(check.size) : .codeEmpty(check.size))
    case .incomplete:
      let count = String(wizard.draft.securityCode.count)
      return remark(.open, .codeIncomplete(count: count, digits: String(check.size)))
    case .valid:
      return wizard.dropsCode ? remark(.doubtful, .codeDropped) : remark(.good, .fieldInOrder)
    case .tooLong, .notDigits:
      return remark(.wrong, .codeTooLong(check.size))
    }
  }

  // MARK: Review

  /// The reason why the card can't be saved, or else all warnings.
  private var review: ValidationMessage {
    if let field = wizard.draft.firstInvalidField(now: today.month, anyway: false) {
      let found = remark(at: .field(field))
      // An empty or unfinished field is not wrong, but the card can't be saved.
      let standing = found.standing == .wrong && wizard.isDoubtful ? .doubtful : found.standing
      return ValidationMessage(standing: standing, text: told(.field(field)))
    }
    let doubts = doubts
    guard doubts.isEmpty else {
      return ValidationMessage(standing: .doubtful, text: doubts.joined(separator: " "))
    }
    return remark(.good, wizard.purpose == .alone ? .standaloneReady : .reviewReady)
  }

  /// The warnings that do not prevent saving: a date that has passed, a code that will be dropped,
  /// or a kept code that does not fit the brand.
  private var doubts: [String] {
    [PaymentCardField.expiry, .securityCode].compactMap { field in
      let found = remark(at: .field(field))
      return found.standing == .doubtful || found.standing == .wrong
        ? told(.field(field)) : nil
    }
  }

  /// The message at a step, after its name.
  func told(_ stop: WizardStep) -> String {
    let name = stop.field?.name ?? (stop == .keepCode ? .keepCodeRow : .wizardReview)
    return wording(.lineModeItem(label: wording(name), value: remark(at: stop).text))
  }
}
