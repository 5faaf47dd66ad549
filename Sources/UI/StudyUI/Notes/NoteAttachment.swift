import DomainWords
import Flashcards
import Screens
import Widgets
import Wording

/// Pictures and sounds on their way into a field of a note: from a file whose path is typed, from the
/// clipboard, or from a paste.
struct NoteAttachment: Sendable {
  /// An action with them.
  enum Action: Sendable {
    /// Asks for the path of a file, or leaves that.
    case open, close
    case path(PathField.Action)
    case submit
    /// Takes the picture that the clipboard holds.
    case clipboard
    /// Cancels the work under way.
    case stop
  }

  /// The index of the field.
  let field: Int
  /// The path of the file; nil for what does not come from one.
  var path: PathField?
  /// What was pasted around them; empty where nothing was.
  var pasted: [MediaPaste.Piece] = []
  /// What is being added; empty while the path is typed.
  var sources: [MediaSource] = []
  /// The question about the place in a picture; nil while it is not asked.
  var question: LocationQuestion?
  /// The reason why nothing was added; nil if there is none.
  var problem: Phrase?
  var progress = WorkProgress()
  /// True from the request to cancel until the work has ended.
  var isStopping = false

  /// The files that can be added.
  static let kinds = FileKinds(
    Dictionary(uniqueKeysWithValues: MediaName.endings(of: .picture).map { ($0, .facePicture) })
      .merging(MediaName.endings(of: .sound).map { ($0, .faceSound) }) { first, _ in first }
  )

  /// A path that is to be typed.
  init(asking field: Int, path: PathField = PathField()) {
    self.field = field
    self.path = path.listing(Self.kinds)
  }

  /// What is in the clipboard or was pasted.
  init(_ sources: [MediaSource], pasted: [MediaPaste.Piece] = [], to field: Int) {
    self.field = field
    self.pasted = pasted
    self.sources = sources
  }

  /// True while they are being added.
  var isAdding: Bool { !sources.isEmpty && question == nil }
  /// True while a path is typed.
  var takesText: Bool { path != nil && sources.isEmpty }

  /// The work under way.
  var work: WorkView { WorkView(.attachWork, progress, isStopping: isStopping) }

  /// Goes back to the path.
  ///
  /// - Returns: false if there is none, and nothing left to do.
  mutating func stepBack() -> Bool {
    guard path != nil else { return false }
    (sources, question, isStopping, progress) = ([], nil, false, WorkProgress())
    return true
  }
}

/// The question about a picture that tells where it was taken.
struct LocationQuestion: Codable, Sendable {
  /// An answer.
  enum Choice: Int, CaseIterable, Codable, Sendable {
    case remove, keep, cancel

    var phrase: Phrase {
      switch self {
      case .remove: .attachRemoveLocation
      case .keep: .attachKeepLocation
      case .cancel: .choiceCancel
      }
    }
  }

  /// The name of the picture.
  let name: String
  /// The focused answer.
  private var choice = Choice.remove

  init(name: String) {
    self.name = name
  }

  /// Follows an action of the dialog.
  ///
  /// - Returns: the answer that is given; nil while the question stays.
  mutating func answer(_ action: DialogAction) -> Choice? {
    var focus = choice.rawValue
    let given = action.given(
      &focus,
      of: Choice.allCases.count,
      dismissing: Choice.cancel.rawValue
    )
    choice = Choice(rawValue: focus) ?? .remove
    return given.flatMap { Choice(rawValue: $0) }
  }

  /// The dialog.
  func dialog(_ wording: Wording) -> Dialog {
    let box = DialogBox(
      heading: wording(.attachLocationTitle),
      text: wording(.mediaLocation(name: name)),
      choices: Choice.allCases.map { wording($0.phrase) },
      selected: choice.rawValue
    )
    return Dialog(box, isGrave: false, offersBack: false, hasLetters: false)
  }
}
