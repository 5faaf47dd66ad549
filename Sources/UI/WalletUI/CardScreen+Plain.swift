import PaymentCards
import Screens
import Secrets
import Widgets
import WindowLevels
import Wording

extension CardScreen {
  func scene(_ context: PlainContext<WalletData>) -> PlainScene {
    guard let entry = entry(context.screen) else {
      return PlainScene(
        name: "gone",
        lines: [context.line(.cardNotOpened(reason: context.wording(.gone)))],
        choices: [context.back(.escape)],
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

  private func card(_ entry: WalletEntry, _ context: PlainContext<WalletData>) -> PlainScene {
    let notes = notes ?? ""
    let facts = entry.plain(context)
    return PlainScene(
      name: "card \(facts)",
      lines: facts.map { .text($0) }
        + (notes.isEmpty ? [] : [context.line(.fieldNotes)] + notes.plainLines),
      choices: choices(entry, context),
      listsChoices: true,
      prompt: context.wording(.lineModeChoose)
    )
  }

  /// - Parameter aside: the step that one stays in where a choice leads nowhere else.
  private func choices(
    _ entry: WalletEntry,
    _ context: PlainContext<WalletData>,
    in aside: SubStep? = nil
  ) -> [PlainChoice] {
    let wording = context.wording
    var choices = [
      PlainChoice("1", wording(.lineModeShowNumber), then: .number),
      PlainChoice("3", wording(.lineModeCopy), .character("c"), then: aside),
      PlainChoice("4", wording(.keyMark), .character("f")),
      PlainChoice("5", wording(.keyEdit), .character("e")),
      PlainChoice("6", wording(.keyDeleteCard), .character("d")),
      context.back(.escape),
    ]
    if entry.codeCount > 0 {
      choices.insert(PlainChoice("2", wording(.lineModeShowCode), then: .securityCode), at: 1)
    }
    return choices
  }

  /// What a terminal has shown it may keep, so that is said before.
  private func confirmation(
    _ field: CardField,
    _ entry: WalletEntry,
    _ context: PlainContext<WalletData>
  ) -> PlainScene {
    let wording = context.wording
    let key: Key = field == .number ? .character("r") : .character("s")
    // The key hides what it has shown.
    let isShown = shown(field, at: context.screen.now) != nil
    return PlainScene(
      name: "confirmation \(field)",
      lines: [context.line(.lineModeScrollback)],
      choices: [
        PlainChoice(
          "show",
          wording(field == .number ? .lineModeShowNumber : .lineModeShowCode),
          ChoiceAction(keys: isShown ? [key, key] : [key], aside: .shown(field))
        ),
        context.back(),
      ],
      listsChoices: true,
      prompt: wording(.lineModeChoose)
    )
  }

  /// What was asked for. Once its time is over it is not said again, and nothing else is of itself.
  private func told(
    _ field: CardField,
    _ entry: WalletEntry,
    _ context: PlainContext<WalletData>
  ) -> PlainScene {
    var scene = card(entry, context)
    scene.name = "\(field) of \(entry.id)"
    scene.choices = choices(entry, context, in: .shown(field))
    scene.listsChoices = false
    guard let digits = shown(field, at: context.screen.now) else { return scene }
    let gaps =
      field == .number
      ? DigitTemplate.number(brand: entry.brand, count: digits.count).gaps : []
    let label = context.wording(.lineModeAsk(what: context.wording(field.phrase)))
    scene.lines = [.digits(String(label.dropLast()), digits, gaps: gaps)]
    return scene
  }
}
