import PaymentCards
import ReaderProtocol

/// The items of Proton Pass's exports: vaults by their identifiers, and the items of each.
///
/// Sources: ProtonMail/WebClients, `packages/pass/lib/export/{types,archive}.ts` and
/// `packages/pass/types/protobuf/protos/item-v1.proto`; keepassxreboot/keepassxc,
/// `src/format/ProtonPassReader.cpp`.
struct ProtonItems {
  let now: YearMonth

  /// The vaults of an export; nil where it is none.
  static func vaults(in root: JSONValue) throws(CardFileFailure) -> JSONValue? {
    guard let vaults = try root.members("vaults")[0], vaults.isObject else { return nil }
    var areVaults = true
    try vaults.eachMember { _, vault throws(CardFileFailure) in
      if try vault.members("items")[0]?.isArray != true { areVaults = false }
    }
    return areVaults ? vaults : nil
  }

  /// Hands on each item of each vault.
  func read(
    _ root: JSONValue,
    _ take: @escaping (CardFileItem) throws(CardFileFailure) -> Void
  ) throws(CardFileFailure) {
    var number = 0
    try Self.vaults(in: root)?.eachMember { _, vault throws(CardFileFailure) in
      let found = try vault.members("name", "items", "folders")
      let folders = try FolderTree(
        found[2],
        names: .init(identifier: "folderId", parent: "parentFolderId", title: "name")
      )
      let name = found[0]?.string ?? ""
      try found[1]?.eachElement { item throws(CardFileFailure) in
        number += 1
        try take(read(item, at: ItemPlace(.item, number), vault: name, folders: folders))
      }
    }
  }

  private func read(
    _ item: JSONValue,
    at place: ItemPlace,
    vault: String,
    folders: FolderTree
  ) throws(CardFileFailure) -> CardFileItem {
    let found = try item.members("data", "state", "pinned", "files", "folderId")
    let data = try found[0]?.members("type", "metadata", "content", "extraFields") ?? []
    var fields = CardFields(place: place, now: now)
    guard data.count == 4, let type = data[0]?.text?.string else {
      return fields.refused(.malformed)
    }
    let metadata = try data[1]?.members("name", "note") ?? [nil, nil]
    fields.title = metadata[0]?.string ?? ""
    fields.isFavourite = found[2]?.isTrue ?? false
    let folder = folders.path(of: found[4]?.string ?? "")
    fields.add(
      CustomFieldLabel.folder,
      [vault, folder].filter { !$0.isEmpty }.joined(separator: "/")
    )
    try found[3]?.eachElement { file throws(CardFileFailure) in
      fields.remarks.append(.attachment(name: Self.fileName(file.string)))
    }
    let read: CardFileItem
    if type.lowercased() == "creditcard" {
      read = try card(fields, data[2], note: metadata[1], extra: data[3])
    } else {
      read = try entry(fields, data[2], note: metadata[1], extra: data[3], type: type)
    }
    // 2 is in the trash, 1 is not.
    if case .card = read, found[1]?.integer == 2 { return fields.refused(.deleted) }
    return read
  }

  func card(
    _ fields: CardFields,
    _ content: JSONValue?,
    note: JSONValue?,
    extra: JSONValue?
  ) throws(CardFileFailure) -> CardFileItem {
    var fields = fields
    let card =
      try content?.members(
        "cardholderName",
        "cardType",
        "number",
        "verificationNumber",
        "expirationDate",
        "pin"
      ) ?? []
    guard card.count == 6 else { return fields.refused(.noNumber) }
    fields.notes = note?.string ?? ""
    fields.holder = card[0]?.string ?? ""
    fields.setBrand(Self.brandName(card[1]))
    fields.number = card[2]?.text
    fields.securityCode = card[3]?.text
    // `2028-12`, and `122028` of early versions.
    fields.setExpiry(card[4]?.string ?? "")
    if let pin = card[5]?.text { try fields.add(CustomFieldLabel.pin, pin, isHidden: true) }
    for value in try Self.values(extra) {
      try fields.add(value.name, value.text, isHidden: value.isHidden)
    }
    return try fields.item()
  }

  /// An item of another type, which may be used for a card all the same.
  private func entry(
    _ fields: CardFields,
    _ content: JSONValue?,
    note: JSONValue?,
    extra: JSONValue?,
    type: String
  ) throws(CardFileFailure) -> CardFileItem {
    var fields = fields
    let found =
      try content?.members(
        "itemUsername",
        "itemEmail",
        "password",
        "urls",
        "totpUri",
        "passkeys",
        "sections"
      ) ?? [JSONValue?](repeating: nil, count: 7)
    var entry = CardEntry()
    entry.notes = note?.text
    entry.password = found[2]?.text
    entry.userName = found[0]?.text
    if let email = found[1]?.text { entry.values.append(.init("Email", email, isHidden: false)) }
    try found[3]?.eachElement { url throws(CardFileFailure) in
      if let url = url.text { entry.values.append(.init("URL", url, isHidden: false)) }
    }
    if let totp = found[4]?.text { entry.values.append(.init("TOTP", totp, isHidden: true)) }
    try found[5]?.eachElement { _ throws(CardFileFailure) in
      if !fields.remarks.contains(.passkey) { fields.remarks.append(.passkey) }
    }
    try found[6]?.eachElement { section throws(CardFileFailure) in
      entry.values += try Self.values(section.members("sectionFields")[0])
    }
    entry.values += try Self.values(extra)
    return try entry.item(
      fields,
      now: now,
      otherwise: .notACard(Self.kinds[type.lowercased()] ?? .other)
    )
  }

  static let kinds: [String: ItemKind] = [
    "login": .login, "note": .note, "identity": .identity, "sshkey": .key,
  ]

  /// The fields that the user added.
  private static func values(_ extra: JSONValue?) throws(CardFileFailure) -> [CardEntry.Value] {
    var values: [CardEntry.Value] = []
    try extra?.eachElement { field throws(CardFileFailure) in
      let found = try field.members("fieldName", "type", "data")
      let data = try found[2]?.members("content", "totpUri", "timestamp") ?? []
      guard let text = data.lazy.compactMap({ $0?.text }).first(where: { !$0.isEmpty }) else {
        return
      }
      let isHidden = ["hidden", "totp"].contains(found[1]?.string.lowercased())
      values.append(.init(found[0]?.string ?? "", text, isHidden: isHidden))
    }
    return values
  }

  /// The name of a brand, which is written as a number of the enumeration `CardType`, or as its name.
  private static func brandName(_ type: JSONValue?) -> String {
    guard let number = type?.integer else { return type?.string ?? "" }
    return [2: "Visa", 3: "Mastercard", 4: "American Express"][number] ?? ""
  }

  /// The name of a file as the user had it: 16 characters and a hyphen stand before it in an archive.
  private static func fileName(_ name: String) -> String {
    let mark = name.index(name.startIndex, offsetBy: 16, limitedBy: name.endIndex)
    guard let mark, mark < name.endIndex, name[mark] == "-" else { return name }
    return String(name[name.index(after: mark)...])
  }
}
