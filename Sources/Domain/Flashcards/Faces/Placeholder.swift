/// A thing on a card that a terminal does not show, to be named in words where it stands.
public enum Placeholder: Sendable, Hashable {
  /// A picture: its description, else the name of its file, empty without either; and the name under which
  /// the vault may have it, nil for one that is elsewhere.
  case picture(String, file: String?)
  /// A sound: the name of its file.
  case sound(String)
  /// A film: the name of its file; empty without one.
  case video(String)
  /// Text to be read aloud.
  case speech(String)
  /// A hint that a key would show: its label, and its text.
  case hint(String, text: String)
  /// A drawing made by a script or of shapes.
  case drawing
  /// A picture of which parts are hidden, without the picture.
  case imageOcclusion
  /// A picture of which parts are hidden, or were.
  case occludedPicture(OccludedPicture)
  /// A script.
  case script
  /// Another page or a program within the card: its address.
  case embedded(String)
  /// A field of a form.
  case input
  /// A template that can't be shown.
  case fault(TemplateFault)
  /// The rest of a card that is too long to be shown.
  case rest

  /// The thing without words, in brackets, on one line.
  public var name: String {
    sign.split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  private var sign: String {
    switch self {
    case .picture(let name, _), .sound(let name), .video(let name), .embedded(let name),
      .hint(let name, _):
      name.isEmpty ? "[]" : "[\(name)]"
    case .occludedPicture(let picture): "[\(picture.text)]"
    case .fault(.unknownField(let tag, _)): tag
    case .fault(.sectionNotClosed(let name)): "{{/\(name)}}"
    case .fault(.sectionNotOpen(let name)), .fault(.sectionsCross(let name, _)): "{{/\(name)}}"
    case .speech, .drawing, .imageOcclusion, .script, .input: "[]"
    case .rest: "[...]"
    }
  }
}
