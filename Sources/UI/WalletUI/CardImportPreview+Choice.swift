import Widgets
import Wording

extension CardImportPreview.Item {
  /// True if it can be imported.
  var isChoosable: Bool {
    switch verdict {
    case .new, .update: true
    case .same, .possibleDuplicate, .again: lineAsChosen != nil
    case .joined(let joining): !joining.replaced.isEmpty
    case .refused: false
    }
  }
}

extension CardImportPreview {
  /// The marks of all new cards, which are chosen at first.
  var newItems: RowMarks { marks { $0.verdict == .new } }

  /// The numbers of the items that can be imported.
  var choosable: [Int64] { numbers(where: \.isChoosable) }

  /// The numbers of the updates: of cards of the wallet, and of cards that are chosen themselves.
  func updates(beside chosen: RowMarks) -> [Int64] {
    numbers { item in
      switch item.verdict {
      case .update: true
      case .joined(let joining): item.isChoosable && chosen.contains(Int64(joining.item))
      case .new, .same, .possibleDuplicate, .again, .refused: false
      }
    }
  }

  /// The number of items whose values go into the card that a chosen one becomes.
  func joined(to chosen: RowMarks) -> Int {
    items.count {
      if case .joined(let joining) = $0.verdict {
        chosen.contains(Int64(joining.item))
      } else {
        false
      }
    }
  }

  private func marks(where isMarked: (Item) -> Bool) -> RowMarks {
    RowMarks(numbers(where: isMarked))
  }

  private func numbers(where isWanted: (Item) -> Bool) -> [Int64] {
    items.indices.filter { isWanted(items[$0]) }.map { Int64($0) }
  }

  /// The chosen cards in words: "12 cards and 3 updates"; empty if nothing is chosen.
  func words(for chosen: RowMarks, _ wording: Wording) -> String {
    let updates = updates(beside: chosen).count { chosen.contains($0) }
    return wording.cards(new: chosen.count - updates, updated: updates)
  }

  /// The numbers of the verdicts: "12 new, 3 updates, 1 possible duplicate".
  func summary(_ wording: Wording) -> String {
    Verdict.Kind.allCases.compactMap { kind in
      let count = items.count { $0.verdict.kind == kind }
      return count == 0 ? nil : wording(kind.phrase(count))
    }.joined(separator: wording(.listComma))
  }
}

extension CardImportPreview.Verdict {
  /// Verdicts that are counted together, the most useful first.
  fileprivate enum Kind: CaseIterable {
    case new, update, joined, possibleDuplicate, same, again, refused

    func phrase(_ count: Int) -> Phrase {
      switch self {
      case .new: .newItems(count)
      case .update: .updatedItems(count)
      case .joined: .joinedItems(count)
      case .possibleDuplicate: .possibleDuplicates(count)
      case .same: .sameItems(count)
      case .again: .repeatedItems(count)
      case .refused: .refusedItems(count)
      }
    }
  }

  fileprivate var kind: Kind {
    switch self {
    case .new: .new
    case .update: .update
    case .possibleDuplicate: .possibleDuplicate
    case .same: .same
    case .again: .again
    case .joined: .joined
    case .refused: .refused
    }
  }
}

extension Wording {
  /// New and changed cards in words: "12 cards and 3 updates"; empty if there are none.
  func cards(new: Int, updated: Int) -> String {
    let cards = self(.walletCards(new))
    let updates = self(.updatedItems(updated))
    if updated == 0 { return new == 0 ? "" : cards }
    return new == 0 ? updates : all([cards, updates])
  }
}
