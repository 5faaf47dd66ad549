import ByteCoding
import Store
import Testing

@Suite("Registers")
struct RegisterTests {
  private func context(_ numbers: [UInt16: UInt64]) -> VersionVector {
    var context = VersionVector()
    for (replica, number) in numbers { context[replica] = number }
    return context
  }

  private func time(_ number: Int64) -> HybridTime { HybridTime(milliseconds: number) }

  @Test("A write replaces what it knew")
  func replaces() {
    var register = Register()
    register.set(FieldVersion(Dot(replica: 1, number: 1), time(10), value: [1]), knowing: .init())
    register.set(
      FieldVersion(Dot(replica: 2, number: 1), time(5), value: [2]),
      knowing: context([1: 1])
    )
    #expect(register.shown?.value == [2])
    #expect(register.conflicts.isEmpty)
  }

  @Test("Of concurrent writes the latest shows and the other is a conflict, in any order")
  func concurrent() {
    let one = FieldVersion(Dot(replica: 1, number: 1), time(10), value: [1])
    let other = FieldVersion(Dot(replica: 2, number: 1), time(20), value: [2])
    for writes in [[one, other], [other, one]] {
      var register = Register()
      for write in writes { register.set(write, knowing: .init()) }
      #expect(register.shown?.value == [2])
      #expect(register.conflicts.map(\.value) == [[1]])
    }
  }

  @Test("Equal values are no conflict")
  func equal() {
    var register = Register()
    register.set(FieldVersion(Dot(replica: 1, number: 1), time(10), value: [1]), knowing: .init())
    register.set(FieldVersion(Dot(replica: 2, number: 1), time(20), value: [1]), knowing: .init())
    #expect(register.conflicts.isEmpty)
    #expect(register.isConcurrent)
  }

  @Test("A deletion does not swallow a write that it had not seen")
  func survives() {
    var object = ObjectRegisters()
    let field = FieldID(rawValue: 1)
    object.set(field, [1], at: time(1), by: Dot(replica: 1, number: 1), knowing: .init())
    object.set(
      field,
      [2],
      at: time(2),
      by: Dot(replica: 2, number: 1),
      knowing: context([1: 1])
    )
    object.delete(knowing: context([1: 1]))
    #expect(object.exists)
    object.delete(knowing: context([1: 1, 2: 1]))
    #expect(!object.exists)
  }

  @Test("The stored state is read as it was written")
  func coding() throws {
    var object = ObjectRegisters()
    let field = FieldID(rawValue: 1)
    object.set(field, [1], at: time(1), by: Dot(replica: 1, number: 1), knowing: .init())
    object.set(field, nil, at: time(2), by: Dot(replica: 2, number: 9), knowing: .init())
    var bytes = ByteWriter()
    object.write(to: &bytes)
    var reader = ByteReader(bytes.bytes)
    #expect(try ObjectRegisters(from: &reader) == object)
    #expect(reader.isEmpty)
  }

  @Test("Registers are in the order of their fields, however they were set")
  func order() {
    let one = FieldVersion(Dot(replica: 1, number: 1), time(1), value: [1])
    let other = FieldVersion(Dot(replica: 2, number: 1), time(2), value: [2])
    var fields = FieldRegisters()
    for number: UInt8 in [7, 3, 255, 5, 3] {
      fields[FieldID(rawValue: number)] = Register([one])
    }
    fields[FieldID(rawValue: 5)] = nil
    fields[FieldID(rawValue: 6)] = nil
    fields[FieldID(rawValue: 7)]?.set(other, knowing: .init())
    #expect(fields.keys.map(\.rawValue) == [3, 7, 255])
    #expect(fields.map(\.value.versions) == [[one], [other, one], [one]])
    #expect(fields[FieldID(rawValue: 5)] == nil)
    #expect(fields[FieldID(rawValue: 255)]?.shown == one)
  }

  @Test("A clock gives readings above all that it has seen, whatever the wall clock says")
  func clock() {
    var clock = HybridClock()
    let first = clock.next(at: 1_000)
    let second = clock.next(at: 10)
    clock.see(HybridTime(milliseconds: 5_000))
    let third = clock.next(at: 1_001)
    #expect(first < second)
    #expect(third > HybridTime(milliseconds: 5_000))
  }
}
