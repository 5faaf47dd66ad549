import AppSupport
import Flashcards
import Preferences
import Secrets
import Store
import Synchronization
import Vault

/// Writes the file of what is due, if the user has chosen that.
///
/// With the key only the decks and the day's answers are read; the cards are counted, and the file
/// is written, on a thread of its own once the key is gone, so that no lock waits for either.
final class DueFileWriter {
  private let file: DueFile?
  private let random: any RandomSource
  private let moment: @Sendable () -> LocalMoment
  private var settings = DueSettings()
  private let thread: WorkThread

  /// The longest that a lock waits for the decks and the day's answers.
  private static let patience = Duration.milliseconds(100)
  /// The longest that the program waits for the file before it stops or ends.
  private static let lastPatience = Duration.seconds(1)

  init(_ launch: LaunchMode, _ dependencies: Dependencies) {
    file = DueFile(of: launch.location, in: dependencies.stateDirectory)
    random = dependencies.random
    moment = dependencies.moment
    thread = WorkThread(mailbox: dependencies.mailbox)
  }

  /// Numbers that were prepared with the key, to be counted and written without it.
  struct Prepared {
    fileprivate let projector: DueProjector
    fileprivate let moment: LocalMoment
    fileprivate let boundary: DayBoundary
  }

  /// Adopts the settings of an open vault: removes the file if it is not wanted, and writes it if it
  /// is missing or has to be another.
  func adopt(_ preferences: Preferences, of vault: Vault, under key: VaultKey) {
    let old = settings
    settings = DueSettings(preferences)
    guard settings.isOn else { return remove() }
    guard let file, !file.isThere || namesDiffer(in: file) || (old.isOn && old != settings) else {
      return
    }
    write(prepare(vault, under: key), of: vault)
  }

  /// True if the file tells names and must not, or the other way about.
  private func namesDiffer(in file: DueFile) -> Bool {
    // One that can't be read is written anew.
    guard let record = try? file.read() else { return true }
    return (record.decks != nil) != settings.tellsNames
  }

  /// Reads what needs the key, for a short time at most: what takes longer leaves the file as it is.
  ///
  /// - Returns: nil if the file is not wanted, or the vault can't be read.
  func prepare(_ vault: Vault, under key: VaultKey) -> Prepared? {
    guard settings.isOn, file != nil else { return nil }
    let (moment, settings) = (moment(), settings)
    let lease = KeyLease(of: key)
    let found = Found()
    thread.add {
      guard lease.begin() else { return nil }
      defer { lease.release() }
      // A vault that can't be read says so on the screens.
      let projector = try? StudyStore(vault).dueProjector(
        at: moment,
        boundary: settings.boundary,
        tellsNames: settings.tellsNames,
        under: lease.key
      )
      found.projector.withLock { $0 = projector }
      return nil
    }
    thread.wait(atMost: Self.patience)
    lease.revoke()
    return found.projector.withLock { $0 }.map {
      Prepared(projector: $0, moment: moment, boundary: settings.boundary)
    }
  }

  private final class Found: Sendable {
    let projector = Mutex<DueProjector?>(nil)
  }

  /// Counts the cards and writes the file, on the writer's thread.
  func write(_ prepared: Prepared?, of vault: Vault) {
    guard let prepared, let file else { return }
    let random = random
    thread.add {
      // What can't be written leaves the file as it is: it says when it was written.
      let record = DueRecord(
        prepared.projector.projection(),
        vault: vault.id,
        path: file.vault,
        at: prepared.moment,
        boundary: prepared.boundary
      )
      try? file.write(record, random: random)
      return nil
    }
  }

  /// Waits for unfinished work, for a short time at most, before the program stops or ends.
  func settle() {
    thread.wait(atMost: Self.lastPatience)
  }

  /// Removes the file, also one that is being written.
  func remove() {
    settle()
    file?.remove()
  }
}
