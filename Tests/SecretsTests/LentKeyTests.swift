import Testing

@testable import Secrets

@Suite("A vault key that is lent")
struct LentKeyTests {
  private let purpose = KeyPurpose(rawValue: "cards")

  @Test("is the same key, and ends when it is called back; the lender's stays")
  func calledBack() throws {
    let key = try VaultKey(random: SystemRandom())
    let lent = key.lent()
    let box = try lent.subKey(for: purpose)
      .seal([7], boundTo: AssociatedData(), random: SystemRandom())
    lent.destroy()
    #expect(lent.isDestroyed)
    #expect(throws: SecretFailure.keyDestroyed) { try lent.subKey(for: purpose) }
    #expect(!key.isDestroyed)
    #expect(try key.subKey(for: purpose).open(box, boundTo: AssociatedData()) == [7])
  }

  @Test("ends with the lender's, at once and for whoever it was lent on to")
  func destroyed() throws {
    let key = try VaultKey(random: SystemRandom())
    let lent = key.lent()
    let lentOn = lent.lent()
    key.destroy()
    for key in [lent, lentOn] {
      #expect(key.isDestroyed)
      #expect(throws: SecretFailure.keyDestroyed) { try key.subKey(for: purpose) }
    }
  }
}
