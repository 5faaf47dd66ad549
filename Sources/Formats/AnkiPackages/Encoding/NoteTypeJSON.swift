import ReaderProtocol

/// Note types in Anki's older JSON.
enum NoteTypeJSON {
  /// The kind of condition under which a template makes a card, in JSON's words; the index is the
  /// protobuf's number.
  private static let requirements = ["none", "any", "all"]

  /// The note type of an object of JSON.
  static func noteType(_ json: JSON) throws(PackageFailure) -> PackageNoteType {
    var message = Configuration.noteType.message(json)
    for requirement in json["req"]?.elements ?? [] {
      let parts = requirement.elements
      guard parts.count == 3, let ordinal = parts[0].integer else { continue }
      var inner = ProtobufMessage()
      inner.set(1, UInt64(clamping: ordinal))
      inner.set(2, UInt64(requirements.firstIndex(of: parts[1].text ?? "") ?? 0))
      let fields = parts[2].elements.compactMap { $0.integer.map { UInt64(clamping: $0) } }
      if !fields.isEmpty { inner.set(3, .bytes(ProtobufMessage.packed(fields))) }
      message.append(8, .bytes(inner.bytes[...]))
    }
    var type = try NoteTypeConfiguration.noteType(
      id: json["id"]?.integer ?? 0,
      name: json["name"]?.text ?? "",
      modified: json["mod"]?.integer ?? 0,
      configuration: message.bytes
    )
    type.fields = (json["flds"]?.elements ?? []).map { field in
      PackageNoteType.Field(
        name: field["name"]?.text ?? "",
        configuration: Configuration.field.message(field).bytes
      )
    }
    for template in json["tmpls"]?.elements ?? [] {
      type.templates.append(
        try NoteTypeConfiguration.template(
          name: template["name"]?.text ?? "",
          modified: type.modified,
          configuration: Configuration.template.message(template).bytes
        )
      )
    }
    return type
  }

  /// The object of JSON of a note type, whose configurations are whole.
  static func json(_ type: PackageNoteType) throws(PackageFailure) -> JSON {
    var members = [
      JSON.Member("id", .integer(type.id)), JSON.Member("name", .string(type.name)),
      JSON.Member("mod", .integer(type.modified)), JSON.Member("usn", .integer(-1)),
    ]
    members += try Configuration.noteType.members(type.configuration)
    var fields: [JSON] = []
    for (index, field) in type.fields.enumerated() {
      let own = [
        JSON.Member("name", .string(field.name)), JSON.Member("ord", .integer(index)),
      ]
      fields.append(.object(own + (try Configuration.field.members(field.configuration))))
    }
    var templates: [JSON] = []
    for (index, template) in type.templates.enumerated() {
      let own = [
        JSON.Member("name", .string(template.name)), JSON.Member("ord", .integer(index)),
      ]
      templates.append(
        .object(own + (try Configuration.template.members(template.configuration)))
      )
    }
    members.append(JSON.Member("flds", .array(fields)))
    members.append(JSON.Member("tmpls", .array(templates)))
    members.append(JSON.Member("req", .array(try requirements(type.configuration))))
    return .object(members)
  }

  private static func requirements(_ bytes: [UInt8]) throws(PackageFailure) -> [JSON] {
    var found: [JSON] = []
    var reader = ProtobufReader(bytes)
    while let (number, value) = try reader.next() {
      guard number == 8 else { continue }
      var (ordinal, kind, fields): (UInt64, Int, [UInt64]) = (0, 0, [])
      var inner = ProtobufReader(value.bytes)
      while let (number, value) = try inner.next() {
        switch number {
        case 1: ordinal = value.number
        case 2: kind = Int(clamping: value.number)
        case 3: fields += value.numbers
        default: break
        }
      }
      let word = requirements.indices.contains(kind) ? requirements[kind] : "none"
      found.append(
        .array([.integer(ordinal), .string(word), .array(fields.map { .integer($0) })])
      )
    }
    return found
  }
}
