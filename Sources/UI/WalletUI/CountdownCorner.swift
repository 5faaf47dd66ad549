import PaymentCards
import Preferences
import Screens
import Widgets
import WindowLevels
import Wording

/// A field that was copied, and the time until the clipboard is cleared.
struct CopiedField: Hashable, Sendable {
  let field: CardPart
  let countdown: SecondsLeft

  /// The copy that a reply tells of; nil if nothing was copied, or if it stays until the lock.
  init?(_ field: CardPart, _ result: CopyResult, _ context: WalletContext) {
    guard result.hasCopied, let limit = context.preferences.clipboardLimit else { return nil }
    self.field = field
    countdown = SecondsLeft(
      until: context.now.advanced(by: limit),
      in: context.environment
    )
  }
}

/// The countdowns in the corner of the heading, in words or as numbers alone.
struct CountdownCorner {
  let shown: (field: CardPart, countdown: SecondsLeft)?
  let copied: CopiedField?

  /// The corner; nil if nothing is counted.
  func corner(_ context: WalletContext) -> Heading.Corner? {
    let wording = context.wording
    func time(_ countdown: SecondsLeft) -> String {
      wording.count(.seconds, countdown.seconds(at: context.now))
    }
    let copied = copied.flatMap { $0.countdown.seconds(at: context.now) > 0 ? $0 : nil }
    let parts = [
      shown.map {
        Phrase.fieldShown(field: $0.field.name(wording), time: time($0.countdown))
      },
      copied.map {
        Phrase.fieldCopied(field: $0.field.name(wording), time: time($0.countdown))
      },
    ].compactMap { $0.map { wording($0) } }
    guard let first = parts.first else { return nil }
    let separator = " \(context.theme.separator) "
    let least = shown?.countdown ?? copied?.countdown
    return Heading.Corner(
      texts: [parts.joined(separator: separator), first] + (least.map { [time($0)] } ?? []),
      style: context.theme.warning
    )
  }
}
