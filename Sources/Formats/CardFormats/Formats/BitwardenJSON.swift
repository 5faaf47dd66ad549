import PaymentCards
import Wording

/// Bitwarden's JSON export that is not encrypted.
struct BitwardenJSON: WritableCardFormat {
  var name: Phrase { .formatBitwarden }

  /// Other programs have a list of items too: Bitwarden's says that it is not encrypted, or has an
  /// item with the content that goes with its type.
  func recognizes(_ content: CardFileContent) throws(CardFileFailure) -> Bool {
    guard let root = try content.json?.members("items", "encrypted"), let items = root[0],
      items.isArray
    else { return false }
    if let encrypted = root[1] { return encrypted.isFalse }
    var isFound = false
    try items.eachElement { item throws(CardFileFailure) in
      guard !isFound, let type = try item.members("type")[0]?.integer else { return }
      let contents = try item.members("login", "secureNote", "card", "identity", "sshKey")
      isFound = contents.indices.contains(type - 1) && contents[type - 1]?.isObject == true
    }
    return isFound
  }

  func read(
    _ content: CardFileContent,
    now: YearMonth,
    _ take: (CardFileItem) throws(CardFileFailure) -> Void
  ) throws(CardFileFailure) {
    var number = 0
    try content.json?.members("items")[0]?.eachElement { item throws(CardFileFailure) in
      number += 1
      try take(Self.read(item, at: ItemPlace(.item, number), now: now))
    }
  }

  func makeWriter() -> any CardFileWriter { BitwardenWriter() }

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
