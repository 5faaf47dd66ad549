import ReaderProtocol

/// The collection beside the real one, with a note for programs that are too old for that.
enum DummyCollection {
  private static let id: Int64 = 1_500_000_000_000
  private static let words =
    "This needs a newer version of Anki. Update it, then import the .apkg or .colpkg file again."

  /// Anki's type with two fields and one card.
  static let noteType: PackageNoteType = {
    let front = "{{Front}}"
    let back = "{{FrontSide}}\n\n<hr id=answer>\n\n{{Back}}"
    return PackageNoteType(
      id: id,
      name: "Basic",
      modified: 0,
      isCloze: false,
      css: ".card {\n    font-family: arial;\n    font-size: 20px;\n    text-align: center;\n}\n",
      fields: ["Front", "Back"].map { PackageNoteType.Field(name: $0) },
      templates: [PackageNoteType.Template(name: "Card 1", front: front, back: back)]
    )
  }()

  /// Writes it to an empty file.
  static func write(to descriptor: Int32) throws(PackageFailure) {
    var counts = PackageCounts()
    (counts.notes, counts.cards) = (1, 1)
    var records: [PackageRecord] = [
      .noteType(noteType),
      .note(
        PackageNote(
          id: id,
          guid: "cardcase",
          noteType: id,
          modified: id / 1_000,
          tags: "",
          fields: [words, ""]
        )
      ),
      .card(PackageCard(id: id, note: id, deck: 1, ordinal: 0, modified: id / 1_000, due: 1)),
      .end(counts),
    ]
    records.reverse()
    let collection = PackageCollection(
      format: .legacy1,
      schema: Int32(CollectionReader.jsonSchema),
      created: id / 1_000,
      modified: id
    )
    try CollectionWriter.write(collection, to: descriptor) { () throws(PackageFailure) in
      records.popLast()
    }
  }
}
