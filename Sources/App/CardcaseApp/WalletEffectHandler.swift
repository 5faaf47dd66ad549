import CardcaseUI
import Flashcards
import PaymentCards
import Secrets
import Store
import Vault
import WalletUI
import Wording

/// Performs the wallet's effects on an open vault. A card is opened for one use only.
struct WalletEffectHandler {
  /// The time of the effect, for the undo log.
  let now: Timestamp

  /// The reply to an effect that could not be performed.
  static func failure(
    of effect: WalletEffect,
    because reason: FailureReason,
    _ wording: Wording
  ) -> WalletReply {
    switch effect {
    case .open, .copy: .notOpened(reason)
    case .save: .notSaved(reason)
    case .delete, .deleteForGood, .joinDoubles, .mark, .place: .notChanged(reason)
    case .transfer: .transferred(.failed(wording(.cardNotChanged(reason: wording(reason)))))
    case .clearClipboard: .clipboardCleared(.nothing)
    case .answer: .answered(.failed(reason))
    }
  }

  /// Opens a card, with only the parts that its use needs.
  func open(_ id: Int64, for use: CardUse, in vault: OpenVault) -> WalletReply {
    do throws(FailureReason) {
      let card = try card(id, in: vault)
      let version = try vault.attempt { try CardStore($0).version(of: id, under: $1) }
      return .opened(id, for: use, use.part(of: card), version: version ?? 0)
    } catch {
      return .notOpened(error)
    }
  }

  /// Saves a card, unless one of the cards in `saving.unlessSameAs` has its number, or the one to
  /// replace is not as it was.
  func save(
    _ card: PaymentCard<SecretDigits>,
    _ saving: CardSaving,
    in vault: OpenVault
  ) -> WalletReply {
    do throws(FailureReason) {
      return try vault.attempt { vault, key in
        let store = CardStore(vault)
        if let id = saving.replacing, let known = saving.version {
          let version = try store.version(of: id, under: key)
          guard version == known else { return .changedMeanwhile(exists: version != nil) }
        }
        let among = saving.unlessSameAs
        if let other = try store.firstWithNumber(card.number, among: among, under: key) {
          return .exists(other)
        }
        var card = card
        if card.securityCode == nil, let source = saving.codeSource {
          card.securityCode = try store.card(source, under: key)?.securityCode
        }
        return .saved(
          try store.save(card, replacing: saving.replacing, at: now, under: key)
        )
      }
    } catch {
      return .notSaved(error)
    }
  }

  /// Deletes cards.
  func delete(_ ids: [Int64], in vault: OpenVault) -> WalletReply {
    changed(in: vault) { store, key in
      try store.delete(ids, at: now, under: key)
      return .deleted(ids)
    }
  }

  /// Keeps one of each of the cards that are there more than once.
  func joinDoubles(in vault: OpenVault) -> WalletReply {
    changed(in: vault) { store, key in .joined(try store.joinDoubles(at: now, under: key)) }
  }

  /// Deletes cards, and everything about them in the undo log.
  func deleteForGood(_ ids: [Int64], in vault: OpenVault) -> WalletReply {
    changed(in: vault) { store, key in
      try UndoStore(vault.vault).deleteForGood(paymentCards: ids, under: key)
      return .deleted(ids, isForGood: true)
    }
  }

  /// Marks cards as favourites, or removes the mark.
  func mark(_ ids: [Int64], _ isFavourite: Bool, in vault: OpenVault) -> WalletReply {
    changed(in: vault) { store, key in
      .marked(try store.mark(ids, asFavourite: isFavourite, at: now, under: key))
    }
  }

  /// Moves cards to other places.
  func place(_ places: [CardPlace], _ title: String, in vault: OpenVault) -> WalletReply {
    changed(in: vault) { store, key in
      try store.place(places, moving: title, at: now, under: key)
      return .placed(places)
    }
  }

  private func changed(
    in vault: OpenVault,
    _ body: (CardStore, VaultKey) throws -> WalletReply
  ) -> WalletReply {
    do throws(FailureReason) {
      return try vault.attempt { vault, key in try body(CardStore(vault), key) }
    } catch {
      return .notChanged(error)
    }
  }

  /// A part of a card for pasting: digits only, the expiry as MM/YY, a custom field as it is.
  func text(
    of part: CardPart,
    ofCard id: Int64,
    in vault: OpenVault
  ) throws(FailureReason) -> SecretBytes {
    let card = try card(id, in: vault)
    return try vault.attempt { _, _ in try card.copied(part) }
  }

  private func card(
    _ id: Int64,
    in vault: OpenVault
  ) throws(FailureReason) -> PaymentCard<SecretDigits> {
    guard
      let card = try vault.attempt({ vault, key in try CardStore(vault).card(id, under: key) })
    else { throw .gone }
    return card
  }
}
