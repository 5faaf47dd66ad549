import DomainWords
import PaymentCards
import Screens
import Secrets
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
        listsChoices: false
      )
    }
    switch context.aside {
    case .confirming(let part): return confirmation(part, context)
    case .shown(let part): return told(part, entry, context)
    default: return card(entry, context)
    }
  }

  private func card(_ entry: WalletEntry, _ context: LineContext) -> LineScene {
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
        + customFieldLines(entry, context)
        + detail.texts.flatMap { [context.line($0.label)] + $1.spokenLines },
      choices: choices(entry, context),
      value: entry.title
    )
  }

  private func customFieldLines(_ entry: WalletEntry, _ context: LineContext) -> [SpokenLine] {
    PaymentCardPart.custom(entry.labels).flatMap { part -> [SpokenLine] in
      let label = part.name(context.wording)
      let value: String
      switch detail.customField(part)?.value {
      case .text(let text): value = text
      case .hidden: value = context.wording(.detailHidden)
      case nil: value = ""
      }
      return context.wording(.lineModeItem(label: label, value: value)).spokenLines
    }
  }

  /// The choices that show what custom fields hide, and that copy one.
  private func customFieldChoices(
    _ entry: WalletEntry,
    _ context: LineContext,
    in aside: SubStep?
  ) -> [LineChoice] {
    PaymentCardPart.custom(entry.labels).enumerated().flatMap { index, part -> [LineChoice] in
      let label = part.name(context.wording)
      let copy = LineChoice(
        "c\(index + 1)",
        context.wording(.lineModeItem(label: context.wording(.keyCopy), value: label)),
        .detail(.copyPart(part)),
        then: aside
      )
      guard detail.customField(part)?.isHidden == true else { return [copy] }
      let show = LineChoice(
        "r\(index + 1)",
        context.wording(part.showLabel(context.wording)),
        then: .confirming(part)
      )
      return [show, copy]
    }
  }

  /// - Parameter aside: the step that one stays in where a choice leads nowhere else.
  private func choices(
    _ entry: WalletEntry,
    _ context: LineContext,
    in aside: SubStep? = nil
  ) -> [LineChoice] {
    let wording = context.wording
    func show(_ part: PaymentCardPart) -> String { wording(part.showLabel(wording)) }
    var choices: [LineChoice] = [
      LineModeChoice("1", show(.number), then: .confirming(.number)),
      LineModeChoice("3", wording(.lineModeCopy), .detail(.copy), then: aside),
      LineModeChoice("4", wording(.keyFavourite), .favourite),
      LineModeChoice("5", wording(.keyEdit), .edit),
      LineModeChoice("6", wording(.keyDelete), .delete),
    ]
    if entry.codeCount > 0 {
      choices.insert(
        LineModeChoice("2", show(.securityCode), then: .confirming(.securityCode)),
        at: 1
      )
    }
    return choices + customFieldChoices(entry, context, in: aside)
      + UndoCommand.choices(wording) { .undo($0) } + [context.back(.close)]
  }

  private func confirmation(_ part: PaymentCardPart, _ context: LineContext) -> LineScene {
    // The same action hides what it has shown.
    let isShown = detail.shown(at: context.screen.now)?.field == part
    return context.warning(
      "confirmation \(part)",
      before: part.showLabel(context.wording),
      ChoiceAction(
        actions: Array(repeating: .detail(.reveal(part)), count: isShown ? 2 : 1),
        aside: .shown(part)
      )
    )
  }

  /// The field that was asked for. Once its time is over it is not said again.
  private func told(_ part: PaymentCardPart, _ entry: WalletEntry, _ context: LineContext)
    -> LineScene
  {
    var scene = card(entry, context)
    scene.name = "\(part) of \(entry.id)"
    scene.choices = choices(entry, context, in: .shown(part))
    scene.listsChoices = false
    let label = context.label(part)
    if let text = detail.shownText(part, at: context.screen.now) {
      scene.lines = [.secretText(label, text)]
    } else if case .field(let field) = part,
      let digits = detail.shown(field, at: context.screen.now)
    {
      let gaps =
        field == .number
        ? DigitTemplate.number(brand: entry.numberBrand, count: digits.count).gaps : []
      scene.lines = [.digits(label, digits, gaps: gaps)]
    }
    return scene
  }
}

extension PaymentCardPart {
  /// The words for showing it.
  func showLabel(_ wording: Wording) -> Phrase { .lineModeShowField(field: name(wording)) }
}

extension LineModeContext {
  /// The words before a part that is said.
  func label(_ part: PaymentCardPart) -> String {
    wording(.lineModeAsk(what: part.name(wording)))
  }
}
