package import PaymentCards
package import Secrets

/// What a card of a file changes of the wallet's card with the same number. It adds what the wallet's
/// card lacks and replaces what differs; what only the wallet's card has stays, and so do its number
/// and its favourite mark.
package struct CardUpdate: Sendable {
  /// A field of a card.
  package enum Field: Hashable, Sendable {
    case title, holder, expiry, securityCode, notes, brand
    /// A labelled one.
    case custom(String)
  }

  /// A value as a preview may show it.
  package enum Shown: Hashable, Sendable {
    /// There is none.
    case nothing
    /// A text, cut to `Shown.longest` characters.
    case text(String)
    case expiry(YearMonth)
    case brand(Brand)
    /// There is one, which only its owner's request shows.
    case hidden

    /// The greatest number of characters of a text.
    package static let longest = 200

    fileprivate static func cut(_ text: String) -> Shown {
      text.isEmpty ? .nothing : .text(String(text.prefix(longest)))
    }
  }

  /// A change of a field.
  package struct Change: Hashable, Sendable {
    /// The field.
    package let field: Field
    /// The value in the wallet.
    package let old: Shown
    /// The value after the change.
    package let new: Shown

    /// A change of these parts.
    package init(field: Field, old: Shown, new: Shown) {
      self.field = field
      self.old = old
      self.new = new
    }
  }

  /// The wallet's card after the changes.
  package private(set) var card: PaymentCard<SecretDigits>
  /// The changes; none if the wallet's card has all that the file's has.
  package private(set) var changes: [Change] = []

  /// Compares cards that have the same number.
  ///
  /// - Parameters:
  ///   - wallet: the wallet's card.
  ///   - file: the file's card, without its security code if that is not to be kept.
  package init(
    of wallet: PaymentCard<SecretDigits>,
    by file: PaymentCard<SecretDigits>
  ) throws(SecretFailure) {
    card = wallet
    replace(\.title, .title, by: file.title)
    replace(\.holder, .holder, by: file.holder)
    if let new = file.expiry, wallet.expiry.map({ $0 < new }) ?? true {
      card.expiry = new
      note(.expiry, wallet.expiry.map { .expiry($0) } ?? .nothing, .expiry(new))
    }
    if let new = file.securityCode, !new.isSame(as: wallet.securityCode) {
      card.securityCode = new
      note(.securityCode, wallet.securityCode == nil ? .nothing : .hidden, .hidden)
    }
    addNotes(file.notes)
    if let new = file.ownBrand, new != wallet.brand {
      card.ownBrand = new
      note(.brand, wallet.brand.map { .brand($0) } ?? .nothing, .brand(new))
    }
    try addFields(file.customFields)
  }

  /// True if the card is too large for the wallet.
  package var isTooLarge: Bool {
    let length = card.customFields.reduce(
      card.title.utf8.count + card.holder.utf8.count + card.notes.utf8.count
    ) { $0 + $1.label.utf8.count + $1.byteCount }
    return length > CardFileLimits.text || card.customFields.count > CustomField.most
  }

  private mutating func note(_ field: Field, _ old: Shown, _ new: Shown) {
    changes.append(Change(field: field, old: old, new: new))
  }

  private mutating func replace(
    _ path: WritableKeyPath<PaymentCard<SecretDigits>, String>,
    _ field: Field,
    by new: String
  ) {
    let old = card[keyPath: path]
    guard !new.trimmed.isEmpty, new.trimmed != old.trimmed else { return }
    card[keyPath: path] = new
    note(field, .cut(old), .cut(new))
  }

  /// Notes come below those of the wallet, unless lines of the one are all of the other.
  private mutating func addNotes(_ new: String) {
    let old = card.notes
    guard !new.trimmed.isEmpty, !Self.hasLines(old, new.trimmed) else { return }
    card.notes = Self.hasLines(new, old.trimmed) ? new : "\(old)\n\(new)"
    note(.notes, .cut(old), .cut(new))
  }

  /// True if a text has lines one after the other that are all of another text.
  private static func hasLines(_ text: String, _ lines: String) -> Bool {
    guard !lines.isEmpty else { return true }
    guard lines.utf8.count <= text.utf8.count else { return false }
    return Array("\n\(text)\n".utf8).contains(Array("\n\(lines)\n".utf8))
  }

  /// A field replaces the wallet's of the same label where each of them has only one of it that the
  /// other has not. Otherwise it is added.
  private mutating func addFields(_ new: [CustomField]) throws(SecretFailure) {
    var left = Array(card.customFields.indices)
    let missing = new.filter { field in
      guard let match = left.firstIndex(where: { card.customFields[$0].says(field) }) else {
        return true
      }
      left.remove(at: match)
      return false
    }
    for field in missing {
      let label = field.label.lowercased()
      let old = left.filter { card.customFields[$0].label.lowercased() == label }
      let isOnly = missing.count { $0.label.lowercased() == label } == 1
      if isOnly, old.count == 1, let index = old.first {
        let old = card.customFields[index].shown
        note(.custom(field.label), old, old == .hidden ? .hidden : field.shown)
        try card.customFields[index].take(field)
      } else {
        note(.custom(field.label), .nothing, field.shown)
        card.customFields.append(field)
      }
    }
  }
}

extension CustomField {
  fileprivate var shown: CardUpdate.Shown {
    switch value {
    case .text(let text): .cut(text)
    case .hidden: .hidden
    }
  }

  /// True if the label and the text are another field's, hidden or not.
  fileprivate func says(_ other: CustomField) -> Bool {
    guard label.lowercased() == other.label.lowercased(), byteCount == other.byteCount else {
      return false
    }
    return withUTF8 { own in other.withUTF8 { own.elementsEqual($0) } }
  }

  private func withUTF8<R>(_ body: (UnsafeRawBufferPointer) -> R) -> R {
    switch value {
    case .text(var text): text.withUTF8 { body(UnsafeRawBufferPointer($0)) }
    case .hidden(let text): text.withUTF8(body)
    }
  }

  /// Takes another field's value. What was hidden stays so.
  fileprivate mutating func take(_ other: CustomField) throws(SecretFailure) {
    if isHidden, case .text(let text) = other.value {
      value = .hidden(try SecretText(text))
    } else {
      value = other.value
    }
  }
}

extension SecretDigits {
  fileprivate func isSame(as other: SecretDigits?) -> Bool {
    other.map { count == $0.count && hasSameDigits(as: $0) } ?? false
  }
}
