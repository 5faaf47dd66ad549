import Foundation
import TerminalHarness
import TestSupport
import Testing

@Suite("cardcase media", .timeLimit(.minutes(5)))
struct MediaCommandTests {
  private let driver: CommandDriver

  init() throws { driver = try CommandDriver() }

  /// Runs lines of a shell, in which `ask` runs `cardcase media`.
  private func run(_ lines: String...) throws -> (out: [String], errors: String, [Int32]) {
    try driver.run(lines: lines, asking: "cardcase media")
  }

  private func json(_ line: String?) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(try #require(line).utf8))
  }

  @Test("adds files, says what to write into fields, lists them and writes them out as they were")
  func inAndOut() throws {
    let (out, errors, statuses) = try run(
      "mkdir other; printf one > house.jpg; printf two > other/house.jpg; printf tick > tick.mp3",
      "printf style > _a.css; ask add house.jpg tick.mp3 _a.css",
      "ask add house.jpg other/house.jpg",
      "ask list",
      "ask list --json",
      "ask get house.jpg | cmp - house.jpg",
      "ask get tick.mp3 --output tick.out && cmp tick.mp3 tick.out && stat -c %a tick.out",
      "ask get house.jpg --output tick.out",
      "ask get house.jpg --output tick.out --replace && cmp house.jpg tick.out",
      "ask get nothing.jpg",
      "ask add house.jpg missing.jpg",
      "ask add other"
    )
    #expect(statuses == [0, 0, 0, 0, 0, 0, 0, 1, 0, 3, 1, 1], "\(errors)")
    // sha1sum of "two".
    let renamed = "house-ad782ecdac770fc6eb9a62e44f90873fb97fb26b.jpg"
    #expect(
      Array(out.prefix(5)) == [
        "<img src=\"house.jpg\">", "[sound:tick.mp3]", "_a.css", "<img src=\"house.jpg\">",
        "<img src=\"\(renamed)\">",
      ]
    )
    #expect(errors.contains("Another file is named house.jpg. This one was added as \(renamed)."))
    #expect(
      Array(out.dropFirst(5).prefix(4)) == [
        "_a.css: 5 bytes", "\(renamed): 3 bytes", "house.jpg: 3 bytes", "tick.mp3: 4 bytes",
      ]
    )
    let list = try #require(try json(out.dropFirst(9).first) as? [[String: Any]])
    #expect(
      list.compactMap { $0["name"] as? String } == ["_a.css", renamed, "house.jpg", "tick.mp3"]
    )
    #expect(list.compactMap { $0["size"] as? Int } == [5, 3, 3, 4])
    #expect(list.allSatisfy { ($0["added_s"] as? Int ?? 0) > 1_700_000_000 })
    #expect(out.dropFirst(10).first == "600")
    #expect(errors.contains("tick.out already exists"))
    #expect(errors.contains("No match for \"nothing.jpg\"") && errors.contains("missing.jpg"))
  }

  @Test("checks what is missing and unused, and deletes by name or what is unused")
  func checking() throws {
    let (out, errors, statuses) = try run(
      "printf '#separator:tab\\n#html:true\\na\\t<img src=one.png>[sound:gone.mp3]\\n' > notes.tsv",
      "printf '7777' | cardcase deck import notes.tsv --vault \"$VAULT\" --passcode-fd 0 > /dev/null",
      "ask list",
      "for name in one two three; do printf $name > $name.png; done; ask add one.png two.png three.png",
      "ask check",
      "ask check --json",
      "ask delete two.png four.png --yes",
      "ask delete two.png --yes",
      "ask delete --unused --yes",
      "ask delete --unused --yes",
      "ask list",
      "ask delete",
      "ask delete one.png --unused"
    )
    #expect(statuses == [0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 64, 64], "\(errors)")
    #expect(errors.contains("There are no pictures or sounds."))
    let words = Array(out.dropFirst(3))
    #expect(
      Array(words.prefix(5)) == [
        "Missing files: 1", "Unused files: 2", "Missing: gone.mp3 (1 note)",
        "Unused: three.png (5 bytes)", "Unused: two.png (3 bytes)",
      ]
    )
    let check = try #require(try json(words.dropFirst(5).first) as? [String: Any])
    let missing = try #require(check["missing"] as? [[String: Any]])
    #expect(missing.map { $0["name"] as? String } == ["gone.mp3"])
    #expect(missing.map { $0["notes"] as? Int } == [1] && check["unused_size"] as? Int == 8)
    #expect((check["damaged"] as? [Any])?.isEmpty == true)
    #expect(
      Array(words.dropFirst(6)) == [
        "Deleted: two.png. To undo it, press u in cardcase.",
        "Deleted: three.png. To undo it, press u in cardcase.", "Unused files: 0",
        "one.png: 3 bytes",
      ]
    )
  }

  @Test("asks before it deletes, and writes to no terminal")
  func onTerminal() throws {
    let (_, errors, statuses) = try run("printf one > a.png; ask add a.png")
    #expect(statuses == [0], "\(errors)")
    let app = try driver.start(["media", "delete", "a.png"], shows: "Passcode:")
    try app.press(CommandDriver.passcode)
    try app.press(.enter)
    try app.waitUntil(shows: "To delete a.png, type delete:")
    try app.press("no")
    try app.press(.enter)
    #expect(try app.waitUntilExited() == .exited(status: 130))
    let get = try driver.start(["media", "get", "a.png"], shows: "Standard output is a terminal.")
    #expect(try get.waitUntilExited() == .exited(status: 1))
    #expect(try run("ask list").out == ["a.png: 3 bytes"])
  }

  @Test("tells a content that is not as it was, and gives out no file of it")
  func damaged() throws {
    let (_, errors, statuses) = try run(
      "printf one > a.png; ask add a.png",
      "for pack in \"$VAULT\".media/*; do head -c 4194304 /dev/zero > \"$pack\"; done",
      "ask get a.png --output b.png",
      "test -e b.png"
    )
    #expect(statuses == [0, 0, 8, 1], "\(errors)")
    #expect(errors.contains("Media file damaged: a.png."))
  }

  @Test("tells where a picture says where it was taken")
  func location() throws {
    // A JPEG file whose Exif data leads to GPS data with a latitude.
    let start: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE1, 0, 52] + Array("Exif\0\0MM\0*".utf8)
    let directory: [UInt8] = [
      0, 0, 0, 8, 0, 1, 0x88, 0x25, 0, 4, 0, 0, 0, 1, 0, 0, 0, 26, 0, 0, 0, 0,
    ]
    let gps: [UInt8] = [0, 1, 0, 2, 0, 5, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0]
    try Data(start + directory + gps + [0xFF, 0xD9])
      .write(to: URL(fileURLWithPath: driver.home.path + "/there.jpg"))
    let (out, errors, statuses) = try run("ask add there.jpg")
    #expect(statuses == [0], "\(errors)")
    #expect(out == ["<img src=\"there.jpg\">"])
    #expect(
      errors.contains("there.jpg tells where it was taken (GPS). --no-location leaves that out.")
    )
    let second = try run("ask add there.jpg --no-location")
    #expect(second.2 == [0] && !second.errors.contains("GPS"), "\(second.errors)")
    #expect(second.out.first?.hasPrefix("<img src=\"there-") == true)
  }

  @Test(
    "puts files into fields of a new note and of notes that a search finds, with the same rules"
  )
  func attached() throws {
    func ask(_ words: String) -> String {
      "printf 7777 | cardcase \(words) --vault \"$VAULT\" --passcode-fd 0"
    }
    let (out, errors, statuses) = try run(
      "printf one > house.jpg; printf tick > tick.mp3; printf two > other.txt",
      ask("deck add Which '' --deck Towns --file back=house.jpg --file Front=tick.mp3"),
      ask("note edit deck:Towns --file Back=tick.mp3"),
      ask("note find deck:Towns --json"),
      ask("deck add a b --file Side=house.jpg"),
      ask("deck add a b --file Back=other.txt"),
      ask("note edit deck:Towns --file Back=lost.jpg"),
      ask("note edit deck:Towns --file Back"),
      "ask list"
    )
    #expect(statuses == [0, 0, 0, 0, 3, 1, 1, 64, 0], "\(errors)")
    let note = try json(out.first { $0.hasPrefix("{") }) as? [String: Any]
    let fields = try #require(note?["fields"] as? [[String: Any]])
    #expect(
      fields.map { $0["text"] as? String } == [
        "Which [sound:tick.mp3]", "<img src=\"house.jpg\"> [sound:tick.mp3]",
      ]
    )
    #expect(out.suffix(2) == ["house.jpg: 3 bytes", "tick.mp3: 4 bytes"])
  }
}
