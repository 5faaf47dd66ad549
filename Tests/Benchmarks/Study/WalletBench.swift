import Flashcards
import Foundation
import PaymentCards
import ReaderClient
import Secrets
import Store
import Vault
import WindowLevels

/// Measures a wallet full of cards, and the cost of the key that opens it.
enum WalletBench {
  private static let count = 10_000

  private struct Incomplete: Error {}

  /// Prints a line for each.
  static func run() throws {
    let folder = FileManager.default.temporaryDirectory.path + "/wallet-bench-\(getpid())"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let (vault, key) = try BenchVault.make(at: folder + "/wallet")
    print("\n\(count) cards")
    let path = folder + "/cards.json"
    try Data(export.utf8).write(to: URL(fileURLWithPath: path))
    let store = PaymentCardStore(vault)
    guard let month = YearMonth(year: 2026, month: 7) else { throw Incomplete() }
    let importing = try Stopwatch.time {
      let importer = try PaymentCardImporter(
        reading: path,
        into: store,
        under: key,
        now: month
      )
      let written = try importer.write(
        importer.choice(keepingCodes: false),
        to: store,
        keepingCodes: false,
        at: Timestamp(milliseconds: 0),
        under: key
      )
      guard written.added == count else { throw Incomplete() }
    }
    show("import them from a Bitwarden file", importing.wall, limit: 2_000)
    let listing = try Stopwatch.median {
      try Stopwatch.time { _ = try store.summaries(under: key) }
    }
    show("list them", listing.wall, limit: 300)
    let palette = try Stopwatch.median { try search(vault, key, store) }
    show("search the palette, slowest letter", palette.wall, limit: 70)
    let exporting = try Stopwatch.time {
      _ = try PaymentCardExporter.export(store, to: folder + "/out.json", under: key)
    }
    show("export them", exporting.wall)
    print("the key")
    let cost = DerivationCost.calibrated { cost in
      cost.time { Duration.nanoseconds(Int64(DispatchTime.now().uptimeNanoseconds)) }
    }
    let time = cost.time { Duration.nanoseconds(Int64(DispatchTime.now().uptimeNanoseconds)) }
    if let time {
      let milliseconds =
        Double(time.components.attoseconds) / 1e15
        + Double(time.components.seconds) * 1e3
      show("derive it, with \(cost.memory >> 20) MiB", milliseconds, limit: 1_000)
    }
  }

  /// The slowest letter of a card's name in the palette, each with its frame.
  private static func search(
    _ vault: Vault,
    _ key: VaultKey,
    _ store: PaymentCardStore
  ) throws -> Lap {
    var driver = try StudyDriver(vault, key)
    try driver.enter(with: store.summaries(under: key).entries)
    driver.press(.control("p"))
    driver.draw()
    let laps = "Card 9999".unicodeScalars.map { letter in
      Stopwatch.time {
        driver.press(.character(letter))
        driver.draw()
      }
    }
    guard driver.shows("Card 9999") else { throw Incomplete() }
    return laps.quantile(1)
  }

  private static func show(_ what: String, _ time: Double, limit: Double? = nil) {
    let goal = limit.map { "  goal ≤ \(Row.figure($0)): \(time <= $0 ? "met" : "MISSED")" } ?? ""
    print("  \(what): \(Row.figure(time)) ms\(goal)")
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
