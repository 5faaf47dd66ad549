import CardcaseApp
import CardcaseUI
import Foundation
import WindowTerminal

/// Reads commands, one in each line, and answers each with a line once it is carried out.
struct Controls: Sendable {
  let descriptor: Int32
  let clock: LabClock.Hand
  let gate: Gate
  let mailbox: Mailbox
  private let ballast = Ballast()

  init(descriptor: Int32, clock: LabClock.Hand, gate: Gate, mailbox: Mailbox) {
    self.descriptor = descriptor
    self.clock = clock
    self.gate = gate
    self.mailbox = mailbox
  }

  /// Serves until the other end is closed.
  func serve() {
    var line: [UInt8] = []
    var byte: UInt8 = 0
    while read(descriptor, &byte, 1) == 1 {
      guard byte == UInt8(ascii: "\n") else {
        line.append(byte)
        continue
      }
      answer(carryOut(String(decoding: line, as: UTF8.self)))
      line = []
    }
  }

  /// Waits until the program waits again, and so has handled everything pending before.
  private func turn() {
    let before = clock.turns
    while clock.turns < before + 2 {
      mailbox.wakeUp.signal()
      usleep(1_000)
    }
  }

  /// Waits until the worker's tasks are done and their results handled; never, if the gate holds one of
  /// them.
  private func rest() {
    while !mailbox.isAtRest { usleep(1_000) }
    turn()
  }

  private func answer(_ text: String) {
    let bytes = Array("\(text)\n".utf8)
    _ = write(descriptor, bytes, bytes.count)
  }

  private func carryOut(_ command: String) -> String {
    let words = command.split(separator: " ", maxSplits: 1).map(String.init)
    let argument = words.count > 1 ? words[1] : ""
    switch words.first {
    case "advance", "leap":
      guard let milliseconds = Int(argument) else { return "no number" }
      clock.advance(by: .milliseconds(milliseconds), ringing: words.first == "advance")
    case "close-gate": gate.set(closed: true)
    case "open-gate": gate.set(closed: false)
    case "let-one-through": gate.letOneThrough()
    case "waiting": return String(gate.waiting)
    case "fill-arena":
      guard let bytes = Int(argument) else { return "no number" }
      ballast.fill(leaving: bytes)
    case "empty-arena": ballast.empty()
    case "notice": mailbox.post(.notice(.rehearsal(argument)))
    case "turn": turn()
    case "rest": rest()
    case "crash": Crash(rawValue: argument)?.happen()
    default: return "unknown command"
    }
    return "ok"
  }
}
