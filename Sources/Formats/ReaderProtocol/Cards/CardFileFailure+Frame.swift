package import ByteCoding

extension CardFileFailure {
  /// The reasons on the pipe.
  private enum Tag: UInt8 {
    case explained, unknownFormat, tooLarge, notUTF8, broken, tooDeep, duplicateName, entities
    case brokenArchive, otherArchive, encryptedArchive, newerVersion, needsPassword, wrongPassword
    case brokenKeyFile, tooCostly, unauthenticated, unsupported, damaged, noMemory
  }

  /// The reason as a frame.
  package var frame: Frame {
    let (tag, number) = parts
    var writer = ByteWriter()
    writer.append(tag.rawValue)
    writer.append(Int64(clamping: number))
    return Frame(.failed, writer.bytes)
  }

  private var parts: (Tag, Int) {
    switch self {
    case .explained(let format): (.explained, Int(format.rawValue))
    case .unknownFormat: (.unknownFormat, 0)
    case .tooLarge(let limit): (.tooLarge, limit)
    case .notUTF8: (.notUTF8, 0)
    case .broken(let offset): (.broken, offset)
    case .tooDeep: (.tooDeep, 0)
    case .duplicateName: (.duplicateName, 0)
    case .entities: (.entities, 0)
    case .brokenArchive: (.brokenArchive, 0)
    case .otherArchive: (.otherArchive, 0)
    case .encryptedArchive: (.encryptedArchive, 0)
    case .newerVersion(let version): (.newerVersion, version)
    case .needsPassword(let format): (.needsPassword, Int(format.rawValue))
    case .wrongPassword: (.wrongPassword, 0)
    case .brokenKeyFile: (.brokenKeyFile, 0)
    case .tooCostly(let excess): (.tooCostly, Int(excess.rawValue))
    case .unauthenticated: (.unauthenticated, 0)
    case .unsupported(let method): (.unsupported, Int(method.rawValue))
    case .damaged: (.damaged, 0)
    case .noMemory: (.noMemory, 0)
    }
  }

  /// Reads the frame.
  package init(_ frame: Frame) throws(UnreadableBytes) {
    guard frame.tag == .failed else { throw .unknownTag }
    var reader = ByteReader(frame.payload)
    let tag: Tag = try reader.value()
    let number = Int(try reader.number(Int64.self))
    try reader.end()
    self =
      switch tag {
      case .explained: .explained(try Self.value(number))
      case .unknownFormat: .unknownFormat
      case .tooLarge: .tooLarge(limit: number)
      case .notUTF8: .notUTF8
      case .broken: .broken(at: number)
      case .tooDeep: .tooDeep
      case .duplicateName: .duplicateName
      case .entities: .entities
      case .brokenArchive: .brokenArchive
      case .otherArchive: .otherArchive
      case .encryptedArchive: .encryptedArchive
      case .newerVersion: .newerVersion(number)
      case .needsPassword: .needsPassword(try Self.value(number))
      case .wrongPassword: .wrongPassword
      case .brokenKeyFile: .brokenKeyFile
      case .tooCostly: .tooCostly(try Self.value(number))
      case .unauthenticated: .unauthenticated
      case .unsupported: .unsupported(try Self.value(number))
      case .damaged: .damaged
      case .noMemory: .noMemory
      }
  }

  private static func value<T: RawRepresentable>(_ number: Int) throws(UnreadableBytes) -> T
  where T.RawValue == UInt8 {
    guard let value = T(rawValue: UInt8(clamping: number)) else { throw .invalid }
    return value
  }
}
