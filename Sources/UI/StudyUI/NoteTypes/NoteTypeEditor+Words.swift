import DomainWords
import Flashcards
import Wording

extension NoteTypeEditor {
  /// The label of a row: beneath the heading of its group where it is listed, and else with all that it
  /// belongs to.
  func label(_ row: Row, _ wording: Wording, isListed: Bool = false) -> String {
    let side: Phrase
    let template: Int
    switch row {
    case .place(.name): return wording(.noteTypeName)
    case .place(.field): return text(of: row)
    case .place(.template(let index)): return text(of: .place(.template(index)))
    case .styling: return wording(.noteTypeStyling)
    case .place(.front(let index)): (side, template) = (.noteTypeFront, index)
    case .place(.back(let index)): (side, template) = (.noteTypeBack, index)
    }
    guard !isListed else { return "  " + wording(side) }
    let name = text(of: .place(.template(template)))
    return wording(.noteTypeSide(card: name, side: wording(side)))
  }

  /// The heading of the group of a row; empty without one.
  func heading(_ row: Row, _ wording: Wording) -> String {
    switch row {
    case .place(.name), .styling: ""
    case .place(.field): wording(.noteTypeFields)
    case .place(.template), .place(.front), .place(.back): wording(.noteTypeCardTypes)
    }
  }

  /// What is wrong with which part.
  func sentence(_ problem: NoteTypeProblem, _ wording: Wording) -> String {
    let row = Row.place(problem.place)
    let text = problem.reason.words(wording)
    switch problem.place {
    case .name: return text
    case .field, .template, .front, .back:
      return wording(.lineModeItem(label: label(row, wording), value: text))
    }
  }

  /// The title of the preview: the card, and which note it is of.
  func previewTitle(_ wording: Wording) -> String {
    let name = text(of: .place(.template(previewed)))
    guard sample.count > 0 else { return wording(.noteTypePreview(card: name)) }
    return wording(
      .noteTypePreviewOf(
        card: name,
        number: String(sample.place + 1),
        count: String(sample.count)
      )
    )
  }
}

extension NoteTypeOutlook {
  /// True if no card comes or goes and no text is lost.
  var changesNothing: Bool { coming == 0 && resting == 0 && losesNothing }

  /// What comes and goes: the cards, and the texts of fields.
  func told(of draft: NoteTypeDraft, _ wording: Wording) -> [String] {
    let texts = lost.sorted { $0.key < $1.key }.compactMap { index, notes -> String? in
      guard notes > 0, let base = draft.base, base.fields.indices.contains(index) else {
        return nil
      }
      return wording(.noteTypeTextsGo(notes, field: base.fieldNames(wording)[index]))
    }
    let answered = answeredGoing > 0 ? [wording(.noteTypeAnsweredGo(answeredGoing))] : []
    return (coming > 0 ? [wording(.typeComing(coming))] : [])
      + (going > 0 ? [wording(.noteTypeCardsGo(going))] : []) + answered
      + (resting > 0 ? [wording(.noteTypeCardsRest(resting))] : []) + texts
  }
}
