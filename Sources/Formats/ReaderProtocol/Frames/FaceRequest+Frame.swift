package import ByteCoding
package import Flashcards

extension FaceRequest {
  /// The request as a frame.
  package var frame: Frame {
    var writer = ByteWriter()
    writer.append(type)
    writer.append(all: fields) { writer, field in
      writer.append(field.format.rawValue)
      writer.append(field.text)
    }
    // The reader has no layout: a template's ordinal is its index there.
    let place = type.kind == .cloze ? ordinal : type.template(ofOrdinal: ordinal)
    writer.append(Int32(clamping: place ?? -1))
    writer.append(tags)
    writer.append(deck)
    writer.append(flag)
    return Frame(.faceRequest, writer.bytes)
  }

  /// Reads the frame.
  package init(_ frame: Frame) throws(UnreadableBytes) {
    guard frame.tag == .faceRequest else { throw .unknownTag }
    var reader = ByteReader(frame.payload)
    let type = try reader.noteType()
    let fields = try reader.list { reader throws(UnreadableBytes) in
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
    try reader.end()
  }
}

/// A note type goes without what is only kept for export, and without a style sheet that neither hides anything
/// nor colours shapes over pictures: rendering has no use for them.
extension ByteWriter {
  fileprivate mutating func append(_ type: NoteType) {
    append(type.id.rawValue)
    append(type.name)
    append(type.usesStyle ? type.css : "")
    append(type.kind.rawValue)
    append(all: type.fields) { $0.append($1.name) }
    append(all: type.templates) { writer, template in
      writer.append(template.name)
      writer.append(template.front)
      writer.append(template.back)
    }
  }
}

extension ByteReader {
  fileprivate mutating func noteType() throws(UnreadableBytes) -> NoteType {
    let id = NoteTypeID(rawValue: try number())
    let name = try text()
    let css = try text()
    return NoteType(
      id: id,
      name: name,
      kind: try value(),
      fields: try list { reader throws(UnreadableBytes) in NoteField(name: try reader.text()) },
      templates: try list { reader throws(UnreadableBytes) in
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
  /// True if the style sheet may hide something, or colour shapes over a picture.
  fileprivate var usesStyle: Bool {
    ["display", "visibility", "-shape-"].contains { css.contains($0) }
  }
}
