import PaymentCards
import WindowLevels
import Wording

/// A card in `card list --json`. Of its number there are the last four digits.
struct ListedPaymentCard: Encodable {
  let entry: WalletEntry

  private enum Key: String, CodingKey {
    case id, label, favourite, fields, brand
    case lastFour = "last_four"
    case hasCode = "has_code"
    case holder = "cc-name"
    case expiry = "cc-exp"
    case brandName = "cc-type"
  }

  func encode(to encoder: any Encoder) throws {
    var card = encoder.container(keyedBy: Key.self)
    // A string: programs that read numbers as floating-point ones would change it.
    try card.encode(String(entry.toldID), forKey: .id)
    try card.encode(entry.title, forKey: .label)
    try card.encode(entry.isFavourite, forKey: .favourite)
    try card.encode(entry.lastFour.text, forKey: .lastFour)
    try card.encode(entry.codeCount > 0, forKey: .hasCode)
    if !entry.holder.isEmpty { try card.encode(entry.holder, forKey: .holder) }
    try card.encodeIfPresent(entry.expiry?.hyphenated, forKey: .expiry)
    if !entry.labels.isEmpty { try card.encode(entry.labels, forKey: .fields) }
    try card.encodeIfPresent(entry.brand?.facts.displayName, forKey: .brandName)
    // As card check names it.
    try card.encodeIfPresent(entry.brand?.rawValue, forKey: .brand)
  }
}

extension WalletEntry {
  /// The card in a line: title, brand, last four digits, expiry.
  func line(_ wording: Wording) -> String {
    let title = title.shown
    return [
      title.isEmpty ? wording(.importUntitled) : title, brandName,
      lastFour.isEmpty ? nil : lastFour.text, expiry?.printed,
    ]
    .compactMap(\.self).joined(separator: wording(.listComma))
  }

  /// The same with the id, by which it can be told from any other.
  func lineWithID(_ wording: Wording) -> String { "\(line(wording)) (id \(toldID))" }
}
