import AppSupport
import ByteCoding
import Flashcards
import Foundation
import PaymentCards
import ReaderProtocol
import Secrets
import Store

@testable import AnkiPackages
@testable import SealedFiles
@testable import Vault

/// Inputs to begin with that no fixture has: made by the program's own code. Tests/Scripts/fuzz_seeds.sh adds what
/// comes of fixtures.
enum FuzzSeeds {
  /// Writes a folder for each entry that has some.
  static func write(to folder: String) throws {
    for (entry, seeds) in try all() {
      let path = "\(folder)/\(entry)"
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      for (index, seed) in seeds.enumerated() {
        try Data(seed).write(to: URL(fileURLWithPath: "\(path)/seed-\(index)"))
      }
    }
  }

  private static func all() throws -> [String: [[UInt8]]] {
    [
      "vault-header": try headers(),
      "sealed-pages": changes(blocks: [0, 1, 2, 3, 4, 5]),
      "sealed-log": changes(blocks: [0, 1, 2, 3, 4]),
      "recovery-key": [try recoveryKey()],
      "segments": [Array("\u{5}0102030405060708090a0b0c0d0e0f10/s-0000000001-0000000009.seg".utf8)],
      "roster": [try roster()],
      "letterbox": try items(),
      "requests": try requests(),
      "answers": answers(),
      "package-database": try databases(),
      "package-settings": settings(),
    ]
  }

  private static func headers() throws -> [[UInt8]] {
    let random = FixedRandom()
    let key = try VaultKey(random: random)
    let id = random.bytes(VaultHeader.idBytes)
    let recoveryKey = try RecoveryKey(bytes: SecretBytes(count: RecoveryKey.byteCount))
    var header = VaultHeader(
      id: id,
      proof: try VaultHeader.proof(of: id, under: key),
      slots: [
        .withoutPasscode, try .recovery(recoveryKey, wrapping: key, of: id, random: random),
      ]
    )
    header.settings = ["language": "de"]
    header.settingsCode = random.bytes(32)
    header.boxes = ["name": random.bytes(60)]
    let whole = header.encoded(HeaderSequence(number: 1))
    let fields = Array(whole.dropFirst(VaultHeader.mark.count + 9).dropLast(Checksum.byteCount))
    let attempts = AttemptRecord(failures: 3, since: AttemptMoment(boot: [1], nanoseconds: 5))
    let record = Array(attempts.bytes(of: id).dropLast(Checksum.byteCount))
    return [[0] + whole, [1] + fields, [2] + record]
  }

  /// Changes of each kind, as Tests/Fuzzing/CFuzzing/sealed_database.c reads them.
  private static func changes(blocks: [UInt8]) -> [[UInt8]] {
    var changes: [[UInt8]] = [[1]]
    for block in blocks {
      let (near, end) = (0xC0 &+ block, 0xD0 &+ block)
      changes.append([0, 0, 0x10, near, 0, 0, 1, 0xFF])
      changes.append([0, 1, block, 8, 0, 2, 1, 1])
      changes.append([0, 1, block, 0, 0, 4, 1, 0, 0, 0, 1, block, 100, 0, 1, 7])
      changes.append([0, 2, block, block + 1])
      changes.append([1, 3, 0, end, 0, 0])
    }
    return changes
  }

  private static func recoveryKey() throws -> [UInt8] {
    let key = try RecoveryKey(random: FixedRandom())
    return (0..<RecoveryKey.groupCount).flatMap { group in
      (0..<RecoveryKey.groupLength).map { key.symbol(group: group, position: $0) } + [0x20]
    }
  }

  /// A group that is founded, admits others, renames, removes and restores.
  private static func roster() throws -> [UInt8] {
    let writers = RosterEntries.writers
    let random = FixedRandom()
    let keys = try EpochKeys(epoch: 1, spaces: .all, random: random)
    func record(_ index: Int) throws -> ReplicaRecord {
      guard let name = ReplicaName("device \(index)") else { throw UnreadableBytes.invalid }
      return ReplicaRecord(
        id: writers[index].id,
        name: name,
        verifyKey: writers[index].signing.verifyKey,
        boxKey: writers[index].boxKeys.publicKey,
        spaces: .all
      )
    }
    guard let check = keys.check(of: .roster), let name = ReplicaName("renamed") else { return [] }
    let founded = Founded(record: try record(0), salt: random.bytes(16), checks: keys.checks)
    let recovery = try RecoveryIdentity(RecoveryKey(random: random)).publicHalf(in: founded.group)
    let removal = Removal(
      replica: writers[1].id,
      ends: [.roster: LogEnd(number: 1, head: [])],
      restored: [writers[3].id]
    )
    func admission(_ index: Int) throws -> RosterEntry {
      .admitted(Admitted(record: try record(index), number: UInt16(index + 1), check: check))
    }
    let entries: [(writer: UInt8, code: UInt8, entry: RosterEntry)] = [
      (0, 0, .founded(founded)), (0, 0, try admission(1)), (0, 0, try admission(2)),
      (1, 0, .renamed(name)), (3, 6, try admission(3)),
      (0, 0, .recoveryRenewed(RecoveryRenewal(half: recovery))),
      (
        0, 0,
        .epochBegun(
          EpochBegun(
            number: 2,
            removals: [removal],
            checks: keys.checks,
            recipients: [writers[0].id, writers[2].id]
          )
        )
      ),
      (2, 0, .left(restored: [])), (0, 0, .unknown(code: 99, content: [1])),
    ]
    var writer = ByteWriter()
    writer.append(UInt8(1))
    for entry in entries {
      writer.append(entry.writer)
      writer.append(entry.code)
      writer.append(compact: entry.entry.bytes)
    }
    return writer.bytes
  }

  private static func items() throws -> [[UInt8]] {
    let random = FixedRandom()
    let pair = try LetterboxKeyPair(of: VaultKey(random: random))
    guard let deck = DeckName("A::B") else { return [] }
    let note = NewNote(
      deck: deck,
      content: try NoteContent(kind: .basic, prompt: "dog", answer: "Hund"),
      tags: Tags("a b")
    )
    let item = LetterboxItem(
      id: LetterboxItem.ID(random: random),
      time: 1,
      kind: .note,
      content: try LetterboxNote.encoded(note)
    )
    let file = LetterboxKeyFile(vault: random.bytes(16), publicKey: pair.publicKey)
    let sealed = try SealedItem.seal(item, to: pair.publicKey)
    let open = try item.encoded.withUnsafeBytes { Array($0) }
    return [[0] + sealed, [1] + open, [2] + file.bytes]
  }

  /// The databases of packages of each format, unpacked.
  private static func databases() throws -> [[UInt8]] {
    let (file, scratch) = (ScratchMemory(), ScratchMemory())
    return try ["collection-legacy.colpkg", "collection.colpkg"].map { name in
      let path = "Tests/AnkiPackagesTests/Fixtures/\(name)"
      file.hold(try [UInt8](Data(contentsOf: URL(fileURLWithPath: path))))
      let archive = try PackageArchive(file.descriptor, .standard)
      let contents = try PackageContents(archive)
      try PackageReading.unpack(contents, archive, to: scratch.descriptor, .standard)
      return [contents.format.rawValue] + scratch.content
    }
  }

  private static func settings() -> [[UInt8]] {
    let filter: [UInt8] = [0x12, 9, 8, 1, 0x12, 5, 10, 1, 97, 16, 9]
    let json = """
      {"id":1,"name":"a","mod":1,"type":1,"css":"","sortf":0,"dyn":1,"conf":1,
      "terms":[["deck:a",10,0]],"flds":[{"name":"a","ord":0}],
      "tmpls":[{"name":"b","qfmt":"{{a}}","afmt":"","ord":0}],"new":{"perDay":20,"delays":[1,1e1]},
      "rev":{"perDay":200,"ease4":1.3},"lapse":{"delays":[10],"mult":0.5}}
      """
    let messages: [[UInt8]] = (UInt8(0)..<5).map { [$0] + filter }
    let texts: [[UInt8]] = (UInt8(5)..<10).map { [$0] + Array(json.utf8) }
    return messages + texts
  }

  private static func requests() throws -> [[UInt8]] {
    guard let now = YearMonth(year: 2026, month: 7) else { return [] }
    let type = NoteType(
      id: NoteTypeID(rawValue: 1),
      name: "Basic",
      kind: .normal,
      fields: [NoteField(name: "Front"), NoteField(name: "Back")],
      templates: [CardTemplate(name: "Card 1", front: "{{Front}}", back: "{{type:Back}}")]
    )
    let face = FaceRequest(
      type: type,
      fields: [FieldText("**dog**", .markdown), FieldText("<b>Hund</b>", .html)],
      ordinal: 0
    )
    let frames: [ReaderProtocol.Frame] = try [
      ReaderStart(scratchDirectory: "/tmp").frame, face.frame,
      CardReadRequest(secret: CardFileSecret(password: SecretBytes([65])), now: now).frame,
      DeckReadRequest(.json).frame, PictureRequest(fitting: PixelSize(width: 4, height: 3)).frame,
    ]
    return frames.map { [$0.tag.rawValue] + $0.payload }
  }

  private static func answers() -> [[UInt8]] {
    let line = StyledLine(kind: .text, runs: [StyledRun(text: "dog")])
    let size = PixelSize(width: 4, height: 3)
    var counts = ByteWriter()
    counts.write(.end(PackageCounts()))
    let frames: [ReaderProtocol.Frame] = [
      CardFace(question: [line], answer: [line, line], expected: "dog").frame,
      PictureFacts(size: size, ownSize: size, format: .png).frame,
      SoundFacts(rate: 44_100, channels: 2, format: .wav).frame,
      MediaFailure.damaged.frame, CardFileFailure.damaged.frame, DeckFileFailure.empty.frame,
      PackageFailure.tooLarge.frame, ReaderRefusal(.limits, code: 1).frame,
      HashcardsReview.frame(of: [HashcardsReview(card: "a", time: nil, rating: .good)]),
      ReaderProtocol.Frame(.record, counts.bytes),
    ]
    return (UInt8(0)..<4).flatMap { mode in frames.map { [mode, $0.tag.rawValue] + $0.payload } }
  }
}
