import Flashcards
import Wording

extension NoteTypeProblem.Reason {
  /// The sentence for the user.
  func words(_ wording: Wording) -> String {
    switch self {
    case .emptyName: wording(.noteTypeEmptyName)
    case .takenName(let name): wording(.noteTypeTakenName(name: name))
    case .fieldCharacter(let sign): wording(.noteTypeFieldCharacter(sign: sign))
    case .fieldBeginning(let sign): wording(.noteTypeFieldBeginning(sign: sign))
    case .template(let fault): Placeholder.fault(fault).words(wording)
    case .noField: wording(.noteTypeNoField)
    case .sameFront(let name): wording(.noteTypeSameFront(card: name))
    case .noCloze: wording(.noteTypeNoCloze)
    case .clozeFilter: wording(.noteTypeClozeFilter)
    }
  }
}

extension NoteTypeRefusal {
  /// The sentence about a type that was to be renamed or deleted.
  func phrase(_ name: String) -> Phrase {
    switch self {
    case .standard: .noteTypeIsStandard(name: name)
    case .hasNotes(let count): .noteTypeInUse(count, name: name)
    case .changedMeanwhile, .gone, .problems: .noteTypeOutdated(name: name)
    }
  }
}
