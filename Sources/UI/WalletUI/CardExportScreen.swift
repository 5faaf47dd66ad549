import PaymentCards
import Screens
import Widgets
import WindowLevels
import Wording

/// Exports all cards to a readable file: asks for its name, and then for a word that confirms it.
struct CardExportScreen: Screen {
  enum Action: Sendable {
    case proceed, codes, field(FieldAction), close
  }

  private(set) var path = TextField("cards.json", limit: 4_096)
  private(set) var word = TextField(limit: 20)
  /// True while the confirming word is asked for.
  private(set) var isConfirming = false
  private(set) var withCodes = false
  private(set) var problem: String?
  private(set) var isWriting = false

  /// The word is not encoded: after a lock it has to be typed again.
  private enum CodingKeys: CodingKey {
    case path
  }

  static let bindings: [KeyBinding<Action>] =
    [
      KeyBinding(.enter, does: .proceed, .keySubmit),
      KeyBinding(.function(2), does: .codes, .keyCodes),
      KeyBinding(.escape, does: .close, .keyBack),
    ] + FieldAction.bindings { .field($0) }

  var takesText: Bool { true }

  mutating func type(_ scalar: Unicode.Scalar, _ context: WalletContext) -> [Request] {
    problem = nil
    change { _ = $0.apply(.type(scalar)) }
    return []
  }

  private mutating func change(_ body: (inout TextField) -> Void) {
    if isConfirming { body(&word) } else { body(&path) }
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
    case .field(let action):
      problem = nil
      change { $0.perform(action) }
    case .proceed:
      return proceed(context.wording)
    }
    return []
  }

  private mutating func proceed(_ wording: Wording) -> [Request] {
    guard !path.text.isEmpty else { return [.tell(StatusMessage(.fileNoName))] }
    guard isConfirming else {
      isConfirming = true
      return []
    }
    guard word.text.lowercased() == wording(.exportWord) else {
      problem = wording(.cardExportOtherWord)
      return []
    }
    isWriting = true
    return [.run(.transfer(.export(path: path.text, withCodes: withCodes)))]
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
    let area = Heading.rectBeneath(in: canvas.size, width: 76)
    let codes = wording(withCodes ? .cardExportCodes : .cardExportNoCodes)
    let question: Phrase =
      isConfirming
      ? .cardExportConfirmation(path: path.text, word: wording(.exportWord)) : .cardExportText
    TextFieldView(
      text: wording(question) + " " + codes,
      field: isConfirming ? word : path,
      problem: problem
    ).draw(in: area, into: &canvas, theme: context.theme)
  }
}
