import PaymentCards

/// Bitwarden's JSON export.
enum BitwardenReader {
  /// Why an export's root can't be read; nil where it can.
  static func encryption(of root: JSONValue) throws(CardFileFailure) -> EncryptedCardFile? {
    let found = try root.members("encrypted", "passwordProtected", "encKeyValidation_DO_NOT_EDIT")
    if found[0]?.isTrue == true, found[1]?.isTrue == true { return .bitwardenPassword }
    return found[2] != nil ? .bitwardenAccount : nil
  }

  /// Whether a root with these items is an export of Bitwarden's: other programs have a list of items
  /// too. It says itself whether it is encrypted, or an item has what goes with its type.
  static func isExport(_ root: JSONValue, of items: JSONValue) throws(CardFileFailure) -> Bool {
    guard items.isArray else { return false }
    if let encrypted = try root.members("encrypted")[0] { return encrypted.isFalse }
    var isFound = false
    try items.eachElement { item throws(CardFileFailure) in
      guard !isFound, let type = try item.members("type")[0]?.integer else { return }
      let contents = try item.members("login", "secureNote", "card", "identity", "sshKey")
      isFound = contents.indices.contains(type - 1) && contents[type - 1]?.isObject == true
    }
    return isFound
  }

  static func read(
    _ items: JSONValue,
    now: YearMonth,
    _ take: (CardFileItem) throws(CardFileFailure) -> Void
  ) throws(CardFileFailure) {
    var number = 0
    try items.eachElement { item throws(CardFileFailure) in
      number += 1
      try take(read(item, at: ItemPlace(.item, number), now: now))
    }
  }

  private static func read(
    _ item: JSONValue,
    at place: ItemPlace,
    now: YearMonth
  ) throws(CardFileFailure) -> CardFileItem {
    let found = try item.members(
      "type",
      "name",
      "notes",
      "favorite",
      "card",
      "fields",
      "deletedDate"
    )
    var fields = CardFields(place: place, now: now)
    fields.title = found[1]?.string ?? ""
    guard let type = found[0]?.integer else { return fields.refused(.malformed) }
    guard type == 3 else { return fields.refused(.notACard(kinds[type] ?? .other)) }
    if found[6]?.text != nil { return fields.refused(.deleted) }
    guard let card = found[4], card.isObject else { return fields.refused(.noNumber) }
    fields.notes = found[2]?.string ?? ""
    fields.isFavourite = found[3]?.isTrue ?? false
    let values = try card.members("cardholderName", "number", "expMonth", "expYear", "code")
    fields.holder = values[0]?.string ?? ""
    fields.number = values[1]?.text
    fields.setExpiry(month: values[2]?.string ?? "", year: values[3]?.string ?? "")
    fields.securityCode = values[4]?.text
    var others = 0
    try found[5]?.eachElement { _ in others += 1 }
    fields.leftOut = others
    return try fields.item()
  }

  private static let kinds: [Int: ItemKind] = [1: .login, 2: .note, 4: .identity, 5: .key]
}
