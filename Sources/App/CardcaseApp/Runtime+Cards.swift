import CardcaseUI
import PaymentCards
import Secrets
import Store
import Vault

/// What the screens ask of the wallet. A card is open here for one use only.
extension Runtime {
  func open(card id: Int64, for use: CardUse) {
    guard let card = kept(id) else {
      handle(.outcome(.cardNotOpened))
      return
    }
    handle(.outcome(.cardOpened(id, for: use, use.part(of: card))))
  }

  func save(_ card: PaymentCard<SecretDigits>, _ saving: CardSaving) {
    let outcome = attempt { vault, key -> Outcome in
      let store = CardStore(vault)
      let among = saving.unlessSameAs
      if let other = try store.firstWithNumber(card.number, among: among, under: key) {
        return .cardExists(other)
      }
      return .cardSaved(
        try store.save(
          card,
          replacing: saving.replacing,
          keepingCode: saving.keepsOldCode,
          under: key
        )
      )
    }
    handle(.outcome(outcome ?? .cardNotSaved))
  }

  /// Deletes a card, and keeps it sealed under the vault key for as long as that is here.
  func delete(card id: Int64) {
    let outcome = attempt { vault, key -> Outcome in
      var kept = deletedCard
      try CardStore(vault).delete(id, under: key) { card, place in
        kept = (try cardSeal.seal(card, under: key), place)
      }
      deletedCard = kept
      return .cardDeleted(id)
    }
    handle(.outcome(outcome ?? .cardNotChanged))
  }

  func restoreCard() {
    let outcome = attempt { vault, key -> Outcome? in
      guard let deletedCard else { return nil }
      let card = try cardSeal.open(deletedCard.card, with: key).value
      let entry = try CardStore(vault).save(card, at: deletedCard.place, under: key)
      self.deletedCard = nil
      return .cardRestored(entry)
    }
    handle(.outcome((outcome ?? nil) ?? .cardNotChanged))
  }

  func mark(card id: Int64, _ isFavourite: Bool) {
    let entry = attempt { vault, key in
      try CardStore(vault).mark(id, asFavourite: isFavourite, under: key)
    }
    handle(.outcome(entry.map { .cardMarked($0) } ?? .cardNotChanged))
  }

  func place(_ places: [CardPlace]) {
    let isDone: Void? = attempt { vault, key in
      try CardStore(vault).place(places, under: key)
    }
    handle(.outcome(isDone == nil ? .cardNotChanged : .cardsPlaced(places)))
  }

  /// Copies a field of a card: digits only, the expiry as cards have it.
  func copy(_ field: CardField, ofCard id: Int64) {
    guard let text = kept(id).flatMap({ try? $0.copied(field) }) else {
      handle(.outcome(.cardNotOpened))
      return
    }
    clipboard.copy(text, of: field)
  }

  private func kept(_ id: Int64) -> PaymentCard<SecretDigits>? {
    attempt { vault, key in try CardStore(vault).card(id, under: key) } ?? nil
  }

  private var cardSeal: SessionSeal<PaymentCard<SecretDigits>> {
    SessionSeal(version: 1, random: random)
  }
}

extension PaymentCard<SecretDigits> {
  /// A field as it is pasted.
  fileprivate func copied(_ field: CardField) throws -> SecretBytes {
    switch field {
    case .number: return try number.text
    case .securityCode: return try (securityCode ?? SecretDigits()).text
    case .expiry:
      guard let expiry else { return try SecretBytes(count: 0) }
      let (month, year) = (expiry.month, expiry.year % 100)
      let digits = [month / 10, month % 10, year / 10, year % 10].map { UInt8(0x30 + $0) }
      return try SecretBytes(digits[..<2] + [UInt8(ascii: "/")] + digits[2...])
    case .holder: return try SecretBytes(Array(holder.utf8))
    }
  }
}

extension SecretDigits {
  /// The digits in ASCII.
  var text: SecretBytes {
    get throws {
      let text = try SecretBytes(count: count)
      text.withUnsafeMutableBytes { bytes in
        for index in 0..<count { bytes[index] = 0x30 + digit(at: index) }
      }
      return text
    }
  }
}
