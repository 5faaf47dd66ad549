import AppSupport
import DeviceService
import Dispatch
import Sync
import SyncEngines
import Synchronization
import Wording

/// Sends at a lock, and at the end of the program, what was changed here: it is sealed while there is
/// a key, and goes without one.
final class LockedSending {
  /// The longest that a lock waits for changes to be sealed. What takes longer waits for the next
  /// round.
  private static let patience = DispatchTimeInterval.milliseconds(100)

  /// Files on their way.
  private final class Batch: Sendable {
    struct Parcel: Sendable {
      let uploads: SealedUploads
      let engine: any SyncEngine
      let archive: any SyncEngine
    }

    /// The sealed changes to send; nil until they are sealed, and where there are none.
    let parcel = Mutex<Parcel?>(nil)
    let isOver = Atomic(false)

    func cancel() {
      isOver.store(true, ordering: .relaxed)
      parcel.withLock { $0?.engine.cancel() }
    }
  }

  private let devices: DeviceThread
  private var batch: Batch?
  private var isUnderWay = false

  init(_ devices: DeviceThread) {
    self.devices = devices
  }

  /// Seals what was changed, for a short time at most.
  func seal(_ task: DeviceTask) {
    cancel()
    let batch = Batch()
    let done = DispatchSemaphore(value: 0)
    devices.run {
      defer { done.signal() }
      guard task.lease.begin() else { return }
      defer { task.lease.release() }
      // What can't be sealed now is with the next round, which tells why.
      guard let service = try? task.service(),
        let uploads = try? service.group().sealForSending(), !uploads.isEmpty
      else { return }
      let (engine, archive) = (service.environment.engine, service.environment.archive)
      batch.parcel.withLock { $0 = .init(uploads: uploads, engine: engine, archive: archive) }
    }
    let isDone = done.wait(timeout: .now() + Self.patience) == .success
    guard isDone, batch.parcel.withLock({ $0 != nil }) else { return task.lease.revoke() }
    self.batch = batch
  }

  /// Sends what is sealed, on the thread for devices.
  func send() {
    guard let batch, !isUnderWay else { return }
    isUnderWay = true
    devices.run {
      let parcel = batch.parcel.withLock { $0 }
      if let parcel, !batch.isOver.load(ordering: .relaxed) {
        // Whatever is wrong with the remote is told by the next round, which sends the same bytes.
        try? parcel.uploads.send(to: parcel.engine, archive: parcel.archive)
      }
      batch.isOver.store(true, ordering: .relaxed)
    }
  }

  /// Ends what is on its way: a round sends it.
  func cancel() {
    batch?.cancel()
    batch = nil
    isUnderWay = false
  }

  /// Lets what is on its way arrive before the program ends.
  func finish(_ wording: Wording) {
    guard let batch else { return }
    LastWait.wait(for: devices, wording, ending: { batch.cancel() }) {
      !isUnderWay || batch.isOver.load(ordering: .relaxed)
    }
  }
}
