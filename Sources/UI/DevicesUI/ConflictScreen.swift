import Devices
import Screens
import Widgets
import WindowLevels
import Wording

/// Shows the versions of a field side by side, or one beneath the other where it is narrow, and
/// settles the conflict with one of them on all devices. What is secret in a version is shown when
/// that is asked for, until the focus moves and for ten seconds at most.
struct ConflictScreen: Screen {
  typealias Data = DevicesData

  enum Action: Sendable {
    case move(Int), scroll(Int), reveal, settle, close
  }

  private(set) var id: DeviceConflict.ID
  /// The focused version, counted from 0.
  private(set) var version = 0
  /// The lines of the versions that are scrolled over.
  private(set) var scroll = 0
  private var isLoading = false
  private var isSettling = false
  /// The thing of the conflict that is being settled.
  private var thing: Int64?
  private var revealed: Revealed?

  /// A version that is shown with all that it hides.
  struct Revealed {
    let version: Int
    let parts: [RevealedPart]
    let countdown: SecondsLeft
  }

  /// The time that a version stays revealed.
  private static let revealTime = Duration.seconds(10)

  private enum CodingKeys: CodingKey {
    case id, version, scroll
  }

  init(_ id: DeviceConflict.ID) {
    self.id = id
  }

  static let bindings: [KeyBinding<Action>] = [
    KeyBinding(.enter, does: .settle, .keyKeepVersion, named: "choose"),
    KeyBinding(.left, .up, .backTab, "k", does: .move(-1), .keyMove, in: .moving, named: "move-up"),
    KeyBinding(.right, .down, .tab, "j", does: .move(1), .keyMove, in: .moving, named: "move-down"),
    KeyBinding("r", does: .reveal, .keyReveal, named: "reveal"),
    KeyBinding(.escape, does: .close, .keyBack),
    KeyBinding(.pageUp, does: .scroll(-1), .keyPage, in: .scrolling, named: "page-up"),
    KeyBinding(.pageDown, does: .scroll(1), .keyPage, in: .scrolling, named: "page-down"),
  ]

  func table(_ context: DevicesContext) -> [KeyBinding<Action>] {
    guard let view = view(context) else {
      return Self.bindings.filter { $0.keys.contains(.escape) }
    }
    let scrolls = view.hiddenLines(in: Self.area(in: context.size)) > 0
    return Self.bindings.filter { binding in
      switch binding.action {
      case .scroll: scrolls
      case .reveal:
        view.conflict.versions.indices.contains(version)
          && view.conflict.versions[version].hidesParts
      default: true
      }
    }
  }

  /// The conflict; nil if it is settled, or not loaded yet.
  func conflict(_ context: DevicesContext) -> DeviceConflict? {
    context.data.conflicts?.first { $0.id == id }
  }

  mutating func perform(_ action: Action, _ context: DevicesContext) -> [Request] {
    switch action {
    case .move(let step):
      let count = max(1, conflict(context)?.versions.count ?? 1)
      version = (version + step + count) % count
      if step != 0 { revealed = nil }
      return []
    case .scroll(let pages):
      guard let view = view(context) else { return [] }
      let area = Self.area(in: context.size)
      let lines = max(1, view.textHeight(in: area) - 1)
      scroll = max(0, min(scroll + pages * lines, view.hiddenLines(in: area)))
      return []
    case .reveal:
      guard revealed == nil else {
        revealed = nil
        return []
      }
      return [.run(.reveal(id, version: version))]
    case .settle:
      guard !isSettling, let conflict = conflict(context),
        conflict.versions.indices.contains(version)
      else { return [] }
      isSettling = true
      thing = conflict.thing
      return [.run(.settle(id, version: version))]
    case .close: return [.close]
    }
  }

  mutating func advance(_ context: DevicesContext) -> [Request] {
    guard context.data.needsConflicts else {
      // It may have been settled on another device.
      return conflict(context) == nil ? [.close] : []
    }
    guard !isLoading else { return [] }
    isLoading = true
    return [.run(.loadConflicts)]
  }

  /// The secret that is revealed; nil for none.
  func revealed(at now: Instant) -> Revealed? {
    revealed.flatMap { now < $0.countdown.until ? $0 : nil }
  }

  mutating func hideSecrets() { revealed = nil }

  mutating func advance(to now: Instant) {
    if revealed(at: now) == nil { revealed = nil }
  }

  func nextFrame(after now: Instant) -> Instant? { revealed?.countdown.nextTick(after: now) }

  mutating func receive(_ reply: DeviceReply, _ context: DevicesContext) -> [Request] {
    switch reply {
    case .conflicts:
      isLoading = false
      return advance(context)
    case .settled(id):
      isSettling = false
      let message = StatusMessage(tone: .success, .conflictsSettled(1))
      guard let thing, let next = context.data.conflicts?.first(where: { $0.thing == thing }) else {
        return [.close, .tell(message)]
      }
      // The next field of the same thing.
      (id, version, scroll, revealed) = (next.id, 0, 0, nil)
      return [.tell(message)]
    case .revealed(id, version, let parts):
      let end = context.now.advanced(by: Self.revealTime)
      revealed = Revealed(
        version: version,
        parts: parts,
        countdown: SecondsLeft(until: end, in: context.environment)
      )
      return []
    case .failed(let failure):
      isSettling = false
      return [.tell(StatusMessage(tone: .problem, failure.phrase(context.wording)))]
    default: return []
    }
  }

  func draw(into canvas: inout Canvas, _ context: DevicesContext) {
    Heading.draw(
      [context.wording(.devicesTitle), context.wording(.keyConflicts)],
      corner: corner(context),
      into: &canvas,
      context.environment
    )
    let area = Self.area(in: canvas.size)
    guard let view = view(context) else {
      canvas.cursor = area.origin
      canvas.write(context.wording(.studyLoading), at: area.origin, style: context.theme.muted)
      return
    }
    view.draw(in: area, into: &canvas)
  }

  /// The time for which a version stays revealed.
  private func corner(_ context: DevicesContext) -> Heading.Corner? {
    revealed(at: context.now).map { revealed in
      let seconds = revealed.countdown.seconds(at: context.now)
      let time = context.wording(.seconds(seconds))
      return Heading.Corner(
        texts: [context.wording(.shownInShort(time: time)), time],
        style: context.theme.warning
      )
    }
  }

  private static func area(in size: Size) -> Rect {
    Heading.rectBeneath(in: size)
  }

  /// The view of the conflict; nil if there is none to show.
  private func view(_ context: DevicesContext) -> ConflictView? {
    conflict(context).map {
      ConflictView(
        conflict: $0,
        version: version,
        scroll: scroll,
        revealed: revealed(at: context.now),
        context: context
      )
    }
  }
}
