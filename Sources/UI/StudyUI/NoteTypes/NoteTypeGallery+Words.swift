import Flashcards
import Wording

extension NoteTypeGallery {
  /// The name for the user, as in Anki.
  func name(_ wording: Wording) -> String {
    switch self {
    case .basic: wording(.kindBasic)
    case .basicAndReversed: wording(.galleryReversed)
    case .optionalReversed: wording(.galleryOptional)
    case .typed: wording(.galleryTyped)
    case .cloze: wording(.kindCloze)
    case .imageOcclusion: wording(.galleryImageOcclusion)
    }
  }

  /// The draft of a new type with names in the user's language: with a number behind its name where another
  /// type has it.
  func draft(besides others: [String], _ wording: Wording) -> NoteTypeDraft {
    let name = name(wording)
    return draft(named: NoteTypeDraft.freeName(name, besides: others)) { field in
      switch field {
      case .front: wording(.noteTypeFront)
      case .back: wording(.noteTypeBack)
      case .addReverse: wording(.galleryAddReverse)
      case .text: wording(.galleryText)
      case .backExtra: wording(.galleryBackExtra)
      case .occlusion: wording(.galleryOcclusion)
      case .image: wording(.galleryImage)
      case .header: wording(.galleryHeader)
      case .comments: wording(.galleryComments)
      }
    } templateName: { number in
      kind == .cloze ? name : wording(.noteTypeCard(number: String(number)))
    }
  }
}

extension NoteTypeDraft {
  /// A name that no other type has: with a number behind it where one has it.
  static func freeName(_ name: String, besides others: [String]) -> String {
    let names = [name] + (2...others.count + 2).map { "\(name) \($0)" }
    return names.first { problem(ofName: $0, besides: others) == nil } ?? name
  }
}
