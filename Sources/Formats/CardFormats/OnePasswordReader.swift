import PaymentCards

/// The JSON of 1Password's export: accounts, their vaults, the items of those.
enum OnePasswordReader {
  /// Whether accounts are those of 1Password, which have vaults.
  static func isExport(of accounts: JSONValue) throws(CardFileFailure) -> Bool {
    var isFound = false
    try accounts.eachElement { account throws(CardFileFailure) in
      if try account.members("vaults")[0]?.isArray == true { isFound = true }
    }
    return isFound
  }

  static func read(
    _ accounts: JSONValue,
    now: YearMonth,
    _ take: (CardFileItem) throws(CardFileFailure) -> Void
  ) throws(CardFileFailure) {
    var number = 0
    try accounts.eachElement { account throws(CardFileFailure) in
      try account.members("vaults")[0]?.eachElement { vault throws(CardFileFailure) in
        try vault.members("items")[0]?.eachElement { item throws(CardFileFailure) in
          number += 1
          try take(read(item, at: ItemPlace(.item, number), now: now))
        }
      }
    }
  }

  private static func read(
    _ wrapped: JSONValue,
    at place: ItemPlace,
    now: YearMonth
  ) throws(CardFileFailure) -> CardFileItem {
    // Early exports have each item inside another object.
    let item = try wrapped.members("item")[0] ?? wrapped
    let found = try item.members("categoryUuid", "overview", "details", "favIndex", "state")
    var fields = CardFields(place: place, now: now)
    fields.title = try found[1]?.members("title")[0]?.string ?? ""
    guard let category = found[0]?.text?.string else { return fields.refused(.malformed) }
    guard category == "002" else { return fields.refused(.notACard(kinds[category] ?? .other)) }
    if found[4]?.string == "trashed" { return fields.refused(.deleted) }
    fields.isFavourite = (found[3]?.integer ?? 0) != 0
    let details = try found[2]?.members("notesPlain", "sections") ?? [nil, nil]
    fields.notes = details[0]?.string ?? ""
    var read = fields
    try details[1]?.eachElement { section throws(CardFileFailure) in
      try section.members("fields")[0]?.eachElement { field throws(CardFileFailure) in
        try take(field, into: &read)
      }
    }
    return try read.item()
  }

  private static func take(
    _ field: JSONValue,
    into fields: inout CardFields
  ) throws(CardFileFailure) {
    let found = try field.members("id", "value")
    var value: JSONValue?
    // The one member of a value is named after its kind.
    try found[1]?.eachMember { _, inner throws(CardFileFailure) in value = inner }
    guard let value, let text = value.text, !text.isEmpty else { return }
    switch found[0]?.string {
    case "cardholder": fields.holder = text.string
    case "ccnum": fields.number = text
    case "cvv": fields.securityCode = text
    // A number, `202812`.
    case "expiry": fields.setExpiry(text.string)
    case "type": break
    default: fields.leftOut += 1
    }
  }

  private static let kinds: [String: ItemKind] = [
    "001": .login, "003": .note, "004": .identity, "005": .password, "006": .document,
    "101": .bankAccount, "114": .key,
  ]
}
