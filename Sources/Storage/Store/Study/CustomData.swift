import Flashcards
import FoundationEssentials

/// The data that other programs keep with a card, as Anki carries it.
struct CustomData: Decodable {
  /// All of it, as JSON.
  let json: String
  private let values: [String: Value]

  private enum CodingKeys: String, CodingKey {
    case values = "cd"
  }

  private enum Value: Decodable {
    case text(String), number(Double), flag(Bool), null

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      if value.decodeNil() {
        self = .null
      } else if let flag = try? value.decode(Bool.self) {
        self = .flag(flag)
      } else if let number = try? value.decode(Double.self) {
        self = .number(number)
      } else {
        self = .text(try value.decode(String.self))
      }
    }
  }

  /// Reads what a card came with; nil without such data.
  init?(_ json: String) {
    guard json.contains("\"cd\""),
      // A card may come with anything.
      let data = try? JSONDecoder().decode(Self.self, from: Data(json.utf8))
    else { return nil }
    self = data
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    json = try container.decode(String.self, forKey: .values)
    values = try JSONDecoder().decode([String: Value].self, from: Data(json.utf8))
  }

  /// The value of a key; nil without it.
  func text(of key: String) -> String? {
    switch values[key] {
    case .text(let text): text
    case .number(let number):
      Int64(exactly: number).map { String($0) } ?? String(number)
    case .flag(let flag): String(flag)
    case .null: "null"
    case nil: nil
    }
  }
}

extension CarriedCard {
  /// The data that other programs keep with the card; nil without such data.
  var customData: CustomData? { CustomData(data) }
}
