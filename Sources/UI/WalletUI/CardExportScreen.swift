import PaymentCards
import Screens
import Secrets
import Widgets
import WindowLevels
import Wording

/// Exports all cards, or those that are marked, to a file: rows for its format, what is written, and
/// where; then asks for the password of an encrypted one, twice, or for a word that confirms a readable
/// one.
struct CardExportScreen: Screen {
  enum Action: Sendable {
    case proceed, codes, close
    case move(ListState.Move), change(Int), format
    case path(PathField.Action), word(FieldAction)
    case password(PasswordField.Action)
  }

  /// The form, and the questions after it.
  enum Step: Sendable {
    case form, password, passwordAgain, word
  }

  /// A row of the form, in their order. The raw values are in sealed sessions.
  enum Row: String, CaseIterable, Codable, Sendable {
    case format, scope, codes, place
  }

  /// The number of characters from which on a password is not called short.
  static let longPassword = 12

  /// The marked cards, which are exported in place of all; nil if none are.
  let marked: RowMarks?
  /// True to export all cards although some are marked.
  private(set) var isAll = false
  private(set) var step = Step.form
  /// The focused row of the form.
  private(set) var row = Row.format
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

  /// The keys of the rows without text.
  static let formBindings: [KeyBinding<Action>] =
    own + OptionRow.bindings { .change($0) } + ListState.bindings { .move($0) }

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
    bindings, formBindings, passwordBindings, wordBindings,
  ]

  var takesText: Bool { step != .form || row == .place }

  func table(_ context: WalletContext) -> [KeyBinding<Action>] {
    switch step {
    case .form where row != .place: Self.formBindings
    case .form:
      path.table(Self.bindings) {
        // Arrows leave the row where no file is chosen from the list.
        if case .path(let action) = $0, case .complete = action { action } else { nil }
      }
    case .password, .passwordAgain: Self.passwordBindings
    case .word: Self.wordBindings
    }
  }

  mutating func type(_ scalar: Unicode.Scalar, _ context: WalletContext) -> [Request] {
    problem = nil
    switch step {
    case .form:
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
    case .format:
      change(.format, by: 1)
      return path.requests()
    case .change(let step):
      change(row, by: step)
      return path.requests()
    case .move(let move): row = move.from(row, in: rows)
    case .path(.move(let move)) where path.list == nil: row = move.from(row, in: rows)
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

  /// The rows of the form.
  var rows: [Row] { Row.allCases.filter { $0 != .scope || marked != nil } }

  private mutating func change(_ row: Row, by step: Int) {
    switch row {
    case .format:
      let all = PaymentCardExportFormat.allCases
      let index = (all.firstIndex(of: format) ?? 0) + step + all.count
      // A name that is still the usual one of the format before goes with it.
      let isUsual = path.text == format.usualName
      format = all[index % all.count]
      if isUsual { path = PathField(format.usualName) }
      problem = nil
    case .scope: isAll.toggle()
    case .codes: withCodes.toggle()
    case .place: break
    }
  }

  private mutating func goBack() -> [Request] {
    problem = nil
    discardSecrets()
    guard step != .form else { return [.close] }
    step = .form
    return path.requests()
  }

  private mutating func proceed(_ wording: Wording) -> [Request] {
    switch step {
    case .form:
      switch path.submitForWriting(usualName: format.usualName) {
      case .other: return path.requests()
      case .empty: return [.tell(StatusMessage(.fileNoName))]
      case .file:
        problem = nil
        step = format == .sealed ? .password : .word
      }
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
      only: isAll ? nil : marked?.ids
    )
    return [.run(.transfer(.export(request)))]
  }

  private mutating func discardSecrets() {
    password = PasswordField()
    repetition = PasswordField()
    word = TextField(limit: 20)
  }

  mutating func advance(_ context: WalletContext) -> [Request] {
    step == .form ? path.requests() : []
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
      step = .form
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
    case marked, path, format, row, isAll
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    marked = try values.decodeIfPresent(RowMarks.self, forKey: .marked)
    path = try values.decode(PathField.self, forKey: .path)
    format = try values.decodeIfPresent(PaymentCardExportFormat.self, forKey: .format) ?? .sealed
    row = try values.decodeIfPresent(Row.self, forKey: .row) ?? .format
    isAll = try values.decodeIfPresent(Bool.self, forKey: .isAll) ?? false
  }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encodeIfPresent(marked, forKey: .marked)
    try values.encode(path, forKey: .path)
    try values.encode(format, forKey: .format)
    try values.encode(row, forKey: .row)
    try values.encode(isAll, forKey: .isAll)
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
