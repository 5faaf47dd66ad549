package import PaymentCards

/// A card as one JSON object, as a script gives it: the names are those of `card new`, or the plain
/// names of its fields.
package enum CardObject {
  /// The reason why an object is no card. Nothing of its values is part of it.
  package enum Failure: Error, Equatable, Sendable {
    /// The text is not one JSON object.
    case notAnObject
    /// There is no such field, or its value is neither text nor a number.
    case field(String)
    /// A field is there twice, by whatever names.
    case twice(String)
    /// There is no number.
    case noNumber
    /// The number is not 12 to 19 digits.
    case number
    /// The check digit does not agree, or no brand is known to have such a number.
    case doubtful
    /// The expiry is no month.
    case expiry
    /// The security code is not three or four digits.
    case code
    /// There is no brand of that name.
    case brand
    /// The custom fields are no list of labels and values.
    case customFields
    /// The texts are longer than a card's may be.
    case tooMuchText(String)
    /// There is no guarded memory.
    case noMemory
  }

  /// The name of the custom fields.
  private static let customFieldsName: StaticString = "fields"

  /// Reads a card. Numbers, codes and hidden fields go from the bytes into guarded memory. A brand is
  /// kept where the number tells another. What is null is passed over.
  ///
  /// - Parameters:
  ///   - now: the current month, to whose century years of two digits belong.
  ///   - anyway: true to take a doubtful number.
  package static func read(
    _ bytes: UnsafeRawBufferPointer,
    now: YearMonth,
    anyway: Bool
  ) throws(Failure) -> PaymentCard<SecretDigits> {
    var values: [PaymentCardField.Name: RawText] = [:]
    var customFields: CustomFieldsPatch?
    var failure: Failure?
    do throws(CardFileFailure) {
      let object = try JSONValue(file: bytes)
      guard object.isObject else { throw .unknownFormat }
      try object.eachMember { name, value throws(CardFileFailure) in
        guard failure == nil else { return }
        if name.isSame(as: customFieldsName) {
          guard customFields == nil else {
            failure = .twice(customFieldsName.description)
            return
          }
          do throws(CustomFieldsPatch.Failure) {
            customFields = try CustomFieldsPatch(value)
          } catch .noMemory {
            throw .noMemory
          } catch {
            failure = .customFields
          }
          return
        }
        let field = PaymentCardField.Name(argument: name.string)
        if let field, value.bytes.elementsEqual("null".utf8), values[field] == nil { return }
        guard let field, let text = value.text else {
          failure = .field(String(name.string.prefix(40)))
          return
        }
        if values.updateValue(text, forKey: field) != nil {
          failure = .twice(field.argument ?? field.json)
        }
      }
    } catch .noMemory {
      throw .noMemory
    } catch {
      throw .notAnObject
    }
    if let failure { throw failure }
    var card = try card(values, now: now, anyway: anyway)
    if let customFields {
      guard let fields = customFields.applied(to: []) else { throw .tooMuchText("fields") }
      card.customFields = fields
    }
    return card
  }

  private static func card(
    _ values: [PaymentCardField.Name: RawText],
    now: YearMonth,
    anyway: Bool
  ) throws(Failure) -> PaymentCard<SecretDigits> {
    guard let number = try digits(values[.whole(.number)], or: .number) else { throw .noNumber }
    switch NumberCheck(number).saving {
    case .allowed: break
    case .onlyAnyway: if !anyway { throw .doubtful }
    case .refused:
      guard NumberCheck.lengths.contains(number.count) else { throw .number }
      if !anyway { throw .doubtful }
    }
    let code = try digits(values[.whole(.securityCode)], or: .code)
    guard code.map({ (3...4).contains($0.count) }) ?? true else { throw .code }
    var card = PaymentCard(
      title: "",
      holder: "",
      number: number,
      expiry: try expiry(values, now: now),
      securityCode: code
    )
    var texts: [(name: String, length: Int)] = []
    for field in PaymentCardField.allCases {
      guard case .text(let member, _, let isLine) = field.slot,
        let text = values[.whole(field)]?.string
      else { continue }
      texts.append((field.row.argument ?? field.row.json, text.utf8.count))
      member.set(&card, isLine ? text.trimmed : text)
    }
    if texts.reduce(0, { $0 + $1.length }) > CardFileLimits.text {
      throw .tooMuchText(texts.max { $0.length < $1.length }?.name ?? "")
    }
    if let name = values[.whole(.ownBrand)]?.string, !BrandNames.isNone(name) {
      guard let brand = BrandNames.brand(name) else { throw .brand }
      card.setOwnBrand(brand)
    }
    return card
  }

  private static func digits(
    _ text: RawText?,
    or failure: Failure
  ) throws(Failure) -> SecretDigits? {
    let parsed: ParsedDigits
    do throws(CardFileFailure) {
      parsed = try text?.digits() ?? .none
    } catch {
      throw .noMemory
    }
    switch parsed {
    case .none: return nil
    case .digits(let digits): return digits
    case .other: throw failure
    }
  }

  /// The expiry of one field, or of its parts. A card may have all of them, if they agree.
  private static func expiry(
    _ values: [PaymentCardField.Name: RawText],
    now: YearMonth
  ) throws(Failure) -> YearMonth? {
    let parts = [values[.month], values[.year]].compactMap { $0?.string.trimmed }
      .filter { !$0.isEmpty }
    let texts = [values[.whole(.expiry)]?.string.trimmed ?? "", parts.joined(separator: "/")]
      .filter { !$0.isEmpty }
    var found: YearMonth?
    for text in texts {
      let date = ExpiryText(text, now: now).date
      guard let date, found == nil || found == date else { throw .expiry }
      found = date
    }
    return found
  }
}
