package import PaymentCards
package import Secrets

/// The changes that a card of a file makes to another card with the same number: the wallet's, or one
/// earlier in the file. It adds what that card lacks and replaces what differs; what only that card has
/// stays, and so do its number and its favourite mark.
package struct CardUpdate: Sendable {
  /// The changes that are made.
  package enum Extent: Sendable {
    /// All.
    case all
    /// Only the changes that add something and replace nothing.
    case additions
  }

  /// A field of a card.
  package enum Field: Hashable, Sendable {
    case own(PaymentCardField)
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

  /// The card after the changes that are made.
  package private(set) var card: PaymentCard<SecretDigits>
  /// All changes, made or not; none if the card has all that the file's has.
  package private(set) var changes: [Change] = []
  /// The changes that add something and replace nothing.
  package private(set) var additions: [Change] = []
  /// The changes that replace something.
  package private(set) var replacements: [Change] = []
  private let extent: Extent

  /// Compares cards that have the same number.
  ///
  /// - Parameters:
  ///   - old: the wallet's card, or one earlier in the file.
  ///   - file: the file's card, without its security code if that is not to be kept.
  ///   - extent: the changes to make.
  package init(
    of old: PaymentCard<SecretDigits>,
    by file: PaymentCard<SecretDigits>,
    making extent: Extent = .all
  ) throws(SecretFailure) {
    card = old
    self.extent = extent
    for field in PaymentCardField.allCases {
      if case .text(let line, _, true) = field.slot { replace(line, field, by: line.get(file)) }
    }
    renew(by: file)
    for field in PaymentCardField.allCases {
      if case .text(let lines, _, false) = field.slot { add(lines.get(file), to: lines, field) }
    }
    if let new = file.ownBrand, new != old.brand {
      if make(.own(.ownBrand), old.brand.map { .brand($0) } ?? .nothing, .brand(new)) {
        card.ownBrand = new
      }
    }
    try addFields(file.customFields)
  }

  /// True if the card is too large for the wallet.
  package var isTooLarge: Bool {
    card.textLength > CardFileLimits.text || card.customFields.count > CustomField.most
  }

  /// Notes a change.
  ///
  /// - Parameter isAddition: true if nothing is replaced; nil where that is so for want of a value.
  /// - Returns: true if it is made.
  private mutating func make(
    _ field: Field,
    _ old: Shown,
    _ new: Shown,
    isAddition: Bool? = nil
  ) -> Bool {
    let change = Change(field: field, old: old, new: new)
    let isAddition = isAddition ?? (old == .nothing)
    changes.append(change)
    if isAddition { additions.append(change) } else { replacements.append(change) }
    return isAddition || extent == .all
  }

  private mutating func replace(
    _ line: PaymentCardField.Member<String>,
    _ field: PaymentCardField,
    by new: String
  ) {
    let old = line.get(card)
    guard !new.trimmed.isEmpty, new.trimmed != old.trimmed else { return }
    if make(.own(field), .cut(old), .cut(new)) { line.set(&card, new) }
  }

  /// Expiry and security code are printed on one card and change together, so that no card comes about
  /// that never was: those with the later expiry stay. A code is replaced by one with the same expiry,
  /// and goes where a later expiry comes without one.
  private mutating func renew(by file: PaymentCard<SecretDigits>) {
    let (oldExpiry, oldCode) = (card.expiry, card.securityCode)
    let expiry = file.expiry ?? oldExpiry
    if let expiry, let oldExpiry, expiry < oldExpiry { return }
    let isRenewed = expiry != oldExpiry
    let isOfOther = isRenewed && oldExpiry != nil
    // A code whose expiry is not told may be that of another card.
    let mayReplace = isRenewed || file.expiry == oldExpiry
    var code = oldCode
    if let new = file.securityCode, oldCode == nil || mayReplace {
      code = new
    } else if isOfOther {
      code = nil
    }
    let changesCode = code.map { !$0.isSame(as: oldCode) } ?? (oldCode != nil)
    let isAddition = !isOfOther && (oldCode == nil || !changesCode)
    if isRenewed, let expiry,
      make(
        .own(.expiry),
        oldExpiry.map { .expiry($0) } ?? .nothing,
        .expiry(expiry),
        isAddition: isAddition
      )
    {
      card.expiry = expiry
    }
    if changesCode,
      make(
        .own(.securityCode),
        oldCode == nil ? .nothing : .hidden,
        code == nil ? .nothing : .hidden,
        isAddition: isAddition
      )
    {
      card.securityCode = code
    }
  }

  /// Lines come below those of the wallet, unless lines of the one are all of the other.
  private mutating func add(
    _ new: String,
    to lines: PaymentCardField.Member<String>,
    _ field: PaymentCardField
  ) {
    let old = lines.get(card)
    guard !new.trimmed.isEmpty, !Self.hasLines(old, new.trimmed) else { return }
    if make(.own(field), .cut(old), .cut(new), isAddition: true) {
      lines.set(&card, Self.hasLines(new, old.trimmed) ? new : "\(old)\n\(new)")
    }
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
        if make(.custom(field.label), old, old == .hidden ? .hidden : field.shown) {
          try card.customFields[index].take(field)
        }
      } else if make(.custom(field.label), .nothing, field.shown) {
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
