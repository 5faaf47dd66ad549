import Locking
import Screens
import Secrets
import Store
import Vault
import WindowLevels
import Wording

@testable import CardcaseUI

/// The interface after unlocking, with the session that was restored.
struct OpenedSession {
  private(set) var model: Model

  init(_ session: Unsealed<Session>, at time: TimeReading) {
    model = Model(
      kind: .digits4,
      size: Size(width: 80, height: 24),
      traits: TerminalTraits(colors: .full, unicode: true),
      time: time,
      wording: Wording()
    )
    _ = model.update(
      .reply(
        .system(
          .opened(session, VaultSnapshot(passcodeKind: .digits4), model.preferences, notices: [])
        ),
        to: EffectID(epoch: model.epoch)
      ),
      at: time
    )
  }

  /// Opens a screen over the others.
  mutating func open(_ screen: any Screen) {
    guard model.stack.keyWindow != nil else { return }
    _ = model.show(screen)
  }

  /// Types a text.
  mutating func type(_ text: String) {
    for scalar in text.unicodeScalars {
      _ = model.update(.event(.key(.character(scalar))), at: model.time)
    }
  }

  /// The screens, the front one last: the name of each kind, and its text.
  var screens: [(kind: String, text: String)] {
    guard case .open(let vault) = model.phase else { return [] }
    return vault.session.value.entries.map { entry in
      ((try? ScreenRegistry.kind(of: entry.screen).name) ?? "unknown", text(of: entry.window))
    }
  }

  private func text(of window: WindowID) -> String {
    guard let frame = model.stack[window]?.frame else { return "" }
    var canvas = Canvas(size: frame.size)
    model.draw(window, into: &canvas, at: model.time.instant)
    return (0..<frame.size.height).map { y in
      String(
        String.UnicodeScalarView(
          (0..<frame.size.width).compactMap { canvas[Point(x: $0, y: y)].scalars.first }
        )
      )
    }.joined(separator: "\n")
  }
}
