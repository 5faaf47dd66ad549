import Secrets
import TestSupport
import Testing

@testable import SealedFiles

@Suite("Chunks of pictures and sounds")
struct MediaChunkTests {
  private let random = SeededRandom(seed: 1)
  private let group: GroupID
  private let keys: EpochKeys
  private let content: [UInt8]

  init() throws {
    group = GroupID(random: random)
    keys = try EpochKeys(epoch: 1, spaces: .all, random: random)
    content = random.bytes(MediaChunk.contentBytes)
  }

  private func opened(_ bytes: [UInt8], _ id: MediaChunkID, _ keys: [EpochKeys]) throws -> [UInt8]?
  {
    try MediaChunk.open(bytes, as: id, in: Keyring(group: group, epochs: keys))
  }

  @Test("have one size, open under their epoch's keys alone, and not under another name")
  func opening() throws {
    let id = try #require(try MediaChunk.id(of: content, keys))
    let file = try #require(try MediaChunk.seal(content, as: id, in: group, keys, random: random))
    #expect(file.count == MediaChunk.fileBytes)
    let later = try EpochKeys(epoch: 2, spaces: .all, random: random)
    #expect(try opened(file, id, [keys, later]) == content)
    #expect(try opened(file, id, [later]) == nil)
    #expect(try opened(file, MediaChunkID(random: random), [keys]) == nil)
    #expect(try MediaChunk.id(of: content, later) != id)
    for place in [0, 9, 11, 13, 30, 45, 70, 500_000, file.count - 1] {
      var altered = file
      altered[place] ^= 1
      #expect(try opened(altered, id, [keys, later]) == nil, "\(place)")
    }
    #expect(try opened(Array(file.dropLast()), id, [keys]) == nil)
    #expect(try opened([], id, [keys]) == nil)
  }

  @Test("that a member of the group sealed under the name of others do not open")
  func otherContent() throws {
    let id = try #require(try MediaChunk.id(of: content, keys))
    var other = content
    other[0] ^= 1
    let file = try #require(try MediaChunk.seal(other, as: id, in: group, keys, random: random))
    #expect(try opened(file, id, [keys]) == nil)
  }

  @Test("are nothing for a device with payment cards alone, and have paths of their own")
  func paths() throws {
    let wallet = keys.limited(to: .wallet)
    #expect(try MediaChunk.id(of: content, wallet) == nil)
    let id = MediaChunkID(random: random)
    let replica = ReplicaID(random: random)
    let path = RemoteLayout.path(ofChunk: id, by: replica, in: group)
    let split = try #require(RemoteLayout.split(path))
    let read = try #require(RemoteLayout.chunk(at: split.path))
    #expect(read.id == id && read.replica == replica)
    #expect(SegmentName(path: split.path) == nil)
    for other in ["x.chunk", "\(replica.hex)/\(id.hex).seg", "\(replica.hex)/\(id.hex)x.chunk", ""]
    {
      #expect(RemoteLayout.chunk(at: other) == nil)
    }
  }
}
