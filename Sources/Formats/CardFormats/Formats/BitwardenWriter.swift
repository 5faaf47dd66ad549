import PaymentCards
import Secrets

/// Writes cards as Bitwarden's JSON export, piece by piece, not encrypted.
///
/// Source: bitwarden/clients, `libs/common/src/models/export/{cipher,card,field,folder-with-id}.export.ts`.
struct BitwardenWriter: CardFileWriter {
  private let random: any RandomSource
  private var isFirst = true
  /// The identifiers of the folders written so far, by their names.
  private var folders: [String: String] = [:]

  init(random: any RandomSource) {
    self.random = random
  }

  func begin() -> [UInt8] { Array(#"{"encrypted":false,"items":["#.utf8) }

  mutating func write(_ card: PaymentCard<SecretDigits>) -> [UInt8] {
    var json = JSONOutput(for: card)
    let fields = PlacedFields(
      card.customFields,
      places: card.ownBrand == nil ? [.brand, .folder] : [.folder]
    )
    json.append(json: isFirst ? "\n" : ",\n")
    isFirst = false
    json.append(json: #"{"id":"\#(random.uuid())","folderId":"#)
    json.append(fields.text(.folder).map { folder($0) })
    json.append(json: #","organizationId":null,"collectionIds":null,"type":3,"reprompt":0,"name":"#)
    json.append(card.title)
    json.append(json: #","notes":"#)
    json.append(card.notes.isEmpty ? nil : card.notes)
    json.append(json: #","favorite":\#(card.isFavourite),"fields":["#)
    for (index, field) in fields.others.enumerated() {
      json.append(json: index == 0 ? #"{"name":"# : #",{"name":"#)
      json.append(field.label)
      json.append(json: #","value":"#)
      json.append(field.value)
      json.append(json: #","type":\#(field.isHidden ? 1 : 0),"linkedId":null}"#)
    }
    json.append(json: #"],"card":{"cardholderName":"#)
    json.append(card.holder)
    json.append(json: #","brand":"#)
    json.append(fields.text(.brand) ?? card.brand.map { Self.names[$0] ?? $0.facts.displayName })
    json.append(json: #","number":"#)
    json.append(card.number)
    json.append(json: #","expMonth":"#)
    json.append(card.expiry.map { "\($0.month)" })
    json.append(json: #","expYear":"#)
    json.append(card.expiry.map { $0.fourDigitYear })
    json.append(json: #","code":"#)
    json.append(card.securityCode)
    json.append(json: "}}")
    return json.bytes
  }

  /// The folders come last, as they are known only then.
  func end() -> [UInt8] {
    var json = JSONOutput()
    json.append(json: "\n],\"folders\":[")
    for (index, folder) in folders.sorted(by: { $0.key < $1.key }).enumerated() {
      json.append(json: index == 0 ? #"{"id":"# : #",{"id":"#)
      json.append(folder.value)
      json.append(json: #","name":"#)
      json.append(folder.key)
      json.append(json: "}")
    }
    json.append(json: "]}\n")
    return json.bytes
  }

  private mutating func folder(_ name: String) -> String {
    if let known = folders[name] { return known }
    let new = random.uuid()
    folders[name] = new
    return new
  }

  /// Bitwarden's names of brands that are others than their own.
  private static let names: [Brand: String] = [.americanExpress: "Amex"]
}
