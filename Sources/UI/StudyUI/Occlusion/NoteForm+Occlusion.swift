import DomainWords
import Flashcards
import Screens
import Widgets
import WindowLevels
import Wording

/// The shapes over the picture of a note.
extension NoteForm {
  static let occlusionBindings = OcclusionEditor.bindings(
    { Action.occlusion($0) },
    done: .leaveOcclusion
  )
  static let occlusionTypingBindings = OcclusionEditor.typingBindings { Action.occlusion($0) }

  /// The key that opens them.
  static let occlusionKey = KeyBinding(
    .function(4),
    does: Action.openOcclusion,
    .keyOcclusions,
    named: "occlusions"
  ).formerly()

  /// The keys while they are shown; nil while they are not.
  var occlusionTable: [KeyBinding<Action>]? {
    guard let occlusion else { return nil }
    guard occlusion.values == nil else {
      // What was refused is refused again.
      return Self.occlusionTypingBindings.map { binding in
        if case .occlusion(.take) = binding.action, occlusion.isWrong {
          binding.idle
        } else {
          binding
        }
      }
    }
    return Self.occlusionBindings.filter { binding in
      if case .occlusion(let action) = binding.action { occlusion.allows(action) } else { true }
    }
  }

  /// Opens them, or says that there is no picture.
  mutating func openOcclusion(_ context: StudyContext) -> [Request] {
    guard let place = type.occlusionFields, fields.indices.contains(place.picture),
      fields.indices.contains(place.shapes)
    else { return [] }
    guard attachment == nil else { return [.tell(StatusMessage(.attachWork))] }
    let text = FieldText(fields[place.picture].text, format(of: place.picture))
    let names = text.mediaReferences.map(\.name)
    guard let file = names.first(where: { MediaName.medium(of: $0) == .picture }) else {
      focus = .text(place.picture)
      let label = label(.text(place.picture), context.wording)
      return [.tell(StatusMessage(tone: .problem, .occlusionNoImage(field: label)))]
    }
    occlusion = OcclusionEditor(
      FacePicture(file: file, text: file),
      shapes: fields[place.shapes].text
    )
    return []
  }

  mutating func performOcclusion(_ action: OcclusionEditor.Action, _ context: StudyContext) {
    guard let editor = occlusion else { return }
    let step = OcclusionEditorView(editor: editor, context: context).step
    occlusion?.perform(action, step: step)
  }

  /// Goes back to the form, and puts the shapes into their field, which is HTML from its first shape on.
  mutating func leaveOcclusion() {
    guard let editor = occlusion, let place = type.occlusionFields?.shapes,
      fields.indices.contains(place)
    else { return }
    occlusion = nil
    let text = editor.text
    guard text != fields[place].text else { return }
    if fields[place].text.isEmpty { formats[place] = .html }
    fields[place] = TextField(text, limit: max(Self.limit, text.count))
    focus = .text(place)
  }

  /// The words for a reason why the note can't be saved.
  var problemPhrase: Phrase? {
    problem.map { type.occlusionFields == nil ? $0.phrase : .occlusionNone }
  }
}

extension NoteForm {
  /// The shapes in line mode.
  func scene(
    _ editor: OcclusionEditor,
    _ context: LineModeContext<StudyData, Action>
  ) -> LineModeScene<Action> {
    if let field = editor.values {
      let wrong = editor.isWrong ? [context.line(.occlusionValuesWrong)] : []
      return context.typing(
        "occlusion values \(editor.isWrong)",
        .occlusionValues,
        field,
        saying: wrong + [.text(field.text), context.line(.lineModeKeep)],
        clear: .occlusion(.field(.clear)),
        done: .occlusion(.take)
      )
    }
    if context.aside == .row, let mask = editor.draft.focused {
      return menu(of: mask, editor, context)
    }
    let wording = context.wording
    let masks = editor.draft.masks
    let list = LineModeList(count: masks.count, context: context)
    let empty = masks.isEmpty ? [context.line(.occlusionNone)] : []
    let hiding = wording(editor.draft.hidesAll ? .occlusionHideAll : .occlusionHideOne)
    var choices = list.rows(doing: { [.occlusion(.go($0))] }, then: .row) {
      masks[$0].words(wording)
    }
    choices.append(
      LineModeChoice("a", wording(.keyAdd), .occlusion(.add), .occlusion(.type))
    )
    if editor.allows(.hideAll) {
      choices.append(LineModeChoice("h", wording(.keyHideAll), .occlusion(.hideAll)))
    }
    if editor.draft.canUndo {
      choices.append(LineModeChoice("u", wording(.keyUndo), .occlusion(.undo)))
    }
    return LineModeScene(
      name: "occlusions \(editor.text) \(editor.draft.hidesAll) \(context.firstRow)",
      lines: [.text(editor.picture.text), .text(hiding)] + empty,
      choices: choices + [LineModeChoice("q", wording(.keyDone), .leaveOcclusion)],
      onEmpty: ChoiceAction(actions: [.leaveOcclusion]),
      enter: wording(.keyDone),
      position: list.position
    )
  }

  /// What can be done with one shape.
  private func menu(
    of mask: OcclusionDraft.Mask,
    _ editor: OcclusionEditor,
    _ context: LineModeContext<StudyData, Action>
  ) -> LineModeScene<Action> {
    let wording = context.wording
    var choices = [
      LineModeChoice("1", wording(.keyEdit), Action.occlusion(.type)),
      LineModeChoice("2", wording(.keyDelete), Action.occlusion(.remove)),
    ]
    if editor.allows(.join) {
      choices.append(LineModeChoice("3", wording(.keySameCard), .occlusion(.join)))
    }
    return LineModeScene(
      name: "occlusion \(editor.draft.focus)",
      lines: [.text(mask.words(wording))],
      choices: choices + [context.back()]
    )
  }
}
