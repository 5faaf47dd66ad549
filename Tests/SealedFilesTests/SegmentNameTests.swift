import SealedFiles
import TestSupport
import Testing

@Suite("Names on a remote")
struct SegmentNameTests {
  private let random = SeededRandom(seed: 2)

  @Test("are read as they are written", arguments: SegmentKind.allCases)
  func roundTrip(kind: SegmentKind) throws {
    let replica = ReplicaID(random: random)
    let greatest = SegmentName.greatestNumber
    for (first, last): (UInt64, UInt64) in [(1, 1), (17, 4000), (greatest, greatest)] {
      let name = try SegmentName(replica: replica, kind: kind, first: first, last: last).known
      #expect(SegmentName(path: name.path) == name)
    }
    let group = GroupID(random: random)
    let name = try SegmentName(replica: replica, kind: kind, first: 1, last: 2).known
    let split = try RemoteLayout.split(RemoteLayout.path(of: name, in: group)).known
    #expect(split.group == group)
    #expect(SegmentName(path: split.path) == name)
    let request = PairingID(random: random)
    let requested = try RemoteLayout.split(RemoteLayout.path(ofRequest: request, in: group)).known
    #expect(RemoteLayout.request(at: requested.path) == request)
  }

  @Test("of foreign files are none")
  func foreign() {
    let hex = ReplicaID(random: random).hex
    let foreign = [
      "", "/", hex, "\(hex)/", "\(hex)/s-0000000001-0000000001.seg~",
      "\(hex)/s-0000000001-0000000001.tmp", "\(hex)/s-1-1.seg",
      "\(hex)/x-0000000001-0000000001.seg",
      "\(hex)/s-0000000002-0000000001.seg", "\(hex)/s-0000000000-0000000001.seg",
      "\(hex)/s-+000000001-0000000001.seg", "\(hex)/.s-0000000001-0000000001.seg",
      "\(hex)/s-0000000001-0000000001-.seg", "\(hex)/a/s-0000000001-0000000001.seg",
      "\(hex.uppercased())/s-0000000001-0000000001.seg",
      "../\(hex)/s-0000000001-0000000001.seg",
      "\(hex)/s-0000000001-0000000001.sync-conflict-20261122-101010-ABCDEF.seg",
    ]
    for path in foreign {
      #expect(SegmentName(path: path) == nil, "\(path)")
    }
    #expect(RemoteLayout.group(ofDirectory: "photos") == nil)
    #expect(RemoteLayout.group(ofDirectory: "cardcase-12") == nil)
    #expect(RemoteLayout.request(at: "pairing/0123456789abcdef.admission") == nil)
  }
}
