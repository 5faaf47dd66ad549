/// Anki's style sheets of new note types.
package enum NoteTypeStyle {
  /// The style sheet of a new type of a kind.
  package static func standard(_ kind: NoteTypeKind) -> String {
    kind == .cloze ? card + cloze : card
  }

  private static let card = """
    .card {
        font-family: arial;
        font-size: 20px;
        line-height: 1.5;
        text-align: center;
        color: black;
        background-color: white;
    }

    """
  private static let cloze = """
    .cloze {
        font-weight: bold;
        color: blue;
    }
    .nightMode .cloze {
        color: lightblue;
    }

    """
}
