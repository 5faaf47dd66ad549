import CardcaseApp
import Foundation
import Secrets
import Store
import Vault

/// Measures what a wallet full of cards takes, and what the key costs that opens it.
enum CardBench {
  private static let count = 10_000

  /// Runs in a folder that is removed afterwards.
  static func run(_ vault: Vault, _ key: VaultKey, in folder: String) throws {
    print("\(count) cards")
    let path = folder + "/cards.json"
    try Data(export.utf8).write(to: URL(fileURLWithPath: path))
    let store = CardStore(vault)
    try Timing.once("import them from a Bitwarden file", limit: 2_000) {
      let importer = try CardImporter(path, into: store, under: key, random: SystemRandom())
      let written = try importer.write(to: store, keepingCodes: false, under: key)
      precondition(written == count, "not all cards were taken in")
    }
    try Timing.median("list them", limit: 300) { _ = try store.summaries(under: key) }
    try Timing.once("export them") {
      _ = try CardExporter.export(
        store,
        to: folder + "/out.json",
        replacing: false,
        withCodes: false,
        under: key
      )
    }
    print("the key")
    let cost = DerivationCost.calibrated { cost in
      cost.time { Duration.nanoseconds(Int64(DispatchTime.now().uptimeNanoseconds)) }
    }
    let time = cost.time { Duration.nanoseconds(Int64(DispatchTime.now().uptimeNanoseconds)) }
    if let time {
      let milliseconds =
        Double(time.components.attoseconds) / 1e15
        + Double(time.components.seconds) * 1e3
      Timing.show("derive it, with \(cost.memory >> 20) MiB", milliseconds, 1_000)
    }
  }

  /// Cards with different numbers of 16 digits whose check digit agrees.
  private static var export: String {
    let items = (0..<count).map { index in
      let body = "411111\(String(format: "%09d", index))"
      return #"{"type":3,"name":"Card \#(index)","card":{"cardholderName":"Ada Lovelace","#
        + #""number":"\#(body)\#(checkDigit(of: body))","expMonth":"4","expYear":"2031"}}"#
    }
    return #"{"encrypted":false,"items":[\#(items.joined(separator: ","))]}"#
  }

  private static func checkDigit(of digits: String) -> Int {
    let sum = digits.reversed().compactMap(\.wholeNumberValue).enumerated().reduce(0) {
      sum,
      digit in
      let doubled = digit.offset.isMultiple(of: 2) ? digit.element * 2 : digit.element
      return sum + (doubled > 9 ? doubled - 9 : doubled)
    }
    return (10 - sum % 10) % 10
  }
}
