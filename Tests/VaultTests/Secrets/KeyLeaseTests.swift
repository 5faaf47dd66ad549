import Testing

@testable import Secrets

@Suite("A leased vault key")
struct KeyLeaseTests {
  private let purpose = KeyPurpose(rawValue: "cards")

  @Test("is the same key, and ends when it is revoked; the original stays")
  func revoked() throws {
    let key = try VaultKey(random: SystemRandom())
    let lease = key.lease()
    let box = try lease.subKey(for: purpose)
      .seal([7], boundTo: AssociatedData(), random: SystemRandom())
    lease.destroy()
    #expect(lease.isDestroyed)
    #expect(throws: SecretFailure.keyDestroyed) { try lease.subKey(for: purpose) }
    #expect(!key.isDestroyed)
    #expect(try key.subKey(for: purpose).open(box, boundTo: AssociatedData()) == [7])
  }

  @Test("ends with the original, at once and for all leases of the lease")
  func destroyed() throws {
    let key = try VaultKey(random: SystemRandom())
    let lease = key.lease()
    let inner = lease.lease()
    key.destroy()
    for key in [lease, inner] {
      #expect(key.isDestroyed)
      #expect(throws: SecretFailure.keyDestroyed) { try key.subKey(for: purpose) }
    }
  }
}
