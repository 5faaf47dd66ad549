import PaymentCards
import Screens
import Secrets
import Widgets
import WindowLevels
import Wording

/// Exports all cards, or those that are marked, to a file: asks for its format and its name, and then
/// for the password of an encrypted one, twice, or for a word that confirms a readable one.
struct CardExportScreen: Screen {
  enum Action: Sendable {
    case proceed, codes, close
    case format(ListState.Move), path(PathField.Action), word(FieldAction)
    case password(PasswordField.Action)
  }

  /// A question of the form, in their order.
  enum Step: Sendable {
    case format, path, password, passwordAgain, word
  }

  /// The number of characters from which on a password is not called short.
  static let longPassword = 12

  /// The marked cards, which are exported in place of all; nil if none are.
  let marked: RowMarks?
  private(set) var step = Step.format
  private(set) var format = PaymentCardExportFormat.sealed
  private(set) var path = PathField(PaymentCardExportFormat.sealed.usualName)
  /// The password, and then once more. The lock discards both.
  private(set) var password = PasswordField()
  private(set) var repetition = PasswordField()
  private(set) var word = TextField(limit: 20)
  private(set) var withCodes = false
  private(set) var problem: String?
  private(set) var isWriting = false

  init(marked: RowMarks? = nil) { self.marked = marked }

  static let bindings: [KeyBinding<Action>] = own + PathField.bindings { .path($0) }

  /// The keys while a format is chosen.
  static let formatBindings: [KeyBinding<Action>] = own + ListState.bindings { .format($0) }

  /// The keys while a password is typed.
  static let passwordBindings: [KeyBinding<Action>] = own + PasswordField.bindings { .password($0) }

  /// The keys while the word is typed.
  static let wordBindings: [KeyBinding<Action>] = own + FieldAction.bindings { .word($0) }

  private static var own: [KeyBinding<Action>] {
    [
      KeyBinding(.enter, does: .proceed, .keySubmit),
      KeyBinding(.function(2), does: .codes, .keyCodes),
      KeyBinding(.escape, does: .close, .keyBack),
    ]
  }

  static let tables: [[KeyBinding<Action>]] = [
    bindings, formatBindings, passwordBindings, wordBindings,
  ]

  var takesText: Bool { step != .format }

  func table(_ context: WalletContext) -> [KeyBinding<Action>] {
    switch step {
    case .format: Self.formatBindings
    case .path: path.table(Self.bindings) { if case .path(let action) = $0 { action } else { nil } }
    case .password, .passwordAgain: Self.passwordBindings
    case .word: Self.wordBindings
    }
  }

  mutating func type(_ scalar: Unicode.Scalar, _ context: WalletContext) -> [Request] {
    problem = nil
    switch step {
    case .format: break
    case .path:
      path.type(scalar)
      return path.requests()
    case .password: password.type(scalar)
    case .passwordAgain: repetition.type(scalar)
    case .word: word.type(scalar)
    }
    return []
  }

  mutating func perform(_ action: Action, _ context: WalletContext) -> [Request] {
    guard !isWriting else { return [] }
    switch action {
    case .close: return goBack()
    case .codes: withCodes.toggle()
    case .format(let move): choose(move)
    case .path(let action):
      problem = nil
      path.perform(action, height: PathFieldView.listHeight(in: CardExportView.area(context.size)))
      return path.requests()
    case .password(let action):
      problem = nil
      if step == .password { password.perform(action) } else { repetition.perform(action) }
    case .word(let action):
      problem = nil
      word.perform(action)
    case .proceed: return proceed(context.wording)
    }
    return []
  }

  /// Chooses a format. A name that is still the usual one of the format before goes with it.
  private mutating func choose(_ move: ListState.Move) {
    let all = PaymentCardExportFormat.allCases
    var list = ListState()
    list.select(all.firstIndex(of: format) ?? 0, count: all.count, height: all.count)
    list.move(move, count: all.count, height: all.count)
    let isUsual = path.text == format.usualName
    format = all[list.selected]
    if isUsual { path = PathField(format.usualName) }
  }

  private mutating func goBack() -> [Request] {
    problem = nil
    discardSecrets()
    switch step {
    case .format: return [.close]
    case .path: step = .format
    case .password, .passwordAgain, .word:
      step = .path
      return path.requests()
    }
    return []
  }

  private mutating func proceed(_ wording: Wording) -> [Request] {
    switch step {
    case .format:
      step = .path
      return path.requests()
    case .path:
      guard !path.text.isEmpty else { return [.tell(StatusMessage(.fileNoName))] }
      // A file that is there is not written over: its name is a start for another one.
      guard path.chooseFocused() == nil, !path.isDirectory else {
        if path.isDirectory { path.enterDirectory() }
        return path.requests()
      }
      problem = nil
      step = format == .sealed ? .password : .word
    case .password:
      problem =
        password.count == 0
        ? wording(.cardExportPasswordNone) : password.problem.map { wording($0) }
      if problem == nil { step = .passwordAgain }
    case .passwordAgain:
      guard repetition.buffer == password.buffer, repetition.failure == nil else {
        discardSecrets()
        step = .password
        problem = wording(.cardExportPasswordOther)
        return []
      }
      return seal(wording)
    case .word:
      guard word.text.lowercased() == PaymentCardExportFormat.confirmation else {
        problem = wording(.cardExportOtherWord)
        return []
      }
      return write(under: nil)
    }
    return []
  }

  private mutating func seal(_ wording: Wording) -> [Request] {
    do throws(SecretFailure) {
      let copy = try password.buffer.copy()
      discardSecrets()
      return write(under: copy)
    } catch {
      problem = wording(.importNoMemory)
      return []
    }
  }

  private mutating func write(under password: SecretBytes?) -> [Request] {
    isWriting = true
    let request = CardExportRequest(
      path: path.text,
      format: format,
      password: password,
      withCodes: withCodes,
      only: marked?.ids
    )
    return [.run(.transfer(.export(request)))]
  }

  private mutating func discardSecrets() {
    password = PasswordField()
    repetition = PasswordField()
    word = TextField(limit: 20)
  }

  mutating func advance(_ context: WalletContext) -> [Request] {
    step == .path ? path.requests() : []
  }

  mutating func receive(_ listing: FileListing, _ context: WalletContext) -> [Request] {
    path.receive(listing)
    return path.requests()
  }

  mutating func receive(_ reply: WalletReply, _ context: WalletContext) -> [Request] {
    guard case .transferred(let result) = reply else { return [] }
    isWriting = false
    switch result {
    case .exported(let count, let damaged):
      let done: Phrase =
        format == .sealed
        ? .cardExportSealedDone(count, path: path.text)
        : .cardExportPlainDone(count, path: path.text)
      let lost = StatusMessage(tone: .problem, .exportDamaged(damaged))
      return [.close, .tell(damaged > 0 ? lost : StatusMessage(tone: .success, done))]
    case .failed(let sentence):
      discardSecrets()
      step = .path
      problem = sentence
    case .read, .needsKey, .written, .deleted: break
    }
    return []
  }

  func draw(into canvas: inout Canvas, _ context: WalletContext) {
    CardExportView(screen: self, context: context).draw(into: &canvas)
  }
}

/// Neither password nor word is encoded: after a lock they have to be typed again.
extension CardExportScreen {
  private enum CodingKeys: CodingKey {
    case marked, path, format, hasFormat
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    marked = try values.decodeIfPresent(RowMarks.self, forKey: .marked)
    path = try values.decode(PathField.self, forKey: .path)
    format = try values.decodeIfPresent(PaymentCardExportFormat.self, forKey: .format) ?? .sealed
    step = try values.decodeIfPresent(Bool.self, forKey: .hasFormat) == true ? .path : .format
  }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encodeIfPresent(marked, forKey: .marked)
    try values.encode(path, forKey: .path)
    try values.encode(format, forKey: .format)
    try values.encode(step != .format, forKey: .hasFormat)
  }
}

extension PaymentCardExportFormat {
  /// The name of a file that is suggested at first.
  var usualName: String {
    switch self {
    case .sealed: "cards.encrypted.json"
    case .bitwardenJSON: "cards.json"
    case .credentialExchange: "cards.cxf.json"
    }
  }

  /// The name for the user.
  func label(_ wording: Wording) -> String {
    switch self {
    case .sealed: wording(.cardExportSealed)
    case .bitwardenJSON: "Bitwarden JSON"
    case .credentialExchange: "Credential Exchange (CXF)"
    }
  }

  /// A note on the format, and on who can read it.
  var note: Phrase { self == .sealed ? .cardExportSealedNote : .cardExportPlainNote }
}
