package import ByteCoding

extension PackageFailure {
  /// The reasons on the pipe.
  private enum Tag: UInt8 {
    case noPackage = 0
    case damagedArchive = 1
    case damagedDatabase = 2
    case newerPackage = 3
    case newerSchema = 4
    case olderSchema = 5
    case firstScheduler = 6
    case tooLarge = 7
    case tooManyEntries = 8
    case tooDense = 9
    case tooLong = 10
    case tooMuchWork = 11
    case damagedRecords = 12
    case system = 13
    case updateNotice = 14
    case deepDecks = 15
  }

  /// The reason as a frame.
  package var frame: Frame {
    let (tag, number) = parts
    var writer = ByteWriter()
    writer.append(tag.rawValue)
    writer.append(number)
    return Frame(.failed, writer.bytes)
  }

  private var parts: (Tag, Int64) {
    switch self {
    case .noPackage: (.noPackage, 0)
    case .damagedArchive: (.damagedArchive, 0)
    case .damagedDatabase: (.damagedDatabase, 0)
    case .newerPackage(let version): (.newerPackage, Int64(clamping: version))
    case .newerSchema(let version): (.newerSchema, version)
    case .olderSchema(let version): (.olderSchema, version)
    case .firstScheduler: (.firstScheduler, 0)
    case .tooLarge: (.tooLarge, 0)
    case .tooManyEntries: (.tooManyEntries, 0)
    case .tooDense: (.tooDense, 0)
    case .tooLong: (.tooLong, 0)
    case .updateNotice: (.updateNotice, 0)
    case .deepDecks: (.deepDecks, 0)
    case .tooMuchWork: (.tooMuchWork, 0)
    case .damagedRecords: (.damagedRecords, 0)
    case .system(let code): (.system, Int64(code))
    }
  }

  /// Reads the frame.
  package init(_ frame: Frame) throws(UnreadableBytes) {
    guard frame.tag == .failed else { throw .unknownTag }
    var reader = ByteReader(frame.payload)
    let tag: Tag = try reader.value()
    let number: Int64 = try reader.number()
    try reader.end()
    self =
      switch tag {
      case .noPackage: .noPackage
      case .damagedArchive: .damagedArchive
      case .damagedDatabase: .damagedDatabase
      case .newerPackage: .newerPackage(version: UInt64(clamping: number))
      case .newerSchema: .newerSchema(version: number)
      case .olderSchema: .olderSchema(version: number)
      case .firstScheduler: .firstScheduler
      case .tooLarge: .tooLarge
      case .tooManyEntries: .tooManyEntries
      case .tooDense: .tooDense
      case .tooLong: .tooLong
      case .updateNotice: .updateNotice
      case .deepDecks: .deepDecks
      case .tooMuchWork: .tooMuchWork
      case .damagedRecords: .damagedRecords
      case .system: .system(Int32(clamping: number))
      }
  }
}
