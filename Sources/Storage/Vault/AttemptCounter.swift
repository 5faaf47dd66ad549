public import Secrets
import Synchronization

/// Counts the attempts at a vault's passcode, across restarts of the program and of the machine,
/// and refuses attempts before their delay is over.
///
/// It stops a passer-by, not someone who copies the vault: a record that is restored to an older
/// state, or forged, can't be detected without a secret outside of it.
///
/// May be used from any thread; counting waits for the disk.
public final class AttemptCounter: Sendable {
  private struct State {
    var record: AttemptRecord
    /// The mark of the last wrong passcode.
    var wrong: SecretBytes?
    /// The moment since which attempts can't be recorded; nil while they can.
    var unrecordedSince: AttemptMoment?
  }

  private let vault: [UInt8]
  private let storage: any AttemptStorage
  private let clock: any AttemptClock
  private let rule: any AttemptRule
  /// The key of the marks, which are kept in memory only. Nil if the arena had no room for it; then
  /// a wrong passcode that is repeated counts again.
  private let key: SealingKey?
  private let state: Mutex<State>

  /// Creates the counter of an existing vault. If its record is missing or damaged the worst is
  /// assumed, short of a wipe; if the machine was rebooted or its clock is behind, the current
  /// delay begins anew, once.
  public convenience init(
    of vault: Vault,
    in storage: any AttemptStorage,
    clock: any AttemptClock,
    rule: any AttemptRule
  ) {
    self.init(vault, storage, clock, rule)
    state.withLock { update(&$0, at: clock.now) { _ in nil } }
  }

  /// Creates the counter of a new vault, without attempts.
  public convenience init(
    ofNew vault: Vault,
    in storage: any AttemptStorage,
    clock: any AttemptClock,
    rule: any AttemptRule
  ) {
    self.init(vault, storage, clock, rule)
    reset()
  }

  private init(
    _ vault: Vault,
    _ storage: any AttemptStorage,
    _ clock: any AttemptClock,
    _ rule: any AttemptRule
  ) {
    self.vault = vault.id
    self.storage = storage
    self.clock = clock
    self.rule = rule
    // Without memory for it the same wrong passcode counts twice, which loses nothing but attempts.
    key = try? SealingKey(random: vault.random)
    let assumed = AttemptRecord(
      failures: rule.assumedFailures,
      isEstimated: true,
      since: clock.now
    )
    state = Mutex(State(record: assumed))
  }

  /// The current status.
  public var status: AttemptStatus {
    state.withLock { state in
      let now = clock.now
      if hasUnknownElapsedTime(state.record, at: now) {
        update(&state, at: now) { _ in nil }
      }
      return AttemptStatus(
        failures: state.record.failures,
        wait: wait(state, at: now),
        isEstimated: state.record.isEstimated,
        isRecorded: state.unrecordedSince == nil,
        isLast: rule.isLast(state.record.failures) && !state.record.isEstimated
          && state.unrecordedSince == nil
      )
    }
  }

  /// Counts an attempt: it is on disk when this returns. A passcode that equals the last wrong one
  /// is let through without being counted again.
  ///
  /// - Throws: `AttemptNotDue` while the delay runs, and for the first attempt that can't be
  ///   recorded; the passcode was not examined.
  public func count(_ passcode: SecretBytes) throws(AttemptNotDue) -> CountedAttempt {
    // Without a mark it counts like any other attempt.
    let mark = try? key?.mark(of: passcode)
    let before = state.withLock { state -> AttemptRecord? in
      let now = clock.now
      let wasRecorded = state.unrecordedSince == nil
      var isDue = false
      var before = state.record
      update(&state, at: now) { state in
        before = state.record
        isDue = wait(state, at: now) == .zero
        guard isDue, mark == nil || mark != state.wrong else { return nil }
        return AttemptRecord(
          failures: rule.count(after: before.failures),
          undecided: before.undecided + 1,
          isEstimated: before.isEstimated,
          since: now
        )
      }
      // The first attempt that can't be recorded waits like those after it: otherwise restarting
      // the program would gain one.
      let isRefused = wasRecorded && state.unrecordedSince != nil
      if isRefused { state.record = before }
      return isDue && !isRefused ? before : nil
    }
    guard let before else { throw AttemptNotDue() }
    return CountedAttempt(passcode, mark: mark, countedBy: self, after: before)
  }

  /// Resets the count to 0, because the vault was unlocked.
  ///
  /// - Returns: the attempts that failed before.
  @discardableResult
  public func reset() -> FailedAttempts {
    state.withLock { state in
      let now = clock.now
      state.wrong = nil
      var before = state.record
      update(&state, at: now) { state in
        before = state.record
        return AttemptRecord(since: now)
      }
      return FailedAttempts(before)
    }
  }

  /// Removes the record, after the vault is gone.
  public func remove() {
    storage.remove()
  }

  /// Notes that the passcode with this mark was wrong, and that the attempt has its verdict.
  func note(wrong mark: SecretBytes?, after before: AttemptRecord) {
    state.withLock { state in
      state.wrong = mark
      update(&state, at: clock.now) { state in
        guard state.record.undecided > before.undecided else { return nil }
        var record = state.record
        record.undecided = before.undecided
        return record
      }
    }
  }

  /// Reverts an attempt that had no verdict, so that it does not count.
  func revert(to before: AttemptRecord) {
    state.withLock { state in
      update(&state, at: clock.now) { _ in before }
    }
  }

  // MARK: The record

  /// Loads the stored record and stores the result of `change`, or, if that is nil, the record
  /// after repair, if it needed any. If nothing can be stored, the record is kept in memory.
  private func update(
    _ state: inout State,
    at now: AttemptMoment,
    _ change: (State) -> AttemptRecord?
  ) {
    var isRead = false
    var isChanged = false
    do throws(AttemptStorageFailure) {
      try storage.update { bytes in
        let stored = bytes.flatMap { AttemptRecord($0, of: vault) }
        state.record = repaired(stored, state, at: now)
        isRead = true
        if let record = change(state) {
          state.record = record
          isChanged = true
        }
        // A write that failed may seem to be there without having reached the disk.
        let isStored = state.record == stored && state.unrecordedSince == nil
        return isStored ? nil : state.record.bytes(of: vault)
      }
      state.unrecordedSince = nil
    } catch {
      if !isRead, let record = change(state) {
        state.record = record
        isChanged = true
      }
      if isChanged || state.unrecordedSince == nil {
        state.unrecordedSince = now
      }
    }
  }

  /// The record after repair: the worst if it is missing or damaged, and with its delay restarted
  /// if the elapsed time is unknown. If the last one could not be written, the one in memory is
  /// newer.
  private func repaired(
    _ stored: AttemptRecord?,
    _ state: State,
    at now: AttemptMoment
  ) -> AttemptRecord {
    let known = state.record
    var record = state.unrecordedSince == nil ? stored : known
    if record == nil, known.isEstimated { record = known }
    guard var record else {
      return AttemptRecord(
        failures: max(rule.assumedFailures, known.failures),
        isEstimated: true,
        since: now
      )
    }
    if hasUnknownElapsedTime(record, at: now) {
      record.since = now
    }
    return record
  }

  /// True if the record has a delay of which the elapsed time is unknown.
  private func hasUnknownElapsedTime(_ record: AttemptRecord, at now: AttemptMoment) -> Bool {
    record.since.elapsed(at: now) == nil
      && rule.wait(after: record.failures, elapsed: nil) > .zero
  }

  private func wait(_ state: State, at now: AttemptMoment) -> Duration {
    let wait = rule.wait(
      after: state.record.failures,
      elapsed: state.record.since.elapsed(at: now)
    )
    guard let since = state.unrecordedSince else { return wait }
    return max(wait, rule.unrecordedDelay - (since.elapsed(at: now) ?? .zero))
  }
}
