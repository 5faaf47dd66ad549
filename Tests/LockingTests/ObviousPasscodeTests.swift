import Testing

@testable import Locking

@Suite("Passcodes that are easy to guess")
struct ObviousPasscodeTests {
  private func reason(_ text: String) -> ObviousPasscode? {
    var entry = PasscodeEntry(
      kind: PasscodeKind.allCases.first { $0.digitCount == text.count } ?? .passphrase
    )
    for scalar in text.unicodeScalars { _ = entry.append(scalar) }
    return ObviousPasscode(entry)
  }

  @Test(
    "are known by what they are made of",
    arguments: [
      (ObviousPasscode.repetition, ["7777", "000000", "1212", "123123", "202020", "aaaaaaaa"]),
      (.run, ["1234", "4321", "456789", "7890", "0987", "987654", "12345678", "abcdefgh"]),
      (.year, ["1984", "1900", "2099"]),
      (
        .date,
        ["3112", "1231", "2902", "310784", "073184", "840731", "071984", "198407", "31071984"]
      ),
    ]
  )
  func obvious(reason: ObviousPasscode, texts: [String]) {
    for text in texts { #expect(self.reason(text) == reason, "\(text)") }
  }

  @Test(
    "are not those that only look a little like it",
    arguments: [
      "", "1235", "1233", "1899", "2100", "3002", "0013", "321384", "310099", "13579", "5566",
      "correct horse battery", "2580", "002100",
    ]
  )
  func others(text: String) {
    #expect(reason(text) == nil)
  }

  @Test("are few: at most one code in ten")
  func few() {
    let four = (0..<10_000).filter { isListed($0, 4) }.count
    #expect((500...1000).contains(four))
    let six = stride(from: 0, to: 1_000_000, by: 97)
    #expect(six.filter { isListed($0, 6) }.count < Array(six).count / 10)
  }

  private func isListed(_ number: Int, _ width: Int) -> Bool {
    Array(padded(number, width).utf8).withUnsafeBytes { text in
      ObviousPasscode.list.contains { $0.patterns.contains { $0.matches(text) } }
    }
  }

  private func padded(_ number: Int, _ width: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: width - text.count) + text
  }
}
