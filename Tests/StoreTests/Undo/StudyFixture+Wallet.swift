import Flashcards
import PaymentCards
import Secrets
import Store

extension StudyFixture {
  /// The payment cards of the vault.
  var wallet: PaymentCardStore { PaymentCardStore(vault) }

  /// A payment card.
  static func paymentCard(
    _ title: String,
    _ number: String = "4111111111111111",
    notes: String = ""
  ) -> PaymentCardStore.Card {
    PaymentCard(
      title: title,
      holder: "",
      number: SecretDigits(copying: PlainDigits(digitsIn: number)),
      expiry: nil,
      notes: notes
    )
  }
}
