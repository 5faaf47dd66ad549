import Flashcards
import Screens
import Widgets

extension NoteForm {
  mutating func handle(_ input: ScreenInput<Action>, _ context: StudyContext) -> [Request] {
    carryOut(input, context) + renderPreview(context)
  }

  mutating func advance(_ context: StudyContext) -> [Request] {
    renderPreview(context) + listFiles()
  }

  mutating func receive(_ listing: FileListing, _ context: StudyContext) -> [Request] {
    attachment?.path?.receive(listing)
    return listFiles()
  }

  func wantedPictures(_ data: StudyData, _ environment: ScreenEnvironment) -> [WantedPicture] {
    if let occlusion { return occlusion.wantedPictures(environment) }
    let context = StudyContext(data, environment)
    guard NoteFormView(form: self, context: context).showsPreview else { return [] }
    return preview.wantedPictures(environment)
  }

  /// Asks for the rendered card where it shows and is not the one that was rendered last.
  mutating func renderPreview(_ context: StudyContext) -> [Request] {
    guard occlusion == nil, NoteFormView(form: self, context: context).showsPreview else {
      return []
    }
    let content = content
    guard let ordinal = content.ordinals.first else { return [] }
    let request = content.faceRequest(
      ordinal: ordinal,
      tags: tags.text,
      deck: context.data.deck(deck)?.deck.name.description ?? ""
    )
    return preview.wants(request) ? [.run(.renderPreview(request))] : []
  }
}

extension String {
  /// The text without white space at both ends.
  var trimmedOfSpace: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }
}
