import Flashcards
import ReaderProtocol

/// The notes of an import: found again by guid; the one that was changed last wins.
struct PackageNotePlan {
  /// The note that has a guid.
  private struct Holder {
    /// The index of the vault's note in `notes`, or of a new one in `changed` behind them.
    let index: Int32
    /// The id of the package's note; nil if it has none so far.
    var given: Int64?
  }

  /// The notes that are added, or get other fields or tags.
  private(set) var changed: [Note] = []
  private(set) var new = 0
  private(set) var replaced = 0
  /// The vault's notes that stay as they are.
  private(set) var same: [NoteID] = []
  /// The first fields of notes that are left out.
  private(set) var left: [String] = []
  /// The notes here by the package's ids.
  private(set) var known: [Int64: NoteID] = [:]
  /// The changed types of notes here by the package's ids, and whether that is the package's own type.
  private var layouts: [Int64: (type: NoteType, isGiven: Bool)] = [:]
  /// The package's types that its notes have.
  private(set) var givenTypes: Set<Int64> = []
  /// The types of the notes that are added or changed.
  private(set) var usedTypes: Set<NoteTypeID> = []
  private var leftIDs: Set<Int64> = []
  /// The vault's notes.
  private var notes: [Note]
  private var holders: [String: Holder] = [:]

  init(_ notes: [Note]) {
    self.notes = notes
    holders.reserveCapacity(notes.count)
    for (index, note) in notes.enumerated() where holders[note.guid] == nil {
      holders[note.guid] = Holder(index: Int32(index))
    }
  }

  /// Forgets what notes are found by.
  mutating func end() { (notes, holders, known, layouts) = ([], [:], [:], [:]) }

  /// Gives a card of the package the ordinal that it has here.
  ///
  /// - Returns: false if its template was deleted here.
  func place(_ card: inout PackageCard) -> Bool {
    guard let (type, isGiven) = layouts[card.note] else { return true }
    let index = Int(max(0, card.ordinal))
    if isGiven, type.templates.indices.contains(index) {
      card.ordinal = Int32(clamping: type.ordinal(ofTemplate: index))
    }
    return type.template(ofOrdinal: Int(max(0, card.ordinal))) != nil
  }

  private mutating func note(_ id: Int64, _ type: NoteType, given: NoteType) {
    guard type.layout != nil, type.kind == .normal else { return }
    layouts[id] = (type, type.id == given.id)
  }

  /// True if a note of the package is left out.
  func isLeft(_ id: Int64) -> Bool { leftIDs.contains(id) }

  /// Leaves out a note that the reader could not hand on.
  mutating func leave(_ remark: PackageRemark, _ losses: inout PackageLossList) {
    leftIDs.insert(remark.id)
    losses.add(.longNotes, remark.name)
    if left.count < PackageImportPlanner.namesKept { left.append(remark.name) }
  }

  /// Gives a note a guid that no other note of the package has. Of several with one guid the first
  /// keeps it, as each is a note of its own.
  ///
  /// - Returns: the note of the vault, or one of the package's that came before, with this guid.
  private mutating func own(
    _ given: inout PackageNote,
    _ losses: inout PackageLossList
  ) -> Note? {
    if let first = holders[given.guid]?.given, first != given.id {
      losses.add(.twins, given.beginning)
      given.guid = PackageNote.twinGUID(given.guid, id: given.id)
    }
    let next = notes.count + changed.count
    func take(_ holder: inout Holder) -> Int {
      holder.given = given.id
      return Int(holder.index)
    }
    let index = take(&holders[given.guid, default: Holder(index: Int32(next))])
    return index < notes.count ? notes[index] : index < next ? changed[index - notes.count] : nil
  }

  mutating func take(
    _ given: PackageNote,
    _ types: PackageTypePlan,
    _ ids: inout IDSource,
    _ now: Timestamp,
    _ losses: inout PackageLossList
  ) {
    guard let type = types[given.noteType] else {
      leftIDs.insert(given.id)
      losses.add(.strays, "")
      return
    }
    givenTypes.insert(given.noteType)
    var given = given
    let present = own(&given, &losses)
    if given.fields.count != type.fields.count { losses.add(.fieldCounts, given.beginning) }
    if given.isRepaired { losses.add(.faultyText, given.beginning) }
    guard let present else {
      add(given, type, ids.next(at: now))
      return
    }
    let modified = given.modified.multiplied(by: 1_000)
    if present.modified.rawValue / 1_000 >= given.modified {
      same.append(present.id)
      known[given.id] = present.id
      self.note(given.id, present.content.type, given: type)
    } else if present.content.type.id == type.id {
      var note = present
      note.content = NoteContent(type: type, fields: given.htmlFields)
      note.tags = Tags(given.tags)
      note.modified = Timestamp(milliseconds: modified)
      known[given.id] = note.id
      self.note(given.id, type, given: type)
      replaced += 1
      usedTypes.insert(type.id)
      changed.append(note)
    } else {
      leftIDs.insert(given.id)
      losses.add(.otherTypes, given.beginning)
      if left.count < PackageImportPlanner.namesKept { left.append(given.fields.first ?? "") }
    }
  }

  private mutating func add(_ given: PackageNote, _ type: NoteType, _ id: NoteID) {
    new += 1
    usedTypes.insert(type.id)
    known[given.id] = id
    self.note(given.id, type, given: type)
    let note = Note(
      id: id,
      ankiID: given.id,
      guid: given.guid,
      content: NoteContent(type: type, fields: given.htmlFields),
      tags: Tags(given.tags),
      modified: Timestamp(milliseconds: given.modified.multiplied(by: 1_000))
    )
    changed.append(note)
  }
}

extension PackageNote {
  /// Has the fields refer to pictures and sounds by other names.
  mutating func renameMedia(_ names: [String: String]) {
    guard !names.isEmpty else { return }
    fields = fields.map { FieldText($0, .html).renamingMedia(names)?.text ?? $0 }
  }

  /// The fields as they came.
  fileprivate var htmlFields: [FieldText] { fields.map { FieldText($0, .html) } }

  /// The first 60 characters of the first field.
  fileprivate var beginning: String { String((fields.first ?? "").prefix(60)) }

  /// The guid of a note whose own another note of its collection has too.
  static func twinGUID(_ guid: String, id: Int64) -> String { "\(guid)/\(id)" }
}
