import Screens
import StudyUI
import WindowLevels

/// A screen of a feature, adapted to the shell.
struct Hosted<Data: HostedData>: HostedScreen {
  /// The screen.
  var screen: any Screen<Data>

  init(_ screen: any Screen<Data>) {
    self.screen = screen
  }

  private func context(_ host: ScreenHost) -> ScreenContext<Data> {
    ScreenContext(host.snapshot[keyPath: Data.path], host.environment)
  }

  private func requests(_ requests: [ScreenRequest<Data>]) -> [ShellRequest] {
    requests.map { ShellRequest($0) }
  }

  mutating func press(_ key: Key, _ host: ScreenHost) -> [ShellRequest]? {
    screen.press(key, context(host)).map(requests)
  }

  mutating func handle(
    _ input: ScreenInput<AnyScreenAction>,
    _ host: ScreenHost
  ) -> [ShellRequest]? {
    screen.handle(erased: input, context(host)).map(requests)
  }

  mutating func paste(_ part: PastePart, _ host: ScreenHost) -> [ShellRequest]? {
    screen.paste(part, context(host)).map(requests)
  }

  mutating func advance(_ host: ScreenHost) -> [ShellRequest] {
    requests(screen.advance(context(host)))
  }

  /// Passes on the reply to an effect of this screen.
  mutating func receive(_ reply: Data.Reply, _ host: ScreenHost) -> [ShellRequest] {
    requests(screen.receive(reply, context(host)))
  }

  mutating func receive(_ listing: FileListing, _ host: ScreenHost) -> [ShellRequest] {
    requests(screen.receive(listing, context(host)))
  }

  /// Passes on a change made by another window's effect, and lets the screen update itself.
  mutating func applyExternal(_ change: Data.Change, _ host: ScreenHost) -> [ShellRequest] {
    let context = context(host)
    return requests(screen.applyExternal(change, context) + screen.advance(context))
  }

  mutating func advance(to now: Instant) { screen.advance(to: now) }

  mutating func hideSecrets() { screen.hideSecrets() }

  mutating func pause(_ reason: PauseReason, at now: Instant) { screen.pause(reason, at: now) }

  mutating func resume(_ reason: PauseReason, at now: Instant) { screen.resume(reason, at: now) }

  mutating func receive(_ event: WorkEvent) { screen.receive(event) }

  var takesText: Bool { screen.takesText }

  func nextFrame(after now: Instant) -> Instant? { screen.nextFrame(after: now) }

  var studyRequirement: StudyRequirement? {
    screen.requirement.flatMap { Data.studyRequirement($0) }
  }

  func hints(_ host: ScreenHost) -> [KeyHint] { screen.hints(context(host)) }

  func draw(into canvas: inout Canvas, _ host: ScreenHost) {
    screen.draw(into: &canvas, context(host))
  }

  func frame(in size: Size, _ host: ScreenHost) -> Rect { screen.frame(in: size, context(host)) }

  var level: WindowLevel { screen.level }

  func scene(_ host: ScreenHost, _ place: LineModePlace) -> LineModeScene<AnyScreenAction> {
    screen.erasedScene(context(host), place)
  }

  func hasSameIdentity(of other: any HostedScreen) -> Bool {
    (other as? Hosted<Data>).map { screen.hasSameIdentity(of: $0.screen) } ?? false
  }

  var kind: any RegisteredScreen {
    get throws { try ScreenRegistry.kind(of: Swift.type(of: screen)) }
  }

  func encodeContent(to encoder: any Encoder) throws { try screen.encode(to: encoder) }
}
