import Flashcards
import Foundation
import Interchange
import Secrets
import Store
import Vault

/// Measures what a vault full of flashcards takes, after the key. The number of notes is the argument,
/// 100,000 by default.
@main
enum StudyBench {
  static func main() throws {
    let notes = CommandLine.arguments.dropFirst().first.flatMap(Int64.init) ?? 100_000
    let folder = FileManager.default.temporaryDirectory.path + "/study-bench-\(getpid())"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let collection = try Collection(notes: notes)
    print("\(notes) notes and cards, \(collection.reviews.count) answers")
    if let (store, key) = try vault(folder + "/imported") {
      try importing(collection, store, key)
    }
    if let (store, key) = try vault(folder + "/vault") { try measure(collection, store, key) }
    if let (vault, key) = try emptyVault(folder + "/wallet") {
      try CardBench.run(vault, key, in: folder)
    }
  }

  private static func vault(_ path: String) throws -> (StudyStore, VaultKey)? {
    try emptyVault(path).map { (StudyStore($0.vault), $0.key) }
  }

  private static func emptyVault(_ path: String) throws -> (vault: Vault, key: VaultKey)? {
    guard let cost = DerivationCost(memory: 8 << 20, passes: 1) else { return nil }
    let creation = try Vault.create(
      at: .file(path),
      passcode: SecretBytes(Array("5566".utf8)),
      kind: "digits4",
      cost: cost
    )
    return (creation.vault, creation.key)
  }

  /// All notes as a file, into a vault that has none, and again into the one that has them all.
  private static func importing(
    _ collection: Collection,
    _ store: StudyStore,
    _ key: VaultKey
  ) throws {
    let change = collection.change
    let all = StudyCollection(decks: change.decks, notes: change.notes, cards: change.cards)
    var bytes: [UInt8] = []
    Timing.once("write all notes as text", limit: 800) { bytes = AnkiText.write(all).bytes }
    try Timing.once("read the text", limit: 1_000) { _ = try DeckText(bytes) }
    func take() throws {
      let taken = DeckImport(
        try DeckText(bytes),
        into: try store.collection(under: key).collection,
        latest: try store.latestIDs(under: key),
        deck: change.decks[0].name,
        at: Collection.now.time,
        random: { 0 }
      )
      try store.apply(taken.change, under: key)
      precondition(taken.new + taken.same == change.notes.count, "not all notes were taken in")
    }
    try Timing.once("import the text", limit: 3_700, take)
    try Timing.once("import the text again", limit: 3_700, take)
  }

  private static func measure(
    _ collection: Collection,
    _ store: StudyStore,
    _ key: VaultKey
  ) throws {
    let (now, boundary) = (Collection.now, Collection.boundary)
    try Timing.once("write all notes and cards") { try store.apply(collection.change, under: key) }
    var log = StudyChange()
    log.reviews = collection.reviews
    try Timing.once("write all answers") { try store.apply(log, under: key) }

    try Timing.median("count what is due in each deck", limit: 50) {
      _ = try store.summaries(at: now, boundary: boundary, under: key)
    }
    let deck = DeckID(rawValue: 2)
    try Timing.median("open a deck of a tenth of them", limit: 100) {
      _ = try store.shelf(of: deck, at: now, boundary: boundary, under: key)
    }
    try Timing.median("decrypt all notes and cards", limit: 600) {
      _ = try store.collection(under: key)
    }
    try Timing.median("read all answers", limit: 300) {
      _ = try store.reviews(under: key)
    }
    try answers(store, key)
    let scheduler = Scheduler(model: FSRS6(.defaults), settings: .defaults)
    try Timing.once("replay everything and write it back", limit: 1_000) {
      try store.rebuild(under: key) { _, _ in scheduler }
    }
  }

  /// A session of answers, each with the next card.
  private static func answers(_ store: StudyStore, _ key: VaultKey) throws {
    let (now, boundary) = (Collection.now, Collection.boundary)
    let shelf = try store.shelf(
      of: DeckID(rawValue: 2),
      at: now,
      boundary: boundary,
      under: key
    ).shelf
    let options = DeckOptions(newPerDay: 1_000, reviewsPerDay: 1_000)
    var deck = shelf.deck
    deck.options = options
    var session = StudySession(
      StudyRequest(
        selected: deck.name,
        decks: [deck],
        cards: shelf.cards,
        now: now,
        boundary: boundary
      )
    )
    let scheduler = Scheduler(model: FSRS6(.defaults), settings: options.scheduling)
    var moment = now
    var times: [Double] = []
    _ = session.next(at: moment)
    while times.count < 500, session.current != nil {
      moment.time = moment.time.advanced(byMilliseconds: 10)
      let time = try Timing.milliseconds {
        guard
          let answered = session.answer(
            .good,
            duration: 5_000,
            at: moment,
            scheduler: scheduler
          )
        else { return }
        var change = StudyChange()
        change.cards = [answered.card] + answered.buried
        change.reviews = [answered.review]
        try store.apply(change, under: key)
        _ = session.next(at: moment)
      }
      times.append(time)
    }
    Timing.show("an answer and the next card, median of \(times.count)", times.quantile(0.5), 0.3)
    Timing.show("an answer and the next card, slowest in 100", times.quantile(0.99), 2)
  }
}
