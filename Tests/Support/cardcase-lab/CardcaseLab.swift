import AppSupport
import ArgumentParser
import CWipingAllocator
import CardcaseApp
import Flashcards
import Foundation
import Secrets
import TestSupport
import Wording

/// `cardcase` for tests: the same program, but its clock, its randomness, the cost of a derivation
/// and a gate that holds a derivation are controlled over a descriptor it inherits. It is never
/// installed.
///
/// Its state goes where that of `cardcase` goes, as the environment says.
@main
struct CardcaseLab: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "cardcase-lab")

  @Option(help: "The descriptor the commands come over.")
  var control: Int32

  @Option(help: "The vault's file.")
  var vault: String?

  @Option(help: "What the random bytes are made from.")
  var seed: UInt64 = 1

  @Option(help: "What the clock says at first, in milliseconds since the machine was started.")
  var clock: Int64 = 1_000_000

  @Option(help: "Which start of the machine this is.")
  var boot: UInt8 = 1

  @Option(help: "What the samples are made from; without it they are the demo's.")
  var samplesSeed: UInt64?

  @Option(help: "What the wall clock says at first, in milliseconds since 1970 (UTC).")
  var moment: Int64 = 1_784_116_800_000

  @Option(help: "How far local time is ahead of UTC, in seconds.")
  var zone: Int32 = 0

  @Flag(help: "Talk in lines.")
  var plain = false

  static func main() {
    cwiping_begin()
    main(nil)
  }

  func run() throws {
    let wording = Wording()
    do {
      var dependencies = try Dependencies()
      let clock = try LabClock(start: self.clock, boot: boot)
      let gate = Gate()
      dependencies.time = clock
      dependencies.attemptClock = clock.hand
      dependencies.random = SeededRandom(seed: seed)
      dependencies.cost = DerivationCost(memory: 8 << 20, passes: 1)
      dependencies.gate = { gate.pass() }
      dependencies.isTraceable = true
      // The watchdog's deadlines are of another clock.
      dependencies.hasWatchdog = false
      if plain { dependencies.isPlain = true }
      let start = LocalMoment(time: Timestamp(milliseconds: moment), zoneOffset: zone)
      let wall = LabWallClock(start: start, hand: clock.hand)
      dependencies.moment = { wall.now }
      dependencies.secondsSince1970 = { wall.now.time.rawValue / 1_000 }
      if let samplesSeed {
        dependencies.samples = { Samples(Canaries(seed: samplesSeed)) }
      }
      let mailbox = dependencies.mailbox
      let runtime = try Runtime(
        vault.map { .vault(path: $0) } ?? .demo,
        in: dependencies,
        wording: wording
      )
      let controls = Controls(
        descriptor: control,
        clock: clock.hand,
        gate: gate,
        mailbox: mailbox
      )
      Thread.detachNewThread { controls.serve() }
      runtime.run()
    } catch let failure as LaunchFailure {
      FileHandle.standardError.write(Data("\(failure.sentence(wording))\n".utf8))
      throw ExitCode.failure
    }
  }
}
