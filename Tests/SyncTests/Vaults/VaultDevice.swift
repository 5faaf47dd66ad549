import Flashcards
import PaymentCards
import SealedFiles
import Secrets
import Store
import Sync
import SyncEngines
import TestSupport

@testable import Vault

/// A device with a real vault in memory.
final class VaultDevice {
  static let now = Timestamp(milliseconds: 1_800_000_000_000)

  let name: ReplicaName
  let vault: Vault
  let key: VaultKey
  let recoveryKey: RecoveryKey
  var remote: MemoryRemote
  /// The engine; that of the remote in memory unless a test has another one.
  var engine: (any SyncEngine)?
  /// The wall time.
  var wallTime = VaultDevice.now
  private var archive = MemoryRemote()
  let faults = FaultPlan()
  private var note: [UInt8]?

  init(_ name: String, on remote: MemoryRemote) throws {
    self.name = try ReplicaName(name).known
    self.remote = remote
    let creation = try Vault.create(
      at: .memory,
      passcode: SecretBytes(Array("5566".utf8)),
      kind: "digits4",
      cost: try DerivationCost(memory: 8 << 20, passes: 1).known,
      random: SystemRandom()
    )
    vault = creation.vault
    key = creation.key
    recoveryKey = creation.recoveryKey
  }

  var storage: VaultSyncStorage { VaultSyncStorage(vault, key: key) { self.wallTime } }

  var environment: SyncEnvironment {
    SyncEnvironment(
      engine: engine ?? MemoryEngine(remote: remote, faults: faults),
      archive: MemoryEngine(remote: archive, faults: faults),
      remote: "folder:/somewhere",
      random: SystemRandom(),
      now: { self.wallTime.rawValue },
      readNote: { self.note },
      writeNote: { self.note = $0 }
    )
  }

  /// Is another machine from now on, onto which the vault was restored from a backup.
  func move() {
    note = nil
    archive = MemoryRemote()
  }

  var setup: SyncSetup<VaultSyncStorage> { SyncSetup(storage, environment) }

  func coordinator() throws -> Coordinator<VaultSyncStorage> {
    try Coordinator(storage, environment)
  }

  @discardableResult
  func sync() throws -> SyncReport { try coordinator().synchronize() }

  func join(_ other: VaultDevice, spaces: SyncSpaces = .all) throws {
    let inviter = try other.coordinator()
    let invitation = try inviter.invite()
    try setup.join(
      as: name,
      spaces: spaces,
      oneTimeKey: invitation.oneTimeKey,
      recoveryKey: recoveryKey
    ) {
      _ = try inviter.admit(with: invitation) { throw Unexpected() }
    }
  }

  // MARK: What is in it

  func addCard(_ title: String, number: String) throws {
    try PaymentCardStore(vault).save(
      PaymentCard(
        title: title,
        holder: "canary holder",
        number: SecretDigits(copying: PlainDigits(digitsIn: number)),
        expiry: YearMonth(year: 2028, month: 12),
        notes: "canary notes",
        ownBrand: .dankort,
        customFields: [
          CustomField("canary PIN", .hidden(try SecretText("canary 2701"))),
          CustomField("canary bank", .text("canary words")),
        ]
      ),
      at: Self.now,
      under: key
    )
  }

  /// The cards whole.
  var paymentCards: [PaymentCard<SecretDigits>] {
    get throws {
      let store = PaymentCardStore(vault)
      return try store.summaries(under: key).entries.compactMap {
        try store.card($0.id, under: key)
      }
    }
  }

  var titles: [String] {
    get throws { try PaymentCardStore(vault).summaries(under: key).entries.map(\.title).sorted() }
  }

  /// Adds a deck with a note of one card.
  func addNote(
    of type: NoteType = StandardNoteType.basic.type,
    _ prompt: String,
    guid: String? = nil,
    _ id: Int64,
    deck: Int64 = 1
  ) throws {
    var change = ChangeSet()
    if StandardNoteType(type.id) == nil { change.noteTypes = [type] }
    change.decks = [Deck(id: DeckID(rawValue: deck), name: try DeckName("canary deck").known)]
    change.notes = [
      Note(
        id: NoteID(rawValue: id),
        guid: guid ?? "guid \(prompt)",
        content: NoteContent(
          type: type,
          fields: [FieldText(prompt), FieldText("canary answer")]
        ),
        tags: Tags("canary"),
        modified: Self.now
      )
    ]
    change.cards = [
      Flashcard(
        id: FlashcardID(rawValue: id + 1),
        note: NoteID(rawValue: id),
        ordinal: 0,
        deck: DeckID(rawValue: deck),
        position: 1
      )
    ]
    try StudyStore(vault).apply(change, under: key)
  }

  func answer(_ card: Int64, after milliseconds: Int64) throws {
    var change = ChangeSet()
    change.reviews = [
      Review(
        card: FlashcardID(rawValue: card),
        moment: LocalMoment(
          time: Timestamp(milliseconds: Self.now.rawValue + milliseconds),
          zoneOffset: 0
        ),
        duration: 1_000,
        rating: .good,
        kind: .review,
        parameters: nil
      )
    ]
    try StudyStore(vault).apply(change, under: key)
  }

  var prompts: [String] {
    get throws {
      try StudyStore(vault).collection(under: key).collection.notes.map(\.content.prompt).sorted()
    }
  }

  var noteTypeNames: [String] {
    get throws { try StudyStore(vault).collection(under: key).collection.noteTypes.map(\.name) }
  }

  /// The fields that were changed on several devices at once.
  func conflicts() throws -> [SyncConflict] {
    let store = SyncStore(vault)
    return try store.conflicts(in: .study, under: key)
      + store.conflicts(in: .wallet(coordinator().valueKey.known), under: key)
  }

  var answers: Int {
    get throws { try StudyStore(vault).reviews(under: key).reviews.count }
  }

  /// A hash of all that devices have in common.
  func digest(_ space: SyncSpace) throws -> [UInt8] {
    let log: SyncLog = space == .study ? .study : .wallet(try coordinator().valueKey.known)
    return try SyncStore(vault).digest(of: log, under: key)
  }
}
