import Flashcards
import Screens
import Widgets
import WindowLevels

/// The pictures that are drawn within a card, where the terminal can and they are there.
struct CardPictures {
  /// The least height of a picture, in rows.
  private static let leastRows = 2
  /// The rows of a screen that no card has.
  private static let otherRows = 10
  /// The rows left to the words around a picture that all of the card is for.
  private static let words = 3

  private let data: StudyData
  private let theme: Theme
  private let mosaic: Mosaic
  /// The greatest height of a picture, in rows: half of the card's; all of it where the answer is the picture
  /// again.
  private let mostRows: (usual: Int, occluded: Int)
  /// False where rows are counted alone, and stay blank.
  var paints = true

  /// Pictures on a card; nil where none are drawn.
  ///
  /// - Parameter rows: the rows of text that the card has at most; nil for one on the whole screen.
  init?(_ context: StudyContext, onCardOf rows: Int?) {
    let all = rows ?? context.size.height - Self.otherRows
    self.init(context, atMost: (all / 2, all - Self.words))
  }

  /// Pictures on a side that has a place of its own; nil where none are drawn.
  ///
  /// - Parameter rows: the rows of text that the side has at most.
  init?(_ context: StudyContext, onSideOf rows: Int) {
    self.init(context, atMost: (rows, rows))
  }

  private init?(_ context: StudyContext, atMost rows: (usual: Int, occluded: Int)) {
    guard PictureView.isDrawn(in: context.theme) else { return nil }
    data = context.data
    theme = context.theme
    mosaic = context.preferences.mosaic
    mostRows = (max(Self.leastRows, rows.usual), max(Self.leastRows, rows.occluded))
  }

  /// True if a picture is drawn where a run stands.
  func draws(_ run: StyledRun) -> Bool {
    guard let picture = run.picture, case .pixels? = data.picture(picture.file) else {
      return false
    }
    return true
  }

  /// The rows of the picture where a run stands; nil if none is drawn there.
  func rows(of run: StyledRun, width: Int, base: Style) -> [StyledRows.Row]? {
    guard let view = view(of: run) else { return nil }
    let height = run.picture?.occlusion == nil ? mostRows.usual : mostRows.occluded
    let cells = view.cells(in: Size(width: width, height: height))
    guard paints else {
      return Array(
        repeating: StyledRows.Row(width: cells.width, isPicture: true),
        count: cells.height
      )
    }
    var canvas = Canvas(size: cells)
    canvas.fill(style: Style(background: base.background))
    view.draw(in: canvas.bounds, into: &canvas, theme: theme)
    return (0..<cells.height).map { y in
      var row = StyledRows.Row(width: cells.width, isPicture: true)
      row.pixels = canvas.pixels.first?.moved(y: -y)
      for cell in canvas.row(y) {
        let text = String(String.UnicodeScalarView(cell.scalars))
        if row.pieces.last?.style == cell.style {
          row.pieces[row.pieces.count - 1].text += text
        } else {
          row.pieces.append(StyledRows.Piece(text: text, style: cell.style, order: .drawn))
        }
      }
      return row
    }
  }

  private func view(of run: StyledRun) -> PictureView? {
    guard let picture = run.picture,
      case .pixels(let pixels, let size)? = data.picture(picture.file)
    else { return nil }
    var view = PictureView(picture, size, pixels)
    view.mosaic = mosaic
    return view
  }
}

extension PictureView {
  /// A picture of a card, with the shapes over it.
  init(_ picture: FacePicture, _ size: Size, _ pixels: Pixels) {
    self.init(size: size, text: picture.text, pixels: pixels)
    areas = picture.occlusion?.areas ?? []
  }
}
