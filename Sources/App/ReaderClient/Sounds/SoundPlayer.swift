import AppSupport
import CChildProcess
import CReader
import Glibc
package import ReaderProtocol

/// A running player, for the thread that started it: it dies with that thread. Only its handle may be used by
/// others. It gets the samples over a pipe, and nothing else of this process.
package final class SoundPlayer {
  /// The longest time for it to take the next samples, or to end once it has played the last ones.
  package static let patience = Duration.seconds(5)
  /// The bytes that a pipe and a player's own buffers hold at most, for the time to play what is left.
  private static let buffered = 256 << 10
  /// The time between two looks at whether it has ended.
  private static let step = Duration.milliseconds(5)

  /// For killing it from another thread.
  package let handle: ReaderHandle
  private let facts: SoundFacts
  private let patience: Duration
  private var input: Int32
  /// The number of bytes that it has taken.
  private var taken = 0

  /// Starts a player.
  ///
  /// - Parameters:
  ///   - facts: what the samples are of.
  ///   - started: called with the handle before anything is written.
  package init(
    _ program: SoundPlayerProgram,
    _ facts: SoundFacts,
    patience: Duration = SoundPlayer.patience,
    started: (ReaderHandle) -> Void = { _ in }
  ) throws(SoundPlayerFailure) {
    let child = try Self.spawn(program, facts)
    handle = ReaderHandle(child.process)
    input = child.input
    self.facts = facts
    self.patience = patience
    started(handle)
  }

  deinit {
    handle.kill()
    closeInput()
  }

  /// Gives it the next samples, as `SoundFacts` has them, as fast as it takes them.
  package func play(_ samples: [UInt8]) throws(SoundPlayerFailure) {
    var deadline = ContinuousClock.now + patience
    var written = 0
    while written < samples.count {
      let count = samples.withUnsafeBytes { bytes in
        creader_write(input, bytes.baseAddress.map { $0 + written }, bytes.count - written)
      }
      switch count {
      case 1...:
        written += count
        taken += count
        deadline = .now + patience
      case -Int(EAGAIN):
        guard awaitReadiness(of: input, for: POLLOUT, until: deadline) else { throw .stalled }
      case -Int(EINTR): continue
      default: throw failure
      }
    }
  }

  /// Waits until it has played all that it was given, and has ended.
  package func finish() throws(SoundPlayerFailure) {
    closeInput()
    let left = Duration.seconds(min(taken, Self.buffered)) / (facts.rate * facts.momentBytes)
    let deadline = ContinuousClock.now + left + patience
    while true {
      switch handle.ending {
      case .running: break
      case .exited(0): return
      case .exited: throw .ended
      case .killed: throw .stopped
      }
      guard .now < deadline else { throw .stalled }
      DetachedThread.sleep(for: Self.step)
    }
  }

  /// Why it takes nothing any more.
  private var failure: SoundPlayerFailure {
    if case .killed = handle.ending { .stopped } else { .ended }
  }

  private func closeInput() {
    guard input >= 0 else { return }
    close(input)
    input = -1
  }

  private static func spawn(
    _ program: SoundPlayerProgram,
    _ facts: SoundFacts
  ) throws(SoundPlayerFailure) -> (process: pid_t, input: Int32) {
    let path = try guarded(program)
    var (own, childs): (Int32, Int32) = (-1, -1)
    let opened = cchild_pipe(1, &own, &childs)
    defer { if childs >= 0 { close(childs) } }
    var arguments = program.command(for: facts).map { strdup($0) } + [nil]
    var environment = program.variables.map { strdup($0) } + [nil]
    defer { (arguments + environment).forEach { free($0) } }
    var process: pid_t = 0
    var refused: Int32 = 0
    let code =
      opened != 0
      ? opened
      : path.withCString { path in
        arguments.withUnsafeMutableBufferPointer { arguments in
          environment.withUnsafeMutableBufferPointer { environment in
            var plan = cchild_plan()
            plan.path = path
            plan.arguments = UnsafePointer(arguments.baseAddress)
            plan.environment = UnsafePointer(environment.baseAddress)
            plan.descriptors = (childs, -1, -1)
            return cchild_start(&plan, &process, &refused)
          }
        }
      }
    guard code == 0 else {
      if own >= 0 { close(own) }
      throw .ended
    }
    return (process, own)
  }

  /// The path of a player that nobody else can exchange, without links.
  private static func guarded(_ program: SoundPlayerProgram) throws(SoundPlayerFailure) -> String {
    let file = ReaderProgram(path: program.path)
    do {
      close(try file.open())
      return file.path
    } catch .unguarded(let path) {
      throw .unguarded(path: path)
    } catch {
      throw .ended
    }
  }
}
