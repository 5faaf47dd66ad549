import Testing

@testable import PaymentCards

@Suite("The order of a wallet")
struct WalletOrderTests {
  private func entries(_ places: [Int64], marked: Int = 0) -> [WalletEntry] {
    places.enumerated().map { index, place in
      let card = PaymentCard(
        title: "\(index)",
        holder: "",
        number: PlainDigits(digitsIn: "4111111111111111"),
        expiry: nil,
        isFavourite: index < marked
      )
      return WalletEntry(card, id: Int64(index + 1), place: place)
    }
  }

  private func order(_ entries: [WalletEntry], _ changes: [CardPlace]?) -> [Int64] {
    entries.map { entry in
      var entry = entry
      entry.place = changes?.first { $0.id == entry.id }?.place ?? entry.place
      return entry
    }.sorted { $0.isBefore($1) }.map(\.id)
  }

  @Test("moving a card past its neighbour changes two places")
  func moves() {
    let cards = entries([10, 20, 30])
    let up = WalletOrder.moving(3, .up, in: cards)
    #expect(up?.count == 2)
    #expect(order(cards, up) == [1, 3, 2])
    #expect(order(cards, WalletOrder.moving(1, .down, in: cards)) == [2, 1, 3])
  }

  @Test("cards at the same place are told apart again")
  func ties() {
    let cards = entries([5, 5, 5, 5])
    #expect(order(cards, WalletOrder.moving(2, .down, in: cards)) == [1, 3, 2, 4])
    #expect(order(cards, WalletOrder.moving(2, .up, in: cards)) == [2, 1, 3, 4])
  }

  @Test("the first can't go up, the last not down, and no card past the marked ones")
  func ends() {
    let cards = entries([1, 2, 3], marked: 1)
    #expect(WalletOrder.moving(1, .up, in: cards) == nil)
    #expect(WalletOrder.moving(3, .down, in: cards) == nil)
    #expect(WalletOrder.moving(2, .up, in: cards) == nil)
    #expect(WalletOrder.moving(1, .down, in: cards) == nil)
  }
}
