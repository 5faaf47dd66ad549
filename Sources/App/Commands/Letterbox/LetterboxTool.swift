import AppSupport
package import Flashcards
package import PaymentCards
import ReaderClient
import ReaderProtocol
import SealedFiles
import Secrets
import Store
import Vault
import Wording

/// The commands that add a thing to a vault: through its letterbox, without a passcode, or at once.
package struct LetterboxTool {
  private let context: CommandContext
  private let door: VaultAuthenticator
  private let letterbox: Letterbox
  private let unlocks: Bool
  private let media: MediaTool

  /// The commands for a vault.
  ///
  /// - Parameter unlocks: true to unlock the vault and write to it at once. The demo's vault always
  ///   is.
  package init(in context: CommandContext, unlocks: Bool) {
    self.context = context
    self.unlocks = unlocks || context.launch == .demo || context.passcode != .terminal
    door = VaultAuthenticator(in: context)
    media = MediaTool(in: context)
    // Before anything secret is read.
    _ = ProcessHardening.apply()
    letterbox = Letterbox(besideVault: context.path, stateDirectory: context.stateDirectory)
  }

  private var wording: Wording { context.wording }

  /// Adds a note to a deck, which is made if there is none of that name.
  ///
  /// - Parameters:
  ///   - deck: nil for a deck that is called after the letterbox.
  ///   - tags: separated by white space.
  ///   - files: pictures and sounds for its fields, for which the vault has to be unlocked.
  ///   - withoutLocation: true to leave the places where pictures were taken out of them.
  package func addNote(
    _ prompt: String,
    _ answer: String,
    kind: StandardNoteType,
    deck: String?,
    tags: String,
    files: [AttachedFile] = [],
    withoutLocation: Bool = false
  ) throws(ToolFailure) -> CommandReport {
    let name = deck ?? wording(.letterboxDeck)
    guard let deck = DeckName(name) else { throw .deckName(name) }
    try media.check(files)
    if let lost = files.first(where: { kind.type.field(named: $0.field) == nil }) {
      throw .noMatch(query: lost.field)
    }
    // Before the passcode is asked for; the names of the files are known after it.
    let blank = files.map { FieldAddition(field: $0.field, reference: "<img>") }
    var note = NewNote(
      deck: deck,
      content: try Self.content(kind, prompt, answer, blank),
      tags: Tags(tags)
    )
    guard unlocks else {
      return try deposit(.note) { () throws(SecretFailure) in try LetterboxNote.encoded(note) }
    }
    var told = CommandReport()
    var report = try inVault { vault, key throws(ToolFailure) in
      guard !files.isEmpty else { return }
      let additions = try media.attach(
        files,
        withoutLocation: withoutLocation,
        to: StudyStore(vault),
        key,
        &told
      )
      note = NewNote(
        deck: deck,
        content: try Self.content(kind, prompt, answer, additions),
        tags: Tags(tags)
      )
    } _: { vault, key throws(VaultFailure) in
      let random = SystemRandom()
      _ = try LetterboxStore(vault).take(
        [(LetterboxItem.ID(random: random).bytes, note)],
        as: UndoableOperation(.add, prompt),
        at: WallClock.now.time,
        random: random,
        under: key
      )
      return wording(.letterboxNoteAdded(deck: deck.description))
    }
    report.remarks += told.remarks
    if !told.isGood { report.isGood = false }
    return report
  }

  /// The content of a note with references behind the texts of its fields.
  private static func content(
    _ kind: StandardNoteType,
    _ prompt: String,
    _ answer: String,
    _ additions: [FieldAddition]
  ) throws(ToolFailure) -> NoteContent {
    var texts = [prompt, answer]
    for addition in additions {
      guard let index = kind.type.field(named: addition.field), texts.indices.contains(index) else {
        continue
      }
      texts[index] = FieldAddition.text(texts[index], addition.reference)
    }
    do throws(NoteError) {
      return try NoteContent(kind: kind, prompt: texts[0], answer: texts[1])
    } catch {
      throw .note(error)
    }
  }

  /// Adds the payment card that standard input holds as a JSON object.
  ///
  /// - Parameter anyway: true to take a doubtful number.
  package func addCard(anyway: Bool) throws(ToolFailure) -> CommandReport {
    try check()
    let file: SecureInput
    do throws(CardTransferFailure) {
      file = try SecureInput.standardInput()
    } catch {
      throw .transfer(error, path: PrivateOutput.standardName)
    }
    let card: PaymentCard<SecretDigits>
    do throws(CardObject.Failure) {
      let month = WallClock.month
      card = try CardObject.read(file.bytes, now: month, anyway: anyway)
    } catch {
      throw .cardObject(error)
    }
    return try add(card)
  }

  /// Adds a payment card.
  package func add(_ card: PaymentCard<SecretDigits>) throws(ToolFailure) -> CommandReport {
    guard unlocks else {
      return try deposit(.paymentCard) { () throws(SecretFailure) in
        try PaymentCardStore.encoded(card)
      }
    }
    return try inVault { vault, key throws(ToolFailure) in
      let store = PaymentCardStore(vault)
      let entries = try door.at(door.path) { () throws(VaultFailure) in
        try store.summaries(under: key).entries
      }
      try context.confirmNumber(of: card, besides: entries, store, key, door)
    } _: { vault, key throws(VaultFailure) in
      let entry = try PaymentCardStore(vault).save(card, at: WallClock.now.time, under: key)
      return wording(.letterboxCardAdded(digits: entry.lastFour.text))
    }
  }

  /// Checks that a thing could be added, before the user is asked for it.
  package func check() throws(ToolFailure) {
    guard !unlocks else { return }
    do throws(LetterboxFailure) {
      try letterbox.check()
    } catch {
      throw .letterbox(error, path: letterbox.path)
    }
  }

  // MARK: Where it goes

  private func deposit(
    _ kind: LetterboxItem.Kind,
    _ content: () throws(SecretFailure) -> SecretBytes
  ) throws(ToolFailure) -> CommandReport {
    var report = CommandReport()
    do throws(LetterboxFailure) {
      let item: LetterboxItem
      do throws(SecretFailure) {
        item = LetterboxItem(
          id: LetterboxItem.ID(random: SystemRandom()),
          time: WallClock.now.time.rawValue,
          kind: kind,
          content: try content()
        )
      } catch {
        throw .secret(error)
      }
      let deposit = try letterbox.deposit(item)
      report.lines = [wording(.letterboxDeposited(count: "\(deposit.waiting)"))]
      if deposit.isFirst { report.remarks = [wording(.letterboxFirst(path: letterbox.path))] }
    } catch {
      throw .letterbox(error, path: letterbox.path)
    }
    return report
  }

  private func inVault(
    before: (Vault, VaultKey) throws(ToolFailure) -> Void = { _, _ in },
    _ body: (Vault, VaultKey) throws(VaultFailure) -> String
  ) throws(ToolFailure) -> CommandReport {
    let vault = try door.open(for: .readWrite)
    let opening = try door.unlock(vault)
    defer { opening.key.destroy() }
    try before(vault, opening.key)
    var report = CommandReport()
    try door.at(door.path) { () throws(VaultFailure) in
      report.lines = [try body(vault, opening.key)]
      try vault.close()
    }
    report.remarks = opening.notes
    return report
  }
}
