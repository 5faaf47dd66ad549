import ReaderProtocol
import Testing

@testable import AnkiPackages

@Suite("A message of Protocol Buffers")
struct ProtobufReaderTests {
  private static let full = [UInt8](repeating: 0xFF, count: 9)

  @Test("has numbers of up to 64 bits, and none that would lose one")
  func tenthByte() throws {
    var most = ProtobufReader([0x08] + Self.full + [0x01])
    #expect(try most.next()?.value.number == .max)
    for tenth: UInt8 in [0x02, 0x7F, 0x81] {
      var reader = ProtobufReader([0x08] + Self.full + [tenth, 0])
      #expect(throws: PackageFailure.damagedDatabase) { try reader.next() }
    }
  }

  @Test("has lists of numbers, up to one that is none")
  func packed() {
    let most = Self.full + [0x01]
    #expect(ProtobufReader.Value.bytes([5] + most[...]).numbers == [5, .max])
    #expect(ProtobufReader.Value.bytes([5, 0x80] + Self.full + [0x01]).numbers == [5])
  }
}
