package import PaymentCards
import Secrets

extension CardPatch {
  /// Reads a JSON object with the names that `card new` gives out; null empties a field. Numbers,
  /// security codes and custom fields go straight into guarded memory.
  ///
  /// - Parameters:
  ///   - bytes: the text in UTF-8. It is not copied.
  ///   - now: the current month, to whose century years of two digits belong.
  package init(
    json bytes: UnsafeRawBufferPointer,
    now: YearMonth
  ) throws(CardPatchFailure) {
    let object: JSONValue
    do throws(CardFileFailure) {
      guard UTF8Check.accepts(bytes) else { throw .notUTF8 }
      object = try JSONValue(file: bytes)
    } catch {
      throw .file(error)
    }
    guard object.isObject else { throw .notAnObject }
    let members = try Self.members(of: object)
    guard !members.isEmpty else { throw .empty }
    self.init()
    for field in PaymentCardField.allCases {
      if field == .expiry {
        if let edit = try Self.expiry(members, now: now) { edits.append(edit) }
      } else if let value = members[.whole(field)] {
        edits.append(try edit(of: field, to: value))
      }
    }
  }

  private mutating func edit(
    of field: PaymentCardField,
    to value: JSONValue
  ) throws(CardPatchFailure) -> Edit {
    switch field.slot {
    case .text(let member, let longest, let isLine):
      let text = try Self.text(value, field, longest: longest)
      let kept = isLine ? HolderCheck.tidied(text) : text
      guard field != .holder || kept.isEmpty || HolderCheck.state(of: kept) == .valid else {
        throw .value(field)
      }
      return { card, _ in member.set(&card, kept) }
    case .digits(let member):
      let digits = try Self.digits(value, field)
      if field == .number {
        guard let digits, NumberCheck.lengths.contains(digits.count) else { throw .value(field) }
        number = digits
      }
      return { card, _ throws(CardPatchFailure) in
        if field == .securityCode, let digits {
          guard SecurityCodeCheck(count: digits.count, brand: card.numberBrand).isValid else {
            throw .value(field)
          }
        }
        member.set(&card, digits)
      }
    case .flag(let member):
      guard value.isTrue || value.isFalse || value.isNull else { throw .value(field) }
      let isOn = value.isTrue
      return { card, _ in member.set(&card, isOn) }
    case .brand(let member):
      let name = try Self.text(value, field, longest: CardTextLimits.title)
      let brand = BrandNames.brand(name)
      guard brand != nil || name.isEmpty || BrandNames.isNone(name) else { throw .value(field) }
      return { card, _ in member.set(&card, brand) }
    case .customFields(let member):
      let patch: CustomFieldsPatch
      do throws(CustomFieldsPatch.Failure) {
        patch = try CustomFieldsPatch(value)
      } catch .noMemory {
        throw .file(.noMemory)
      } catch {
        throw .value(field)
      }
      return { card, _ throws(CardPatchFailure) in
        guard let fields = patch.applied(to: member.get(card)) else { throw .value(field) }
        member.set(&card, fields)
      }
    case .month: throw .value(field)
    }
  }

  private static func members(
    of object: JSONValue
  ) throws(CardPatchFailure) -> [PaymentCardField.Name: JSONValue] {
    var found: [PaymentCardField.Name: JSONValue] = [:]
    var failure: CardPatchFailure?
    do throws(CardFileFailure) {
      try object.eachMember { name, value throws(CardFileFailure) in
        guard let name = PaymentCardField.Name(json: name.string) else {
          failure = failure ?? .unknownName
          return
        }
        if found.updateValue(value, forKey: name) != nil { failure = failure ?? .twice(name.json) }
      }
    } catch {
      throw .file(error)
    }
    if let failure { throw failure }
    return found
  }

  /// A text; empty for null.
  private static func text(
    _ value: JSONValue,
    _ field: PaymentCardField,
    longest: Int
  ) throws(CardPatchFailure) -> String {
    guard !value.isNull else { return "" }
    guard value.isString, let text = value.text?.string, text.count <= longest else {
      throw .value(field)
    }
    return text
  }

  /// Digits; nil for null and for none.
  private static func digits(
    _ value: JSONValue,
    _ field: PaymentCardField
  ) throws(CardPatchFailure) -> SecretDigits? {
    guard !value.isNull else { return nil }
    let parsed: ParsedDigits?
    do throws(CardFileFailure) {
      parsed = try value.text?.digits()
    } catch {
      throw .file(error)
    }
    switch parsed {
    case .digits(let digits): return digits
    case .some(.none): return nil
    case .other, nil: throw .value(field)
    }
  }

  /// The expiry in one, or its month and year apart, of which one that is not given stays; where both
  /// are given they must agree. nil where neither is.
  private static func expiry(
    _ members: [PaymentCardField.Name: JSONValue],
    now: YearMonth
  ) throws(CardPatchFailure) -> Edit? {
    let whole = members[.whole(.expiry)]
    let given = [whole, members[.month], members[.year]].compactMap(\.self)
    guard !given.isEmpty else { return nil }
    if given.allSatisfy(\.isNull) { return { card, _ in card.expiry = nil } }
    guard !given.contains(where: \.isNull) else { throw .value(.expiry) }
    let month = try number(members[.month])
    let year = try number(members[.year])
    var date: YearMonth?
    if let whole {
      guard whole.isString, let text = whole.text?.string,
        let read = YearMonth(text) ?? ExpiryText(text, now: now).date,
        month ?? read.month == read.month, year ?? read.year == read.year
      else { throw .value(.expiry) }
      date = read
    }
    return { [date] card, now throws(CardPatchFailure) in
      let (old, month, year) = (card.expiry, date?.month ?? month, date?.year ?? year)
      guard let month = month ?? old?.month, let year = year ?? old?.year,
        let new = YearMonth(year: year, month: month)
      else { throw .value(.expiry) }
      card.expiry = new
      guard new != old else { return }
      switch ExpiryCheck(new, now: now).state {
      case .valid, .expired: break
      case .empty, .incomplete, .invalid: throw .value(.expiry)
      }
    }
  }

  private static func number(_ value: JSONValue?) throws(CardPatchFailure) -> Int? {
    guard let value else { return nil }
    guard let number = value.integer else { throw .value(.expiry) }
    return number
  }
}
