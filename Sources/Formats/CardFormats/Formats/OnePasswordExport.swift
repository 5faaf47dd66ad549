import PaymentCards
import Wording

/// 1Password's export, a zip archive with JSON in it, or that JSON alone: accounts, their vaults, the
/// items of those.
struct OnePasswordExport: ReadableCardFormat {
  private static let fileName = "export.data"

  var name: Phrase { .formatOnePassword }

  func recognizes(_ content: CardFileContent) throws(CardFileFailure) -> Bool {
    if let archive = content.archive { return archive.contains(Self.fileName) }
    return try Self.accounts(in: content) != nil
  }

  func read(
    _ content: CardFileContent,
    now: YearMonth,
    _ take: (CardFileItem) throws(CardFileFailure) -> Void
  ) throws(CardFileFailure) {
    guard let archive = content.archive else {
      return try Self.read(Self.accounts(in: content), now: now, take)
    }
    try archive.withFile(Self.fileName, limit: CardFile.limit) { bytes throws(CardFileFailure) in
      guard let accounts = try Self.accounts(in: CardFileContent(bytes)) else {
        throw .otherArchive
      }
      try Self.read(accounts, now: now, take)
    }
  }

  /// The accounts in a JSON file; nil where they have no vaults, as those of other programs.
  private static func accounts(in content: CardFileContent) throws(CardFileFailure) -> JSONValue? {
    guard let accounts = try content.json?.members("accounts")[0] else { return nil }
    var isFound = false
    try accounts.eachElement { account throws(CardFileFailure) in
      if try account.members("vaults")[0]?.isArray == true { isFound = true }
    }
    return isFound ? accounts : nil
  }

  private static func read(
    _ accounts: JSONValue?,
    now: YearMonth,
    _ take: (CardFileItem) throws(CardFileFailure) -> Void
  ) throws(CardFileFailure) {
    var number = 0
    try accounts?.eachElement { account throws(CardFileFailure) in
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
