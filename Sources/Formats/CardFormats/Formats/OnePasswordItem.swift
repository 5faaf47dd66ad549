import PaymentCards
import ReaderProtocol

/// An item of 1Password's export.
///
/// Sources: <https://support.1password.com/1pux-format/>; bitwarden/clients,
/// `onepassword-1pux-importer-types.ts` (all kinds of values, categories and designations) and the
/// data of its tests (the fields of a credit card); keepassxreboot/keepassxc,
/// `src/format/OPUXReader.cpp` (files).
struct OnePasswordItem {
  private let vault: String
  private let now: YearMonth
  private var category, state, isTrashed, favourite: JSONValue?
  private var title, tags, urls, url: JSONValue?
  private var notes, sections, loginFields, password, document, file: JSONValue?

  init(_ wrapped: JSONValue, vault: String, now: YearMonth) throws(CardFileFailure) {
    self.vault = vault
    self.now = now
    // Early exports have each item inside another object.
    let item = try wrapped.members("item")[0] ?? wrapped
    try item.eachMember { name, value throws(CardFileFailure) in
      switch name.string {
      case "categoryUuid": category = value
      case "state": state = value
      case "trashed": isTrashed = value
      case "favIndex": favourite = value
      case "file": file = value
      case "overview":
        try value.eachMember { name, value throws(CardFileFailure) in
          switch name.string {
          case "title": title = value
          case "tags": tags = value
          case "urls": urls = value
          case "url": url = value
          default: break
          }
        }
      case "details":
        try value.eachMember { name, value throws(CardFileFailure) in
          switch name.string {
          case "notesPlain": notes = value
          case "sections": sections = value
          case "loginFields": loginFields = value
          case "password": password = value
          case "documentAttributes": document = value
          default: break
          }
        }
      default: break
      }
    }
  }

  /// The card in the item, or the reason why there is none.
  func item(_ empty: CardFields) throws(CardFileFailure) -> CardFileItem {
    var fields = empty
    fields.title = title?.string ?? ""
    guard let category = category?.text?.string else { return fields.refused(.malformed) }
    let state = state?.string
    if isTrashed?.isTrue == true || state == "trashed" { return fields.refused(.deleted) }
    if state == "archived" { fields.remarks.append(.archived) }
    fields.isFavourite = (favourite?.integer ?? 0) != 0
    fields.add(CustomFieldLabel.folder, vault)
    var words: [String] = []
    try tags?.eachElement { tag throws(CardFileFailure) in words.append(tag.string) }
    fields.add(CustomFieldLabel.tags, TagList.text(words))
    let values = try values()
    fields.remarks += values.compactMap { $0.file.map { .attachment(name: $0) } }
    guard category == "002" else {
      let refusal = ItemRefusal.notACard(Self.kinds[category] ?? .other)
      return try entry(values).item(fields, now: now, otherwise: refusal)
    }
    fields.notes = notes?.string ?? ""
    for value in values { try add(value, to: &fields) }
    return try fields.item()
  }

  /// A value of an item.
  private struct Value {
    /// The name that it has in every item of its category; a random one where the user made it.
    let id: String
    let label: String
    var text: RawText?
    /// A text that is not in the file as it stands.
    var composed = ""
    var isHidden = false
    /// The name of an attached file, if it is one.
    var file: String?
  }

  /// All values, in the file's order.
  private func values() throws(CardFileFailure) -> [Value] {
    var values: [Value] = []
    try loginFields?.eachElement { field throws(CardFileFailure) in
      let found = try field.members("designation", "name", "value", "fieldType", "id")
      let label = [found[0], found[1]].lazy.compactMap { $0?.string }.first { !$0.isEmpty }
      values.append(
        Value(
          id: found[0]?.string ?? "",
          label: label ?? found[4]?.string ?? "",
          text: found[2]?.text,
          isHidden: found[3]?.string == "P"
        )
      )
    }
    if let password = password?.text {
      values.append(Value(id: "password", label: "password", text: password, isHidden: true))
    }
    try sections?.eachElement { section throws(CardFileFailure) in
      let found = try section.members("title", "fields")
      let title = found[0]?.string ?? ""
      try found[1]?.eachElement { field throws(CardFileFailure) in
        try values.append(Self.value(field, in: title))
      }
    }
    var hasURL = false
    try urls?.eachElement { url throws(CardFileFailure) in
      hasURL = true
      values.append(Value(id: "url", label: "Website", text: try url.members("url")[0]?.text))
    }
    if !hasURL { values.append(Value(id: "url", label: "Website", text: url?.text)) }
    for attributes in [document, try file?.members("attrs")[0]] {
      guard let name = try attributes?.members("fileName")[0]?.string else { continue }
      values.append(Value(id: "", label: "", file: name))
    }
    return values
  }

  /// The value of a section's field; its one member is named after its kind.
  private static func value(
    _ field: JSONValue,
    in section: String
  ) throws(CardFileFailure) -> Value {
    let found = try field.members("id", "title", "value")
    let id = found[0]?.string ?? ""
    let titles = [found[1]?.string ?? "", section, id]
    var value = Value(id: id, label: titles.first { !$0.trimmed.isEmpty } ?? "")
    try found[2]?.eachMember { name, inner throws(CardFileFailure) in
      let kind = name.string
      value.isHidden = ["concealed", "totp", "sshKey"].contains(kind)
      switch kind {
      case "file": value.file = try inner.members("fileName")[0]?.string ?? ""
      case "monthYear": value.composed = month(inner.string)
      case "date": value.composed = inner.integer.map { day(ofSecond: $0) } ?? ""
      case "sshKey": value.text = try inner.members("privateKey")[0]?.text
      case _ where inner.isObject && !value.isHidden:
        var lines: [String] = []
        try inner.eachMember { _, part throws(CardFileFailure) in
          if !part.string.isEmpty { lines.append(part.string) }
        }
        value.composed = lines.joined(separator: "\n")
      default: value.text = inner.text
      }
    }
    return value
  }

  /// A month that is written as a number, `202812`, as `YYYY-MM`.
  private static func month(_ text: String) -> String {
    YearMonth(text.prefix(4) + "-" + text.dropFirst(4))?.hyphenated ?? text
  }

  /// The day at Greenwich of a second since 1970, as `YYYY-MM-DD`.
  private static func day(ofSecond second: Int) -> String {
    let days = second / 86_400 - (second % 86_400 < 0 ? 1 : 0)
    guard let day = CalendarDay(daysSince1970: days) else { return "\(second)" }
    return "\(day.month.hyphenated)-\(day.day < 10 ? "0" : "")\(day.day)"
  }

  private func add(_ value: Value, to fields: inout CardFields) throws(CardFileFailure) {
    // Only what is no secret becomes a string.
    var string: String { value.text?.string ?? value.composed }
    switch value.id {
    case "cardholder": fields.holder = string
    case "ccnum": fields.number = value.text
    case "cvv": fields.securityCode = value.text
    case "expiry": fields.setExpiry(string)
    case "type": fields.setBrand(string)
    case let id:
      let label = Self.labels[id] ?? value.label
      guard let text = value.text else { return fields.add(label, value.composed) }
      try fields.add(label, text, isHidden: value.isHidden)
    }
  }

  /// Anything but a card, in which one may be kept all the same.
  private func entry(_ values: [Value]) -> CardEntry {
    var entry = CardEntry()
    entry.notes = notes?.text
    for value in values {
      guard let text = value.text else { continue }
      switch value.id {
      case "username" where entry.userName == nil: entry.userName = text
      case "password" where entry.password == nil: entry.password = text
      case "url" where entry.url == nil: entry.url = text
      default: entry.values.append(.init(value.label, text, isHidden: value.isHidden))
      }
    }
    return entry
  }

  /// Our labels for fields of every credit card there.
  private static let labels = [
    "pin": CustomFieldLabel.pin, "validFrom": CustomFieldLabel.validFrom,
    "bank": CustomFieldLabel.bank, "issuenumber": CustomFieldLabel.issueNumber,
  ]

  private static let kinds: [String: ItemKind] = [
    "001": .login, "003": .note, "004": .identity, "005": .password, "006": .document,
    "101": .bankAccount, "103": .identity, "106": .identity, "108": .identity, "109": .password,
    "110": .login, "112": .key, "114": .key,
  ]
}
