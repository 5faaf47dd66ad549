import Flashcards
import Screens
import Widgets
import WindowLevels
import Wording

/// A picture of a card in the whole window, enlarged and moved by keys.
struct PictureScreen: StudyScreen {
  enum Action: Sendable {
    /// Enlarges the picture by this factor.
    case zoom(Double)
    /// Moves the part that is shown to the right by a share of itself.
    case pan(Double)
    /// Moves the part that is shown down, or scrolls the words where no picture can be drawn.
    case scroll(Int)
    /// Goes on by so many pictures.
    case step(Int)
    case close
  }

  /// The pictures of the card, at least one.
  let pictures: [FacePicture]
  /// The place of the one that is shown.
  private(set) var index = 0
  /// The part of it that is shown.
  private(set) var viewport = PictureViewport()
  /// The first row that shows of the words, where no picture can be drawn.
  private var scroll = 0

  /// The longest side of pixels that are asked for.
  static let longestSide = 2_048

  /// The pictures of a card, from the first one on; nil without any.
  init?(_ pictures: [FacePicture]) {
    guard !pictures.isEmpty else { return nil }
    self.pictures = pictures
  }

  /// A screen as it was sealed.
  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    pictures = try values.decode([FacePicture].self, forKey: .pictures)
    index = try values.decode(Int.self, forKey: .index)
    viewport = try values.decode(PictureViewport.self, forKey: .viewport)
    scroll = try values.decodeIfPresent(Int.self, forKey: .scroll) ?? 0
    guard pictures.indices.contains(index) else {
      throw DecodingError.dataCorruptedError(
        forKey: .index,
        in: values,
        debugDescription: "no such picture"
      )
    }
  }

  private enum CodingKeys: CodingKey {
    case pictures, index, viewport, scroll
  }

  static let bindings: [KeyBinding<Action>] =
    [
      KeyBinding("+", does: .zoom(2), .keyZoomIn, named: "zoom-in"),
      KeyBinding("_", does: .zoom(0.5), .keyZoomOut, named: "zoom-out"),
      KeyBinding(.escape, does: .close, .keyBack),
      KeyBinding("n", does: .step(1), .keyNext, named: "next-picture"),
      KeyBinding("p", does: .step(-1), .keyPrevious, named: "previous-picture"),
      KeyBinding(.left, does: .pan(-share), .keyScroll, in: .scrolling, named: "move-left"),
      KeyBinding(.right, does: .pan(share), .keyScroll, in: .scrolling, named: "move-right"),
    ] + ScrollKeys.arrows { .scroll($0) }

  /// The share of the visible part by which a key moves it.
  private static let share = 0.25

  /// The picture that is shown.
  var picture: FacePicture { pictures[index] }

  /// The place of the picture among those of the card; empty where it is the only one.
  var place: String { pictures.count > 1 ? "\(index + 1)/\(pictures.count)" : "" }

  /// The picture where the terminal can draw it; nil where words stand for it.
  private func drawnView(_ context: StudyContext) -> PictureView? {
    PictureView.isDrawn(in: context.theme) ? view(context.data, context.environment) : nil
  }

  /// The picture as it is drawn; nil until it is decoded, and for one that can't be.
  func view(_ data: StudyData, _ environment: ScreenEnvironment) -> PictureView? {
    guard case .pixels(let pixels, let size)? = data.picture(picture.file) else { return nil }
    var view = PictureView(picture, size, pixels)
    view.viewport = viewport
    view.mosaic = environment.preferences.mosaic
    return view
  }

  func table(_ context: StudyContext) -> [KeyBinding<Action>] {
    let isDrawn = drawnView(context) != nil
    let isEnlarged = viewport.zoom > PictureViewport.zooms.lowerBound
    return Self.bindings.filter { binding in
      switch binding.action {
      case .zoom(let factor):
        isDrawn && (factor < 1 ? isEnlarged : viewport.zoom < PictureViewport.zooms.upperBound)
      case .pan: isDrawn && isEnlarged
      case .scroll: isDrawn ? isEnlarged : mostScroll(context) > 0
      case .step: pictures.count > 1
      case .close: true
      }
    }
  }

  func wantedPictures(_ data: StudyData, _ environment: ScreenEnvironment) -> [WantedPicture] {
    guard PictureView.isDrawn(in: environment.theme) else {
      // For its size in words.
      return [WantedPicture(picture.file, fitting: Size(width: 1, height: 1))]
    }
    let size =
      view(data, environment)?.pixelSize(in: environment.size, cell: environment.theme.cellPixels)
      ?? environment.pixels
    let limited = Size(
      width: min(size.width, Self.longestSide),
      height: min(size.height, Self.longestSide)
    )
    return [WantedPicture(picture.file, fitting: limited)]
      + pictures.filter { $0.file != picture.file }.map {
        WantedPicture($0.file, fitting: environment.pixels)
      }
  }

  mutating func perform(_ action: Action, _ context: StudyContext) -> [Request] {
    switch action {
    case .zoom(let factor): viewport.zoom(by: factor)
    case .pan(let share): viewport.pan(x: share, y: 0)
    case .scroll(let step):
      guard drawnView(context) == nil else {
        viewport.pan(x: 0, y: Double(step) * Self.share)
        break
      }
      scroll = min(max(0, scroll + step), mostScroll(context))
    case .step(let step):
      index = (index + step + pictures.count) % pictures.count
      (viewport, scroll) = (PictureViewport(), 0)
    case .close: return [.close]
    }
    return []
  }

  /// What is said of the picture: its description and its size, or why it is not shown.
  func words(_ context: StudyContext) -> String {
    let wording = context.wording
    return switch context.data.picture(picture.file) {
    case .pixels(_, let size):
      PictureView(size: size, text: picture.occlusion?.words(wording) ?? picture.text)
        .words(context.theme)
    case .missing: wording(.pictureMissing(name: picture.file))
    case .refused(let phrase): wording(phrase)
    case .failed(let reason): wording(.asSentence(text: wording(reason)))
    case nil: wording(.studyLoading)
    }
  }

  /// The words in rows.
  private func lines(_ context: StudyContext) -> [String] {
    WrappedText(words(context), width: max(1, context.size.width - 2)).lines
  }

  /// The most rows by which the words can be scrolled.
  private func mostScroll(_ context: StudyContext) -> Int {
    max(0, lines(context).count - Self.body(in: context.size).height)
  }

  /// The area beneath the heading.
  private static func body(in size: Size) -> Rect {
    Rect(size: size).dropping(rows: Heading.height)
  }

  func draw(into canvas: inout Canvas, _ context: StudyContext) {
    Heading.draw(
      [context.wording(.homeFlashcards), context.wording(.keyPicture)],
      corner: Heading.Corner(texts: [place], style: context.theme.muted),
      into: &canvas,
      context.environment
    )
    let body = Self.body(in: context.size)
    guard let view = drawnView(context) else {
      return drawWords(in: body, into: &canvas, context)
    }
    // The words have the last row, as far as there is room.
    write([words(context)], from: body.maxY - 1, into: &canvas, context)
    view.draw(in: body.keeping(rows: max(0, body.height - 1)), into: &canvas, theme: context.theme)
  }

  /// Draws the words, with a sign in the margin where rows are hidden above or beneath.
  private func drawWords(in body: Rect, into canvas: inout Canvas, _ context: StudyContext) {
    let (lines, most) = (lines(context), mostScroll(context))
    let first = min(scroll, most)
    let shown = lines.dropFirst(first).prefix(body.height)
    write(Array(shown), from: body.minY, into: &canvas, context)
    for (isHidden, y) in [(first > 0, body.minY), (first < most, body.maxY - 1)] where isHidden {
      let margin = Point(x: body.maxX - 1, y: y)
      canvas.put(context.theme.ellipsis, at: margin, style: context.theme.muted)
    }
  }

  private func write(
    _ lines: [String],
    from first: Int,
    into canvas: inout Canvas,
    _ context: StudyContext
  ) {
    for (offset, line) in lines.enumerated() {
      canvas.write(
        line,
        at: Point(x: 1, y: first + offset),
        style: context.theme.muted,
        limit: context.size.width - 2,
        ellipsis: context.theme.ellipsis
      )
    }
    canvas.cursor = Point(x: 1, y: first)
  }
}
