import DomainWords
import PaymentCards
import Screens
import Widgets
import Wording

extension WalletScreen {
  func scene(_ context: LineModeContext<WalletData, Action>) -> LineModeScene<Action> {
    if isSearching { return searching(context) }
    switch context.aside {
    case .marked where !marks.isEmpty: return marked(context)
    case .order: return ordering(context)
    case .place: return placing(context)
    default: return cards(context)
    }
  }

  // MARK: The order

  private func ordering(_ context: LineContext) -> LineScene {
    let cards = context.screen.data.cards
    return LineModeScene(
      name: "order \(context.firstRow)",
      lines: [context.line(.lineModeOrderWhich)],
      choices: LineModeList(count: cards.count, context: context, aside: .order)
        .rows(doing: { [.move(.row($0))] }, then: .place) { cards[$0].title } + [context.back()]
    )
  }

  /// A card and its place, which it can leave by one at a time.
  private func placing(_ context: LineContext) -> LineScene {
    let cards = context.screen.data.cards
    let row = min(list.selected, max(0, cards.count - 1))
    let place = Phrase.lineModePlace(
      name: cards.indices.contains(row) ? cards[row].title : "",
      place: String(row + 1),
      count: String(cards.count)
    )
    return LineModeScene(
      name: "place \(place)",
      lines: [context.line(place)],
      choices: [
        LineModeChoice("1", context.wording(.keyMoveUp), .order(.up), then: .place),
        LineModeChoice("2", context.wording(.keyMoveDown), .order(.down), then: .place),
        context.back(),
      ]
    )
  }

  // MARK: The list

  private func cards(_ context: LineContext) -> LineScene {
    let wording = context.wording
    let found = found(context.screen)
    let list = LineModeList(count: found.count, context: context)
    let rows = list.rows(doing: { [.move(.row($0)), .open] }) {
      let mark = marks.contains(found[$0].id) ? [wording(.lineModeIsMarked)] : []
      return (found[$0].spokenFacts(context.screen) + mark).joined(separator: wording(.listComma))
    }
    let isAll = search.text.isEmpty
    let isEmpty = context.screen.data.cards.isEmpty
    return LineModeScene(
      name: "wallet \(context.firstRow) \(found.count) \(isAll) \(sort)",
      lines: [
        found.isEmpty
          ? context.line(isAll ? .walletEmpty(key: "a") : .noMatch)
          : .count(wording.listCount(wording(.walletCards(found.count)), marked: marks.count))
      ],
      choices: rows + [LineModeChoice("a", wording(.wizardTitle), .add)]
        + (isEmpty ? [] : [LineModeChoice("f", wording(.keySearch), .search)])
        + UndoCommand.choices(wording) { .undo($0) }
        + (isAll && found.count > 1 && sort == .own
          ? [LineModeChoice("o", wording(.lineModeOrder), then: .order)] : [])
        + (found.count > 1 ? [LineModeChoice("sort", wording(.keySort), .sort)] : [])
        + [LineModeChoice("i", wording(.keyImport), .importCards)]
        + (isEmpty ? [] : [LineModeChoice("x", wording(.keyExport), .exportCards)])
        + (found.isEmpty ? [] : [context.withMarked(marks)])
        + (context.screen.data.surplus > 0
          ? [LineModeChoice("join", wording(.keyJoinDoubles), .join)] : [])
        + [LineModeChoice("q", wording(isAll ? .keyBack : .keyShowAll), .leave)],
      rowWords: context.marking(found.count) { .mark($0) },
      position: list.position
    )
  }

  /// The menu of the marked cards.
  private func marked(_ context: LineContext) -> LineScene {
    let wording = context.wording
    return LineModeScene(
      name: "marked \(marks.count)",
      lines: [context.line(.listMarked(count: String(marks.count)))],
      choices: [
        LineModeChoice("1", wording(.keyDelete), .delete),
        LineModeChoice("2", wording(.keyFavourite), .favourite, then: .marked),
        LineModeChoice("3", wording(.keyExport), .exportCards),
        LineModeChoice("4", wording(.keyUnmark), .mark(.clear)), context.back(),
      ]
    )
  }

  private func searching(_ context: LineContext) -> LineScene {
    let brands = brands(context.screen)
    let listed: [LineChoice] =
      brands.isEmpty
      ? []
      : [
        LineModeChoice(
          "list",
          context.wording(.lineModeListBrands),
          ChoiceAction(lines: brands.map { .text($0) })
        )
      ]
    return LineModeScene(
      name: "search",
      choices: listed + [context.back(.showAll)],
      entry: .text(clearing: Self.clearing, submitting: [.toList]),
      prompt: .lineModeAsk(what: context.wording(.keySearch)),
      onEmpty: ChoiceAction(actions: Self.clearing + [.toList]),
      field: search
    )
  }

  /// The actions that empty the search.
  private static let clearing: [Action] = [.edited(.end), .edited(.deleteToStart)]
}

extension WalletEntry {
  /// The facts of a card that may be told without opening it.
  func spokenFacts(_ context: WalletContext) -> [String] {
    [isFavourite ? context.wording(.lineModeMarked(name: title)) : title]
      + factsHeard(context.environment)
  }

  /// The facts besides its title.
  func factsHeard(_ environment: ScreenEnvironment) -> [String] {
    let wording = environment.wording
    let day = environment.today
    var facts: [String] = []
    if let brandName { facts.append(brandName) }
    if !lastFour.isEmpty {
      facts.append(wording(.lineModeLastFour(digits: wording.digits(lastFour.text))))
    }
    if !holder.isEmpty { facts.append(holder) }
    if let expiry { facts.append(wording(.lineModeExpires(month: expiry.printed(wording)))) }
    switch badge(on: day) {
    case .expired: facts.append(wording(.badgeExpired))
    case .expires(let days):
      facts.append(wording.ends(inDays: days))
    case nil: break
    }
    return facts
  }
}
