public import Vault
public import Wording

extension MediaFault {
  /// What is wrong with a content by its name; empty for one that has none any more, or not yet.
  func phrase(of name: String) -> Phrase {
    switch self {
    case .missing where name.isEmpty: .damageUnnamedMissing
    case .altered where name.isEmpty: .damageUnnamedAltered
    case .missing: .damageMediaMissing(name: name)
    case .altered: .damageMediaAltered(name: name)
    }
  }
}

extension Damage {
  /// The damage and its consequences, for the user.
  public func sentence(_ wording: Wording) -> String {
    switch self {
    case .file: wording(.damageFile)
    case .header: wording(.damageHeader)
    case .slot(.passcode), .cost: wording(.damagePasscodeSlot)
    case .slot(.recovery): wording(.damageRecoverySlot)
    case .pendingRecoveryKey: wording(.damageRecoveryKey)
    case .settings: wording(.damageSettings)
    case .page: wording(.damagedPages(1))
    case .log: wording(.damageLog)
    case .medium(let name, let fault): wording(fault.phrase(of: name))
    case .records(let table):
      wording(.damagedRecords(counts: Self.name(ofTable: table, wording)))
    case .record(let table, let id):
      wording(.damageRecord(table: Self.name(ofTable: table, wording), id: "\(id)"))
    }
  }

  /// A short summary of any amount of damage: tables are named once, records and media counted.
  package static func summary(_ damage: [Damage], _ wording: Wording) -> String {
    var sentences: [String] = []
    var tables: [String] = []
    var counts: [(table: String, count: Int)] = []
    var pages = 0
    var media: [Damage] = []
    for one in damage {
      switch one {
      case .records(let table):
        let name = name(ofTable: table, wording)
        if !tables.contains(name) { tables.append(name) }
      case .record(let table, _):
        let name = name(ofTable: table, wording)
        if let index = counts.firstIndex(where: { $0.table == name }) {
          counts[index].count += 1
        } else {
          counts.append((name, 1))
        }
      case .page: pages += 1
      case .medium: media.append(one)
      default: sentences.append(one.sentence(wording))
      }
    }
    if pages > 0 { sentences.append(wording(.damagedPages(pages))) }
    if media.count == 1 {
      sentences += media.map { $0.sentence(wording) }
    } else if !media.isEmpty {
      sentences.append(wording(.damagedMedia(media.count)))
    }
    if !tables.isEmpty {
      sentences.append(wording(.damagedRecords(counts: wording.all(tables))))
    }
    if !counts.isEmpty {
      let parts = counts.map { "\($0.table) \($0.count)" }
      sentences.append(wording(.damagedRecords(counts: wording.all(parts))))
    }
    return wording.sentences(sentences)
  }

  /// The name of a table's contents in the user's words; the table's own name if there is none.
  private static func name(ofTable table: String, _ wording: Wording) -> String {
    names[table].map { wording($0) } ?? table
  }

  private static let names: [String: Phrase] = [
    "session": .tableSession, "payment_card": .deviceSharesCards, "deck": .tableDecks,
    "note": .tableNotes, "flashcard": .deviceSharesFlashcards, "parameters": .tableParameters,
    "review": .tableReviews, "review_day": .tableReviews,
    "undo": .tableUndo, "undo_part": .tableUndo,
    "media": .tableMedia, "media_pack": .tableMedia, "media_file": .tableMedia,
    "media_name": .tableMedia, "letterbox_item": .letterboxDeck,
    "anki_collection": .tableCollections,
  ]
}
