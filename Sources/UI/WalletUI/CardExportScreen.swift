import PaymentCards
import Screens
import Widgets
import WindowLevels
import Wording

/// Exports all cards, or those that are marked, to a readable file: asks for its name, and then for a word that confirms it.
struct CardExportScreen: Screen {
  enum Action: Sendable {
    case proceed, codes, path(PathField.Action), word(FieldAction), close
  }

  /// The marked cards, which are exported in place of all; nil if none are.
  let marked: RowMarks?
  private(set) var path = PathField("cards.json")
  private(set) var word = TextField(limit: 20)
  /// True while the confirming word is asked for.
  private(set) var isConfirming = false
  private(set) var withCodes = false
  private(set) var problem: String?
  private(set) var isWriting = false

  /// The word is not encoded: after a lock it has to be typed again.
  private enum CodingKeys: CodingKey {
    case marked, path
  }

  init(marked: RowMarks? = nil) { self.marked = marked }

  static let bindings: [KeyBinding<Action>] =
    [
      KeyBinding(.enter, does: .proceed, .keySubmit),
      KeyBinding(.function(2), does: .codes, .keyCodes),
      KeyBinding(.escape, does: .close, .keyBack),
    ] + PathField.bindings { .path($0) }

  /// The keys while the word is typed.
  static let wordBindings: [KeyBinding<Action>] =
    [
      KeyBinding(.enter, does: .proceed, .keySubmit),
      KeyBinding(.function(2), does: .codes, .keyCodes),
      KeyBinding(.escape, does: .close, .keyBack),
    ] + FieldAction.bindings { .word($0) }

  static let tables: [[KeyBinding<Action>]] = [bindings, wordBindings]

  var takesText: Bool { true }

  var table: [KeyBinding<Action>] {
    guard !isConfirming else { return Self.wordBindings }
    return path.table(Self.bindings) { if case .path(let action) = $0 { action } else { nil } }
  }

  mutating func type(_ scalar: Unicode.Scalar, _ context: WalletContext) -> [Request] {
    problem = nil
    guard isConfirming else {
      path.type(scalar)
      return path.requests()
    }
    _ = word.apply(.type(scalar))
    return []
  }

  mutating func perform(_ action: Action, _ context: WalletContext) -> [Request] {
    guard !isWriting else { return [] }
    switch action {
    case .close:
      guard isConfirming else { return [.close] }
      isConfirming = false
      word = TextField(limit: 20)
    case .codes:
      withCodes.toggle()
    case .path(let action):
      problem = nil
      path.perform(action, height: PathFieldView.listHeight(in: Self.area(context.size)))
      return path.requests()
    case .word(let action):
      problem = nil
      word.perform(action)
    case .proceed:
      return proceed(context.wording)
    }
    return []
  }

  private mutating func proceed(_ wording: Wording) -> [Request] {
    guard !path.text.isEmpty else { return [.tell(StatusMessage(.fileNoName))] }
    guard isConfirming else {
      // A file that is there is not written over: its name is a start for another one.
      guard path.chooseFocused() == nil, !path.isDirectory else {
        if path.isDirectory { path.enterDirectory() }
        return path.requests()
      }
      isConfirming = true
      return []
    }
    guard word.text.lowercased() == wording(.exportWord) else {
      problem = wording(.cardExportOtherWord)
      return []
    }
    isWriting = true
    return [.run(.transfer(.export(path: path.text, withCodes: withCodes, only: marked?.ids)))]
  }

  mutating func advance(_ context: WalletContext) -> [Request] { path.requests() }

  mutating func receive(_ listing: FileListing, _ context: WalletContext) -> [Request] {
    path.receive(listing)
    return path.requests()
  }

  mutating func receive(_ reply: WalletReply, _ context: WalletContext) -> [Request] {
    guard case .transferred(let result) = reply else { return [] }
    isWriting = false
    switch result {
    case .exported(let count, let damaged):
      let cards = context.wording.count(.cards, count)
      let done = StatusMessage(tone: .success, .exportDone(cards: cards, path: path.text))
      let lost = StatusMessage(
        tone: .problem,
        .exportDamaged(cards: context.wording.count(.cards, damaged))
      )
      return [.close, .tell(damaged > 0 ? lost : done)]
    case .failed(let sentence):
      isConfirming = false
      word = TextField(limit: 20)
      problem = sentence
    case .read, .written:
      break
    }
    return []
  }

  func draw(into canvas: inout Canvas, _ context: WalletContext) {
    let wording = context.wording
    Heading.draw([wording(.homeWallet), wording(.keyExport)], into: &canvas, context.environment)
    let area = Self.area(canvas.size)
    let codes = wording(withCodes ? .cardExportCodes : .cardExportNoCodes)
    guard isConfirming else {
      let question: Phrase =
        marked.map { .cardExportMarked(cards: wording.count(.cards, $0.count)) } ?? .cardExportText
      PathFieldView(text: wording(question) + " " + codes, path: path, problem: problem)
        .draw(in: area, into: &canvas, context.environment)
      return
    }
    let question = Phrase.cardExportConfirmation(path: path.text, word: wording(.exportWord))
    TextFieldView(text: wording(question) + " " + codes, field: word, problem: problem)
      .draw(in: area, into: &canvas, theme: context.theme)
  }

  private static func area(_ size: Size) -> Rect {
    Panes(in: Rect(size: size).dropping(rows: Heading.height), hasDetail: false, widest: 76).main
  }
}
