package import Flashcards
package import ReaderProtocol

/// The days and zones of an Anki collection, as days of study here.
package struct CollectionCalendar: Sendable {
  /// The local day on which the collection was made.
  private let firstDay: StudyDay
  private let boundary: DayBoundary
  private let zone: @Sendable (Timestamp) -> Int32

  /// - Parameters:
  ///   - boundary: the end of the days of study here.
  ///   - zone: the seconds that local time is ahead of UTC at a time.
  package init(
    _ collection: PackageCollection,
    boundary: DayBoundary,
    zone: @escaping @Sendable (Timestamp) -> Int32
  ) {
    let created = collection.created.clamped(to: 0...Self.lastSecond)
    let offset =
      collection.creationOffset.map { Int64($0) * -60 }
      ?? Int64(zone(Timestamp(milliseconds: created * 1_000)))
    firstDay = Int((Double(created + offset) / 86_400).rounded(.down))
    self.boundary = boundary
    self.zone = zone
  }

  /// The last second of the year 9999.
  private static let lastSecond: Int64 = 253_402_300_799

  /// The day of study that is some days after the first.
  func day(_ days: Int64) -> StudyDay {
    firstDay + Int(days.clamped(to: -1_000_000...10_000_000))
  }

  /// The days since the first, as Anki counts.
  func days(_ day: StudyDay) -> Int64 { Int64(day - firstDay) }

  /// The time, with the zone at it.
  func moment(milliseconds: Int64) -> LocalMoment {
    let time = Timestamp(milliseconds: milliseconds.clamped(to: 0...Self.lastSecond * 1_000))
    return LocalMoment(time: time, zoneOffset: zone(time))
  }

  /// The day of study of a time.
  func day(of time: Timestamp) -> StudyDay {
    boundary.day(of: LocalMoment(time: time, zoneOffset: zone(time)))
  }
}

extension Comparable {
  func clamped(to range: ClosedRange<Self>) -> Self {
    min(max(self, range.lowerBound), range.upperBound)
  }
}
