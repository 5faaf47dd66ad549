import Flashcards
import PaymentCards
import Screens
import StudyUI
import TextSearch
import WalletUI
import WindowLevels
import Wording

/// Collects the rows of the palette from the registry, the keys beneath and the vault.
struct PaletteItems {
  let context: ShellContext
  /// The keys of the window beneath.
  let keys: [KeyHint]
  /// The operations that can be undone or redone, the latest first.
  var changes: [UndoEntry] = []

  private var wording: Wording { context.wording }

  /// All rows, kind by kind.
  var all: [PaletteItem] {
    let rows = screens + actions + decks + searches + cards + settings + operations
    let synonyms = Synonyms(wording)
    let kinds = Dictionary(
      uniqueKeysWithValues: PaletteItem.Kind.allCases.map { ($0, synonyms[wording($0.name)]) }
    )
    return rows.map { row in
      var row = row
      row.others += [kinds[row.kind] ?? "", row.kind.isNamed ? synonyms[row.name] : ""]
        .filter { !$0.isEmpty }
      return row
    }
  }

  /// The screens that can be opened without anything else, with the keys that open them.
  private var screens: [PaletteItem] {
    ScreenRegistry.kinds.compactMap { kind in
      kind.entry.map { entry in
        PaletteItem(
          kind: .screen,
          name: wording(entry.label),
          detail: keyName(of: keys.first { $0.label == entry.label }),
          target: .screen(entry.make())
        )
      }
    }
  }

  /// The name of the key of an action; empty in lines, where no keys are pressed.
  private func keyName(of hint: KeyHint?) -> String {
    wording.isSpoken ? "" : hint?.keys.first.map { context.keyName($0) } ?? ""
  }

  /// The actions of the screen beneath, and those that are everywhere. What several keys do in the same
  /// words is one, and so is what opens a screen that is listed.
  private var actions: [PaletteItem] {
    var named = Set(screens.map(\.name))
    return keys.filter { named.insert(wording($0.label)).inserted }.compactMap { hint in
      hint.keys.first.map { key in
        PaletteItem(
          kind: .action,
          name: wording(hint.label),
          detail: keyName(of: hint),
          target: .key(key)
        )
      }
    }
  }

  private var decks: [PaletteItem] {
    let decks = context.data.study.decks
    let rows = decks.map(DeckRow.deck) + context.data.study.filteredDecks.map(DeckRow.filtered)
    let study = rows.map { row in
      let due = row.due.total
      return PaletteItem(
        kind: .study,
        name: row.name.description,
        spokenName: wording.name(row.name),
        detail: due > 0 ? wording(.homeDue(due)) : "",
        target: .new(StudyScreens.review(of: row.source))
      )
    }
    let filtered = context.data.study.filteredDecks.map { summary in
      PaletteItem(
        kind: .options,
        name: summary.deck.name.description,
        spokenName: wording.name(summary.deck.name),
        detail: wording(.filteredMark),
        target: .new(StudyScreens.form(of: summary.deck))
      )
    }
    let cards = decks.map { summary in
      PaletteItem(
        kind: .cards,
        name: summary.deck.name.description,
        spokenName: wording.name(summary.deck.name),
        detail: wording(.cards(summary.cards)),
        target: .new(StudyScreens.cards(of: .deck(summary.deck.id)))
      )
    }
    func opening(_ kind: PaletteItem.Kind, _ screen: (Deck) -> any Screen) -> [PaletteItem] {
      decks.map { summary in
        PaletteItem(
          kind: kind,
          name: summary.deck.name.description,
          spokenName: wording.name(summary.deck.name),
          target: .new(screen(summary.deck))
        )
      }
    }
    return study + filtered + cards + opening(.adding) { StudyScreens.form(addingTo: $0.id) }
      + opening(.options) { StudyScreens.options(of: $0) }
      + opening(.statistics) { StudyScreens.statistics(of: $0.id) }
  }

  /// The saved searches.
  private var searches: [PaletteItem] {
    context.data.study.savedSearches(wording).map { saved in
      PaletteItem(
        kind: .search,
        name: saved.name,
        detail: saved.search,
        others: [saved.search],
        target: .new(StudyScreens.cards(of: .everything, search: saved.search))
      )
    }
  }

  /// The payment cards, by what the wallet's list shows of them.
  private var cards: [PaletteItem] {
    let shown = context.data.wallet.cards.map {
      ($0, WalletScreens.words(for: $0, context.environment))
    }
    func rows(_ kind: PaletteItem.Kind, _ screen: (Int64) -> any Screen) -> [PaletteItem] {
      shown.map { entry, words in
        PaletteItem(
          kind: kind,
          name: words.name,
          detail: words.detail,
          others: words.searched,
          target: .new(screen(entry.id))
        )
      }
    }
    return rows(.card) { WalletScreens.card($0) } + rows(.copy) { WalletScreens.copying($0) }
  }

  /// The notes of all decks that were found by a text; none until the vault has answered.
  func notes(by text: String) -> [PaletteItem] {
    guard let found = context.data.study.foundNotes, found.text == text else { return [] }
    let names = Dictionary(
      context.data.study.decks.map { ($0.deck.id, wording.name($0.deck.name)) },
      uniquingKeysWith: { first, _ in first }
    )
    return found.notes.map { note in
      PaletteItem(
        kind: .note,
        name: note.firstLine,
        detail: names[note.deck] ?? "",
        target: .new(StudyScreens.cards(of: .everything, search: text, at: note.id))
      )
    }
  }

  private var operations: [PaletteItem] {
    changes.map { entry in
      let when = entry.when(context.environment)
      return PaletteItem(
        kind: .change,
        name: entry.what(wording),
        detail: entry.isUndone ? wording(.undoneMark) + "  " + when : when,
        others: [when],
        target: .change(entry.isUndone ? .redo : .undo, entry.id)
      )
    }
  }

  private var settings: [PaletteItem] {
    SettingsItem.all.enumerated().map { row, item in
      PaletteItem(
        kind: .setting,
        name: wording(item.label),
        detail: item.value(context.environment),
        others: item.values(wording),
        target: .screen(SettingsScreen(row: row))
      )
    }
  }
}

/// The rows of the palette with their folded texts, so that a search of thousands is quick.
struct PaletteIndex: Sendable {
  private let items: [PaletteItem]
  private let texts: [FuzzyText]

  init(_ items: [PaletteItem]) {
    self.items = items
    texts = items.map { FuzzyText($0.name, or: $0.others) }
  }

  /// The rows that a search finds, the best first; all in their order if nothing is searched for.
  func items(by text: String) -> [PaletteItem] {
    let search = FuzzySearch(text)
    guard !search.isEmpty else { return items }
    let ranked = texts.enumerated().compactMap { index, text in
      search.score(of: text).map { (index: index, score: $0) }
    }
    return ranked.sorted { ($1.score, $0.index) < ($0.score, $1.index) }.map { items[$0.index] }
  }
}
