import Glibc
import Testing

@testable import Secrets

@Suite("Hardening the process")
struct ProcessHardeningTests {
  @Test("leaves no core dump possible, and locks the arena as far as the system lets it")
  func coreDumps() throws {
    let failures = ProcessHardening.apply(traceable: true)
    var limit = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &limit)
    #expect(limit.rlim_cur == 0 && limit.rlim_max == 0)
    #expect(failures == (SecretArena.shared.lockRefusal.map { [.memoryLock($0)] } ?? []))
  }
}
