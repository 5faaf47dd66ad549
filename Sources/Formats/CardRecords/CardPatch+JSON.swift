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
    label = try Self.line(members[.label], .label, longest: CardTextLimits.title)
    holder = try Self.line(members[.holder], .holder, longest: HolderCheck.longest)
    if case .value(let name) = holder, HolderCheck.state(of: name) != .valid {
      throw .value(.holder)
    }
    notes = try Self.text(members[.notes], .notes, longest: CardTextLimits.notes)
    favourite = try Self.flag(members[.favourite])
    number = try Self.digits(members[.number], .number)
    code = try Self.digits(members[.code], .code)
    expiry = try Self.expiry(members, now: now)
    brand = try Self.brand(members[.brand])
    customFields = try Self.customFields(members[.customFields])
  }

  private static func brand(_ value: JSONValue?) throws(CardPatchFailure) -> Change<Brand> {
    guard case .value(let name) = try text(value, .brand, longest: CardTextLimits.title) else {
      return value == nil ? .none : .removal
    }
    guard !BrandNames.isNone(name) else { return .removal }
    guard let brand = BrandNames.brand(name) else { throw .value(.brand) }
    return .value(brand)
  }

  private static func customFields(
    _ value: JSONValue?
  ) throws(CardPatchFailure) -> CustomFieldsPatch? {
    guard let value else { return nil }
    do throws(CustomFieldsPatch.Failure) {
      return try CustomFieldsPatch(value)
    } catch .noMemory {
      throw .file(.noMemory)
    } catch {
      throw .value(.customFields)
    }
  }

  private static func members(
    of object: JSONValue
  ) throws(CardPatchFailure) -> [CardPatchName: JSONValue] {
    var found: [CardPatchName: JSONValue] = [:]
    var failure: CardPatchFailure?
    do throws(CardFileFailure) {
      try object.eachMember { name, value throws(CardFileFailure) in
        guard let name = CardPatchName(rawValue: name.string) else {
          failure = failure ?? .unknownName
          return
        }
        if found.updateValue(value, forKey: name) != nil { failure = failure ?? .twice(name) }
      }
    } catch {
      throw .file(error)
    }
    if let failure { throw failure }
    return found
  }

  /// A text of one line, without white space around it.
  private static func line(
    _ value: JSONValue?,
    _ name: CardPatchName,
    longest: Int
  ) throws(CardPatchFailure) -> Change<String> {
    guard case .value(let text) = try text(value, name, longest: longest) else {
      return value == nil ? .none : .removal
    }
    let tidied = HolderCheck.tidied(text)
    return tidied.isEmpty ? .removal : .value(tidied)
  }

  private static func text(
    _ value: JSONValue?,
    _ name: CardPatchName,
    longest: Int
  ) throws(CardPatchFailure) -> Change<String> {
    guard let value else { return .none }
    guard !value.isNull else { return .removal }
    guard value.isString, let text = value.text?.string, text.count <= longest else {
      throw .value(name)
    }
    return text.isEmpty ? .removal : .value(text)
  }

  private static func flag(_ value: JSONValue?) throws(CardPatchFailure) -> Change<Bool> {
    guard let value else { return .none }
    if value.isNull { return .removal }
    guard value.isTrue || value.isFalse else { throw .value(.favourite) }
    return .value(value.isTrue)
  }

  private static func digits(
    _ value: JSONValue?,
    _ name: CardPatchName
  ) throws(CardPatchFailure) -> Change<SecretDigits> {
    guard let value else { return .none }
    guard !value.isNull else { return .removal }
    let parsed: ParsedDigits?
    do throws(CardFileFailure) {
      parsed = try value.text?.digits()
    } catch {
      throw .file(error)
    }
    switch parsed {
    case .digits(let digits): return .value(digits)
    case .some(.none): return .removal
    case .other, nil: throw .value(name)
    }
  }

  /// The expiry in one, or its month and year apart; where both are given they must agree.
  private static func expiry(
    _ members: [CardPatchName: JSONValue],
    now: YearMonth
  ) throws(CardPatchFailure) -> ExpiryChange {
    let given = [members[.expiry], members[.month], members[.year]].compactMap(\.self)
    guard !given.isEmpty else { return .none }
    if given.allSatisfy(\.isNull) { return .removal }
    guard !given.contains(where: \.isNull) else { throw .value(.expiry) }
    let month = try whole(members[.month], .month)
    let year = try whole(members[.year], .year)
    guard let value = members[.expiry] else { return .parts(month: month, year: year) }
    guard value.isString, let text = value.text?.string else { throw .value(.expiry) }
    guard let date = YearMonth(text) ?? ExpiryText(text, now: now).date,
      month ?? date.month == date.month, year ?? date.year == date.year
    else { throw .value(.expiry) }
    return .whole(date)
  }

  private static func whole(
    _ value: JSONValue?,
    _ name: CardPatchName
  ) throws(CardPatchFailure) -> Int? {
    guard let value else { return nil }
    guard let number = value.integer else { throw .value(name) }
    return number
  }
}
