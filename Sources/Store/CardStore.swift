import FoundationEssentials
public import PaymentCards
public import Secrets
public import Vault

/// The payment cards of a vault, each a sealed record. Numbers and security codes go from guarded
/// memory into the seal and back, and are nowhere else.
public struct CardStore: Sendable {
  /// A card as it is kept.
  public typealias Card = PaymentCard<SecretDigits>

  /// The cards that could be read, by their ids, and how many could not.
  public struct Kept: Sendable {
    /// What each card is known by, and the card; in the order in which they were added.
    public var cards: [(id: Int64, card: Card)] = []
    /// How many records are damaged.
    public var damaged = 0
  }

  let vault: Vault

  /// The cards in this vault.
  public init(_ vault: Vault) {
    self.vault = vault
  }

  /// All cards. Damaged ones are counted, and do not keep the others from being read.
  public func all(under key: VaultKey) throws(VaultFailure) -> Kept {
    try vault.readRecords(under: key) { records in
      var kept = Kept()
      let damage = try records.openAll(in: Self.table) { head, content in
        if let card = try? CardForm.card(from: content) {
          kept.cards.append((head.id, card))
        } else {
          kept.damaged += 1
        }
      }
      kept.damaged += damage.count
      return kept
    }
  }

  /// Adds a card, or puts it in the place of the one with that id. It is on disk when this returns.
  ///
  /// - Returns: the card's id.
  @discardableResult
  public func save(
    _ card: Card,
    replacing id: Int64? = nil,
    under key: VaultKey
  ) throws(VaultFailure) -> Int64 {
    try vault.writeRecords(under: key) { records in
      let id = try id ?? records.freshID(in: Self.table)
      try records.put(id, .secret(CardForm.bytes(of: card)), in: Self.table)
      return id
    }
  }

  static var table: RecordTable { RecordTable("payment_card") }
}

/// How a card is written in its record: the length of its JSON (32 bits, the lowest first), the JSON
/// with numbers in place of its secrets, and the secrets.
enum CardForm {
  private static let lengthBytes = MemoryLayout<UInt32>.size

  static func bytes(of card: CardStore.Card) throws -> SecretBytes {
    let table = SecretTable()
    let encoder = JSONEncoder()
    encoder.userInfo = table.userInfo
    var json = Array(try encoder.encode(card))
    defer { wipe(&json) }
    let secrets = try table.packed()
    let bytes = try SecretBytes(count: lengthBytes + json.count + secrets.count)
    bytes.withUnsafeMutableBytes { target in
      target.storeBytes(of: UInt32(json.count).littleEndian, as: UInt32.self)
      target[lengthBytes...].copyBytes(from: json)
      secrets.withUnsafeBytes { target[(lengthBytes + json.count)...].copyBytes(from: $0) }
    }
    return bytes
  }

  static func card(from bytes: UnsafeRawBufferPointer) throws -> CardStore.Card {
    guard bytes.count >= lengthBytes else { throw SecretFailure.notAuthentic }
    let length = Int(UInt32(littleEndian: bytes.loadUnaligned(as: UInt32.self)))
    guard length <= bytes.count - lengthBytes else { throw SecretFailure.notAuthentic }
    let json = UnsafeRawBufferPointer(rebasing: bytes[lengthBytes...].prefix(length))
    let secrets = UnsafeRawBufferPointer(rebasing: bytes[lengthBytes...].dropFirst(length))
    let decoder = JSONDecoder()
    decoder.userInfo = try SecretTable(unpacking: SecretBytes(copying: secrets)).userInfo
    return try decoder.decode(CardStore.Card.self, from: Data(json))
  }
}
