import AppSupport
import CardcaseUI
import Flashcards
import LockUI
import Locking
import PaymentCards
import Preferences
import Secrets
import Store
import Vault
import WindowTerminal
import Wording

/// Unlocking: with the key, the interface gets back its sealed session.
extension Runtime {
  /// Opens the vault, or reports a lack of memory without losing anything.
  func open(
    _ closed: ClosedVault,
    with key: VaultKey,
    kind: PasscodeKind,
    _ effectID: EffectID
  ) -> [RuntimeStep] {
    if let refused = writing(to: closed.vault, with: key, effectID) { return refused }
    do {
      return try unseal(
        UnlockedVault(closed, key: key, at: dependencies.moment().time),
        kind: kind,
        effectID
      )
    } catch {
      key.destroy()
      custody = .closed(closed)
      dropKey()
      return [.reply(.lock(.refused(.notEnoughMemory)), to: effectID)]
    }
  }

  /// Keeps other processes from writing to the vault, now that there is a key.
  ///
  /// - Returns: the refusal if one of them writes; the key is destroyed then.
  func writing(
    to vault: Vault,
    with key: VaultKey,
    _ effectID: EffectID
  ) -> [RuntimeStep]? {
    do throws(VaultFailure) {
      try vault.resumeWriting()
      return nil
    } catch {
      key.destroy()
      return [.reply(.lock(.refused(.failed(FailureReason(error)))), to: effectID)]
    }
  }

  /// Restores the sealed session for the interface, or an empty one if there is none.
  ///
  /// - Throws: errors that are a lack of guarded memory.
  private func unseal(
    _ open: UnlockedVault,
    kind: PasscodeKind,
    _ effectID: EffectID
  ) throws -> [RuntimeStep] {
    let (vault, key) = (open.vault, open.key)
    // Before anything is written: opening an unreadable session deletes it.
    let damage = open.visibleDamage
    if noteLastSeen(of: vault) { warnings.append(.olderFile) }
    var notices = warnings + open.notices(of: damage, wording)
    let session = try session(of: open, &notices)
    let settings = try unlessMemoryLacks { try SettingsStore(vault).verified(under: key) } ?? nil
    let isUnreadable = damage.contains(where: \.keepsFromReading)
    if settings == nil, !isUnreadable { notices.append(.settingsReset) }
    let preferences = settings ?? Preferences()
    open.closed.wipesAfterTen = preferences.wipesAfterTen
    let isDemo = launch == .demo
    let recoveryKey =
      isDemo ? nil : try unlessMemoryLacks { try vault.pendingRecoveryKey(under: key) } ?? nil
    let (cards, doubles) = try cards(of: open, &notices)
    var contents = VaultSnapshot(
      passcodeKind: kind,
      cards: cards,
      doubles: doubles,
      // A vault whose ids can't be read can't be written to either.
      ids: try unlessMemoryLacks { try StudyStore(vault).ids(under: key) } ?? IDSource(),
      recoveryKey: recoveryKey,
      recoveryGroup: randomGroup
    )
    contents.isReadOnly = isUnreadable
    let waiting = contents.isReadOnly ? [] : inspectLetterbox(of: vault, key, &notices)
    // Nothing below can fail, so notices and the sealed session count as delivered.
    clipboard.copiesOverSSH = preferences.copiesOverSSH
    warnings = []
    notices += open.closed.attemptNotices
    open.closed.untoldAttempts = []
    open.closed.session = nil
    var steps: [RuntimeStep] = [
      .reply(.system(.opened(session, contents, preferences, notices: notices)), to: effectID)
    ]
    if let visit = LetterboxVisit(letterbox, files: waiting) {
      // Before the daily work, which may take long; what the screens ask for waits meanwhile.
      steps.append(start(visit.work, effectID, in: open))
    }
    // A throw-away vault needs no backup.
    if !isDemo {
      steps.append(start(.dailyWork(at: dependencies.secondsSince1970()), effectID, in: open))
    }
    steps += indexNotes(effectID, in: open)
    // What can't be looked up now is asked for on the screen of devices.
    if (try? SyncStore(vault).isMember(under: key)) == true { open.sync.begin(at: time.now) }
    // The first round sends what was on its way.
    sending.cancel()
    due.adopt(preferences, of: vault, under: key)
    custody = .open(open)
    return steps
  }

  /// The session as of the last lock, of this process or of one that was killed; an empty one if
  /// there is none or it can't be read. A sealed copy that can be read is kept.
  ///
  /// - Throws: errors that are a lack of guarded memory.
  private func session(
    of open: UnlockedVault,
    _ notices: inout [Notice]
  ) throws -> Unsealed<Session> {
    do {
      if let sealed = open.closed.session {
        return try sessionSeal.open(sealed, with: open.key)
      }
      switch try SessionStore(open.vault, seal: sessionSeal).open(under: open.key) {
      case .session(let session): return session
      case .dropped: notices.append(.sessionLost)
      case .none: break
      }
    } catch  where error.isLackOfMemory {
      throw error
    } catch {
      notices.append(.sessionLost)
    }
    return try sessionSeal.open(
      sessionSeal.seal(Session(), under: open.key),
      with: open.key
    )
  }

  /// The readable cards, and those that are there more than once; others are reported in `notices`.
  private func cards(
    of open: UnlockedVault,
    _ notices: inout [Notice]
  ) throws -> (entries: [WalletEntry], doubles: [[Int64]]) {
    let store = PaymentCardStore(open.vault)
    guard let kept = try unlessMemoryLacks({ try store.summaries(under: open.key) }) else {
      notices.append(.cardsUnreadable)
      return ([], [])
    }
    if kept.damaged > 0 { notices.append(.cardsDamaged(kept.damaged)) }
    // A card that can't be opened says so where it is.
    let doubles = try unlessMemoryLacks { try store.doubles(among: kept.entries, under: open.key) }
    return (kept.entries, doubles ?? [])
  }
}

extension Error {
  /// True if the cause is a lack of guarded memory only, so that a later attempt may succeed.
  var isLackOfMemory: Bool {
    switch self as any Error {
    case SecretFailure.arenaExhausted, SecretFailure.arenaUnavailable,
      SecretFailure.notEnoughMemory, VaultFailure.notEnoughMemory:
      true
    case VaultFailure.secret(let failure), SessionFailure.secret(let failure):
      failure.isLackOfMemory
    default: false
    }
  }
}

/// The result of `body`; nil if it failed for any other reason than a lack of memory.
///
/// - Throws: errors that are a lack of guarded memory.
func unlessMemoryLacks<T>(_ body: () throws -> T) throws -> T? {
  do {
    return try body()
  } catch  where !error.isLackOfMemory {
    return nil
  }
}
