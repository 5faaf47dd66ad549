import ReaderProtocol

/// Decks in Anki's older JSON.
enum DeckJSON {
  /// The members with a day and what was done on it, and the numbers of what was done.
  private static let done: [(name: String, number: UInt64)] = [
    ("newToday", 4), ("revToday", 5), ("lrnToday", 6), ("timeToday", 7),
  ]
  private static let lastDay: UInt64 = 3
  /// The members with a limit for one day.
  private static let limits: [(name: String, number: UInt64)] = [
    ("reviewLimitToday", 8), ("newLimitToday", 9),
  ]
  private static let terms: UInt64 = 2

  /// The deck of an object of JSON.
  static func deck(_ json: JSON) throws(PackageFailure) -> PackageDeck {
    var common = Configuration.deckCommon.message(json)
    for (name, number) in done {
      let pair = json[name]?.elements ?? []
      guard pair.count == 2 else { continue }
      common.set(number, UInt64(bitPattern: pair[1].integer ?? 0))
      if name == "newToday" { common.set(lastDay, UInt64(clamping: pair[0].integer ?? 0)) }
    }
    var kind = ProtobufMessage()
    if json["dyn"]?.isTrue == true {
      kind.append(DeckConfiguration.filtered, .bytes(filtered(json).bytes[...]))
    } else {
      kind.append(DeckConfiguration.normal, .bytes(normal(json).bytes[...]))
    }
    return try DeckConfiguration.deck(
      id: json["id"]?.integer ?? 0,
      name: json["name"]?.text ?? "",
      modified: json["mod"]?.integer ?? 0,
      common: common.bytes,
      kind: kind.bytes
    )
  }

  private static func normal(_ json: JSON) -> ProtobufMessage {
    var message = ProtobufMessage()
    for row in Configuration.normalDeck.rows { row.copy(from: json, to: &message) }
    for (name, number) in limits {
      guard let limit = json[name]?["limit"]?.integer else { continue }
      var inner = ProtobufMessage()
      inner.set(1, UInt64(clamping: limit))
      inner.set(2, UInt64(clamping: json[name]?["today"]?.integer ?? 0))
      message.set(number, .bytes(inner.bytes[...]))
    }
    return message
  }

  private static func filtered(_ json: JSON) -> ProtobufMessage {
    var message = ProtobufMessage()
    for row in Configuration.filteredDeck.rows { row.copy(from: json, to: &message) }
    for term in json["terms"]?.elements ?? [] {
      let parts = term.elements
      guard parts.count == 3 else { continue }
      var inner = ProtobufMessage()
      inner.set(1, parts[0].text ?? "")
      inner.set(2, UInt64(clamping: parts[1].integer ?? 0))
      inner.set(3, UInt64(clamping: parts[2].integer ?? 0))
      message.append(terms, .bytes(inner.bytes[...]))
    }
    return message
  }

  /// The object of JSON of a deck, whose configurations are whole.
  static func json(_ deck: PackageDeck) throws(PackageFailure) -> JSON {
    var members = [
      JSON.Member("id", .integer(deck.id)), JSON.Member("mod", .integer(deck.modified)),
      JSON.Member("name", .string(deck.name)), JSON.Member("usn", .integer(-1)),
    ]
    var values: [UInt64: UInt64] = [:]
    var reader = ProtobufReader(deck.common)
    while let (number, value) = try reader.next() { values[number] = value.number }
    for (name, number) in done {
      let amount = Int64(bitPattern: values[number] ?? 0)
      members.append(
        JSON.Member(name, .array([.integer(values[lastDay] ?? 0), .integer(amount)]))
      )
    }
    members += try Configuration.deckCommon.members(deck.common)
    var kind = ProtobufReader(deck.kind)
    while let (number, value) = try kind.next() {
      if number == DeckConfiguration.normal {
        members += try normal(Array(value.bytes))
      } else if number == DeckConfiguration.filtered {
        members += try filtered(Array(value.bytes))
      }
    }
    return .object(members)
  }

  private static func normal(_ bytes: [UInt8]) throws(PackageFailure) -> [JSON.Member] {
    var members = [JSON.Member("dyn", .integer(0))]
    members += try Configuration.normalDeck.members(bytes)
    var reader = ProtobufReader(bytes)
    var given: [UInt64: JSON] = [:]
    while let (number, value) = try reader.next() {
      guard limits.contains(where: { $0.number == number }) else { continue }
      var (limit, today): (UInt64, UInt64) = (0, 0)
      var inner = ProtobufReader(value.bytes)
      while let (number, value) = try inner.next() {
        if number == 1 { limit = value.number }
        if number == 2 { today = value.number }
      }
      given[number] = .object([
        JSON.Member("limit", .integer(limit)), JSON.Member("today", .integer(today)),
      ])
    }
    return members + limits.map { JSON.Member($0.name, given[$0.number] ?? .null) }
  }

  private static func filtered(_ bytes: [UInt8]) throws(PackageFailure) -> [JSON.Member] {
    var members = [JSON.Member("dyn", .integer(1)), JSON.Member("separate", .bool(true))]
    for member in try Configuration.filteredDeck.members(bytes) {
      let isNone = member.name == "delays" && member.value.elements.isEmpty
      members.append(isNone ? JSON.Member(member.name, .null) : member)
    }
    var found: [JSON] = []
    var reader = ProtobufReader(bytes)
    while let (number, value) = try reader.next() {
      guard number == terms else { continue }
      var (search, limit, order): (String, UInt64, UInt64) = ("", 0, 0)
      var inner = ProtobufReader(value.bytes)
      while let (number, value) = try inner.next() {
        switch number {
        case 1: search = value.text
        case 2: limit = value.number
        case 3: order = value.number
        default: break
        }
      }
      found.append(.array([.string(search), .integer(limit), .integer(order)]))
    }
    return members + [JSON.Member("terms", .array(found))]
  }
}
