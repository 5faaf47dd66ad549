import PaymentCards
import Screens
import Secrets
import Widgets
import WindowLevels

/// A paste while its characters arrive. A number in it goes straight to guarded memory, and so does
/// the text, as it is only known at the end whether it has a number in it.
struct PendingPaste: Sendable {
  private var reader: PasteReader<SecretDigits>
  /// The beginning of the text: all that a name could be made of.
  private var text = SecretBuffer(capacity: 4 * HolderCheck.longest)
  private var isTextFull = false

  /// A paste that begins in a month.
  init(now: YearMonth) {
    reader = PasteReader(now: now)
  }

  /// Takes the next characters.
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

  /// What there was for a card form.
  var reading: PasteReading<SecretDigits> { reader.finish() }

  /// The text as a name on one line. Only to be asked for where there is no number in it.
  var name: String {
    var name = String.UnicodeScalarView()
    name.append(contentsOf: text.scalars)
    return HolderCheck.tidied(String(name))
  }
}
