import PaymentCards
import ReaderProtocol

/// The items of Bitwarden's JSON: of a file, or of what was decrypted or unpacked.
///
/// Source: bitwarden/clients, `libs/common/src/models/export/` and, for the numbers,
/// `libs/common/src/vault/enums/{cipher-type,field-type,linked-id-type}.enum.ts`.
struct BitwardenItems {
  /// The names of what is attached to items, by the items' identifiers, where that is known from
  /// elsewhere than the JSON.
  var attachments: [String: [String]] = [:]
  /// The current month, to whose century years of two digits belong.
  let now: YearMonth
  /// The names of folders and collections by their identifiers.
  private var folders: [String: String] = [:]

  init(now: YearMonth, attachments: [String: [String]] = [:]) {
    self.now = now
    self.attachments = attachments
  }

  /// Reads JSON that was decrypted or unpacked.
  ///
  /// - Throws: `broken`, `tooDeep`, `notUTF8`; `unknownFormat` where there are no items.
  func read(
    json bytes: UnsafeRawBufferPointer,
    _ take: @escaping (CardFileItem) throws(CardFileFailure) -> Void
  ) throws(CardFileFailure) {
    guard UTF8Check.accepts(bytes) else { throw .notUTF8 }
    try read(JSONValue(file: bytes), take)
  }

  /// Hands on each item of an export, in order.
  ///
  /// - Throws: `unknownFormat` where there are no items.
  func read(
    _ root: JSONValue,
    _ take: @escaping (CardFileItem) throws(CardFileFailure) -> Void
  ) throws(CardFileFailure) {
    let found = try root.members("items", "folders", "collections")
    guard let items = found[0], items.isArray else { throw .unknownFormat }
    var reader = self
    for list in found.dropFirst() {
      try list?.eachElement { folder throws(CardFileFailure) in
        let values = try folder.members("id", "name")
        if let id = values[0]?.text?.string {
          reader.folders[id] = (values[1]?.string ?? "").trimmed
        }
      }
    }
    var number = 0
    try items.eachElement { item throws(CardFileFailure) in
      number += 1
      try take(reader.read(item, at: ItemPlace(.item, number)))
    }
  }

  private func read(
    _ item: JSONValue,
    at place: ItemPlace
  ) throws(CardFileFailure) -> CardFileItem {
    let item = try Item(item)
    var fields = CardFields(place: place, now: now)
    fields.title = item.name?.string ?? ""
    guard let type = item.type?.integer else { return fields.refused(.malformed) }
    if item.deletedDate?.isString == true { return fields.refused(.deleted) }
    fields.isFavourite = item.favorite?.isTrue ?? false
    try addPlace(of: item, to: &fields)
    let custom = try Self.values(of: item)
    guard type == 3 else {
      let refusal = ItemRefusal.notACard(Self.kinds[type] ?? .other)
      return try Self.entry(item, custom).item(fields, now: now, otherwise: refusal)
    }
    guard let card = item.card, card.isObject else { return fields.refused(.noNumber) }
    fields.notes = item.notes?.string ?? ""
    try Self.add(card, to: &fields)
    for value in custom { try fields.add(value.name, value.text, isHidden: value.isHidden) }
    return try fields.item()
  }

  /// Takes the folders of an item, and what is told of it.
  private func addPlace(
    of item: Item,
    to fields: inout CardFields
  ) throws(CardFileFailure) {
    var names = [item.folderId].compactMap { $0?.text?.string }
    try item.collectionIds?.eachElement { id throws(CardFileFailure) in names.append(id.string) }
    for name in names.compactMap({ folders[$0] }) { fields.add(CustomFieldLabel.folder, name) }
    var remarks: [ImportRemark] = item.archivedDate?.isString == true ? [.archived] : []
    if let id = item.id?.text?.string {
      remarks += (attachments[id] ?? []).map { .attachment(name: $0) }
    }
    try item.attachments?.eachElement { file throws(CardFileFailure) in
      remarks.append(.attachment(name: try file.members("fileName")[0]?.string ?? ""))
    }
    try item.login?.members("fido2Credentials")[0]?.eachElement { _ throws(CardFileFailure) in
      remarks.append(.passkey)
    }
    fields.remarks += remarks
  }

  /// Anything but a card, in which one may be kept all the same.
  private static func entry(
    _ item: Item,
    _ custom: [CardEntry.Value]
  ) throws(CardFileFailure) -> CardEntry {
    var entry = CardEntry()
    entry.notes = item.notes?.text
    entry.values = custom
    let found =
      try item.login?.members("username", "password", "uris", "totp") ?? [nil, nil, nil, nil]
    entry.userName = found[0]?.text
    entry.password = found[1]?.text
    try found[2]?.eachElement { uri throws(CardFileFailure) in
      guard let text = try uri.members("uri")[0]?.text else { return }
      if entry.url == nil {
        entry.url = text
      } else {
        entry.values.append(.init("URL", text, isHidden: false))
      }
    }
    if let secret = found[3]?.text { entry.values.append(.init("TOTP", secret, isHidden: true)) }
    try item.identity?.eachMember { name, value throws(CardFileFailure) in
      guard let text = value.text else { return }
      let isSecret = ["ssn", "passportNumber", "licenseNumber"].contains(name.string)
      entry.values.append(.init(name.string, text, isHidden: isSecret))
    }
    return entry
  }

  private static func add(
    _ card: JSONValue,
    to fields: inout CardFields
  ) throws(CardFileFailure) {
    let values = try card.members(
      "cardholderName",
      "number",
      "expMonth",
      "expYear",
      "code",
      "brand"
    )
    fields.holder = values[0]?.string ?? ""
    fields.number = values[1]?.text
    fields.setExpiry(month: values[2]?.string ?? "", year: values[3]?.string ?? "")
    fields.securityCode = values[4]?.text
    fields.setBrand(values[5]?.string ?? "")
  }

  /// The custom fields of an item.
  private static func values(of item: Item) throws(CardFileFailure) -> [CardEntry.Value] {
    var values: [CardEntry.Value] = []
    try item.fields?.eachElement { field throws(CardFileFailure) in
      if let value = try value(field) { values.append(value) }
    }
    return values
  }

  /// The value of a custom field; nil if it has none.
  private static func value(_ field: JSONValue) throws(CardFileFailure) -> CardEntry.Value? {
    let found = try field.members("name", "value", "type", "linkedId")
    let name = found[0]?.string ?? ""
    if let value = found[1], !value.isNull {
      // `true` and `false` are strings there; some other programs write the words themselves.
      let text = value.text ?? RawText(value.bytes)
      return .init(name, text, isHidden: found[2]?.integer == 1)
    }
    guard let linked = found[3]?.text else { return nil }
    let meaning = Self.linked.first { linked.isSame(as: $0.id) }?.name
    return .init(name, meaning.map { RawText(ascii: $0) } ?? linked, isHidden: false)
  }

  private static let kinds: [Int: ItemKind] = [
    1: .login, 2: .note, 4: .identity, 5: .key, 6: .bankAccount,
  ]

  /// The names of what a linked field stands for, which has no value of its own.
  private static let linked: [(id: StaticString, name: StaticString)] = [
    ("300", "cardholderName"), ("301", "expMonth"), ("302", "expYear"), ("303", "code"),
    ("304", "brand"), ("305", "number"),
  ]
}

/// The members of an item.
private struct Item {
  private(set) var id, type, name, notes, favorite, folderId, collectionIds: JSONValue?
  private(set) var deletedDate, archivedDate, attachments: JSONValue?
  private(set) var card, login, identity, fields: JSONValue?

  init(_ json: JSONValue) throws(CardFileFailure) {
    try json.eachMember { name, value throws(CardFileFailure) in
      switch name.string {
      case "id": id = value
      case "type": type = value
      case "name": self.name = value
      case "notes": notes = value
      case "favorite": favorite = value
      case "folderId": folderId = value
      case "collectionIds": collectionIds = value
      case "deletedDate": deletedDate = value
      case "archivedDate": archivedDate = value
      case "attachments": attachments = value
      case "card": card = value
      case "login": login = value
      case "identity": identity = value
      case "fields": fields = value
      default: break
      }
    }
  }
}

extension RawText {
  /// A text of the program's own.
  fileprivate init(ascii text: StaticString) {
    self.init(UnsafeRawBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }
}
