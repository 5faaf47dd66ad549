import Flashcards
import Locking
import PaymentCards
import Secrets
import Testing
import WindowLevels
import Wording

@testable import CardcaseUI
@testable import LockUI
@testable import Preferences
@testable import Screens
@testable import StudyUI
@testable import WalletUI
@testable import Widgets

/// A model on a clock that a test moves, with the vault's part played by the test.
struct ModelHarness {
  var model: Model
  var now = Instant(nanoseconds: 1_000_000_000_000)
  /// The effects that the model asked for, in order, and for whom.
  var requests: [EffectRequest] = []
  /// The effects that the model asked for, in order.
  var effects: [Effect] {
    get { requests.map(\.effect) }
    set { requests = newValue.map { EffectRequest($0, for: EffectID(epoch: model.epoch)) } }
  }
  let key: VaultKey
  /// The vault's cards.
  var wallet = FakeWallet.sample
  /// The files there are, where a test is about them.
  var files: FakeFiles?
  /// The session that was sealed last.
  var sealed: Session?
  /// The decks, where a test is about them.
  var study: StudyVault?
  /// True if Home asked for the statistics of all decks, which there are none of without decks.
  var hasAskedForStatistics = false
  /// The operations that were done, to be undone.
  var undoLog = FakeUndoLog()
  /// The wall clock at the start of a test: noon of the day of the tests, UTC.
  var wall = LocalMoment(time: Timestamp(milliseconds: 1_784_116_800_000))
  private let start = Instant(nanoseconds: 1_000_000_000_000)

  /// The day on which the tests take place.
  static func today() throws -> CalendarDay {
    try #require(CalendarDay(year: 2026, month: 7, day: 15))
  }

  init(
    kind: PasscodeKind? = .digits4,
    size: Size = Size(width: 80, height: 24),
    traits: TerminalTraits = TerminalTraits(
      colors: .full,
      unicode: true,
      background: .dark
    ),
    preferences: Preferences = Preferences(),
    attempts: PasscodeAttempts = PasscodeAttempts(),
    machine: MachineConfiguration = MachineConfiguration(),
    language: Language = .en,
    isDemo: Bool = false
  ) throws {
    model = Model(
      kind: kind,
      preferences: preferences,
      attempts: attempts,
      size: size,
      traits: traits,
      time: TimeReading(instant: now, wall: wall),
      wording: Wording(language),
      machine: machine,
      isDemo: isDemo
    )
    key = try VaultKey(random: SystemRandom())
  }

  /// The wall clock's time.
  var moment: LocalMoment {
    var moment = wall
    let passed = start.duration(to: now).nanoseconds / 1_000_000
    moment.time = moment.time.advanced(byMilliseconds: passed)
    return moment
  }

  /// The time by both clocks.
  var time: TimeReading { TimeReading(instant: now, wall: moment) }

  mutating func tell(_ message: Message) { carryOut(model.update(message, at: time)) }

  /// Opens a screen of whatever feature over the others.
  mutating func open(_ screen: any Screen) {
    guard model.stack.keyWindow != nil else { return }
    carryOut(model.show(screen) + model.synchronize())
  }

  private mutating func carryOut(_ asked: [EffectRequest]) {
    for request in asked {
      // Home asks for them with each opening, where no test of another screen looks.
      if study == nil, case .study(.loadStatistics(of: nil, at: _, boundary: _)) = request.effect {
        hasAskedForStatistics = true
        continue
      }
      if study == nil, case .study(.findNotes("")) = request.effect { continue }
      if study == nil, case .study(.loadBrowserMemory) = request.effect { continue }
      requests.append(request)
      log(request.effect)
      let reply: Reply? =
        switch request.effect {
        case .undo(let effect): step(effect)
        case .study(let effect): study?.answer(effect).map { .study($0) }
        case .wallet(let effect): wallet.answer(effect).map { .wallet($0) }
        case .system(.seal(let session, _)): keep(session)
        case .system(.list(let path, let order)):
          files.map { .system(.listed($0.listing(of: path, by: order))) }
        case .system, .lock, .devices: nil
        }
      if let reply { tell(.reply(reply, to: request.effectID)) }
    }
  }

  /// Notes what is there before an operation.
  private mutating func log(_ effect: Effect) {
    switch effect {
    case .study(.save(let change, let operation)) where study?.refuses == false:
      let count = [
        change.cards.count, change.notes.count, change.removedNotes.count, change.decks.count,
        change.removedDecks.count, change.filteredDecks.count,
      ].first { $0 > 0 }
      undoLog.log(
        operation,
        of: count ?? 0,
        answers: change.reviews.count,
        at: moment.time,
        study,
        wallet
      )
    case .study(.edit(let edit, let targets, let name)) where study?.refuses == false:
      guard let change = study?.change(by: edit, of: targets) else { return }
      // As the store does, a single note is called by its prompt.
      let notes = Set(change.notes.map(\.id)).union(change.cards.map(\.note))
        .union(change.removedNotes)
      let prompt = notes.count == 1 ? notes.first.flatMap { study?.notes[$0]?.content.title } : nil
      undoLog.log(
        UndoableOperation(edit.kind(of: change), name.isEmpty ? prompt ?? "" : name),
        of: max(change.cards.count, change.notes.count),
        at: moment.time,
        study,
        wallet
      )
    case .study(.moveDays(let request, let moment, let boundary)) where study?.refuses == false:
      undoLog.log(
        UndoableOperation(
          request.tool.name.kind,
          request.deck.flatMap { study?.decks[$0]?.name.description } ?? ""
        ),
        of: study?.loadChange(by: request, moment, boundary).moves.count ?? 0,
        at: moment.time,
        study,
        wallet
      )
    case .study(.build(let deck, let kind, _)) where study?.refuses == false:
      undoLog.log(
        UndoableOperation(kind, deck.name.description),
        of: 1,
        at: moment.time,
        study,
        wallet
      )
    case .study(.saveNoteType(let draft)) where study?.refuses == false:
      undoLog.log(
        UndoableOperation(draft.base == nil ? .noteTypeAddition : .noteTypeEdit, draft.name),
        of: 0,
        at: moment.time,
        study,
        wallet
      )
    case .study(.deleteNoteType(let id)) where study?.refuses == false:
      let name = study?.types.first { $0.id == id }?.name ?? ""
      undoLog.log(UndoableOperation(.noteTypeRemoval, name), of: 0, at: moment.time, study, wallet)
    case .study(.empty(let id, let deletes)) where study?.refuses == false:
      undoLog.log(
        UndoableOperation(
          deletes ? .filteredRemoval : .filteredEmptying,
          study?.filtered[id]?.name.description ?? ""
        ),
        of: 1,
        at: moment.time,
        study,
        wallet
      )
    case .wallet(let effect):
      guard let (operation, count) = wallet.operation(of: effect) else { return }
      undoLog.log(operation, of: count, at: moment.time, study, wallet)
    default: break
    }
  }

  private mutating func step(_ effect: UndoEffect) -> Reply {
    let (others, reply) = undoLog.answer(effect, &study, &wallet)
    for other in others { tell(.reply(other, to: EffectID(epoch: model.epoch))) }
    return .undo(reply)
  }

  private mutating func keep(_ session: Session) -> Reply? {
    sealed = session
    return nil
  }

  /// Answers the last effect of a window, as one of that epoch or of the one that it is.
  mutating func answer(_ reply: Reply, epoch: Int? = nil) {
    let window = requests.last { $0.effectID.window != nil }?.effectID.window
    tell(.reply(reply, to: EffectID(window: window, epoch: epoch ?? model.epoch)))
  }

  mutating func press(_ keys: Key...) {
    keys.forEach { tell(.event(.key($0))) }
  }

  mutating func type(_ text: String) {
    text.unicodeScalars.forEach { press(.character($0)) }
  }

  mutating func pass(_ time: Duration) {
    now = now.advanced(by: time)
    tell(.event(.deadline))
  }

  /// Plays the vault's part with the right passcode: unseals what was sealed last.
  mutating func unlock(_ contents: VaultSnapshot = .sample, notices: [Notice] = []) throws {
    var contents = contents
    contents.wallet = WalletData(cards: wallet.entries, doubles: wallet.doubles)
    answer(
      .system(
        .opened(try unseal(sealed ?? Session()), contents, model.preferences, notices: notices)
      )
    )
  }

  /// Seals and unseals as the program does, so that what is not kept is lost.
  func unseal(_ session: Session) throws -> Unsealed<Session> {
    try Sealed(session, for: purpose, under: key, random: SystemRandom()) { session, table in
      try encode(session, table)
    }.open(for: purpose, with: key) { bytes, table in try decode(bytes, table) }
  }

  /// The screen as its windows make it, a string a row.
  var lines: [String] { screen.trimmedLines }

  /// The screen as its windows make it.
  var screen: Canvas {
    var screen = Canvas(size: model.size)
    for window in model.stack.drawn {
      var canvas = Canvas(size: window.frame.size)
      model.draw(window.id, into: &canvas, at: now)
      let cursor = screen.cursor
      screen.place(canvas, in: window.frame)
      screen.cursor =
        window.id == model.stack.keyWindow
        ? canvas.cursor?.moved(x: window.frame.minX, y: window.frame.minY) : cursor
    }
    return screen
  }

  /// True if anything on the screen has a colour.
  var usesColors: Bool {
    let screen = screen
    return (0..<screen.size.height).contains { y in
      screen.row(y).contains { cell in
        let style = cell.style
        return style.foreground != Style.plain.foreground
          || style.background != Style.plain.background
      }
    }
  }

  /// True if `text` is on the screen.
  func shows(_ text: String) -> Bool {
    lines.contains { $0.contains(text) }
  }

  /// The fields of the row of a table that begins with a text, without the pointer; nil if none does.
  func row(_ first: String) -> [String]? { rows.first { $0.first == first } }

  /// True if a row of a table has these fields and no others, without the pointer.
  func hasRow(_ fields: String...) -> Bool { rows.contains(fields) }

  private var rows: [[String]] {
    lines.map { line in
      line.split(separator: " ").filter { $0 != "›" && $0 != "▸" }.map(String.init)
    }
  }
}

extension ModelHarness: CustomTestStringConvertible {
  /// The screen, which is what a failed test wants to see.
  var testDescription: String { "\n" + lines.joined(separator: "\n") }
}

extension VaultSnapshot {
  /// Two cards and a deck whose words can be looked for.
  static var sample: VaultSnapshot {
    VaultSnapshot(
      passcodeKind: .digits4,
      cards: FakeWallet.sample.entries,
      decks: DeckName("Capitals").map {
        [
          DeckSummary(
            deck: Deck(id: DeckID(rawValue: 1), name: $0),
            due: StudyCounts(new: 2),
            cards: 2
          )
        ]
      }
    )
  }
}

private let purpose = KeyPurpose(rawValue: "session")
