/// Anki's style sheets of new note types.
package enum NoteTypeStyle {
  /// The style sheet of a new type of a kind.
  package static func standard(_ kind: NoteTypeKind) -> String {
    kind == .cloze ? card + cloze : card
  }

  /// That of a type for pictures with hidden parts.
  package static let imageOcclusion = """
    #image-occlusion-canvas {
        --inactive-shape-color: #ffeba2;
        --active-shape-color: #ff8e8e;
        --inactive-shape-border: 1px #212121;
        --active-shape-border: 1px #212121;
        --highlight-shape-color: #ff8e8e00;
        --highlight-shape-border: 1px #ff8e8e;
    }

    .card {
        font-family: arial;
        font-size: 20px;
        text-align: center;
        color: black;
        background-color: white;
    }

    """

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
