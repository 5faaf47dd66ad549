import PaymentCards
import Screens
import Secrets
import Undo
import Widgets
import WindowLevels
import Wording

extension CardScreen {
  func scene(_ context: LineModeContext<WalletData, Action>) -> LineModeScene<Action> {
    guard let entry = entry(context.screen) else {
      return LineModeScene(
        name: "gone",
        lines: [context.line(.cardNotOpened(reason: context.wording(.gone)))],
        choices: [context.back(.close)],
        prompt: context.wording(.lineModeChoose)
      )
    }
    switch context.aside {
    case .number: return confirmation(.number, entry, context)
    case .securityCode: return confirmation(.securityCode, entry, context)
    case .shown(let field): return told(field, entry, context)
    default: return card(entry, context)
    }
  }

  private func card(_ entry: WalletEntry, _ context: LineModeContext<WalletData, Action>)
    -> LineModeScene<Action>
  {
    let notes = detail.notes ?? ""
    let facts = entry.spokenFacts(context.screen)
    return LineModeScene(
      name: "card \(facts)",
      lines: facts.map { .text($0) }
        + [
          context.item(
            .fieldCode,
            context.wording(entry.codeCount > 0 ? .detailCodeKept : .detailNone)
          )
        ]
        + (notes.isEmpty ? [] : [context.line(.fieldNotes)] + notes.spokenLines),
      choices: choices(entry, context),
      listsChoices: true,
      prompt: context.wording(.lineModeChoose)
    )
  }

  /// - Parameter aside: the step that one stays in where a choice leads nowhere else.
  private func choices(
    _ entry: WalletEntry,
    _ context: LineModeContext<WalletData, Action>,
    in aside: SubStep? = nil
  ) -> [LineModeChoice<Action>] {
    let wording = context.wording
    var choices: [LineModeChoice<Action>] = [
      LineModeChoice("1", wording(.lineModeShowNumber), then: .number),
      LineModeChoice("3", wording(.lineModeCopy), .detail(.copy), then: aside),
      LineModeChoice("4", wording(.keyFavourite), .favourite),
      LineModeChoice("5", wording(.keyEdit), .edit),
      LineModeChoice("6", wording(.keyDeleteCard), .delete),
    ]
    if entry.codeCount > 0 {
      choices.insert(LineModeChoice("2", wording(.lineModeShowCode), then: .securityCode), at: 1)
    }
    return choices + UndoCommand.choices(wording) { .undo($0) } + [context.back(.close)]
  }

  /// The warning that a terminal may keep what it has shown.
  private func confirmation(
    _ field: CardField,
    _ entry: WalletEntry,
    _ context: LineModeContext<WalletData, Action>
  ) -> LineModeScene<Action> {
    let wording = context.wording
    // The same action hides what it has shown.
    let isShown = detail.shown(field, at: context.screen.now) != nil
    return LineModeScene(
      name: "confirmation \(field)",
      lines: [context.line(.lineModeScrollback)],
      choices: [
        LineModeChoice(
          "show",
          wording(field == .number ? .lineModeShowNumber : .lineModeShowCode),
          ChoiceAction(
            actions: Array(repeating: .detail(.reveal(field)), count: isShown ? 2 : 1),
            aside: .shown(field)
          )
        ),
        context.back(),
      ],
      listsChoices: true,
      prompt: wording(.lineModeChoose)
    )
  }

  /// The field that was asked for. Once its time is over it is not said again.
  private func told(
    _ field: CardField,
    _ entry: WalletEntry,
    _ context: LineModeContext<WalletData, Action>
  ) -> LineModeScene<Action> {
    var scene = card(entry, context)
    scene.name = "\(field) of \(entry.id)"
    scene.choices = choices(entry, context, in: .shown(field))
    scene.listsChoices = false
    guard let digits = detail.shown(field, at: context.screen.now) else { return scene }
    let gaps =
      field == .number
      ? DigitTemplate.number(brand: entry.brand, count: digits.count).gaps : []
    let label = context.wording(.lineModeAsk(what: context.wording(field.phrase)))
    scene.lines = [.digits(String(label.dropLast()), digits, gaps: gaps)]
    return scene
  }
}
