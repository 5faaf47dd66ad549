import Flashcards
import PaymentCards
import Preferences
import Secrets
import Store

@testable import Vault

/// Everything that a vault holds, a line for each thing: to be kept beside a vault of an older
/// format, and compared with what a later program reads of it.
///
/// The lines name what the formats so far have. A later format adds lines of another kind for what it
/// adds, so that the lines of an older vault stay as they are.
struct VaultInventory {
  /// The lines.
  let text: String

  /// The moment for which due cards are counted, when the first of these vaults was made.
  static let now = LocalMoment(
    time: Timestamp(milliseconds: 1_788_265_800_000),
    zoneOffset: 7_200
  )

  /// Reads all of a vault.
  init(of vault: Vault, under key: VaultKey) throws {
    let study = StudyStore(vault)
    let (collection, damaged) = try study.collection(under: key)
    let log = try study.reviews(under: key)
    let parameters = try study.studyHistory(of: nil, under: key).history.parameters
    let preferences = try SettingsStore(vault).verified(under: key)
    let (rows, unread) = try study.summaries(at: Self.now, boundary: DayBoundary(), under: key)
    var lines = ["unreadable \(damaged + log.damaged + unread)"]
    lines += rows.map(Self.line)
    lines += collection.decks.map(Self.line)
    lines += collection.decks.compactMap { deck in
      deck.language.map { "language of \(deck.id.rawValue) \($0.tag)" }
    }
    lines += collection.carried.map { kept in
      "collection \(kept.id.rawValue) \(Self.quoted(kept.name)) made \(kept.created) "
        + "imported \(kept.imported.rawValue) records \(kept.records)"
    }
    lines += collection.notes.map(Self.line)
    lines += collection.cards.map(Self.line)
    lines += collection.filteredDecks.map {
      "filtered deck \($0.id.rawValue) \(Self.quoted("\($0.name)")) \($0.options)"
    }
    lines += collection.cards.compactMap { card in
      card.stay.map { stay in
        """
        card \(card.id.rawValue) in filtered deck \(stay.deck.rawValue) at \(stay.place) \
        since \(stay.since.rawValue) again \(stay.again?.rawValue ?? 0)
        """
      }
    }
    lines += log.reviews.map(Self.line)
    lines += parameters.sorted { $0.id < $1.id }.map(Self.line)
    lines += try Self.cards(of: vault, under: key)
    // Settings that came later have their standard values, and are no part of an older vault.
    let stored = vault.settings
    lines += (preferences?.forms.filter { stored[$0.key] != nil } ?? ["none": "authentic"])
      .sorted { $0.key < $1.key }.map { "setting \($0.key) \($0.value)" }
    let taken = try vault.readRecords(under: key) { records in
      try records.ids(of: RecordTable("letterbox_item", hasGivenIDs: false))
    }
    lines += taken.map { "taken from the letterbox \($0)" }
    let media = MediaStore(vault)
    lines += try media.entries(under: key).map { entry in
      let bytes = try media.bytes(of: entry.name.file, atMost: 1 << 20, under: key) ?? []
      return "media \(Self.quoted(entry.name.text)) added \(entry.name.added.rawValue) "
        + "bytes \(entry.size) \(bytes.prefix(8))"
    }
    lines.append("recovery key \(try Self.recoveryKey(of: vault, under: key))")
    text = lines.joined(separator: "\n") + "\n"
  }

  private static func line(of deck: Deck) -> String {
    let options = deck.options
    let scheduling = options.scheduling
    return """
      deck \(deck.id.rawValue) \(quoted(deck.name.description)) new \(options.newPerDay) \
      reviews \(options.reviewsPerDay) parameters \(options.parameters?.rawValue ?? 0) \
      leeches \(options.leechAction) bury \(options.buriesNewSiblings) \(options.buriesReviewSiblings) \
      retention \(scheduling.retention) steps \(scheduling.learningSteps) \
      \(scheduling.relearningSteps) maximum \(scheduling.maximumIntervalDays) \
      leech \(scheduling.leechThreshold) fuzz \(scheduling.fuzz) rules \(scheduling.rules)
      """
  }

  private static func line(of row: DeckSummary) -> String {
    let due = row.due
    return """
      row \(quoted(row.deck.name.description)) new \(due.new) learning \(due.learning) \
      due \(due.review) of \(row.cards)
      """
  }

  private static func line(of note: Note) -> String {
    let kind = note.content.kind.map { "\($0)" } ?? quoted(note.content.type.name)
    let fields = note.content.fields.map { field in
      (field.format == .markdown ? "" : "\(field.format) ") + quoted(field.text)
    }
    return """
      note \(note.id.rawValue) \(quoted(note.guid)) \(kind) \(fields.joined(separator: " ")) tags \
      \(quoted(note.tags.text)) modified \(note.modified.rawValue)
      """
  }

  private static func line(of card: Flashcard) -> String {
    let progress = card.progress
    let due =
      switch progress.due {
      case .day(let day): "day \(day)"
      case .moment(let time): "moment \(time.rawValue)"
      case nil: "never"
      }
    let last = progress.lastReview.map { "\($0.time.rawValue)+\($0.zoneOffset)" } ?? "never"
    let memory = progress.memory.map { "\($0.stability) \($0.difficulty)" } ?? "none"
    return """
      card \(card.id.rawValue) of \(card.note.rawValue) \(card.ordinal) in \(card.deck.rawValue) \
      position \(card.position) flag \(card.flag) suspended \(card.isSuspended) \
      buried \(card.buriedOn ?? -1) \(progress.phase) step \(progress.step) \
      interval \(progress.intervalDays) due \(due) memory \(memory) last \(last) \
      reviews \(progress.reviews) lapses \(progress.lapses)
      """
  }

  private static func line(of review: Review) -> String {
    """
    review \(review.card.rawValue) \(review.moment.time.rawValue)+\(review.moment.zoneOffset) \
    \(review.duration) \(review.rating) \(review.kind) \(review.model) \
    \(review.parameters?.rawValue ?? 0)
    """
  }

  private static func line(of set: ParameterSet) -> String {
    """
    parameters \(set.id.rawValue) \(set.made.rawValue) \(set.origin) \
    \(set.parameters.values.map { "\($0)" }.joined(separator: " "))
    """
  }

  private static func cards(of vault: Vault, under key: VaultKey) throws -> [String] {
    let store = PaymentCardStore(vault)
    let kept = try store.summaries(under: key)
    let lines = try kept.entries.map { entry in
      guard let card = try store.card(entry.id, under: key) else { return "no card \(entry.id)" }
      return """
        payment card \(entry.id) place \(entry.place) \(quoted(card.title)) \
        \(quoted(card.holder)) \(digits(card.number)) \
        \(card.expiry.map { "\($0.year)-\($0.month)" } ?? "none") \
        code \(card.securityCode.map(digits) ?? "none") notes \(quoted(card.notes)) \
        favourite \(card.isFavourite)
        """ + Self.additions(to: card)
    }
    return lines + ["unreadable payment cards \(kept.damaged)"]
  }

  /// The fields that cards have from format 12 on; empty for a card without them.
  private static func additions(to card: PaymentCardStore.Card) -> String {
    let fields = card.customFields.map { field in
      let value =
        switch field.value {
        case .text(let text): text
        case .hidden(let text): text.withUTF8 { String(decoding: $0, as: UTF8.self) }
        }
      return " field \(quoted(field.label)) hidden \(field.isHidden) \(quoted(value))"
    }
    return fields.joined() + (card.ownBrand.map { " brand \($0.rawValue)" } ?? "")
  }

  private static func digits(_ digits: SecretDigits) -> String {
    (0..<digits.count).map { String(digits.digit(at: $0)) }.joined()
  }

  private static func recoveryKey(of vault: Vault, under key: VaultKey) throws -> String {
    guard let pending = try vault.pendingRecoveryKey(under: key) else { return "none" }
    let groups = (0..<RecoveryKey.groupCount).map { group in
      String(
        decoding: (0..<RecoveryKey.groupLength).map { pending.symbol(group: group, position: $0) },
        as: UTF8.self
      )
    }
    return groups.joined(separator: "-")
  }

  /// A text on one line.
  private static func quoted(_ text: String) -> String {
    // Hardly any text has one of them, and to look for both in another way takes long.
    guard text.utf8.contains(where: { $0 == 0x5C || $0 == 0x0A }) else { return "\"\(text)\"" }
    return "\"\(text.replacing("\\", with: "\\\\").replacing("\n", with: "\\n"))\""
  }
}
