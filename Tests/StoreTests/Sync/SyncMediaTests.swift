import Flashcards
import Secrets
import Testing
import Vault

@testable import Store

@Suite("Names of pictures and sounds that arrive")
struct SyncMediaTests {
  @Test("are there once their contents are, and tell where these are on the remote")
  func named() throws {
    let pair = try SyncPair()
    let hashKey = try SecretBytes([UInt8](repeating: 7, count: 32))
    for device in [pair.one, pair.other] {
      try device.vault.setMediaHashKey(hashKey, under: device.key)
    }
    let added = try MediaStore(pair.one.vault).add(
      [ArrivingMedia("a.png", [1, 2, 3])],
      at: StudyFixture.now.time,
      under: pair.one.key
    )
    let mine = try #require(added.first?.name)
    try pair.meet()
    let media = MediaStore(pair.other.vault)
    #expect(try media.entries(under: pair.other.key) == [])
    let sync = SyncStore(pair.other.vault)
    let waiting = try #require(try sync.mediaNames(under: pair.other.key).first)
    #expect(waiting.file == nil && !waiting.isNamed && waiting.content.size == 3)
    _ = try media.add([1, 2, 3], under: pair.other.key)
    let later = StudyFixture.now.time.advanced(byMilliseconds: 5_000)
    _ = try sync.nameMedia([waiting.key], at: later, under: pair.other.key)
    let yours = try #require(try media.entries(under: pair.other.key).first).name
    #expect(members(of: yours).keys.sorted() == ["added", "file", "id", "text"])
    #expect(yours.text == mine.text && yours.added == mine.added)
    try pair.meet()
    #expect(try sync.mediaNames(under: pair.other.key).map(\.isNamed) == [true])
    // Where it is on the remote, which is for the other devices alone.
    let place = SharedMediaPlace(
      of: waiting.content,
      offset: 9,
      chunks: [[UInt8](repeating: 5, count: 16)]
    )
    try sync.placeMedia([(waiting.key, place)], at: later, under: pair.other.key)
    try pair.meet()
    let known = try SyncStore(pair.one.vault).mediaNames(under: pair.one.key)
    #expect(known.map(\.places) == [[place]])
    #expect(known.first?.placed?.by == 2)
  }
}
