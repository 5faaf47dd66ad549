import PaymentCards
import Secrets
import Windowing
import Wording

extension CardScreen {
  func scene(_ context: PlainContext) -> PlainScene {
    guard let entry = entry(context.screen) else {
      return PlainScene(
        name: "gone",
        lines: [context.line(.cardNotOpened)],
        choices: [context.back(.escape)],
        prompt: context.wording(.plainChoose)
      )
    }
    switch context.aside {
    case .number: return confirmation(.number, entry, context)
    case .securityCode: return confirmation(.securityCode, entry, context)
    default: break
    }
    for field in [CardField.number, .securityCode] {
      if let digits = shown(field, at: context.screen.now) {
        return told(field, digits, entry, context)
      }
    }
    return card(entry, context)
  }

  private func card(_ entry: WalletEntry, _ context: PlainContext) -> PlainScene {
    let notes = notes ?? ""
    let facts = entry.plain(context)
    return PlainScene(
      name: "card \(facts)",
      lines: facts.map { .text($0) }
        + (notes.isEmpty ? [] : [context.line(.fieldNotes)] + notes.plainLines),
      choices: choices(entry, context),
      listsChoices: true,
      prompt: context.wording(.plainChoose)
    )
  }

  private func choices(_ entry: WalletEntry, _ context: PlainContext) -> [PlainChoice] {
    let wording = context.wording
    var choices = [
      PlainChoice("1", wording(.plainShowNumber), then: .number),
      PlainChoice("3", wording(.plainCopy), .character("c")),
      PlainChoice("4", wording(.keyMark), .character("f")),
      PlainChoice("5", wording(.keyEdit), .character("e")),
      PlainChoice("6", wording(.keyDeleteCard), .character("d")),
      context.back(.escape),
    ]
    if entry.codeCount > 0 {
      choices.insert(PlainChoice("2", wording(.plainShowCode), then: .securityCode), at: 1)
    }
    return choices
  }

  /// What a terminal has shown it may keep, so that is said before.
  private func confirmation(
    _ field: CardField,
    _ entry: WalletEntry,
    _ context: PlainContext
  ) -> PlainScene {
    let wording = context.wording
    let key: Key = field == .number ? .character("r") : .character("s")
    // The key hides what it has shown.
    let isShown = shown(field, at: context.screen.now) != nil
    return PlainScene(
      name: "confirmation \(field)",
      lines: [context.line(.plainScrollback)],
      choices: [
        PlainChoice(
          "show",
          wording(field == .number ? .plainShowNumber : .plainShowCode),
          PlainReaction(keys: isShown ? [key, key] : [key])
        ),
        context.back(),
      ],
      listsChoices: true,
      prompt: wording(.plainChoose)
    )
  }

  private func told(
    _ field: CardField,
    _ digits: SecretDigits,
    _ entry: WalletEntry,
    _ context: PlainContext
  ) -> PlainScene {
    let gaps =
      field == .number
      ? DigitTemplate.number(brand: entry.brand, count: digits.count).gaps : []
    let label = context.wording(.plainAsk, ["what": context.wording(field.phrase)])
    return PlainScene(
      name: "\(field) of \(entry.id)",
      lines: [.digits(String(label.dropLast()), digits, gaps: gaps)],
      choices: choices(entry, context),
      prompt: context.wording(.plainChoose)
    )
  }
}
