import Testing

@testable import Flashcards

@Suite("References to media") struct MediaReferenceTests {
  private struct Line: Decodable {
    let field: String
    let names: [String]
  }

  @Test("are those that Anki finds")
  func anki() throws {
    for line in try Fixture.lines("anki-media-references-26.9.3", as: Line.self) {
      let names = Set(FieldText(line.field, .html).mediaReferences.map(\.name)).sorted()
      #expect(names == line.names, "\(line.field)")
    }
  }

  @Test(
    "are found in Markdown too, but not in plain text",
    arguments: [
      ("![a](b.png)", ["b.png"]), ("x ![](<a b.png>) [c](d.png)", ["a b.png"]),
      ("![a](b.png \"title\")", ["b.png"]), ("![a](https://e.org/b.png)", []),
      ("![a](data:image/png;base64,AA==)", []), ("![open", []), ("![a](", []),
      ("[sound:x.mp3] <img src=y.png>", ["x.mp3", "y.png"]),
    ]
  )
  func markdown(text: String, names: [String]) {
    #expect(FieldText(text).mediaReferences.map(\.name) == names)
    #expect(FieldText(text, .plain).mediaReferences.isEmpty)
  }

  @Test("get other names where they stand, and nothing else changes")
  func renaming() {
    let text = FieldText(
      #"a <img alt="x.png" src="x.png"> x.png [sound:x.png]<img src='y.png'>"#,
      .html
    )
    let renamed = text.renamingMedia(["x.png": "it's <x>&.png"])
    let name = "it&#39;s &lt;x&gt;&amp;.png"
    #expect(
      renamed?.text
        == #"a <img alt="x.png" src="\#(name)"> x.png [sound:\#(name)]<img src='y.png'>"#
    )
    #expect(renamed?.mediaReferences.map(\.name) == ["it's <x>&.png", "it's <x>&.png", "y.png"])
    #expect(text.renamingMedia(["z.png": "q.png"]) == nil)
  }

  @Test("of templates and style sheets begin with an underscore")
  func statics() {
    let css =
      "@import '_a.css'; @font-face { src: url(_b.woff2) } .x { background: url(\"_c.png\") }"
    #expect(css.staticMediaNames == ["_a.css", "_b.woff2", "_c.png"])
    let front = "<img src=_d.png> <script src='_e.js'></script>[sound:_f.mp3] {{_g}} a_h.png"
    #expect(front.staticMediaNames == ["_d.png", "_e.js", "_f.mp3"])
    #expect("_".staticMediaNames.isEmpty && "\"_open".staticMediaNames.isEmpty)
  }

  @Test(
    "that are written for a name are found again, as that name",
    arguments: [
      ("a b.PNG", #"<img src="a b.PNG">"#), ("x.y.mp3", "[sound:x.y.mp3]"),
      ("film.webm", "[sound:film.webm]"), ("it's <x>&\"].jpg", nil), ("a]b&[c.ogg", nil),
    ]
  )
  func written(name: String, expected: String?) throws {
    let media = try #require(
      MediaName(
        id: MediaNameID(rawValue: 1),
        name,
        of: MediaFileID(rawValue: 1),
        added: Timestamp(milliseconds: 0)
      )
    )
    let reference = try #require(media.reference)
    if let expected { #expect(reference == expected) }
    for format in [.html, .markdown] as [FieldFormat] {
      #expect(FieldText("x \(reference) y", format).mediaReferences.map(\.name) == [name])
    }
  }

  @Test("are written for pictures, sounds and films alone", arguments: ["_a.css", "png", "b.pdf"])
  func notWritten(name: String) throws {
    let media = MediaName(
      id: MediaNameID(rawValue: 1),
      name,
      of: MediaFileID(rawValue: 1),
      added: Timestamp(milliseconds: 0)
    )
    #expect(try #require(media).reference == nil)
  }
}
