/// Texts that the program shows and keys it takes, as far as the measurements depend on them.
enum Texts {
  static let locked = "Cardcase is locked"
  static let passcode = "5566"
  static let home = "Flashcards"
  static let study = "Study due cards"
  static let card = "› Wallet"
  static let lockKey = "\u{0C}"
  static let suspendKey = "\u{1A}"
  static let recoveryKey = "Recovery key"
  static let deckOfAll = "Thousand"
  static let turn = "Turn"
  static let newCard = "New card"
  static let quitKey = "\u{03}"
}
