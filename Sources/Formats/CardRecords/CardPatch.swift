package import PaymentCards
import Secrets

/// Changes of a card's fields. All other fields stay as they are.
package struct CardPatch: Sendable {
  /// The change of a field.
  package enum Change<Value: Sendable>: Sendable {
    /// It stays as it is.
    case none
    /// It is emptied.
    case removal
    /// It gets a value.
    case value(Value)
  }

  /// The change of the expiry.
  enum ExpiryChange: Sendable {
    case none, removal
    case whole(YearMonth)
    /// A month and a year apart; what is nil stays.
    case parts(month: Int?, year: Int?)
  }

  var label = Change<String>.none
  var holder = Change<String>.none
  var notes = Change<String>.none
  var favourite = Change<Bool>.none
  package internal(set) var number = Change<SecretDigits>.none
  var code = Change<SecretDigits>.none
  var expiry = ExpiryChange.none
  var brand = Change<Brand>.none
  var customFields: CustomFieldsPatch?

  /// The card after the changes.
  ///
  /// - Parameter now: the current month, which an expiry may not be too far ahead of.
  /// - Throws: the first value that a card can't have.
  package func applied(
    to card: PaymentCard<SecretDigits>,
    now: YearMonth
  ) throws(CardPatchFailure) -> PaymentCard<SecretDigits> {
    var card = card
    card.title = label.applied(to: card.title, empty: "")
    card.holder = holder.applied(to: card.holder, empty: "")
    card.notes = notes.applied(to: card.notes, empty: "")
    card.isFavourite = favourite.applied(to: card.isFavourite, empty: false)
    switch number {
    case .none: break
    case .removal: throw .value(.number)
    case .value(let digits):
      guard NumberCheck.lengths.contains(digits.count) else { throw .value(.number) }
      card.number = digits
    }
    switch code {
    case .none: break
    case .removal: card.securityCode = nil
    case .value(let digits):
      guard SecurityCodeCheck(count: digits.count, brand: card.numberBrand).isValid else {
        throw .value(.code)
      }
      card.securityCode = digits
    }
    card.expiry = try changed(card.expiry, now: now)
    switch brand {
    case .none: card.setOwnBrand(card.ownBrand)
    case .removal: card.setOwnBrand(nil)
    case .value(let brand): card.setOwnBrand(brand)
    }
    if let customFields {
      guard let fields = customFields.applied(to: card.customFields) else {
        throw .value(.customFields)
      }
      card.customFields = fields
    }
    return card
  }

  /// True if the number gets a value that may be mistyped.
  package var hasDoubtfulNumber: Bool {
    guard case .value(let digits) = number else { return false }
    return NumberCheck(digits).saving != .allowed
  }

  private func changed(
    _ old: YearMonth?,
    now: YearMonth
  ) throws(CardPatchFailure) -> YearMonth? {
    let new: YearMonth?
    switch expiry {
    case .none: return old
    case .removal: return nil
    case .whole(let date): new = date
    case .parts(let month, let year):
      guard let month = month ?? old?.month, let year = year ?? old?.year else {
        throw .value(.expiry)
      }
      new = YearMonth(year: year, month: month)
    }
    guard let new else { throw .value(.expiry) }
    if new == old { return new }
    switch ExpiryCheck(new, now: now).state {
    case .valid, .expired: return new
    case .empty, .incomplete, .invalid: throw .value(.expiry)
    }
  }
}

extension CardPatch.Change {
  fileprivate func applied(to old: Value, empty: Value) -> Value {
    switch self {
    case .none: old
    case .removal: empty
    case .value(let new): new
    }
  }
}

/// The reason why a card's fields can't be changed. Nothing that was given is part of it.
package enum CardPatchFailure: Error, Equatable, Sendable {
  /// The text is no JSON.
  case file(CardFileFailure)
  /// The JSON is no object.
  case notAnObject
  /// The object names no field.
  case empty
  /// The object names something that is no field.
  case unknownName
  /// The object names a field twice.
  case twice(CardPatchName)
  /// A card can't have the field's value.
  case value(CardPatchName)
}

/// The names of a card's fields in JSON.
package enum CardPatchName: String, CaseIterable, Sendable {
  case label, notes, favourite
  case number = "cc-number"
  case holder = "cc-name"
  case expiry = "cc-exp"
  case month = "cc-exp-month"
  case year = "cc-exp-year"
  case code = "cc-csc"
  /// The brand, which is kept where the number tells another.
  case brand = "cc-type"
  case customFields = "fields"
}
