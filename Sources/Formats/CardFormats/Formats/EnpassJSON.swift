import PaymentCards
import ReaderProtocol

/// Enpass's export as JSON: folders, which it shows as tags, and items with fields of known types.
///
/// Sources: bitwarden/clients, `libs/importer/src/importers/enpass/enpass-json-importer.ts` and its
/// types; ProtonMail/WebClients, `packages/pass/lib/import/providers/enpass`.
struct EnpassJSON: ReadableCardFormat {
  var name: CardFormatName { .enpassJSON }

  func recognizes(_ content: CardFileContent) throws(CardFileFailure) -> Bool {
    let item = try content.json?.members("items")[0]?.firstElement()
    return try item?.members("template_type")[0]?.isString == true
  }

  func read(
    _ content: CardFileContent,
    now: YearMonth,
    _ take: @escaping (CardFileItem) throws(CardFileFailure) -> Void
  ) throws(CardFileFailure) {
    guard let root = try content.json?.members("items", "folders") else { return }
    let folders = try FolderTree(
      root[1],
      names: .init(identifier: "uuid", parent: "parent_uuid", title: "title")
    )
    var number = 0
    try root[0]?.eachElement { item throws(CardFileFailure) in
      number += 1
      try take(Self.read(item, at: ItemPlace(.item, number), folders: folders, now: now))
    }
  }

  private static func read(
    _ item: JSONValue,
    at place: ItemPlace,
    folders: FolderTree,
    now: YearMonth
  ) throws(CardFileFailure) -> CardFileItem {
    let found = try item.members(
      "title",
      "category",
      "template_type",
      "fields",
      "note",
      "favorite",
      "archived",
      "trashed",
      "folders",
      "attachments"
    )
    var fields = CardFields(place: place, now: now)
    fields.title = found[0]?.string ?? ""
    guard found[1]?.isString == true || found[2]?.isString == true else {
      return fields.refused(.malformed)
    }
    fields.isFavourite = found[5].isSet
    if found[6].isSet { fields.remarks.append(.archived) }
    try found[9]?.eachElement { file throws(CardFileFailure) in
      fields.remarks.append(.attachment(name: try file.members("name")[0]?.string ?? ""))
    }
    var tags: [String] = []
    try found[8]?.eachElement { folder throws(CardFileFailure) in
      let path = folders.path(of: folder.string)
      if !path.isEmpty { tags.append(path) }
    }
    let kind = found[1]?.string ?? ""
    let template = found[2]?.string ?? ""
    let read =
      kind == "creditcard" || template.hasPrefix("creditcard.")
      ? try card(fields, found[3], note: found[4]?.string ?? "", tags: tags, now: now)
      : try entry(fields, found[3], note: found[4]?.text, tags: tags, kind: kind, now: now)
    if case .card = read, found[7].isSet { return fields.refused(.deleted) }
    return read
  }

  private static func card(
    _ fields: CardFields,
    _ list: JSONValue?,
    note: String,
    tags: [String],
    now: YearMonth
  ) throws(CardFileFailure) -> CardFileItem {
    var fields = fields
    fields.notes = note
    try eachField(list) { type, value throws(CardFileFailure) in
      switch type {
      case "ccName" where fields.holder.isEmpty: fields.holder = value.text.string
      case "ccNumber" where fields.number == nil: fields.number = value.text
      case "ccCvc" where fields.securityCode == nil: fields.securityCode = value.text
      case "ccExpiry" where !fields.hasExpiry:
        fields.setExpiry(CardDateText.expiry(value.text.string))
      case "ccType": fields.setBrand(value.text.string)
      case "ccPin": try fields.add(CustomFieldLabel.pin, value.text, isHidden: true)
      case "ccBankname":
        try fields.add(CustomFieldLabel.bank, value.text, isHidden: value.isHidden)
      case "ccValidfrom":
        fields.add(
          CustomFieldLabel.validFrom,
          CardDateText.month(value.text.string, now: now)
        )
      // A second number or code, and the password of payments.
      case "ccNumber", "ccCvc", "ccTxnpassword":
        try fields.add(value.name, value.text, isHidden: true)
      default: try fields.add(value.name, value.text, isHidden: value.isHidden)
      }
    }
    fields.add(CustomFieldLabel.tags, tags.joined(separator: ", "))
    return try fields.item()
  }

  /// An item of another category, which may be used for a card all the same.
  private static func entry(
    _ fields: CardFields,
    _ list: JSONValue?,
    note: RawText?,
    tags: [String],
    kind: String,
    now: YearMonth
  ) throws(CardFileFailure) -> CardFileItem {
    var entry = CardEntry()
    entry.notes = note
    try eachField(list) { type, value throws(CardFileFailure) in
      switch type {
      case "username" where entry.userName == nil: entry.userName = value.text
      case "password" where entry.password == nil: entry.password = value.text
      default: entry.values.append(value)
      }
    }
    var fields = fields
    fields.add(CustomFieldLabel.tags, tags.joined(separator: ", "))
    return try entry.item(fields, now: now, otherwise: .notACard(kinds[kind] ?? .other))
  }

  private static let kinds: [String: ItemKind] = [
    "login": .login, "note": .note, "identity": .identity, "password": .password,
    "finance": .bankAccount,
  ]

  /// Hands on each field with a value, but not headings and what was deleted.
  private static func eachField(
    _ list: JSONValue?,
    _ take: (_ type: String, CardEntry.Value) throws(CardFileFailure) -> Void
  ) throws(CardFileFailure) {
    try list?.eachElement { field throws(CardFileFailure) in
      let found = try field.members("type", "label", "value", "sensitive", "deleted")
      let type = found[0]?.string ?? ""
      guard let text = found[2]?.text, !text.isEmpty, type != "section", !found[4].isSet else {
        return
      }
      let isHidden = found[3].isSet || type == "totp"
      let label = found[1]?.string ?? ""
      try take(type, CardEntry.Value(label.isEmpty ? type : label, text, isHidden: isHidden))
    }
  }
}

extension JSONValue? {
  /// True for `true` and for a number that is not zero, which Enpass writes for it.
  fileprivate var isSet: Bool {
    guard let self else { return false }
    return self.isTrue || (self.integer ?? 0) != 0
  }
}
