import TestSupport
import Testing

@testable import Secrets

@Suite("A recovery key")
struct RecoveryKeyTests {
  private let random = SeededRandom(seed: 5)

  private func symbols(of key: RecoveryKey) -> [UInt8] {
    (0..<RecoveryKey.groupCount).flatMap { group in
      (0..<RecoveryKey.groupLength).map { key.symbol(group: group, position: $0) }
    }
  }

  private func mistake(in symbols: [UInt8]) throws -> RecoveryKey.Mistake? {
    let typed = try SecretBuffer(typing: String(decoding: symbols, as: UTF8.self))
    do throws(RecoveryKey.Mistake) {
      _ = try RecoveryKey(reading: typed)
      return nil
    } catch {
      return error
    }
  }

  @Test("is read back as it is written, however it is typed")
  func roundTrip() throws {
    for _ in 0..<200 {
      let bytes = try SecretBytes(random: 16, from: random)
      let key = try RecoveryKey(bytes: bytes)
      #expect(try key.bytes() == bytes)
      let written = String(decoding: symbols(of: key), as: UTF8.self)
      let groups = stride(from: 0, to: 35, by: 5).map { String(written.dropFirst($0).prefix(5)) }
      let ways = [
        written, groups.joined(separator: "-"), groups.joined(separator: " ").lowercased(),
        " " + groups.joined(separator: " – ") + "\n",
        written.replacing("0", with: "o").replacing("1", with: "l"),
        written.replacing("0", with: "O").replacing("1", with: "I"),
      ]
      for typed in ways {
        #expect(try RecoveryKey(reading: SecretBuffer(typing: typed)) == key)
      }
    }
  }

  @Test("notices every single wrong symbol, and names its group")
  func wrongSymbol() throws {
    let right = symbols(of: try RecoveryKey(random: random))
    let alphabet = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ".utf8)
    for index in right.indices {
      for symbol in alphabet where symbol != right[index] {
        var typed = right
        typed[index] = symbol
        #expect(try mistake(in: typed) == .wrongGroups([index / 5]))
      }
    }
  }

  @Test("notices any two symbols that changed places in a group, and any two groups")
  func swapped() throws {
    for _ in 0..<50 {
      let right = symbols(of: try RecoveryKey(random: random))
      for group in 0..<7 {
        for a in 0..<5 {
          for b in a + 1..<5 where right[group * 5 + a] != right[group * 5 + b] {
            var typed = right
            typed.swapAt(group * 5 + a, group * 5 + b)
            #expect(try mistake(in: typed) == .wrongGroups([group]))
          }
        }
        for other in group + 1..<7 {
          var typed = right
          for position in 0..<5 { typed.swapAt(group * 5 + position, other * 5 + position) }
          #expect(try mistake(in: typed) == .wrongGroups([group, other]))
        }
      }
    }
  }

  @Test("notices a group of another key, though it is right in itself")
  func strangeGroup() throws {
    let right = symbols(of: try RecoveryKey(random: random))
    let other = symbols(of: try RecoveryKey(random: random))
    for group in 0..<7 {
      var typed = right
      typed.replaceSubrange(group * 5..<group * 5 + 5, with: other[group * 5..<group * 5 + 5])
      #expect(try mistake(in: typed) == .wrongAsAWhole)
    }
  }

  @Test("tells what is missing, too much, or no symbol")
  func otherMistakes() throws {
    let right = symbols(of: try RecoveryKey(random: random))
    #expect(try mistake(in: []) == .tooShort(missing: 35))
    #expect(try mistake(in: Array(right.dropLast(2))) == .tooShort(missing: 2))
    #expect(try mistake(in: right + Array("0A".utf8)) == .tooLong(by: 2))
    #expect(try mistake(in: Array(right[..<6]) + Array("-u".utf8)) == .notASymbol(at: 7))
    #expect(try mistake(in: Array("é".utf8)) == .notASymbol(at: 0))
  }

  @Test("judges the groups that are complete while it is being typed")
  func whileTyping() throws {
    var typed = symbols(of: try RecoveryKey(random: random))
    typed[7] = typed[7] == UInt8(ascii: "7") ? UInt8(ascii: "8") : UInt8(ascii: "7")
    func wrong(_ count: Int) throws -> [Int] {
      let text = String(decoding: typed[..<count], as: UTF8.self)
      return try RecoveryKey.wrongGroups(in: SecretBuffer(typing: text))
    }
    #expect(try wrong(9) == [])
    #expect(try wrong(10) == [1])
    #expect(try wrong(35) == [1])
  }

  @Test("knows its own groups when one is typed back")
  func typedBack() throws {
    let key = try RecoveryKey(random: random)
    let written = symbols(of: key)
    for group in 0..<7 {
      let text = String(decoding: written[group * 5..<group * 5 + 5], as: UTF8.self)
      #expect(try key.group(group, is: SecretBuffer(typing: text.lowercased() + " ")))
      #expect(try !key.group(group, is: SecretBuffer(typing: String(text.dropLast()))))
      #expect(try !key.group(group, is: SecretBuffer(typing: text + "0")))
      #expect(try !key.group((group + 1) % 7, is: SecretBuffer(typing: text)))
    }
  }
}
