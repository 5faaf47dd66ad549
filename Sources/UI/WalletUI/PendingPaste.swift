import PaymentCards
import Secrets

/// A paste while its characters arrive. A number goes straight to guarded memory, and so does the
/// text, as only its end shows what is in it.
struct PendingPaste: Sendable {
  private let now: YearMonth
  private var reader: PasteReader<SecretDigits>
  /// The text, as far as a card with its labels is long.
  private var text = SecretBuffer(capacity: 4_096)
  private var isTextFull = false

  /// An empty paste, read in the month `now`.
  init(now: YearMonth) {
    self.now = now
    reader = PasteReader(now: now)
  }

  /// Appends the next characters.
  mutating func read(_ part: SecretBuffer) {
    for scalar in part.scalars {
      reader.read(scalar)
      if !isTextFull { keep(scalar) }
    }
  }

  private mutating func keep(_ scalar: Unicode.Scalar) {
    do {
      try text.append(scalar)
    } catch {
      isTextFull = true
    }
  }

  /// The number, the expiry or the digits found in the paste.
  var reading: PasteReading<SecretDigits> { reader.finish() }

  /// The whole card found in the paste; nothing in one that is too long.
  var card: PastedPaymentCard<SecretDigits> {
    PastedPaymentCard(isTextFull ? SecretBuffer().scalars : text.scalars, now: now)
  }

  /// The text as a name on one line. Valid only if there is no number in it.
  var name: String {
    var name = String.UnicodeScalarView()
    name.append(contentsOf: text.scalars.prefix(4 * HolderCheck.longest))
    return HolderCheck.tidied(String(name))
  }
}
