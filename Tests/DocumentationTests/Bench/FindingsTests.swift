import Foundation
import TestSupport
import Testing

@testable import study_bench

@Suite("What a process measured")
struct FindingsTests {
  @Test("is read from lines of JSON, its memory from the last")
  func read() throws {
    let findings = try Findings(
      #"{"what": "search", "value": 8.5, "processor": 8}"# + "\n"
        + #"{"processor":250,"value":3700,"what":"importText"}"# + "\n" + #"{"peak": 81.25}"# + "\n"
    )
    #expect(
      findings.values == [
        .search: Lap(wall: 8.5, processor: 8), .importText: Lap(wall: 3_700, processor: 250),
      ]
    )
    #expect(findings.peak == 81.25)
  }

  @Test("is the same after it was written and read")
  func roundTrip() throws {
    var findings = Findings()
    findings.note(.answerMedian, Lap(wall: 0.3, processor: 0.2))
    findings.note(.replay, Lap(wall: 5.25, processor: 6))
    findings.notePeak(99.5)
    #expect(try Findings(findings.lines) == findings)
  }

  @Test(
    "is refused where a line is no result, says nothing known, or comes twice",
    arguments: [
      "Traceback (most recent call last):", #"{"what": "flights", "value": 1, "processor": 1}"#,
      #"{"what": "search"}"#, #"{"what": "search", "value": -1, "processor": 1}"#,
      #"{"what": "search", "value": 1}"#,
      #"{"what": "search", "value": "8", "processor": 1}"#, #"{"peak": 0}"#,
      #"{"peak": 3, "value": 4}"#, "{}",
      #"{"what": "search", "value": 1, "processor": 1}"# + "\n"
        + #"{"what": "search", "value": 1, "processor": 1}"#,
      "{\"peak\": 1}\n{\"peak\": 2}",
    ]
  )
  func refused(text: String) {
    #expect(throws: Findings.Unreadable.self) { try Findings(text) }
  }

  @Test("of Anki has names that are known here, and every part that is measured there")
  func namesOfThePeer() throws {
    let script = Repository.root.appending(path: "Tests/Scripts/anki_bench.py")
    let text = try String(contentsOf: script, encoding: .utf8)
    let told = text.matches(of: /tell\("(\w+)"|"(sort\w+)":/).map { String($0.1 ?? $0.2 ?? "") }
    let quantities = told.compactMap(Quantity.init)
    #expect(quantities.count == told.count)
    let parts = Part.allCases.filter(\.isDoneByAnki)
    #expect(Set(quantities) == Set(parts.flatMap(\.quantities).filter { !$0.isOursAlone }))
    for part in parts { #expect(text.contains("\"\(part.rawValue)\": measure_")) }
  }
}
