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
    // A card asks for it, by whatever form of its name; the vault of the other has it.
    #expect(try sync.askForMedia(["b.png", "a.png"], under: pair.other.key) == ["a.png"])
    #expect(try sync.askForMedia(["a.png"], under: pair.other.key) == ["a.png"])
    #expect(try sync.mediaNames(under: pair.other.key).map(\.isWanted) == [true])
    let asked = try SyncStore(pair.one.vault).askForMedia(["a.png"], under: pair.one.key)
    #expect(asked.isEmpty)
    _ = try media.add([1, 2, 3], under: pair.other.key)
    let later = StudyFixture.now.time.advanced(byMilliseconds: 5_000)
    _ = try sync.nameMedia([waiting.key], at: later, under: pair.other.key)
    let yours = try #require(try media.entries(under: pair.other.key).first).name
    #expect(members(of: yours).keys.sorted() == ["added", "file", "id", "text"])
    #expect(yours.text == mine.text && yours.added == mine.added)
    try pair.meet()
    #expect(try sync.mediaNames(under: pair.other.key).map(\.isNamed) == [true])
    #expect(try sync.mediaNames(under: pair.other.key).map(\.isWanted) == [false])
    #expect(try sync.askForMedia(["a.png"], under: pair.other.key).isEmpty)
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
    #expect(known.first?.hasUnreadPlace == false)
    #expect(try !SyncStore(pair.one.vault).haveUnreadMedia(under: pair.one.key))
  }

  @Test("of a newer program are told to be unread: a name, a place, and a field of their own")
  func newer() throws {
    let name = SyncHash.mediaName("a.png")
    let content = SharedMediaContent(hash: [UInt8](repeating: 1, count: 32), size: 3)
    let known: [(FieldID, [UInt8])] = [
      (MediaNameFields.name, Array("a.png".utf8)), (MediaNameFields.content, content.bytes),
    ]
    let newer: [[(FieldID, [UInt8])]] = [
      [known[0], (MediaNameFields.content, [1, 2, 3])], [known[1]],
      known + [(MediaNameFields.place, [1])], known + [(FieldID(rawValue: 99), [1])],
    ]
    for (fields, isUnread) in newer.map({ ($0, true) }) + [(known, false)] {
      let pair = try SyncPair()
      let device = pair.other
      #expect(try !SyncStore(device.vault).haveUnreadMedia(under: device.key))
      try pair.one.change { $0.decks = [try pair.one.deck(1, "A::New")] }
      let frames = try pair.frames(of: pair.one)
      let last = try #require(frames.last)
      let time = HybridTime(rawValue: last.time.rawValue + 1)
      let next = last.next(fields.map { .set(name, $0.0, value: $0.1, time: time) })
      try pair.apply(frames + [next], to: device)
      #expect(try SyncStore(device.vault).haveUnreadMedia(under: device.key) == isUnread)
    }
  }
}
