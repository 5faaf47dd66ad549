import PaymentCards
import ReaderProtocol
import Secrets

/// Writes cards as one account of a Credential Exchange file, piece by piece, not encrypted.
struct CredentialExchangeWriter: CardFileWriter {
  /// A collection and the items in it.
  private struct Collection {
    let title: String
    var items: [String] = []
  }

  private let random: any RandomSource
  private let time: Int
  private var isFirst = true
  private var collections: [Collection] = []
  /// The indices of collections in that list, by their titles.
  private var places: [String: Int] = [:]

  /// - Parameter time: the seconds since 1970.
  init(random: any RandomSource, time: Int) {
    self.random = random
    self.time = time
  }

  func begin() -> [UInt8] {
    var json = JSONOutput()
    json.append(json: #"{"version":{"major":\#(CredentialExchange.majorVersion),"minor":0},"#)
    // The format asks for the exporter's domain; a program without a service has its name.
    json.append(json: #""exporterRpId":"cardcase","exporterDisplayName":"Cardcase","#)
    json.append(json: #""timestamp":\#(max(time, 0)),"accounts":[{"id":"\#(identifier())","#)
    json.append(json: #""username":"","email":"","items":["#)
    return json.bytes
  }

  mutating func write(_ card: PaymentCard<SecretDigits>) -> [UInt8] {
    var json = JSONOutput(for: card)
    let fields = PlacedFields(
      card.customFields,
      places: card.ownBrand == nil
        ? [.pin, .validFrom, .brand, .folder, .tags] : [.pin, .validFrom, .folder, .tags]
    )
    let id = identifier()
    if let folder = fields.text(.folder) { add(id, to: folder) }
    json.append(json: isFirst ? "\n" : ",\n")
    isFirst = false
    json.append(json: #"{"id":"\#(id)","title":"#)
    json.append(card.title)
    json.append(json: #","favorite":\#(card.isFavourite),"credentials":[{"type":"credit-card""#)
    Self.append(card, fields, to: &json)
    json.append(json: "}")
    if !card.notes.isEmpty {
      json.append(json: #",{"type":"note","content":{"fieldType":"string","value":"#)
      json.append(card.notes)
      json.append(json: "}}")
    }
    if !fields.others.isEmpty {
      json.append(json: #",{"type":"custom-fields","fields":["#)
      for (index, field) in fields.others.enumerated() {
        json.append(json: index == 0 ? "{" : ",{")
        Self.append(field.value, to: &json)
        json.append(json: #","label":"#)
        json.append(field.label)
        json.append(json: "}")
      }
      json.append(json: "]}")
    }
    json.append(json: "]")
    if let tags = fields.text(.tags) {
      json.append(json: #","tags":["#)
      for (index, tag) in TagList.words(tags).enumerated() {
        if index > 0 { json.append(json: ",") }
        json.append(tag)
      }
      json.append(json: "]")
    }
    json.append(json: "}")
    return json.bytes
  }

  /// The collections come last, as they are known only then.
  func end() -> [UInt8] {
    var json = JSONOutput()
    json.append(json: "\n],\"collections\":[")
    for (index, collection) in collections.enumerated() {
      json.append(json: #"\#(index == 0 ? "" : ","){"id":"\#(identifier())","title":"#)
      json.append(collection.title)
      let items = collection.items.map { #"{"item":"\#($0)"}"# }
      json.append(json: #","items":[\#(items.joined(separator: ","))]}"#)
    }
    json.append(json: "]}]}\n")
    return json.bytes
  }

  private static func append(
    _ card: PaymentCard<SecretDigits>,
    _ fields: PlacedFields,
    to json: inout JSONOutput
  ) {
    json.append(json: #","number":{"fieldType":"concealed-string","value":"#)
    json.append(card.number)
    json.append(json: "}")
    let texts: [(name: String, kind: String, text: String?)] = [
      ("fullName", "string", card.holder.isEmpty ? nil : card.holder),
      ("cardType", "string", fields.text(.brand) ?? card.brand?.facts.displayName),
      ("expiryDate", "year-month", card.expiry?.hyphenated),
      ("validFrom", "year-month", fields.text(.validFrom)),
    ]
    for (name, kind, text) in texts {
      guard let text else { continue }
      json.append(json: #","\#(name)":{"fieldType":"\#(kind)","value":"#)
      json.append(text)
      json.append(json: "}")
    }
    if let code = card.securityCode {
      json.append(json: #","verificationNumber":{"fieldType":"concealed-string","value":"#)
      json.append(code)
      json.append(json: "}")
    }
    if let pin = fields.placed[.pin] {
      json.append(json: #","pin":{"#)
      append(pin.value, to: &json)
      json.append(json: "}")
    }
  }

  /// A value with its kind, as members of an object.
  private static func append(_ value: CustomField.Value, to json: inout JSONOutput) {
    let kind =
      switch value {
      case .text: "string"
      case .hidden: "concealed-string"
      }
    json.append(json: #""fieldType":"\#(kind)","value":"#)
    json.append(value)
  }

  private mutating func add(_ id: String, to title: String) {
    let place = places[title] ?? collections.count
    if place == collections.count {
      places[title] = place
      collections.append(Collection(title: title))
    }
    collections[place].items.append(id)
  }

  /// Sixteen random bytes in Base64 for URLs (RFC 4648, section 5), not padded.
  private func identifier() -> String {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")
    var text = ""
    var (bits, count): (UInt32, UInt32) = (0, 0)
    for byte in random.bytes(16) {
      bits = bits << 8 | UInt32(byte)
      count += 8
      while count >= 6 {
        count -= 6
        text.append(alphabet[Int(bits >> count & 63)])
      }
    }
    // Of 128 bits two are left over.
    text.append(alphabet[Int(bits << (6 - count) & 63)])
    return text
  }
}
