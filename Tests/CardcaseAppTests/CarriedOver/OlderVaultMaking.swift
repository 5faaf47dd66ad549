import Flashcards
import Foundation
import PaymentCards
import Preferences
import Screens
import Secrets
import Store
import TestSupport
import Testing
import WindowLevels

@testable import AppSupport
@testable import CardcaseUI
@testable import StudyUI
@testable import Vault
@testable import WalletUI

/// Makes the fixture of the format of this program, once before a release that changes it: with
/// CARDCASE_MAKE_VAULT=1 it writes Fixtures/Vaults/format-N in the sources. Cards, codes and
/// passcode are test data.
@Suite("A vault for later programs")
struct OlderVaultMaking {
  private static let now = VaultInventory.now
  private static let isAsked = ProcessInfo.processInfo.environment["CARDCASE_MAKE_VAULT"] == "1"

  @Test("is made where that is asked for", .enabled(if: isAsked))
  func make() throws {
    let folder = Repository.root.appending(
      path: "Tests/CardcaseAppTests/Fixtures/Vaults/format-\(Schema.current.version)"
    )
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let creation = try Vault.create(
      at: .file(folder.appending(path: OlderVault.fileName).path),
      passcode: SecretBytes(Array(OlderVault.passcode.utf8)),
      kind: "digits4",
      cost: try #require(DerivationCost(memory: 8 << 20, passes: 1)),
      random: SeededRandom(seed: 7)
    )
    let (vault, key) = (creation.vault, creation.key)
    func write(_ text: String, _ inventory: OlderVault.Inventory) throws {
      let file = folder.appending(path: inventory.rawValue)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    try fillWallet(PaymentCardStore(vault), under: key)
    let seconds = Self.now.time.rawValue / 1_000
    try vault.keepDailyBackup(at: seconds - 86_400, under: key)
    try learn(StudyStore(vault), under: key)
    try addMedia(to: vault, under: key)
    try setUp(SettingsStore(vault), under: key)
    try vault.keepDailyBackup(at: seconds, under: key)
    try LetterboxStore(vault).discard(Array(1...16), at: Self.now.time, under: key)
    try write(VaultInventory(of: vault, under: key).text, .undone)
    try operate(StudyStore(vault), under: key)
    try write(VaultInventory(of: vault, under: key).text, .contents)
    try write(keepSession(of: vault, under: key), .session)
    #expect(try vault.verify(under: key).damage == [])
    try vault.close()
  }

  // MARK: Payment cards and settings

  private func fillWallet(_ store: PaymentCardStore, under key: VaultKey) throws {
    for var card in Samples.demo.cards {
      card.isFavourite = card.title == "Travel"
      if card.title == "Company" { card.notes = "Limit 2,000\nfor \"travel\" only — ñandú" }
      try store.save(card, at: Self.now.time, under: key)
    }
    let bare = PaymentCard(
      title: "",
      holder: "",
      number: SecretDigits(copying: PlainDigits(digitsIn: "6011000990139424")),
      expiry: nil
    )
    let id = try store.save(bare, at: Self.now.time, under: key).id
    try store.place([CardPlace(id: id, place: -3)], under: key)
  }

  private func setUp(_ store: SettingsStore, under key: VaultKey) throws {
    let preferences = Preferences().with(\.idleLimit, .seconds(300)).with(\.rolloverHour, 3)
      .with(\.forgivesAccents, true).with(\.movesOn, false)
    try store.save(preferences, under: key)
  }

  // MARK: Flashcards

  private func learn(_ store: StudyStore, under key: VaultKey) throws {
    var change = samples.study(Self.now)
    let set = ParameterSet(
      id: ParameterSetID(rawValue: Self.now.time.rawValue - 5),
      parameters: try FSRSParameters(FSRSParameters.defaults.values.map { $0 * 1.01 }),
      made: Self.now.time,
      origin: .fitted(reviews: 1_234)
    )
    change.parameters = [set]
    change.decks[0].options.parameters = set.id
    change.decks[0].options.newPerDay = 7
    change.decks[0].options.leechAction = .suspend
    change.notes[0].tags = Tags("verb leech grammar::past")
    change.collections = [
      CarriedCollection(
        id: CollectionID(rawValue: Self.now.time.rawValue - 4),
        created: 1_700_000_000,
        name: "collection.colpkg",
        imported: Self.now.time,
        records: [1, 2, 3]
      )
    ]
    markStates(&change)
    try store.apply(change, under: key)
    try store.closeDays(before: Self.now.time, under: key)
  }

  /// A picture with two names, and a sound.
  private func addMedia(to vault: Vault, under key: VaultKey) throws {
    let media = MediaStore(vault)
    var ids = try StudyStore(vault).ids(under: key)
    let files = try [("owl.png", 20_000), ("tylluan.png", 20_000), ("owl.mp3", 7)].map {
      (name: $0, file: try media.add([UInt8](repeating: UInt8($1 % 256), count: $1), under: key))
    }
    var change = ChangeSet()
    let namings = try media.naming(files, at: Self.now.time, &ids, under: key)
    for case .new(let name) in namings { change.mediaNames.append(name) }
    try StudyStore(vault).apply(change, under: key)
  }

  /// Cards that are suspended, flagged, buried and being learned, with answers of today.
  private func markStates(_ change: inout ChangeSet) {
    change.cards[0].isSuspended = true
    change.cards[1].flag = 3
    change.cards[2].buriedOn = DayBoundary().day(of: Self.now)
    for (index, phase) in [(3, Phase.learning), (4, .relearning)] {
      var moment = Self.now
      moment.time = moment.time.advanced(byMilliseconds: Int64(index - 9) * 60_000)
      change.cards[index].progress = FlashcardProgress(
        phase: phase,
        step: 1,
        memory: Memory(stability: 1.5, difficulty: 6.25),
        intervalDays: 0,
        due: .moment(moment.time.advanced(byMilliseconds: 600_000)),
        lastReview: moment,
        reviews: index,
        lapses: index - 3
      )
      change.reviews.append(
        Review(
          card: change.cards[index].id,
          moment: moment,
          duration: 2_345,
          rating: phase == .learning ? .hard : .again,
          kind: phase == .learning ? .learning : .review,
          parameters: change.parameters.first?.id
        )
      )
    }
  }

  private var samples: Samples {
    Samples(
      cards: [],
      decks: [
        SampleDeck(
          name: "Languages::Cymraeg",
          notes: [
            .init("bore da", "good morning", .basicAndReversed),
            .init("diolch", "thank you", .typed),
            .init("{{c1::nos}} {{c2::da::good}}", "good night", .cloze),
            .init("**iechyd**\n\n- da", "good *health*: ñandú 漢字 ẞ"),
          ]
        ),
        SampleDeck(
          name: "Languages::漢字",
          language: DeckLanguage("ja"),
          notes: (1...8).map {
            .init("字\($0)", "word \($0)", $0 == 5 ? .basicAndReversed : .basic)
          },
          daysLearned: 30
        ),
        SampleDeck(
          name: "Capitals",
          notes: (1...8).map { .init("Country \($0)", "Town \($0)") },
          daysLearned: 40
        ),
      ]
    )
  }

  // MARK: What can be taken back

  /// An import, the deletion of a note and that of a deck, in this order.
  private func operate(_ store: StudyStore, under key: VaultKey) throws {
    let before = try store.collection(under: key).collection
    let time = Self.now.time
    func later(_ minutes: Int64) -> Timestamp { time.advanced(byMilliseconds: minutes * 60_000) }

    var imported = ChangeSet()
    let deck = Deck(
      id: DeckID(rawValue: time.rawValue + 1_000),
      name: try #require(DeckName("Birds::Owls"))
    )
    imported.decks = [deck]
    // One of its two cards is no longer asked for.
    var shortened = before.notes[0]
    shortened.content = try NoteContent(kind: .basic, prompt: "new words", answer: "of a file")
    // It has a second card from now on.
    var extended = before.notes[3]
    extended.content = try NoteContent(kind: .basicAndReversed, prompt: "iechyd", answer: "health")
    (shortened.modified, extended.modified) = (later(1), later(1))
    let added = Note(
      id: NoteID(rawValue: time.rawValue + 1_001),
      guid: "owl!",
      content: try NoteContent(kind: .basicAndReversed, prompt: "owl", answer: "tylluan"),
      tags: Tags("birds"),
      modified: later(1)
    )
    imported.notes = [shortened, extended, added]
    imported.cards = [(extended.id, 1), (added.id, 0), (added.id, 1)].enumerated().map {
      Flashcard(
        id: FlashcardID(rawValue: time.rawValue + 1_002 + Int64($0)),
        note: $1.0,
        ordinal: $1.1,
        deck: deck.id,
        position: 100 + $0
      )
    }
    let kept = try #require(
      before.notes.last { note in
        note.content.kind == .basic && before.cards.contains { $0.note == note.id }
      }
    )
    let file = UndoableOperation(.importing, "birds.tsv")
    try store.apply(imported, as: file, at: later(1), under: key)

    var note = ChangeSet()
    note.removedNotes = [kept.id]
    let prompt = UndoableOperation(.noteRemoval, kept.content.prompt)
    try store.apply(note, as: prompt, at: later(2), under: key)

    var removed = ChangeSet()
    let kanji = try #require(before.decks.first { $0.name.description == "Languages::漢字" })
    removed.removedDecks = [kanji.id]
    let name = UndoableOperation(.deckRemoval, kanji.name.description)
    try store.apply(removed, as: name, at: later(3), under: key)
  }

  // MARK: The session

  /// Seals a session in the middle of two forms.
  ///
  /// - Returns: the screens, and what was typed there.
  private func keepSession(of vault: Vault, under key: VaultKey) throws -> String {
    let seal = SessionSeal<Session>(version: Session.version, random: SeededRandom(seed: 8))
    let time = TimeReading(instant: Instant(nanoseconds: 1_000_000_000), wall: Self.now)
    var opened = OpenedSession(try seal.open(seal.seal(Session(), under: key), with: key), at: time)
    opened.open(NoteForm(addingTo: DeckID(rawValue: 1)))
    opened.type("half a prompt")
    opened.open(CardWizard())
    opened.type("42424242")
    let session = try #require(opened.model.session)
    try SessionStore(vault, seal: seal).save(seal.seal(session, under: key), under: key)
    let typed = ["noteForm": "half a prompt", "wizard": "4242 4242"]
    return opened.screens.map { screen in
      guard let words = typed[screen.kind] else { return "\(screen.kind)\n" }
      #expect(screen.text.contains(words))
      return "\(screen.kind) \(words)\n"
    }.joined()
  }
}
