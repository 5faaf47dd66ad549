import DomainWords
import Flashcards
import Screens
import Widgets
import WindowLevels
import Wording

/// Draws the list of note types, and over it the gallery or the name that is typed.
struct NoteTypesView {
  let screen: NoteTypesScreen
  let context: StudyContext

  private var theme: Theme { context.theme }
  private var wording: Wording { context.wording }

  private static func table(in size: Size) -> Rect { Heading.rectBeneath(in: size) }

  /// The rows of the list.
  static func rows(in size: Size) -> Rect { Table.rows(in: table(in: size)) }

  /// The choice of what a new type is made from.
  static func gallery(_ wording: Wording) -> ListDialog {
    ListDialog(heading: wording(.noteTypeNew), count: NoteTypeGallery.allCases.count)
  }

  func draw(into canvas: inout Canvas) {
    Heading.draw(
      [wording(.homeFlashcards), wording(.noteTypesTitle)],
      into: &canvas,
      context.environment
    )
    let area = Self.table(in: context.size)
    guard let types = screen.types else {
      return LoadingPlaceholder(because: screen.failure).draw(into: &canvas, context)
    }
    let table = Table(
      [
        Table.Column(wording(.noteTypeName), share: 1),
        Table.Column(wording(.unitNotes), alignment: .right),
        Table.Column(wording(.keyCards), alignment: .right),
      ],
      count: wording(.noteTypes(types.count))
    )
    table.draw(types.count, state: screen.list, in: area, into: &canvas, theme: theme) {
      let summary = types[$0]
      return Table.Row([
        Table.Field(summary.type.name(wording)), field(summary.notes), field(summary.cards),
      ])
    }
    if let gallery = screen.gallery { draw(gallery, into: &canvas) }
    if let renaming = screen.renaming { draw(renaming, into: &canvas) }
  }

  private func field(_ number: Int) -> Table.Field {
    Table.Field(String(number), style: number == 0 ? theme.muted : .plain)
  }

  private func draw(_ gallery: ListState, into canvas: inout Canvas) {
    Self.gallery(wording).draw(gallery, into: &canvas, theme: theme) {
      ListView.Row(leading: NoteTypeGallery.allCases[$0].name(wording))
    }
  }

  private func draw(_ renaming: NoteTypesScreen.Renaming, into canvas: inout Canvas) {
    let type = screen.types?.first { $0.type.id == renaming.type }?.type
    FieldDialog(
      wording(.renameNamed(name: type?.name(wording) ?? "")),
      wording(.noteTypeName),
      renaming.name,
      problem: renaming.problem.map { $0.words(wording) }
    ).drawCentered(into: &canvas, theme: theme)
  }
}
