public import Flashcards

extension FaceRequest {
  /// The request as a frame.
  public var frame: Frame {
    var writer = PayloadWriter()
    writer.write(type)
    writer.write(all: fields) { writer, field in
      writer.write(field.format.rawValue)
      writer.write(field.text)
    }
    writer.write(Int32(clamping: ordinal))
    writer.write(tags)
    writer.write(deck)
    writer.write(flag)
    return Frame(.faceRequest, writer.bytes)
  }

  /// Reads the frame.
  public init(_ frame: Frame) throws(FrameFailure) {
    guard frame.tag == .faceRequest else { throw .unknownTag }
    var reader = PayloadReader(frame.payload)
    let type = try reader.noteType()
    let fields = try reader.list { reader throws(FrameFailure) in
      let format: FieldFormat = try reader.value()
      return FieldText(try reader.text(), format)
    }
    self.init(
      type: type,
      fields: fields,
      ordinal: Int(try reader.number(Int32.self)),
      tags: try reader.text(),
      deck: try reader.text(),
      flag: try reader.number()
    )
    try reader.finish()
  }
}

/// A note type goes without what is only kept for export, and without a style sheet that hides nothing:
/// rendering has no use for them.
extension PayloadWriter {
  fileprivate mutating func write(_ type: NoteType) {
    write(type.id.rawValue)
    write(type.name)
    write(type.hidesSomething ? type.css : "")
    write(type.kind.rawValue)
    write(all: type.fields) { $0.write($1.name) }
    write(all: type.templates) { writer, template in
      writer.write(template.name)
      writer.write(template.front)
      writer.write(template.back)
    }
  }
}

extension PayloadReader {
  fileprivate mutating func noteType() throws(FrameFailure) -> NoteType {
    let id = NoteTypeID(rawValue: try number())
    let name = try text()
    let css = try text()
    return NoteType(
      id: id,
      name: name,
      kind: try value(),
      fields: try list { reader throws(FrameFailure) in NoteField(name: try reader.text()) },
      templates: try list { reader throws(FrameFailure) in
        CardTemplate(
          name: try reader.text(),
          front: try reader.text(),
          back: try reader.text()
        )
      },
      css: css
    )
  }
}

extension NoteType {
  /// True if the style sheet may hide something.
  fileprivate var hidesSomething: Bool { css.contains("display") || css.contains("visibility") }
}
