import DomainWords
import PaymentCards
import Preferences
import Screens
import Widgets
import WindowLevels
import Wording

/// A field that was copied, and the time until the clipboard is cleared.
struct CopiedField: Hashable, Sendable {
  let field: PaymentCardPart
  let countdown: SecondsLeft

  /// The copy that a reply tells of; nil if nothing was copied, or if it stays until the lock.
  init?(_ field: PaymentCardPart, _ result: CopyResult, _ context: WalletContext) {
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
  let shown: (field: PaymentCardPart, countdown: SecondsLeft)?
  let copied: CopiedField?

  /// The corner; nil if nothing is counted.
  func corner(_ context: WalletContext) -> Heading.Corner? {
    let wording = context.wording
    func time(_ countdown: SecondsLeft) -> String {
      wording(.seconds(countdown.seconds(at: context.now)))
    }
    let copied = copied.flatMap { $0.countdown.seconds(at: context.now) > 0 ? $0 : nil }
    let told: [(field: PaymentCardPart, phrase: Phrase)?] = [
      shown.map { ($0.field, .detailShown($0.countdown.seconds(at: context.now))) },
      copied.map { ($0.field, .detailCopied($0.countdown.seconds(at: context.now))) },
    ]
    let parts = told.compactMap { $0 }.map {
      wording(.lineModeItem(label: $0.field.name(wording), value: wording($0.phrase)))
    }
    guard let first = parts.first else { return nil }
    let separator = " \(context.theme.separator) "
    let times = [shown?.countdown, copied?.countdown].compactMap { $0 }
    // None of two is left out, however narrow it is: both are told, or their numbers are.
    let inShort = times.map {
      wording(.intervalSeconds(n: String($0.seconds(at: context.now))))
    }.joined(separator: separator)
    let brief =
      times.count > 1
      ? [
        shown.map { wording(.shownInShort(time: time($0.countdown))) },
        copied.map { wording(.copiedInShort(time: time($0.countdown))) },
      ].compactMap { $0 }.joined(separator: separator) : first
    return Heading.Corner(
      texts: [parts.joined(separator: separator), brief]
        + (times.count > 1 ? [] : times.map(time)) + [inShort],
      style: context.theme.warning
    )
  }
}
