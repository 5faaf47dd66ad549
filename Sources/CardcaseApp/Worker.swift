import CardcaseUI
import Foundation

/// The thread for slow work: one derivation at a time, the latest one asked for next.
final class Worker {
  private let surroundings: DerivationSurroundings
  private let mailbox: Mailbox
  private var isBusy = false
  private var next: (Derivation, epoch: Int)?

  init(_ surroundings: DerivationSurroundings, mailbox: Mailbox) {
    var surroundings = surroundings
    surroundings.report = { mailbox.post(.outcome($0)) }
    self.surroundings = surroundings
    self.mailbox = mailbox
  }

  /// Begins a derivation, or has it wait for the one that is under way. One that waits already is
  /// given up: a newer lock has come since.
  func begin(_ derivation: Derivation, epoch: Int) {
    guard !isBusy else {
      next = (derivation, epoch)
      return
    }
    isBusy = true
    let (surroundings, mailbox) = (surroundings, mailbox)
    Thread.detachNewThread {
      let result = derivation.carryOut(surroundings)
      mailbox.post(.derived(Derived(result: result, epoch: epoch)))
    }
  }

  /// Takes note that the result has been dealt with.
  func finish() {
    isBusy = false
    if let (derivation, epoch) = next {
      next = nil
      begin(derivation, epoch: epoch)
    }
  }
}
