/// The reason why a package can't be read or written.
package enum PackageFailure: Error, Sendable, Hashable {
  /// It is no zip archive, or one without a collection.
  case noPackage
  /// It is cut off, or an entry is not as its checksum says.
  case damagedArchive
  /// The database in it is none, or damaged.
  case damagedDatabase
  /// It is of a version that is not known yet.
  case newerPackage(version: UInt64)
  /// Its database is of a schema that is not known yet.
  case newerSchema(version: Int64)
  /// Its database is older than Anki 2.1 reads.
  case olderSchema(version: Int64)
  /// Its cards are scheduled by Anki's first scheduler, whose days mean something else.
  case firstScheduler
  /// It is larger than 4 GiB, packed or not.
  case tooLarge
  /// It has more than a million entries.
  case tooManyEntries
  /// It would become more than 200 times as large as it is.
  case tooDense
  /// A note or another part of it is longer than 8 MiB.
  case tooLong
  /// It holds nothing but the notice by which Anki tells old programs that they are too old.
  case updateNotice
  /// Its decks are nested deeper than `PackageDeck.deepest`.
  case deepDecks
  /// It asks for more work than an honest one does.
  case tooMuchWork
  /// The records to be written are none.
  case damagedRecords
  /// The disk, or the program that takes the records, has refused; with the system's error number.
  case system(Int32)
}
