import ReaderProtocol

/// Presets in Anki's older JSON.
enum PresetJSON {
  private static let goodInterval: UInt64 = 18
  private static let easyInterval: UInt64 = 19

  /// The preset of an object of JSON.
  static func preset(_ json: JSON) throws(PackageFailure) -> PackagePreset {
    var message = Configuration.preset.message(json)
    let intervals = json[path: ["new", "ints"]]?.elements ?? []
    for (index, number) in [goodInterval, easyInterval].enumerated()
    where intervals.indices.contains(index) {
      message.set(number, UInt64(clamping: intervals[index].integer ?? 0))
    }
    return PackagePreset(
      id: json["id"]?.integer ?? 0,
      name: json["name"]?.text ?? "",
      modified: json["mod"]?.integer ?? 0,
      options: try PresetConfiguration.options(message.bytes),
      configuration: message.bytes
    )
  }

  /// The object of JSON of a preset, whose configuration is whole.
  static func json(_ preset: PackagePreset) throws(PackageFailure) -> JSON {
    var (good, easy): (UInt64, UInt64) = (0, 0)
    var reader = ProtobufReader(preset.configuration)
    while let (number, value) = try reader.next() {
      if number == goodInterval { good = value.number }
      if number == easyInterval { easy = value.number }
    }
    let own = [
      JSON.Member("id", .integer(preset.id)), JSON.Member("mod", .integer(preset.modified)),
      JSON.Member("name", .string(preset.name)), JSON.Member("usn", .integer(-1)),
      JSON.Member("dyn", .bool(false)),
    ]
    let members = try Configuration.preset.members(preset.configuration).map { member in
      guard member.name == "new" else { return member }
      let intervals = JSON.array([.integer(good), .integer(easy), .integer(0)])
      return JSON.Member("new", .object(member.value.members + [JSON.Member("ints", intervals)]))
    }
    return .object(own + members)
  }
}
