import Screens
import Widgets
import WindowLevels
import Wording

/// Draws an import of cards.
struct CardImportView {
  let screen: CardImportScreen
  let context: WalletContext

  var theme: Theme { context.theme }
  var wording: Wording { context.wording }

  /// The area of the stages before the preview.
  static func area(_ size: Size) -> Rect {
    Heading.rectBeneath(in: size)
  }

  func draw(into canvas: inout Canvas) {
    Heading.draw([wording(.homeWallet), wording(.keyImport)], into: &canvas, context.environment)
    let area = Self.area(canvas.size)
    switch screen.stage {
    case .path:
      screen.form.draw(
        .cardImportText,
        problem: screen.problem,
        in: area,
        into: &canvas,
        context.environment
      )
    case .password(let encryption): draw(encryption, in: area, into: &canvas)
    case .keyFile:
      PathFieldView(
        text: wording(.cardFileKeyFileText(name: screen.fileName)),
        path: screen.keyPath,
        problem: screen.problem
      ).draw(in: area, into: &canvas, context.environment)
    case .unread, .reading, .writing:
      screen.work.draw(in: area, into: &canvas, context.environment)
    case .deleting:
      canvas.cursor = area.origin
      canvas.write(wording(.cardFileDeleting), at: area.origin, style: theme.title)
    case .preview(let preview): draw(preview, into: &canvas)
    case .imported: break
    }
    screen.drawDialog(into: &canvas, context)
  }

  private func draw(
    _ encryption: CardImportScreen.Encryption,
    in area: Rect,
    into canvas: inout Canvas
  ) {
    let keyFile = screen.keyPath.text
    let note: Phrase =
      keyFile.isEmpty ? .cardFileKeyFileNone : .cardFileKeyFileChosen(path: keyFile)
    let question = Phrase.importPasswordPrompt(path: screen.fileName, format: encryption.format)
    PasswordFieldView(
      text: wording(question),
      field: screen.password,
      problem: screen.problem ?? screen.password.problem.map { wording($0) },
      note: encryption.allowsKeyFile ? wording(note) : ""
    ).draw(in: area, into: &canvas, theme: theme)
  }
}
