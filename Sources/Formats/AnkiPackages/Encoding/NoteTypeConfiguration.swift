import ReaderProtocol

/// The protobufs of note types and their templates.
enum NoteTypeConfiguration {
  private static let kind: UInt64 = 1
  private static let sortIndex: UInt64 = 2
  private static let css: UInt64 = 3
  private static let stockKind: UInt64 = 9
  private static let imageOcclusion: UInt64 = 6
  private static let front: UInt64 = 1
  private static let back: UInt64 = 2

  /// The note type of a protobuf, without fields and templates.
  static func noteType(
    id: Int64,
    name: String,
    modified: Int64,
    configuration: [UInt8]
  ) throws(PackageFailure) -> PackageNoteType {
    var type = PackageNoteType(
      id: id,
      name: name,
      modified: modified,
      isCloze: false,
      css: "",
      fields: [],
      templates: [],
      configuration: configuration
    )
    var reader = ProtobufReader(configuration)
    while let (number, value) = try reader.next() {
      switch number {
      case kind: type.isCloze = value.number == 1
      case css: type.css = value.text
      case stockKind: type.isImageOcclusion = value.number == imageOcclusion
      default: break
      }
    }
    return type
  }

  /// The index of the field by which notes of the type are sorted.
  static func sortField(_ configuration: [UInt8]) throws(PackageFailure) -> Int {
    var field = 0
    var reader = ProtobufReader(configuration)
    while let (number, value) = try reader.next() {
      if number == sortIndex { field = Int(clamping: value.number) }
    }
    return field
  }

  /// The template of a protobuf.
  static func template(
    name: String,
    modified: Int64,
    configuration: [UInt8]
  ) throws(PackageFailure) -> PackageNoteType.Template {
    var template = PackageNoteType.Template(
      name: name,
      modified: modified,
      front: "",
      back: "",
      configuration: configuration
    )
    var reader = ProtobufReader(configuration)
    while let (number, value) = try reader.next() {
      switch number {
      case front: template.front = value.text
      case back: template.back = value.text
      default: break
      }
    }
    return template
  }

  /// A note type whose protobufs say what its other members say: as they came, if they do.
  static func whole(_ type: PackageNoteType) throws(PackageFailure) -> PackageNoteType {
    var whole = type
    if let own = try numbersMadeHere(type.configuration) {
      var message = try ProtobufMessage(standard)
      for (number, value) in own { message.set(number, value) }
      whole.configuration = message.bytes
    }
    let own = try noteType(
      id: type.id,
      name: type.name,
      modified: type.modified,
      configuration: whole.configuration
    )
    if own.isCloze != type.isCloze || !own.css.utf8.elementsEqual(type.css.utf8) {
      var message = try ProtobufMessage(whole.configuration)
      message.set(kind, type.isCloze ? 1 : 0 as UInt64)
      message.set(css, type.css)
      whole.configuration = message.bytes
    }
    for index in whole.fields.indices where whole.fields[index].configuration.isEmpty {
      whole.fields[index].configuration = standardField
    }
    whole.templates = []
    for template in type.templates { whole.templates.append(try self.whole(template)) }
    return whole
  }

  /// The numbers in the configuration of a type that Anki has not seen: the field by which notes are sorted,
  /// and from which type of Anki's gallery it was made; nil if there is anything else.
  private static func numbersMadeHere(
    _ configuration: [UInt8]
  ) throws(PackageFailure) -> [(UInt64, UInt64)]? {
    var numbers: [(UInt64, UInt64)] = []
    var reader = ProtobufReader(configuration)
    while let (number, value) = try reader.next() {
      guard number == sortIndex || number == stockKind else { return nil }
      numbers.append((number, value.number))
    }
    return numbers
  }

  /// The LaTeX around formulas of a type that Anki has not seen, as in its own.
  private static let standard: [UInt8] = {
    let before = [
      #"\documentclass[12pt]{article}"#, #"\special{papersize=3in,5in}"#,
      #"\usepackage[utf8]{inputenc}"#, #"\usepackage{amssymb,amsmath}"#, #"\pagestyle{empty}"#,
      #"\setlength{\parindent}{0in}"#, #"\begin{document}"#, "",
    ]
    var message = ProtobufMessage()
    message.set(5, before.joined(separator: "\n"))
    message.set(6, #"\end{document}"#)
    return message.bytes
  }()

  /// The looks of a field that Anki has not seen.
  private static let standardField: [UInt8] = {
    var message = ProtobufMessage()
    message.set(3, "Arial")
    message.set(4, 20 as UInt64)
    return message.bytes
  }()

  private static func whole(
    _ template: PackageNoteType.Template
  ) throws(PackageFailure) -> PackageNoteType.Template {
    let own = try self.template(
      name: template.name,
      modified: template.modified,
      configuration: template.configuration
    )
    guard
      !own.front.utf8.elementsEqual(template.front.utf8)
        || !own.back.utf8.elementsEqual(template.back.utf8)
    else { return template }
    var message = try ProtobufMessage(template.configuration)
    message.set(front, template.front)
    message.set(back, template.back)
    var whole = template
    whole.configuration = message.bytes
    return whole
  }
}
