import PaymentCards
import ReaderProtocol

/// The items of the accounts of a Credential Exchange file.
struct CredentialExchangeItems {
  private let now: YearMonth
  /// The number of items read so far, in all accounts.
  private var number = 0
  /// The collections of this account.
  private var collections: [Collection] = []
  /// The collections that an item is in, by its identifier.
  private var places: [String: [Int]] = [:]

  /// A collection, and the index of the one around it.
  private struct Collection {
    let title: String
    let parent: Int?
  }

  init(now: YearMonth) {
    self.now = now
  }

  /// Hands on the items of an account, in order. One with several cards is handed on as often.
  mutating func read(
    _ account: JSONValue,
    _ take: @escaping (CardFileItem) throws(CardFileFailure) -> Void
  ) throws(CardFileFailure) {
    let found = try account.members("items", "collections")
    (collections, places) = ([], [:])
    try addCollections(found[1], in: nil)
    var count = number
    try found[0]?.eachElement { item throws(CardFileFailure) in
      count += 1
      try read(item, at: ItemPlace(.item, count), take)
    }
    number = count
  }

  /// Notes which items collections have; each may have others in it, no deeper than the parser follows.
  private mutating func addCollections(
    _ list: JSONValue?,
    in parent: Int?
  ) throws(CardFileFailure) {
    try list?.eachElement { collection throws(CardFileFailure) in
      let found = try collection.members("title", "items", "subCollections")
      let index = collections.count
      collections.append(Collection(title: (found[0]?.string ?? "").trimmed, parent: parent))
      try found[1]?.eachElement { link throws(CardFileFailure) in
        guard let id = try link.members("item")[0]?.text?.string else { return }
        places[id, default: []].append(index)
      }
      try addCollections(found[2], in: index)
    }
  }

  /// The titles of a collection and of those around it; its own alone where they are longer than a
  /// card's texts may be.
  private func path(of index: Int) -> String {
    var titles = [collections[index].title]
    var (next, length) = (collections[index].parent, titles[0].utf8.count)
    while let index = next {
      titles.append(collections[index].title)
      next = collections[index].parent
      length += collections[index].title.utf8.count
    }
    return length > CardFileLimits.text
      ? titles[0] : titles.reversed().joined(separator: "/")
  }

  private func read(
    _ item: JSONValue,
    at place: ItemPlace,
    _ take: @escaping (CardFileItem) throws(CardFileFailure) -> Void
  ) throws(CardFileFailure) {
    let found = try item.members(
      "id",
      "title",
      "subtitle",
      "favorite",
      "credentials",
      "tags",
      "scope"
    )
    var cards: [JSONValue] = []
    var others: [(type: String, credential: JSONValue)] = []
    try found[4]?.eachElement { credential throws(CardFileFailure) in
      let type = try credential.members("type")[0]?.string ?? ""
      if type == "credit-card" {
        cards.append(credential)
      } else {
        others.append((type, credential))
      }
    }
    var fields = CardFields(place: place, now: now)
    fields.title = found[1]?.string ?? ""
    guard item.isObject, found[4]?.isArray == true else {
      return try take(fields.refused(.malformed))
    }
    guard !cards.isEmpty else {
      let kind = others.lazy.compactMap { Self.kinds[$0.type] }.first ?? .other
      return try take(fields.refused(.notACard(kind)))
    }
    fields.isFavourite = found[3]?.isTrue ?? false
    // 1Password's are made of the number's first and last digits.
    let subtitle = found[2]?.string ?? ""
    if !subtitle.contains("*"), !subtitle.contains("•") { fields.add("Subtitle", subtitle) }
    try addFolders(of: found[0], tags: found[5], scope: found[6], to: &fields)
    var beside = CardFields(place: place, now: now)
    for (type, credential) in others { try Self.add(credential, of: type, to: &beside) }
    // Each card has all of that: an item may have many of both.
    let isTooMuch = fields.customFields.count + beside.customFields.count > CustomField.most
    for card in cards {
      guard !isTooMuch else {
        try take(fields.refused(.tooMuchText))
        continue
      }
      var read = fields
      try Self.add(card: card, to: &read)
      read.add(all: beside)
      try take(read.item())
    }
  }

  private func addFolders(
    of id: JSONValue?,
    tags: JSONValue?,
    scope: JSONValue?,
    to fields: inout CardFields
  ) throws(CardFileFailure) {
    if let id = id?.text?.string {
      for index in places[id]?.prefix(CustomField.most + 1) ?? [] {
        fields.add(CustomFieldLabel.folder, path(of: index))
      }
    }
    var words: [String] = []
    try tags?.eachElement { tag throws(CardFileFailure) in words.append(tag.string) }
    fields.add(CustomFieldLabel.tags, TagList.text(words))
    try scope?.members("urls")[0]?.eachElement { url throws(CardFileFailure) in
      fields.add("Website", url.string)
    }
  }

  /// Takes a card's values. Those that later versions add become labelled fields.
  private static func add(
    card: JSONValue,
    to fields: inout CardFields
  ) throws(CardFileFailure) {
    try card.eachMember { name, value throws(CardFileFailure) in
      let field = try EditableField(value)
      switch name.string {
      case "type", "id", "extensions": break
      case "number": fields.number = field?.value
      case "fullName": fields.holder = field?.value.string ?? ""
      case "cardType": fields.setBrand(field?.value.string ?? "")
      case "verificationNumber": fields.securityCode = field?.value
      case "expiryDate": fields.setExpiry(field?.value.string ?? "")
      case "pin": try field?.add(to: &fields, as: CustomFieldLabel.pin, isHidden: true)
      case "validFrom": try field?.add(to: &fields, as: CustomFieldLabel.validFrom)
      case let other: try field?.add(to: &fields, or: other)
      }
    }
  }

  /// Takes what stands beside a card in its item.
  private static func add(
    _ credential: JSONValue,
    of type: String,
    to fields: inout CardFields
  ) throws(CardFileFailure) {
    switch type {
    case "passkey": fields.remarks.append(.passkey)
    case "file":
      fields.remarks.append(.attachment(name: try credential.members("name")[0]?.string ?? ""))
    case "note":
      let note = try credential.members("content")[0].flatMap { content throws(CardFileFailure) in
        try EditableField(content)
      }
      if !fields.notes.isEmpty { fields.notes += "\n" }
      fields.notes += note?.value.string ?? ""
    case "custom-fields":
      let found = try credential.members("label", "fields")
      let label = found[0]?.string ?? ""
      try found[1]?.eachElement { value throws(CardFileFailure) in
        try EditableField(value)?.add(to: &fields, or: label)
      }
    case "item-reference": break
    default:
      try credential.eachMember { name, value throws(CardFileFailure) in
        guard !["type", "id", "extensions"].contains(name.string) else { return }
        // What is no field there is key material more often than not.
        try EditableField(value)?.add(to: &fields, or: name.string, isHidden: !value.isObject)
      }
    }
  }

  private static let kinds: [String: ItemKind] = [
    "basic-auth": .login, "passkey": .login, "totp": .login, "note": .note,
    "generated-password": .password, "file": .document, "address": .identity,
    "drivers-license": .identity, "identity-document": .identity, "passport": .identity,
    "person-name": .identity, "api-key": .key, "ssh-key": .key, "wifi": .password,
  ]
}

/// A value with its label and kind; drafts of the format have the value alone.
private struct EditableField {
  let value: RawText
  private let label: String
  private let isConcealed: Bool

  /// The field that a value is; nil where it has no text.
  init?(_ json: JSONValue) throws(CardFileFailure) {
    let found = try json.members("value", "label", "fieldType")
    // Truth values are strings there, but other programs may write the words themselves.
    let inner = json.isObject ? found[0] : json
    guard let inner, let value = inner.text ?? (inner.isWord ? RawText(inner.bytes) : nil) else {
      return nil
    }
    self.value = value
    label = found[1]?.string ?? ""
    isConcealed = found[2]?.string.hasPrefix("concealed") ?? false
  }

  /// Adds it under a name of ours.
  func add(
    to fields: inout CardFields,
    as name: String,
    isHidden: Bool = false
  ) throws(CardFileFailure) {
    try fields.add(name, value, isHidden: isHidden || isConcealed)
  }

  /// Adds it under its own label, or another where it has none.
  func add(
    to fields: inout CardFields,
    or name: String,
    isHidden: Bool = false
  ) throws(CardFileFailure) {
    try add(to: &fields, as: label.trimmed.isEmpty ? name : label, isHidden: isHidden)
  }
}

extension JSONValue {
  /// True for `true` and `false`.
  fileprivate var isWord: Bool { isTrue || isFalse }
}
