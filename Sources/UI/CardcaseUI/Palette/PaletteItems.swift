import Flashcards
import LockUI
import PaymentCards
import Preferences
import Screens
import StudyUI
import Undo
import WalletUI
import Widgets
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
  var all: [PaletteItem] { screens + actions + decks + cards + settings + operations }

  /// The screens that can be opened without anything else.
  private var screens: [PaletteItem] {
    ScreenRegistry.kinds.compactMap { kind in
      kind.entry.map {
        PaletteItem(kind: .screen, name: wording($0.label), target: .screen($0.screen))
      }
    }
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
          // In lines no keys are pressed.
          detail: wording.isSpoken ? "" : context.keyName(key),
          target: .key(key)
        )
      }
    }
  }

  private var decks: [PaletteItem] {
    let decks = context.data.study.decks
    let study = decks.map { summary in
      let due = summary.due.total
      return PaletteItem(
        kind: .study,
        name: summary.deck.name.description,
        spokenName: wording.name(summary.deck.name),
        detail: due > 0 ? wording(.homeDue(cards: wording.count(.cards, due))) : "",
        target: .new(Hosted(StudyScreens.review(of: summary.deck.id)))
      )
    }
    let cards = decks.map { summary in
      PaletteItem(
        kind: .cards,
        name: summary.deck.name.description,
        spokenName: wording.name(summary.deck.name),
        detail: wording.count(.cards, summary.cards),
        target: .new(Hosted(StudyScreens.cards(of: summary.deck.id)))
      )
    }
    return study + cards
      + decks.map { summary in
        PaletteItem(
          kind: .statistics,
          name: summary.deck.name.description,
          spokenName: wording.name(summary.deck.name),
          target: .new(Hosted(StudyScreens.statistics(of: summary.deck.id)))
        )
      }
  }

  /// The payment cards, by what the wallet's list shows of them.
  private var cards: [PaletteItem] {
    context.data.wallet.cards.map { entry in
      let shown = WalletScreens.words(for: entry, context.environment)
      return PaletteItem(
        kind: .card,
        name: shown.name,
        detail: shown.detail,
        others: shown.searched,
        target: .new(Hosted(WalletScreens.card(entry.id)))
      )
    }
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
        name: note.prompt.firstLine,
        spokenName: wording.source(note.prompt.firstLine),
        detail: names[note.deck] ?? "",
        target: .new(Hosted(StudyScreens.cards(of: note.deck, search: text)))
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
        target: .screen(Hosted(SettingsScreen(row: row)))
      )
    }
  }
}
