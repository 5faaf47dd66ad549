/// The shapes over a picture while they are edited, with the text of their field.
package struct OcclusionDraft: Sendable, Hashable, Codable {
  /// A shape with the numbers of its cards; 0 alone for one on all cards.
  package struct Mask: Sendable, Hashable, Codable {
    /// The numbers.
    package var numbers: [Int]
    /// The shape.
    package var shape: OcclusionShape
  }

  /// What a step of undoing brings back.
  private struct State: Sendable, Hashable, Codable {
    var masks: [Mask]
    var focus: Int
  }

  /// The shapes, in the order of the text.
  package private(set) var masks: [Mask] = []
  /// The index of the shape that is changed; of no meaning without any.
  package private(set) var focus = 0
  /// What else the field holds.
  private var rest = ""
  private var past: [State] = []
  /// True if new shapes are hidden while others are asked for.
  private var hidesNew = true

  private static let mostSteps = 100
  private static let line = "<br>"

  /// Reads the text of a field.
  package init(_ text: String) {
    let tree = ClozeTree(text)
    var (depth, start, end) = (0, 0, 0)
    var content: Range<Int>?
    for node in tree.nodes {
      switch node {
      case .text(let range):
        if depth == 0 { rest += tree.bytes.text(range) } else { content = range }
        end = range.upperBound
      case .open(let index):
        depth += 1
        if depth == 1 { (start, content) = (tree.gaps[index].opening.lowerBound, nil) }
        end = tree.gaps[index].opening.upperBound
      case .close(let index):
        depth -= 1
        let gap = tree.gaps[index]
        end = max(end, gap.hint?.upperBound ?? 0) + (gap.isClosed ? "}}".utf8.count : 0)
        guard depth == 0 else { continue }
        // Nothing but one shape is in it: no gap, and no hint.
        if gap.isClosed, gap.hint == nil, let content, content.lowerBound == gap.opening.upperBound,
          let shape = OcclusionShape(tree.bytes.text(content))
        {
          masks.append(Mask(numbers: gap.numbers, shape: shape))
        } else {
          rest += tree.bytes.text(start..<end)
        }
      }
    }
    rest = rest.replacing(Self.line, with: "\n").trimmed.replacing("\n", with: Self.line)
    if !masks.isEmpty { hidesNew = masks.contains { $0.shape.hidesWhileOthersAreAsked } }
  }

  /// The text of the field, as Anki writes it.
  package var text: String {
    masks.map { mask in
      "{{c\(mask.numbers.map(String.init).joined(separator: ","))::\(mask.shape.source)}}\(Self.line)"
    }.joined() + rest
  }

  /// The shape that is changed; nil without any.
  package var focused: Mask? { masks.indices.contains(focus) ? masks[focus] : nil }

  /// True if all shapes are hidden while one is asked for; false if only that one is.
  package var hidesAll: Bool {
    masks.isEmpty ? hidesNew : masks.contains { $0.shape.hidesWhileOthersAreAsked }
  }

  /// True if something can be taken back.
  package var canUndo: Bool { !past.isEmpty }
}

/// Changes.
extension OcclusionDraft {
  private mutating func change(_ body: (inout OcclusionDraft) -> Void) {
    let state = State(masks: masks, focus: focus)
    body(&self)
    guard masks != state.masks else { return }
    past = past.suffix(Self.mostSteps - 1) + [state]
  }

  /// Takes the last change back.
  package mutating func undo() {
    guard let state = past.popLast() else { return }
    (masks, focus) = (state.masks, state.focus)
    if !masks.isEmpty { hidesNew = masks.contains { $0.shape.hidesWhileOthersAreAsked } }
  }

  /// Goes on to another shape, around at the ends.
  package mutating func walk(_ step: Int) {
    guard !masks.isEmpty else { return }
    focus = (focus + step + masks.count) % masks.count
  }

  /// Goes to a shape.
  package mutating func go(to index: Int) { if masks.indices.contains(index) { focus = index } }

  /// Adds a rectangle with a number of its own: in the middle, or beside the one that was changed, as large as
  /// that.
  package mutating func add() {
    change { draft in
      var area = OcclusionArea(left: 0.4, top: 0.4, width: 0.2, height: 0.2)
      if let focused = draft.focused {
        let near = focused.shape.area
        if focused.shape.canBeSized { (area.width, area.height) = (near.width, near.height) }
        (area.left, area.top) = (near.right, near.top)
        if area.right > 1 { (area.left, area.top) = (near.left, near.bottom) }
        if area.bottom > 1 { (area.left, area.top) = (0, 0) }
      }
      var shape = OcclusionShape(area.withinPicture)
      shape.setHidden(whileOthersAreAsked: draft.hidesAll)
      draft.masks.append(Mask(numbers: [draft.freeNumber], shape: shape))
      draft.focus = draft.masks.count - 1
    }
  }

  /// A number that no shape has: that of a new card.
  private var freeNumber: Int { (masks.flatMap(\.numbers).max() ?? 0) + 1 }

  /// Removes the shape. The others keep their numbers, as their cards keep their progress.
  package mutating func remove() {
    guard focused != nil else { return }
    change { draft in
      draft.masks.remove(at: draft.focus)
      draft.focus = max(0, min(draft.focus, draft.masks.count - 1))
    }
  }

  /// Moves the shape, as far as the picture goes.
  package mutating func move(x: Double, y: Double) {
    place { area in
      area.left += x
      area.top += y
    }
  }

  /// Moves the right and the lower edge of the shape, as far as the picture goes.
  package mutating func size(width: Double, height: Double) {
    guard focused?.shape.canBeSized == true else { return }
    place { area in
      area.width = min(max(0, 1 - area.left), max(OcclusionArea.least, area.width + width))
      area.height = min(max(0, 1 - area.top), max(OcclusionArea.least, area.height + height))
    }
  }

  /// Places the shape: by its left and upper edge, its width and its height; of a shape that has no size of its
  /// own the first two count.
  package mutating func place(_ area: OcclusionArea) { place { $0 = area } }

  private mutating func place(_ body: (inout OcclusionArea) -> Void) {
    guard let old = focused?.shape.area else { return }
    var area = old
    body(&area)
    area = area.withinPicture
    guard area != old else { return }
    change { $0.masks[$0.focus].shape.place(area) }
  }

  /// Moves the shape to the nearest edges of others, or of the picture, within a distance: by one of its edges in
  /// each direction.
  package mutating func snap(within distance: (x: Double, y: Double)) {
    guard let area = focused?.shape.area else { return }
    let others = masks.indices.filter { $0 != focus }.map { masks[$0].shape.area }
    func shift(_ edges: [Double], _ lines: [Double], _ distance: Double) -> Double {
      let shifts = edges.flatMap { edge in lines.map { $0 - edge } }
      let least = shifts.min { abs($0) < abs($1) } ?? 0
      return abs(least) <= distance ? least : 0
    }
    let x = shift(
      [area.left, area.right],
      [0, 1] + others.flatMap { [$0.left, $0.right] },
      distance.x
    )
    let y = shift(
      [area.top, area.bottom],
      [0, 1] + others.flatMap { [$0.top, $0.bottom] },
      distance.y
    )
    move(x: x, y: y)
  }

  /// Puts the shape on the card of the one before it, or on a card of its own if it is on that.
  package mutating func join() {
    guard let focused, masks.count > 1 else { return }
    let other = masks[(focus + masks.count - 1) % masks.count]
    change { draft in
      draft.masks[draft.focus].numbers =
        focused.numbers == other.numbers ? [draft.freeNumber] : other.numbers
    }
  }

  /// Has all shapes hidden while one is asked for, or only that one.
  package mutating func toggleHidesAll() {
    let hides = !hidesAll
    hidesNew = hides
    change { draft in
      for index in draft.masks.indices {
        draft.masks[index].shape.setHidden(whileOthersAreAsked: hides)
      }
    }
  }
}
