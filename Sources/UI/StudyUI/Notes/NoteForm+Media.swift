import Flashcards
import Screens
import Secrets
import Widgets
import WindowLevels
import Wording

/// Adding pictures and sounds.
extension NoteForm {
  /// The place of the path that is typed.
  static func attachmentArea(_ size: Size) -> Rect { Heading.rectBeneath(in: size) }

  mutating func attach(_ action: NoteAttachment.Action, _ context: StudyContext) -> [Request] {
    switch action {
    case .open:
      guard case .text(let index) = focus else { return [] }
      guard attachment == nil else { return Self.busy }
      attachment = NoteAttachment(asking: index)
    case .close: attachment = nil
    case .path(let action):
      attachment?.problem = nil
      let height = PathFieldView.listHeight(in: Self.attachmentArea(context.size))
      attachment?.path?.perform(action, height: height)
    case .submit:
      switch attachment?.path?.submitForReading() {
      case .file?:
        let path = attachment?.path?.text ?? ""
        return add([.file(path: path)])
      case .empty?: return [.tell(StatusMessage(.fileNoName))]
      case .other?, nil: break
      }
    case .clipboard:
      guard case .text(let index) = focus else { return [] }
      guard attachment == nil else { return Self.busy }
      attachment = NoteAttachment([.clipboard], to: index)
      return [.run(.addMedia([.clipboard], .ask))]
    case .stop:
      attachment?.isStopping = true
      return [.cancelWork]
    }
    return listFiles()
  }

  /// The answer to what would be added while something else is.
  private static var busy: [Request] { [.tell(StatusMessage(tone: .problem, .attachBusy))] }

  /// The request for the files that a typed path can become.
  mutating func listFiles() -> [Request] { attachment?.path?.requests() ?? [] }

  private mutating func add(_ sources: [MediaSource]) -> [Request] {
    attachment?.problem = nil
    attachment?.sources = sources
    return [.run(.addMedia(sources, .ask))]
  }

  // MARK: Pastes

  mutating func paste(_ part: PastePart, _ context: StudyContext) -> [Request]? {
    guard takesText else { return [] }
    // A path is typed, character by character.
    guard attachment?.path == nil else { return nil }
    if occlusion == nil {
      touch()
      if case .text(let index) = focus { return pasteMedia(part, to: index) }
    }
    guard case .text(let buffer) = part else { return [] }
    let line = buffer.scalars.map { $0.properties.isWhitespace ? " " : $0 }
    if occlusion == nil {
      change { _ = $0.insertLines(line) }
    } else {
      occlusion?.edit { _ = $0.insertLines(line) }
    }
    return []
  }

  /// Takes a part of a paste into a field of text. Pictures and sounds in it are added at its end.
  private mutating func pasteMedia(_ part: PastePart, to index: Int) -> [Request] {
    switch part {
    case .began: mediaPaste = MediaPaste()
    case .text(let buffer):
      var text = String.UnicodeScalarView()
      text.append(contentsOf: buffer.scalars)
      let ready = mediaPaste.take(String(text))
      if fields.indices.contains(index) {
        _ = fields[index].insertLines(ready.unicodeScalars)
      }
    case .ended:
      defer { mediaPaste = MediaPaste() }
      guard !mediaPaste.isTooLong else {
        return [.tell(StatusMessage(tone: .problem, .attachPasteTooLong))]
      }
      let pieces = mediaPaste.pieces()
      let sources = pieces.compactMap { piece -> MediaSource? in
        if case .content(let content, _) = piece { .content(content) } else { nil }
      }
      guard !sources.isEmpty, attachment == nil else {
        insert(pieces, named: [], to: index)
        return sources.isEmpty ? [] : Self.busy
      }
      attachment = NoteAttachment(sources, pasted: pieces, to: index)
      return [.run(.addMedia(sources, .ask))]
    }
    return []
  }

  // MARK: Replies

  mutating func receive(_ arrival: MediaArrival) -> [Request] {
    guard let attachment, attachment.isAdding else { return [] }
    switch arrival {
    case .located(let name):
      self.attachment?.question = LocationQuestion(name: name)
      return []
    case .refused(let phrase):
      guard self.attachment?.stepBack() == true else {
        self.attachment = nil
        return [.tell(StatusMessage(tone: .problem, phrase))]
      }
      self.attachment?.problem = phrase
      return []
    case .added(let arrived):
      self.attachment = nil
      let names = arrived.map(\.name)
      if attachment.pasted.isEmpty {
        for name in names { insert(name.reference ?? "", to: attachment.field) }
      } else {
        insert(attachment.pasted, named: names, to: attachment.field)
      }
      guard attachment.path != nil, let first = arrived.first else {
        return [.tell(StatusMessage(tone: .success, .attachDone(names.count)))]
      }
      let isRenamed = MediaName.composed(first.wanted) != first.name.text
      return [
        .tell(
          isRenamed
            ? StatusMessage(.mediaRenamed(name: first.wanted, new: first.name.text))
            : StatusMessage(tone: .success, .attachDone(names.count))
        )
      ]
    }
  }

  /// Follows an answer about the place in a picture.
  mutating func answerLocation(_ action: DialogAction) -> [Request] {
    guard let sources = attachment?.sources, let choice = attachment?.question?.answer(action)
    else { return [] }
    attachment?.question = nil
    switch choice {
    case .remove: return [.run(.addMedia(sources, .remove))]
    case .keep: return [.run(.addMedia(sources, .keep))]
    case .cancel:
      stopAdding()
      return []
    }
  }

  /// Lets go of what was to be added, which it was not.
  mutating func stopAdding() {
    if attachment?.stepBack() != true { attachment = nil }
  }

  // MARK: The field

  /// Inserts what was pasted, with the references to what was added in it.
  private mutating func insert(
    _ pieces: [MediaPaste.Piece],
    named names: [MediaName],
    to index: Int
  ) {
    var names = names[...]
    let isMarkup = pieces.contains {
      if case .content(_, isName: true) = $0 { true } else { false }
    }
    let isPlain = format(of: index) == .plain && !names.isEmpty && !isMarkup
    for piece in pieces {
      switch piece {
      case .text(let text): insert(isPlain ? text.escapedToHTML : text, to: index, names.isEmpty)
      case .content(_, let isName):
        guard let name = names.popFirst() else { continue }
        insert(isName ? name.text.attributeEscaped : name.reference ?? "", to: index)
      }
    }
  }

  /// The fields with the text of a paste whose pictures and sounds are still to be added.
  var fieldsWithPaste: [TextField] {
    guard let attachment, !attachment.pasted.isEmpty else { return fields }
    var form = self
    form.insert(attachment.pasted, named: [], to: attachment.field)
    return form.fields
  }

  /// Inserts text at the caret of a field.
  ///
  /// - Parameter staysPlain: false to have plain text become HTML, as it has no pictures and sounds.
  private mutating func insert(_ text: String, to index: Int, _ staysPlain: Bool = false) {
    guard fields.indices.contains(index) else { return }
    if !staysPlain { makeRoom(for: text.count, in: index) }
    let field = fields[index]
    if !staysPlain, format(of: index) == .plain, formats.indices.contains(index) {
      let before = String(field.text.prefix(field.caret)).escapedToHTML
      let after = String(field.text.dropFirst(field.caret)).escapedToHTML
      let count = before.count + after.count + text.count
      fields[index] = TextField(before + after, limit: max(Self.limit, count))
      fields[index].place(before.count)
      formats[index] = .html
    }
    _ = fields[index].insertLines(text.unicodeScalars)
  }

  /// Has a field take so many characters more, as half a reference is none.
  private mutating func makeRoom(for count: Int, in index: Int) {
    let field = fields[index]
    guard field.text.count + count > field.limit else { return }
    fields[index] = TextField(field.text, limit: field.text.count + count)
    fields[index].place(field.caret)
  }
}

extension NoteForm {
  /// The keys by which pictures and sounds are added.
  static let attachmentKeys: [KeyBinding<Action>] = [
    KeyBinding(.function(3), does: .attach(.open), .keyAttach, named: "attach").formerly(),
    KeyBinding(.control("v"), does: .attach(.clipboard), .keyPastePicture, named: "paste-picture")
      .formerly(),
  ]

  /// The keys while the path of a file is typed.
  static let pathBindings: [KeyBinding<Action>] =
    [
      KeyBinding(.enter, does: .attach(.submit), .keyAttach, named: "submit"),
      KeyBinding(.escape, does: .attach(.close), .keyBack),
    ] + PathField.bindings { .attach(.path($0)) }

  /// The keys while one is being added.
  static let workBindings: [KeyBinding<Action>] = WorkView.keys(stop: .attach(.stop))

  /// Those of a path or of work; nil where neither is shown.
  func attachmentTable() -> [KeyBinding<Action>]? {
    guard let attachment, let path = attachment.path else { return nil }
    guard !attachment.isAdding else { return Self.workBindings }
    return path.table(Self.pathBindings) {
      if case .attach(.path(let action)) = $0 { action } else { nil }
    }
  }

  /// Draws the path of a file, or the work; false where neither is shown.
  func drawAttachment(into canvas: inout Canvas, _ context: StudyContext) -> Bool {
    guard let attachment, let path = attachment.path else { return false }
    let wording = context.wording
    Heading.draw(
      [wording(.homeFlashcards), wording(.keyAttach)],
      into: &canvas,
      context.environment
    )
    let area = Self.attachmentArea(context.size)
    canvas.cursor = area.origin
    if attachment.isAdding {
      attachment.work.draw(in: area, into: &canvas, context.environment)
    } else {
      let problem = attachment.problem.map { wording($0) }
      PathFieldView(text: wording(.attachText), path: path, problem: problem)
        .draw(in: area, into: &canvas, context.environment)
    }
    drawDialog(into: &canvas, context)
    return true
  }

  /// The path of a file in line mode, or the work; nil where neither is asked for.
  func attachmentScene(_ context: LineContext) -> LineScene? {
    guard let attachment, let path = attachment.path else { return nil }
    guard !attachment.isAdding else {
      return attachment.work.scene(context.wording, stop: .attach(.stop))
    }
    return context.fileName(
      path,
      saying: [context.line(.attachText)],
      problem: attachment.problem.map { context.wording($0) },
      action: { .attach(.path($0)) },
      submit: .attach(.submit),
      back: .attach(.close)
    )
  }
}
