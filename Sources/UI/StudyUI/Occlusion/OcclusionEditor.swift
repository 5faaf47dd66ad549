import Flashcards
import Screens
import Widgets
import WindowLevels
import Wording

/// The editing of the shapes over the picture of a note, as a part of its form.
struct OcclusionEditor: Codable, Sendable {
  enum Action: Sendable {
    case add, remove, undo, snap, join, hideAll
    /// Goes on by so many shapes, or to one.
    case walk(Int), go(Int)
    /// Moves or sizes the shape by cells, whatever the arrows are for now.
    case arrow(x: Int, y: Int)
    /// Sizes the shape by cells.
    case size(x: Int, y: Int)
    /// Has the arrows move, or size.
    case switchArrows
    /// Begins to type the shape's place, takes it, and leaves it as it was.
    case type, take, leave
    case field(FieldAction)
  }

  /// The cells by which a key with a large step goes.
  private static let largeStep = 5
  /// The cells within which a shape snaps.
  private static let snapping = 3

  /// The picture.
  let picture: FacePicture
  /// The shapes.
  private(set) var draft: OcclusionDraft
  /// The text of the field as it was.
  private let original: String
  /// True if the arrows size the shape instead of moving it.
  private(set) var isSizing = false
  /// The place of the shape while it is typed, in per cent.
  private(set) var values: TextField?
  /// True if what was typed is no place.
  private(set) var isWrong = false

  /// An editor of the shapes in the text of a field.
  init(_ picture: FacePicture, shapes: String) {
    self.picture = picture
    original = shapes
    draft = OcclusionDraft(shapes)
  }

  /// The text of the field: as it was, as long as no shape was changed.
  var text: String { draft == OcclusionDraft(original) || !draft.canUndo ? original : draft.text }

  // MARK: Keys

  /// The keys, each with the screen's action.
  static func bindings<Other>(_ action: (Action) -> Other, done: Other) -> [KeyBinding<Other>] {
    let large = largeStep
    return [
      KeyBinding(.enter, .escape, does: done, .keyDone, named: "done"),
      KeyBinding("a", does: action(.add), .keyAdd, named: "add"),
      KeyBinding("m", does: action(.switchArrows), .keyMoveOrSize, named: "move-or-size"),
      KeyBinding("*", does: action(.hideAll), .keyHideAll, named: "hide-all"),
      // Nothing may be near.
      KeyBinding(",", does: action(.snap), .keySnap, in: .scrolling, named: "snap"),
      KeyBinding("d", .delete, does: action(.remove), .keyDelete, named: "delete"),
      KeyBinding("u", does: action(.undo), .keyUndo, named: "undo"),
      KeyBinding("&", does: action(.join), .keySameCard, named: "join-occlusions"),
      KeyBinding("e", does: action(.type), .keyEdit, named: "edit"),
      KeyBinding(.tab, does: action(.walk(1)), .keyNext, in: .moving, named: "next-field"),
      KeyBinding(
        .backTab,
        does: action(.walk(-1)),
        .keyPrevious,
        in: .moving,
        named: "previous-field"
      ),
      arrow(.left, .keyMove, "move-left", action(.arrow(x: -1, y: 0))),
      arrow(.right, .keyMove, "move-right", action(.arrow(x: 1, y: 0))),
      arrow(.up, .keyMove, "move-up", action(.arrow(x: 0, y: -1))),
      arrow(.down, .keyMove, "move-down", action(.arrow(x: 0, y: 1))),
      arrow(Key(.left, .control), .keyMove, "far-left", action(.arrow(x: -large, y: 0))),
      arrow(Key(.right, .control), .keyMove, "far-right", action(.arrow(x: large, y: 0))),
      arrow(Key(.up, .control), .keyMove, "far-up", action(.arrow(x: 0, y: -large))),
      arrow(Key(.down, .control), .keyMove, "far-down", action(.arrow(x: 0, y: large))),
      arrow(Key(.left, .shift), .keySize, "narrower", action(.size(x: -1, y: 0))),
      arrow(Key(.right, .shift), .keySize, "wider", action(.size(x: 1, y: 0))),
      arrow(Key(.up, .shift), .keySize, "lower", action(.size(x: 0, y: -1))),
      arrow(Key(.down, .shift), .keySize, "higher", action(.size(x: 0, y: 1))),
    ].map { $0.formerly() }
  }

  private static func arrow<Other>(
    _ key: Key,
    _ label: Phrase,
    _ name: String,
    _ action: Other
  ) -> KeyBinding<Other> {
    KeyBinding(key, does: action, label, in: .moving, named: name)
  }

  /// The keys while a place is typed.
  static func typingBindings<Other>(_ action: (Action) -> Other) -> [KeyBinding<Other>] {
    [
      KeyBinding(.enter, does: action(.take), .keyDone, named: "submit").formerly(),
      KeyBinding(.escape, does: action(.leave), .keyBack),
    ] + FieldAction.bindings { action(.field($0)) }
  }

  /// True if an action has something to act on.
  func allows(_ action: Action) -> Bool {
    switch action {
    case .add, .field, .take, .leave: true
    case .undo: draft.canUndo
    case .walk, .join: draft.masks.count > 1
    case .size, .switchArrows: draft.focused?.shape.canBeSized ?? false
    case .remove, .hideAll, .snap, .go, .arrow, .type: draft.focused != nil
    }
  }

  // MARK: Changes

  /// Carries an action out.
  ///
  /// - Parameter step: a cell of the picture, in shares of its sides.
  mutating func perform(_ action: Action, step: (x: Double, y: Double)) {
    switch action {
    case .add: draft.add()
    case .remove: draft.remove()
    case .undo: draft.undo()
    case .join: draft.join()
    case .hideAll: draft.toggleHidesAll()
    case .walk(let count): draft.walk(count)
    case .go(let index): draft.go(to: index)
    case .snap:
      let cells = Double(Self.snapping)
      draft.snap(within: (cells * step.x, cells * step.y))
    case .switchArrows: isSizing.toggle()
    case .arrow(let x, let y):
      let (x, y) = (Double(x) * step.x, Double(y) * step.y)
      if sizes { draft.size(width: x, height: y) } else { draft.move(x: x, y: y) }
    case .size(let x, let y): draft.size(width: Double(x) * step.x, height: Double(y) * step.y)
    case .type: beginTyping()
    case .leave: (values, isWrong) = (nil, false)
    case .field(let action): edit { $0.perform(action) }
    case .take: take()
    }
  }

  /// True if the arrows size the shape: one that can be.
  var sizes: Bool { isSizing && draft.focused?.shape.canBeSized == true }

  /// Changes what is typed.
  mutating func edit(_ body: (inout TextField) -> Void) {
    isWrong = false
    if var field = values {
      body(&field)
      values = field
    }
  }

  private mutating func beginTyping() {
    guard let shape = draft.focused?.shape else { return }
    values = TextField(Self.places(of: shape).joined(separator: " "), limit: 60)
  }

  /// Takes the place that is typed, or says that it is none. An empty one leaves the shape as it was.
  private mutating func take() {
    guard let field = values, let shape = draft.focused?.shape else { return }
    let parts = field.text.split { $0.isWhitespace || $0 == ";" || $0 == "%" }
    guard !parts.isEmpty else { return perform(.leave, step: (0, 0)) }
    // Some languages write a fraction behind a comma.
    let numbers = parts.compactMap { Double(String($0.map { $0 == "," ? "." : $0 })) }
    guard numbers.count == parts.count, numbers.count == 2 || numbers.count == 4,
      numbers.allSatisfy({ (0...100).contains($0) })
    else {
      isWrong = true
      return
    }
    var area = shape.area
    (area.left, area.top) = (numbers[0] / 100, numbers[1] / 100)
    if numbers.count == 4, shape.canBeSized {
      (area.width, area.height) = (max(0.005, numbers[2] / 100), max(0.005, numbers[3] / 100))
    }
    draft.place(area)
    (values, isWrong) = (nil, false)
  }

  /// The place of a shape in per cent: left, top, and where it has a size of its own width and height.
  static func places(of shape: OcclusionShape) -> [String] {
    let area = shape.area
    let size = shape.canBeSized ? [area.width, area.height] : []
    return ([area.left, area.top] + size).map(perCent)
  }

  /// A share in per cent, with up to two digits behind the point.
  static func perCent(_ share: Double) -> String {
    let hundredths = Int((max(-1e9, min(1e9, share)) * 10_000).rounded())
    var digits = String(abs(hundredths) % 100)
    if digits.count < 2 { digits = "0" + digits }
    while digits.last == "0" { digits.removeLast() }
    let whole = "\(hundredths < 0 ? "-" : "")\(abs(hundredths) / 100)"
    return digits.isEmpty ? whole : "\(whole).\(digits)"
  }
}
