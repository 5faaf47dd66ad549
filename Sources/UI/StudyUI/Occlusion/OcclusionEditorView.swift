import Flashcards
import Screens
import Widgets
import WindowLevels
import Wording

/// Draws a picture with the shapes over it while they are edited: painted where pictures are drawn, elsewhere as
/// frames with the numbers of their cards.
struct OcclusionEditorView {
  let editor: OcclusionEditor
  let context: StudyContext

  private var theme: Theme { context.theme }
  private var wording: Wording { context.wording }

  /// The rows beneath the picture: the place of the shape, and what is hidden.
  private static let lower = 2

  private var body: Rect { Rect(size: context.size).dropping(rows: Heading.height) }

  /// The place of the picture.
  private var area: Rect { body.keeping(rows: max(1, body.height - Self.lower)) }

  /// The picture with its shapes. As long as its size is not known it fills its place.
  private var view: PictureView {
    var size = Size(width: area.width, height: 2 * area.height)
    var pixels: Pixels?
    if case .pixels(let found, let own)? = context.data.picture(editor.picture.file) {
      (size, pixels) = (own, found)
    }
    var view = PictureView(size: size, text: editor.picture.text, pixels: pixels)
    view.areas = areas.compactMap(\.self)
    view.mosaic = context.preferences.mosaic
    return view
  }

  /// The areas of the shapes; nil for one of a kind that is not drawn.
  private var areas: [PaintedArea?] {
    let colors = OcclusionColors()
    return editor.draft.masks.enumerated().map { index, mask in
      let pair = index == editor.draft.focus ? colors.asked : colors.hidden
      let text = mask.shape.kind == .text ? mask.shape.value("text") ?? "" : mask.label
      return mask.shape.painted(pair, text: text)
    }
  }

  /// A cell of the picture in shares of its sides.
  var step: (x: Double, y: Double) {
    let cells = view.cells(in: area.size)
    return (1 / Double(max(1, cells.width)), 1 / Double(max(1, cells.height)))
  }

  func draw(into canvas: inout Canvas) {
    Heading.draw(
      [wording(.homeFlashcards), wording(.galleryImageOcclusion)],
      corner: Heading.Corner(texts: [place], style: theme.muted),
      into: &canvas,
      context.environment
    )
    let view = view
    canvas.cursor = Point(x: body.minX + 1, y: area.maxY)
    if view.pixels != nil, PictureView.isDrawn(in: theme) {
      view.draw(in: area, into: &canvas, theme: theme)
      let (areas, focus) = (areas, editor.draft.focus)
      if areas.indices.contains(focus), let focused = areas[focus],
        let frame = view.frame(of: focused, in: area)
      {
        canvas.cursor = frame.origin
      }
    } else {
      drawFrames(view, into: &canvas)
    }
    drawLower(into: &canvas)
  }

  /// The number of the shape, and of all.
  private var place: String {
    let count = editor.draft.masks.count
    return count > 0 ? "\(editor.draft.focus + 1)/\(count)" : ""
  }

  private func drawFrames(_ view: PictureView, into canvas: inout Canvas) {
    let whole = PaintedArea(
      .rectangle,
      corner: PaintedArea.Place(x: 0, y: 0),
      width: 1,
      height: 1
    )
    if let frame = view.frame(of: whole, in: area) {
      canvas.frame(frame, theme.borderLines, style: theme.border)
    }
    // The one that is changed lies above the others.
    let (areas, focus) = (areas, editor.draft.focus)
    for index in areas.indices.filter({ $0 != focus }) + areas.indices.filter({ $0 == focus }) {
      guard let shape = areas[index], let frame = view.frame(of: shape, in: area) else { continue }
      let isFocus = index == focus
      canvas.frame(
        frame,
        isFocus ? theme.focusLines : theme.borderLines,
        style: isFocus ? theme.accent : theme.text
      )
      // The number lies within the frame where there is room for both.
      let hasRoom = frame.width > 2 && frame.height > 2
      let place = hasRoom ? frame.origin.moved(x: 1, y: 1) : frame.origin
      canvas.write(
        shape.text.split(whereSeparator: \.isNewline).first.map(String.init) ?? "",
        at: place,
        style: isFocus ? theme.accent : theme.text,
        limit: hasRoom ? frame.width - 2 : max(1, frame.width),
        ellipsis: theme.ellipsis
      )
      if isFocus { canvas.cursor = place }
    }
  }

  private func drawLower(into canvas: inout Canvas) {
    let (x, width) = (body.minX + 1, max(1, body.width - 2))
    func write(_ text: String, row: Int, style: Style) {
      canvas.write(
        text,
        at: Point(x: x, y: area.maxY + row),
        style: style,
        limit: width,
        ellipsis: theme.ellipsis
      )
    }
    if let field = editor.values {
      write(
        wording(editor.isWrong ? .occlusionValuesWrong : .occlusionValues),
        row: 0,
        style: editor.isWrong ? theme.bad : theme.muted
      )
      let line = Rect(x: x, y: area.maxY + 1, width: width, height: 1)
      canvas.cursor = TextRows(field.text, width: width)
        .draw(caret: field.caret, in: line, into: &canvas, theme: theme)
      return
    }
    guard let mask = editor.draft.focused else {
      let rows = Rect(x: x, y: area.maxY, width: width, height: Self.lower)
      canvas.write(wrapped: wording(.occlusionNone), in: rows, style: theme.muted)
      return
    }
    let places = OcclusionEditor.places(of: mask.shape).joined(separator: " ")
    let arrows = editor.sizes ? Phrase.keySize : .keyMove
    write("\(mask.label): \(places) %  \(wording(arrows))", row: 0, style: theme.text)
    write(hiding, row: 1, style: theme.muted)
  }

  private var hiding: String {
    wording(editor.draft.hidesAll ? .occlusionHideAll : .occlusionHideOne)
  }
}

extension OcclusionDraft.Mask {
  /// The numbers of the cards.
  var label: String { numbers.map(String.init).joined(separator: ",") }

  /// The shape in words, with its place.
  func words(_ wording: Wording) -> String {
    let kind: Phrase =
      switch shape.kind {
      case .rectangle, nil: .occlusionRectangle
      case .ellipse: .occlusionEllipse
      case .polygon: .occlusionPolygon
      case .text: .occlusionText
      }
    let area = shape.area
    let (left, top) = (OcclusionEditor.perCent(area.left), OcclusionEditor.perCent(area.top))
    guard numbers != [0] else {
      return wording(.occlusionEverywhere(kind: wording(kind), left: left, top: top))
    }
    return wording(
      .occlusionShape(
        kind: wording(kind),
        card: wording.all(numbers.map { String($0) }),
        left: left,
        top: top,
        width: OcclusionEditor.perCent(area.width),
        height: OcclusionEditor.perCent(area.height)
      )
    )
  }
}

extension OcclusionEditor {
  /// The picture; where it can't be drawn its size alone, for the frames.
  func wantedPictures(_ environment: ScreenEnvironment) -> [WantedPicture] {
    let isDrawn = PictureView.isDrawn(in: environment.theme)
    let size = isDrawn ? environment.pixels : Size(width: 1, height: 1)
    return [WantedPicture(picture.file, fitting: size)]
  }
}
