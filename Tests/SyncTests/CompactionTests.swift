import SealedFiles
import Sync
import TestSupport
import Testing

@Suite("Logs of many small segments")
struct CompactionTests {
  @Test("become few, are read on by those who had read some, and by those who come")
  func fewFiles() throws {
    let devices = try TestDevices("laptop", "server")
    try devices.settle()
    var expected = ["laptop", "server"]
    for day in 0..<150 {
      devices[0].vault.add("day \(day)")
      expected.append("day \(day)")
      try devices[0].sync()
      if day.isMultiple(of: 19) { try devices[1].sync() }
    }
    try devices[1].sync()
    #expect(devices[1].texts() == expected.sorted())
    let laptop = try devices[0].coordinator().replica
    let count = devices.remote.files.keys.count { $0.contains("\(laptop.hex)/s-") }
    #expect(count <= 26)
    #expect(devices[0].archive.files.keys.count { $0.contains("/s-") } == count)
    let desk = try TestDevice("desk", on: devices.remote, seed: 80)
    try desk.join(devices[0])
    try desk.sync()
    #expect(desk.texts() == expected.sorted())
    let verification = try devices[1].coordinator().verify()
    #expect(verification.faults == [] && verification.segments > count)
    #expect(devices.remote.forks == [])
  }
}
