import PaymentCards
import Screens
import Secrets
import Widgets
import WindowLevels

/// A paste while its characters arrive. A number goes straight to guarded memory, and so does the
/// text, as only its end shows whether there is a number in it.
struct PendingPaste: Sendable {
  private var reader: PasteReader<SecretDigits>
  /// The beginning of the text, long enough for a name.
  private var text = SecretBuffer(capacity: 4 * HolderCheck.longest)
  private var isTextFull = false

  /// An empty paste, read in the month `now`.
  init(now: YearMonth) {
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

  /// The card data found in the paste.
  var reading: PasteReading<SecretDigits> { reader.finish() }

  /// The text as a name on one line. Valid only if there is no number in it.
  var name: String {
    var name = String.UnicodeScalarView()
    name.append(contentsOf: text.scalars)
    return HolderCheck.tidied(String(name))
  }
}
