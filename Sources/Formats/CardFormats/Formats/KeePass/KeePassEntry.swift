import PaymentCards
import ReaderProtocol

/// An entry of a KeePass database while it is read.
struct KeePassEntry {
  /// The most bytes of an entry's values that are kept. What has more is too long for a card.
  static let byteLimit = 4 * CardFileLimits.text
  /// The most values of an entry.
  private static let valueLimit = 1000

  /// A value, by where it stands among the entry's bytes.
  private struct Value {
    let key: String
    let range: Range<Int>
    let isHidden: Bool
  }

  let place: ItemPlace
  var tags = ""
  var attachments: [String] = []
  /// The name of the value that is being read.
  var key: String?
  /// True once there was more than what is kept.
  var isTooLong = false
  private let bytes = WipedBuffer(limit: KeePassEntry.byteLimit)
  private var values: [Value] = []
  private var value: (range: Range<Int>, isHidden: Bool)?

  init(place: ItemPlace) {
    self.place = place
  }

  mutating func beginString() {
    key = nil
    value = nil
  }

  /// Takes the value of the string that has begun.
  mutating func take(value utf8: UnsafeRawBufferPointer, isHidden: Bool) {
    let start = bytes.count
    if !bytes.append(utf8) { isTooLong = true }
    value = (start..<bytes.count, isHidden)
  }

  mutating func endString() {
    guard let key, let value else { return }
    guard values.count < Self.valueLimit else {
      isTooLong = true
      return
    }
    values.append(Value(key: key, range: value.range, isHidden: value.isHidden))
  }

  /// The item that the entry is.
  ///
  /// - Parameters:
  ///   - folder: the names of its groups.
  ///   - tags: those of its groups, and its own, as they are written.
  ///   - isDeleted: true if it was thrown away.
  func item(
    folder: String,
    tags: [String],
    isDeleted: Bool,
    now: YearMonth
  ) throws(CardFileFailure) -> CardFileItem {
    var fields = CardFields(place: place, now: now)
    fields.remarks = attachments.map { .attachment(name: $0) }
    var entry = CardEntry()
    for value in values {
      let text = RawText(UnsafeRawBufferPointer(rebasing: bytes.bytes[value.range]))
      switch value.key {
      case "Title": fields.title = text.string
      case "UserName": entry.userName = text
      case "Password": entry.password = text
      case "URL": entry.url = text
      case "Notes": entry.notes = text
      case let key where key.hasPrefix(KeePassAttribute.passkeyPrefix):
        if !fields.remarks.contains(.passkey) { fields.remarks.append(.passkey) }
      case let key:
        let isHidden = value.isHidden || KeePassAttribute.isOneTimeSecret(key)
        entry.values.append(CardEntry.Value(key, text, isHidden: isHidden))
      }
    }
    fields.add(CustomFieldLabel.folder, folder)
    fields.add(CustomFieldLabel.tags, KeePassAttribute.tags(tags).joined(separator: ", "))
    let isLogin = [entry.userName, entry.password, entry.url].contains { $0?.isEmpty == false }
    let kind: ItemKind = isLogin || !fields.remarks.isEmpty ? .login : .note
    let title = fields
    let item = try entry.item(fields, now: now, otherwise: .notACard(kind))
    switch item {
    case .refused(let refusal) where refusal.reason == .notACard(kind): return item
    case .card where isTooLong: return title.refused(isDeleted ? .deleted : .tooMuchText)
    case .card, .refused: return isDeleted ? title.refused(.deleted) : item
    }
  }
}

/// The names under which programs keep values of their own.
enum KeePassAttribute {
  /// Begins the names of a passkey's parts (keepassxreboot/keepassxc, src/core/EntryAttributes.cpp).
  static let passkeyPrefix = "KPEX_PASSKEY_"

  /// The beginnings of the names of secrets that one-time passwords are made of
  /// (https://keepass.info/help/base/placeholders.html, and keepassxreboot/keepassxc,
  /// src/core/Totp.cpp).
  private static let oneTimeSecrets = ["otp", "TOTP Seed", "TimeOtp-Secret", "HmacOtp-Secret"]

  /// True if a value of the name is a secret, even where the file does not say so.
  static func isOneTimeSecret(_ name: String) -> Bool {
    oneTimeSecrets.contains { name.hasPrefix($0) }
  }

  /// The tags in texts that separate them by semicolons or commas, each once.
  static func tags(_ texts: [String]) -> [String] {
    var found: [String] = []
    for tag in texts.joined(separator: ";").split(whereSeparator: { $0 == ";" || $0 == "," }) {
      let tag = String(tag).trimmed
      if !tag.isEmpty, !found.contains(tag) { found.append(tag) }
    }
    return found
  }
}
