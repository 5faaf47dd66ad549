import DomainWords
import PaymentCards
import Screens
import Widgets
import WindowLevels
import Wording

/// Imports the cards of another program's file: asks for its name, and for its password if it is
/// encrypted, shows a preview in which items are chosen, imports all of those or nothing, and asks
/// whether the file is to be deleted then.
struct CardImportScreen: Screen {
  enum Action: DialogAnswering {
    case proceed, codes, updates, details, stop, close, keyFile
    case form(ImportForm<CardFormatName>.Action), keyPath(PathField.Action)
    case password(PasswordField.Action)
    case scroll(ListState.Move), scrollDetails(Int), choose(SelectionAction), take(Int, Bool)
    case dialog(DialogAction)
  }

  /// A stage of the import.
  enum Stage: Hashable, Sendable {
    /// The file's name is typed.
    case path
    /// The file has to be read again once the vault is unlocked, as the preview was discarded by
    /// the lock.
    case unread
    /// The file is being read.
    case reading
    /// The password of the file is typed.
    case password(Encryption)
    /// The name of the file's key file is typed.
    case keyFile(Encryption)
    /// The preview is shown.
    case preview(CardImportPreview)
    /// The cards are being imported.
    case writing(CardImportPreview)
    /// The cards were imported, and the file is to be kept or deleted.
    case imported
    /// The file is being deleted.
    case deleting(Imported)
  }

  /// The facts about a file that is encrypted.
  struct Encryption: Hashable, Sendable {
    /// The file's format, in words.
    let format: String
    /// True if a key file may belong to its key.
    let allowsKeyFile: Bool
  }

  /// The result of an import.
  struct Imported: Hashable, Codable, Sendable {
    /// The number of new cards.
    let new: Int
    /// The number of cards that were changed.
    let updated: Int
    /// The number of items that were not imported.
    let others: Int
  }

  var form = ImportForm<CardFormatName>(kinds: .paymentCards)
  var stage = Stage.path
  /// The facts about the encryption of the file that is read; nil if it has none.
  var encryption: Encryption?
  /// The file's password, as far as it is typed. The lock discards it.
  var password = PasswordField()
  /// The name of the file's key file.
  var keyPath = PathField()
  var keepsCodes = false
  /// The chosen items, by their numbers in the file.
  var chosen = RowMarks()
  /// The number of items of the file that was chosen from before a lock; nil if there was none.
  var chosenFrom: Int?
  var problem: String?
  var list = ListState()
  /// True while the details of the focused item are shown and scrolled.
  var showsDetails = false
  /// The first row of the details that is shown.
  var detailsTop = 0
  /// The progress of reading or importing.
  var progress = WorkProgress()
  /// True from the request to cancel until the work has ended.
  var isStopping = false
  /// The question whether to delete the file; nil while it is not asked.
  var deletion: BulkConfirmation<Imported>?

  init() {}

  var takesText: Bool {
    switch stage {
    case .path: !form.isAtFormat
    case .password, .keyFile: true
    case .unread, .reading, .preview, .writing, .imported, .deleting: false
    }
  }

  mutating func type(_ scalar: Unicode.Scalar, _ context: WalletContext) -> [Request] {
    problem = nil
    switch stage {
    case .path:
      form.type(scalar)
      return form.requests()
    case .keyFile:
      keyPath.type(scalar)
      return keyPath.requests()
    case .password: password.type(scalar)
    case .unread, .reading, .preview, .writing, .imported, .deleting: break
    }
    return []
  }

  /// The name of the file without its directories.
  var fileName: String { form.path.text.split(separator: "/").last.map(String.init) ?? "" }

  /// The question whether to delete the file.
  func dialog(_ context: WalletContext) -> Dialog? {
    let wording = context.wording
    guard stage == .imported else { return nil }
    return deletion.map {
      $0.dialog(
        $0.change.question(fileName),
        go: .cardFileDelete,
        keep: .cardFileKeep,
        wording
      )
    }
  }

  /// The work under way.
  var work: WorkView {
    let isWriting = if case .writing = stage { true } else { false }
    return WorkView(
      isWriting ? .importWriting : .importReading,
      progress,
      isStopping: isStopping
    )
  }

  func draw(into canvas: inout Canvas, _ context: WalletContext) {
    CardImportView(screen: self, context: context).draw(into: &canvas)
  }
}

extension CardImportScreen.Imported {
  /// The numbers of cards, and what became of the file.
  func told(_ file: Phrase, _ wording: Wording) -> Phrase {
    let done = Phrase.importDone(new: String(new), updated: String(updated))
    return .twoSentences(first: wording(done), second: wording(file))
  }

  /// The question whether the file with that name is to be deleted.
  func question(_ name: String) -> Phrase {
    others > 0 ? .cardFileQuestionOthers(others, name: name) : .cardFileQuestion(name: name)
  }
}

/// The preview contains names, so it is not encoded; the file is read again after a lock. Nor is the
/// password.
extension CardImportScreen {
  private enum CodingKeys: CodingKey {
    case path, format, keyPath, isRead, keepsCodes, chosen, chosenFrom, deletion
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    form = ImportForm(
      path: try values.decode(PathField.self, forKey: .path),
      kinds: .paymentCards,
      format: try values.decodeIfPresent(CardFormatName.self, forKey: .format)
    )
    keyPath = try values.decodeIfPresent(PathField.self, forKey: .keyPath) ?? PathField()
    keepsCodes = try values.decode(Bool.self, forKey: .keepsCodes)
    chosen = try values.decodeIfPresent(RowMarks.self, forKey: .chosen) ?? RowMarks()
    chosenFrom = try values.decodeIfPresent(Int.self, forKey: .chosenFrom)
    deletion = try values.decodeIfPresent(BulkConfirmation<Imported>.self, forKey: .deletion)
    if deletion != nil {
      stage = .imported
    } else if try values.decode(Bool.self, forKey: .isRead) {
      stage = .unread
    }
  }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(form.path, forKey: .path)
    try values.encodeIfPresent(form.format, forKey: .format)
    try values.encode(keyPath, forKey: .keyPath)
    try values.encode(keepsCodes, forKey: .keepsCodes)
    try values.encode(chosen, forKey: .chosen)
    try values.encodeIfPresent(preview?.items.count ?? chosenFrom, forKey: .chosenFrom)
    try values.encodeIfPresent(deletion, forKey: .deletion)
    try values.encode(isRead, forKey: .isRead)
  }

  /// True if the file is to be read again after a lock.
  private var isRead: Bool {
    switch stage {
    case .path, .imported, .deleting: false
    case .unread, .reading, .password, .keyFile, .preview, .writing: true
    }
  }

  /// The preview that is shown or carried out.
  private var preview: CardImportPreview? {
    switch stage {
    case .preview(let preview), .writing(let preview): preview
    case .path, .unread, .reading, .password, .keyFile, .imported, .deleting: nil
    }
  }
}

extension CardFormatName: ImportFormat {
  static var choices: [Self] { readable }

  func label(_ wording: Wording) -> String { displayName }
}

extension FileKinds {
  /// Files of payment cards.
  fileprivate static let paymentCards = FileKinds([
    "json": .fileKindJSON, "csv": .fileKindText, "zip": .fileKindArchive,
    "1pux": .fileKindOnePassword, "kdbx": .fileKindKeePass, "xml": .fileKindXML,
  ])
}
