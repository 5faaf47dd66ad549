import Flashcards
import Secrets
import Store
import Vault

/// Measures how well the parameters in force predict all answers, from the vault's file on. The screen of
/// statistics asks for it after its other numbers, which do not wait.
struct CalibrationBench {
  let vault: Vault
  let key: VaultKey

  func run(_ findings: inout Findings) throws {
    findings.note(
      .calibrate,
      try Stopwatch.median {
        var answers = 0
        let time = try Stopwatch.time {
          let report = try StudyStore(vault)
            .calibration(of: Collection.all, boundary: Collection.boundary, under: key)
          answers = report?.whole?.answers ?? 0
        }
        return answers > 0 ? time : time.map { _ in .nan }
      }
    )
  }
}
