import Flashcards
import Screens
import Widgets
import Wording

/// The preview over a note of the type.
extension NoteTypeEditor {
  /// The note that the preview is of. Only its place is sealed: it is read again.
  struct Sample: Codable, Sendable {
    /// The type as it is in the vault; nil for a new one.
    let type: NoteTypeID?
    /// The place among the notes of the type, in the order of their ids, counted from 0.
    private(set) var place = 0
    /// The note; nil if there is none, or before it is read.
    private(set) var note: NoteContent?
    /// The number of notes of the type.
    private(set) var count = 0
    /// The first row of the preview that shows, where it stands alone.
    private(set) var scroll = 0
    private var isAsked = false
    /// True once the note is known, or that there is none.
    private(set) var isKnown: Bool

    private enum CodingKeys: CodingKey {
      case type, place
    }

    init(of type: NoteTypeID?) {
      self.type = type
      isKnown = type == nil
    }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      self.init(of: try values.decodeIfPresent(NoteTypeID.self, forKey: .type))
      place = try values.decode(Int.self, forKey: .place)
    }

    /// Asks for the note, once.
    mutating func ask() -> [NoteTypeEditor.Request] {
      guard let type, !isAsked else { return [] }
      isAsked = true
      return [.run(.loadSampleNote(of: type, at: place))]
    }

    /// Goes to the next note, and from the last one to the first.
    mutating func next() -> [NoteTypeEditor.Request] {
      guard count > 1 else { return [] }
      (place, isAsked, scroll) = ((place + 1) % count, false, 0)
      return ask()
    }

    /// Has the note read again, as it may have changed.
    mutating func reload() { isAsked = false }

    mutating func take(_ note: NoteContent?, count: Int) {
      (self.note, self.count, isKnown) = (note, count, true)
      place = min(place, max(0, count - 1))
    }

    /// Scrolls the preview, at most to one of its ends.
    mutating func scroll(by rows: Int, atMost most: Int) {
      scroll = min(max(0, scroll + rows), most)
    }
  }

  /// The index of the template that the preview is of.
  var previewed: Int {
    switch row {
    case .place(.template(let index)), .place(.front(let index)), .place(.back(let index)):
      min(index, draft.templates.count - 1)
    case .place(.name), .place(.field), .styling: 0
    }
  }

  /// True if the preview shows the front alone.
  var previewsFront: Bool {
    if case .place(.front) = row { true } else { false }
  }

  /// The card that the preview is of: that of the note, with the names of fields that it has not yet, or
  /// of names alone.
  func previewed(_ wording: Wording) -> FaceRequest {
    let type = draft.applied(as: draft.base?.id ?? NoteTypeID(rawValue: 0))
    let fields = draft.fields.enumerated().map { index, field in
      let old = field.origin.flatMap { origin -> FieldText? in
        guard let note = sample.note, note.fields.indices.contains(origin) else { return nil }
        return note.fields[origin]
      }
      guard old == nil, draft.kind == .cloze, index == 0 else {
        return old ?? FieldText("(\(field.name))", .plain)
      }
      return FieldText(wording(.noteTypeSampleCloze), .html)
    }
    let ordinal =
      draft.kind == .cloze
      ? type.ordinals(of: fields).first ?? 0 : type.ordinal(ofTemplate: previewed)
    return FaceRequest(type: type, fields: fields, ordinal: ordinal)
  }

  func wantedPictures(_ data: StudyData, _ environment: ScreenEnvironment) -> [WantedPicture] {
    let context = StudyContext(data, environment)
    guard NoteTypeEditorView(screen: self, context: context).showsPreview else { return [] }
    return preview.wantedPictures(environment)
  }

  /// Asks for what is not there yet: the note, what saving would do, and the rendered card where it shows.
  mutating func follow(_ context: StudyContext) -> [Request] {
    var requests = sample.ask()
    if confirmation != nil, outlook == nil, work == nil {
      // A lock came while the question was open.
      requests += count()
    }
    // A card of names alone that is rendered later than that of the note would take its place.
    guard sample.isKnown, NoteTypeEditorView(screen: self, context: context).showsPreview else {
      return requests
    }
    let request = previewed(context.wording)
    return requests + (preview.wants(request) ? [.run(.renderPreview(request))] : [])
  }
}
