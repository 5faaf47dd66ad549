import Glibc
import ReaderProtocol
import Secrets
import Store
import Testing
import Vault
import Wording

@testable import AppSupport
@testable import ReaderClient

@Suite("The reason of a failure")
struct FailureReasonTests {
  @Test(
    "is the same whatever part of the program it comes from",
    arguments: [
      (VaultFailure.diskFull, FailureReason.diskFull),
      (PrivateFile.Failure.system(ENOSPC), .diskFull),
      (VaultFailure.system(EDQUOT), .diskFull), (VaultFailure.system(EIO), .diskError),
      (VaultFailure.readOnly, .readOnly), (CardTransferFailure.system(EROFS), .readOnly),
      (VaultFailure.busy, .inUse),
      (VaultFailure.inUse(by: 7), .inUse), (VaultFailure.damaged(.file), .vaultReadOnly),
      (VaultFailure.damaged(.log), .vaultReadOnly), (VaultFailure.damaged(.page(7)), .damaged),
      (VaultFailure.damaged(.header), .damaged), (VaultFailure.olderFormat(9), .unknownFormat),
      (SecretFailure.notAuthentic, .damaged), (SessionFailure.damaged, .damaged),
      (CardFileFailure.brokenArchive, .damaged), (VaultFailure.notEnoughMemory, .noMemory),
      (SecretFailure.arenaExhausted(asked: 1), .noMemory), (CardFileFailure.noMemory, .noMemory),
      (UnlockFailure.failed(.secret(.notEnoughMemory)), .noMemory),
      (AttemptStorageFailure.system(EACCES), .notPermitted),
      (VaultFailure.otherOwner, .notPermitted),
      (PrivateFile.Failure.system(ENOENT), .missing),
      (CardTransferFailure.missing, .missing),
      (PrivateFile.Failure.exists, .exists), (CardTransferFailure.exists, .exists),
      (PrivateFile.Failure.symbolicLink, .notARegularFile),
      (VaultFailure.directory, .notARegularFile),
      (VaultFailure.newerFormat(9), .unknownFormat), (VaultFailure.system(EFBIG), .fileTooLarge),
      (CardFileFailure.tooLarge(limit: 1), .fileTooLarge), (VaultFailure.noDeviceKey, .noDeviceKey),
      (VaultFailure.wrongKey, .otherVault), (VaultFailure.noRecord(table: "a", id: 1), .gone),
      (VaultFailure.secret(.keyDestroyed), .locked), (VaultFailure.closed, .locked),
      (ReaderFailure.stopped, .calledOff), (VaultFailure.database(26), .other("SQLite 26")),
    ] as [(any Error & Sendable, FailureReason)]
  )
  func reason(error: any Error & Sendable, reason: FailureReason) {
    #expect(FailureReason(error) == reason)
  }

  @Test("what has no name of its own is told in the system's words")
  func others() {
    #expect(FailureReason(errorNumber: EMFILE) == .other(String(cString: strerror(EMFILE))))
  }
}
