import PaymentCards
import Screens
import Widgets
import WindowLevels
import Wording

extension WalletScreen {
  func scene(_ context: PlainContext<WalletData>) -> PlainScene {
    if isSearching { return searching(context) }
    switch context.aside {
    case .order: return ordering(context)
    case .place: return placing(context)
    default: return cards(context)
    }
  }

  // MARK: The order

  private func ordering(_ context: PlainContext<WalletData>) -> PlainScene {
    let cards = context.screen.data.cards
    return PlainScene(
      name: "order \(context.firstRow)",
      lines: [context.line(.lineModeOrderWhich)],
      choices: PlainList(count: cards.count, context: context, aside: .order)
        .rows(then: .place) { cards[$0].title } + [context.back()],
      listsChoices: true,
      prompt: context.wording(.lineModeChoose)
    )
  }

  /// A card and its place, which it can leave by one at a time.
  private func placing(_ context: PlainContext<WalletData>) -> PlainScene {
    let cards = context.screen.data.cards
    let row = min(list.selected, max(0, cards.count - 1))
    let place = Phrase.lineModePlace(
      name: cards.indices.contains(row) ? cards[row].title : "",
      place: String(row + 1),
      count: String(cards.count)
    )
    return PlainScene(
      name: "place \(place)",
      lines: [context.line(place)],
      choices: [
        PlainChoice("1", context.wording(.keyMoveCardUp), .character("K"), then: .place),
        PlainChoice("2", context.wording(.keyMoveCardDown), .character("J"), then: .place),
        context.back(),
      ],
      listsChoices: true,
      prompt: context.wording(.lineModeChoose)
    )
  }

  // MARK: The list

  private func cards(_ context: PlainContext<WalletData>) -> PlainScene {
    let wording = context.wording
    let found = found(context.screen.data)
    let rows = PlainList(count: found.count, context: context).rows(pressing: [.enter]) {
      found[$0].plain(context).joined(separator: wording(.listComma))
    }
    let isAll = search.text.isEmpty
    let isEmpty = context.screen.data.cards.isEmpty
    return PlainScene(
      name: "wallet \(context.firstRow) \(found.count) \(isAll)",
      lines: [
        found.isEmpty
          ? context.line(isAll ? .lineModeNoCards : .walletNothingFound)
          : .text(wording.count(.cards, found.count))
      ],
      choices: rows + [PlainChoice("a", wording(.wizardTitle), .character("a"))]
        + (isEmpty ? [] : [PlainChoice("f", wording(.keySearch), .character("/"))])
        + [PlainChoice("u", wording(.keyPutBack), .character("u"))]
        + (isAll && found.count > 1
          ? [PlainChoice("o", wording(.lineModeOrder), then: .order)] : [])
        + [PlainChoice("i", wording(.keyImport), .character("i"))]
        + (isEmpty ? [] : [PlainChoice("x", wording(.keyExport), .character("x"))])
        + [PlainChoice("q", wording(isAll ? .keyBack : .keyShowAll), .escape)],
      listsChoices: true,
      prompt: wording(.lineModeChoose)
    )
  }

  private func searching(_ context: PlainContext<WalletData>) -> PlainScene {
    PlainScene(
      name: "search",
      choices: [context.back(.escape)],
      entry: .text(clearing: [.end, .control("u")], sending: [.tab]),
      prompt: context.wording(.lineModeAsk(what: context.wording(.keySearch))),
      onEmpty: ChoiceAction(keys: [.end, .control("u"), .tab]),
      field: search
    )
  }
}

extension WalletEntry {
  /// What may be said of a card that is not open.
  func plain(_ context: PlainContext<WalletData>) -> [String] {
    let wording = context.wording
    let day = context.screen.today
    var facts = [isFavourite ? wording(.lineModeMarked(name: title)) : title]
    if let brand { facts.append(brand.facts.displayName) }
    if !lastFour.isEmpty { facts.append(wording(.lineModeLastFour(digits: lastFour.text))) }
    if !holder.isEmpty { facts.append(holder) }
    if let expiry { facts.append(wording(.lineModeExpires(month: expiry.printed))) }
    switch badge(on: day) {
    case .expired: facts.append(wording(.badgeExpired))
    case .expires(let days):
      facts.append(wording.expires(inDays: days))
    case nil: break
    }
    return facts
  }
}
