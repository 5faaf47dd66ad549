import Flashcards
import PaymentCards
import SealedFiles
import Store
import Sync
import TestSupport
import Testing

/// Things in a vault stay the same in every group, and on whatever machine the vault is.
@Suite("A thing that came from another device stays the same one")
struct IdentityTests {
  /// A way in which logs begin anew.
  enum Way: CaseIterable, Sendable {
    case restored, joinedAgain, newRemote
  }

  private let remote = MemoryRemote()
  private let laptop: VaultDevice
  private let server: VaultDevice

  init() throws {
    laptop = try VaultDevice("laptop", on: remote)
    server = try VaultDevice("server", on: remote)
    for (number, digits) in ["4111111111111111", "5555555555554444"].enumerated() {
      try laptop.addCard("laptop's \(number)", number: digits)
    }
    try laptop.addNote("one", 10)
    try laptop.addNote(of: Self.ownType, "of its own type", guid: "guid own", 40)
    // Of two notes with one guid only the first is named by it.
    try laptop.addNote(of: Self.ownType, "a namesake", guid: "guid own", 50)
    try server.addCard("server's", number: "378282246310005")
    try laptop.setup.found(as: laptop.name, spaces: .all, recoveryKey: laptop.recoveryKey)
    try server.join(laptop)
    try settle()
  }

  private static let ownType = NoteType(
    id: NoteTypeID(rawValue: 100),
    name: "own",
    kind: .normal,
    fields: [NoteField(name: "Front"), NoteField(name: "Back")],
    templates: [CardTemplate(name: "Card", front: "{{Front}}", back: "{{Back}}")],
    css: ""
  )

  private func settle() throws {
    for _ in 0..<3 { for device in [laptop, server] { try device.sync() } }
  }

  private func begin(_ way: Way) throws {
    switch way {
    case .restored:
      server.move()
      let report = try server.sync()
      #expect(report.isNewReplica)
    case .joinedAgain:
      try server.coordinator().leave()
      try server.join(laptop)
    case .newRemote:
      try server.coordinator().leave()
      try laptop.coordinator().leave()
      let other = MemoryRemote()
      laptop.remote = other
      server.remote = other
      // The one that had got the cards begins.
      try server.setup.found(as: server.name, spaces: .all, recoveryKey: nil)
      try laptop.join(server)
    }
    try settle()
  }

  @Test(
    "after a backup was restored, on joining again and at a new remote",
    arguments: Way.allCases
  )
  func stays(_ way: Way) throws {
    try begin(way)
    for device in [laptop, server] {
      #expect(try device.titles == ["laptop's 0", "laptop's 1", "server's"])
      #expect(try device.prompts == ["a namesake", "of its own type", "one"])
      #expect(try device.noteTypeNames == ["own"])
      #expect(try device.conflicts().isEmpty)
    }
  }

  @Test("and the ids that are told are the same on both, and as before", arguments: Way.allCases)
  func sameIDs(_ way: Way) throws {
    func told(_ device: VaultDevice) throws -> [String: Int64] {
      let entries = try PaymentCardStore(device.vault).identified(under: device.key).entries
      return Dictionary(uniqueKeysWithValues: entries.map { ($0.title, $0.toldID) })
    }
    let alone = try told(laptop)
    try begin(way)
    let shared = try told(laptop)
    #expect(try told(server) == shared && shared.count == 3)
    for (title, id) in alone { #expect(shared[title] == id) }
  }

  @Test("and a change that is made afterwards is one of that thing", arguments: Way.allCases)
  func followsChanges(_ way: Way) throws {
    try begin(way)
    let card = try PaymentCardStore(server.vault).summaries(under: server.key).entries
      .first { $0.title == "laptop's 0" }
    try PaymentCardStore(server.vault).delete([card.known.id], under: server.key)
    try settle()
    #expect(try laptop.titles == ["laptop's 1", "server's"])
    #expect(try server.titles == ["laptop's 1", "server's"])
  }
}
