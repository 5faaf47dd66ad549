import ByteCoding
import Flashcards

/// The kinds of placeholders on the pipe.
private enum PlaceholderTag: UInt8 {
  case picture = 0
  case sound = 1
  case video = 2
  case speech = 3
  case hint = 4
  case drawing = 5
  case imageOcclusion = 6
  case script = 7
  case embedded = 8
  case input = 9
  case unknownField = 10
  case sectionNotClosed = 11
  case sectionNotOpen = 12
  case sectionsCross = 13
  case rest = 14
  case occludedPicture = 15
}

extension ByteWriter {
  mutating func append(_ placeholder: Placeholder) {
    let (tag, texts): (PlaceholderTag, [String]) =
      switch placeholder {
      case .picture(let name, _): (.picture, [name])
      case .sound(let name): (.sound, [name])
      case .video(let name): (.video, [name])
      case .speech(let text): (.speech, [text])
      case .hint(let label, let text): (.hint, [label, text])
      case .drawing: (.drawing, [])
      case .imageOcclusion: (.imageOcclusion, [])
      case .script: (.script, [])
      case .embedded(let address): (.embedded, [address])
      case .input: (.input, [])
      case .fault(.unknownField(let tag, let name)): (.unknownField, [tag, name])
      case .fault(.sectionNotClosed(let name)): (.sectionNotClosed, [name])
      case .fault(.sectionNotOpen(let name)): (.sectionNotOpen, [name])
      case .fault(.sectionsCross(let found, let expected)): (.sectionsCross, [found, expected])
      case .rest: (.rest, [])
      case .occludedPicture(let picture): (.occludedPicture, [picture.text])
      }
    append(tag.rawValue)
    for text in texts { append(text) }
    switch placeholder {
    case .picture(_, let file): append(file) { $0.append($1) }
    case .occludedPicture(let picture): appendRest(of: picture)
    default: break
    }
  }
}

extension ByteReader {
  mutating func placeholder() throws(UnreadableBytes) -> Placeholder {
    switch try value(PlaceholderTag.self) {
    case .picture:
      .picture(
        try text(),
        file: try optional { reader throws(UnreadableBytes) in try reader.text() }
      )
    case .sound: .sound(try text())
    case .video: .video(try text())
    case .speech: .speech(try text())
    case .hint: .hint(try text(), text: try text())
    case .drawing: .drawing
    case .imageOcclusion: .imageOcclusion
    case .script: .script
    case .embedded: .embedded(try text())
    case .input: .input
    case .unknownField: .fault(.unknownField(tag: try text(), name: try text()))
    case .sectionNotClosed: .fault(.sectionNotClosed(name: try text()))
    case .sectionNotOpen: .fault(.sectionNotOpen(name: try text()))
    case .sectionsCross: .fault(.sectionsCross(found: try text(), expected: try text()))
    case .rest: .rest
    case .occludedPicture: .occludedPicture(try occludedPicture())
    }
  }
}
