package import AppSupport
import DeckFormats
package import DomainWords
package import Flashcards
import Glibc
package import Secrets
package import Wording

/// Reads or writes a file of flashcards for the screens.
package struct DeckFileTransfer {
  package let path: String
  private let random: any RandomSource

  /// The transfer of a file.
  package init(path: String, random: any RandomSource) {
    (self.path, self.random) = (path, random)
  }

  /// The preview of an import.
  ///
  /// - Parameter readers: starts the reader, where the file needs one.
  /// - Throws: `ImportProblem`, or what the vault or the reader throws.
  package func preview(
    into deck: DeckID?,
    _ study: OpenStudyStore,
    _ readers: ReaderStarter,
    _ pace: ProgressThrottle
  ) throws -> ImportPreview {
    do {
      let bytes = try RegularFile(path: HomePath.expanded(path)).read(waits: false)
      if let history = try HistorySource(bytes, readers) {
        return try preview(of: history, study, pace)
      }
      return try preview(of: DeckFile.read(bytes), into: deck, study, pace)
    } catch PrivateFile.Failure.system(let code) {
      throw problem(code)
    } catch let failure as DeckFileFailure {
      throw ImportProblem(failure)
    }
  }

  private func preview(
    of file: ParsedDeck,
    into deck: DeckID?,
    _ study: OpenStudyStore,
    _ pace: ProgressThrottle
  ) throws -> ImportPreview {
    // The vault's records and the file's notes share one progress count.
    var done = 0
    var total = file.notes.count
    let collection = try study.collection { read, records in
      (done, total) = (read, records + file.notes.count)
      pace.advance(done, total)
    }
    let ids = try study.ids()
    let wanted = collection.decks.first { $0.id == deck }?.name
    guard let name = file.deck ?? wanted ?? DeckName(file: path) else {
      throw ImportProblem.unknownFormat
    }
    let taken = try DeckImportPlan(
      file,
      into: collection,
      ids: ids,
      deck: name,
      at: study.moment.time,
      random: { random.bytes(8).reduce(0) { $0 << 8 | UInt64($1) } },
      step: {
        done += 1
        pace.advance(done, total)
        try study.requireKey()
      }
    )
    return ImportPreview(
      new: taken.new,
      replaced: taken.changed,
      unchanged: taken.same,
      badLines: taken.refused.map { .init(line: $0.line, reason: $0.reason) },
      decks: taken.change.filled(in: collection),
      namesNoDeck: file.deck == nil && file.notes.contains { $0.deck == nil },
      change: taken.change
    )
  }

  /// Exports notes, or answers, to the file.
  ///
  /// - Returns: their number.
  /// - Throws: `ExportProblem`, or what the vault throws.
  package func export(
    _ scope: ExportScope,
    _ study: OpenStudyStore
  ) throws -> (count: Int, things: Countable) {
    if HistoryText.isAsked(by: path) { return (try exportHistory(scope, study), .answers) }
    guard let format = DeckExport(path: path) else { throw ExportProblem.unknownFormat }
    var writer = format.writer()
    try study.eachNote(of: scope) { writer.add($0, in: $1.name) }
    try write(writer.finish())
    return (writer.count, .notes)
  }

  /// Writes a new file.
  package func write(_ pieces: [[UInt8]]) throws(ExportProblem) {
    do throws(PrivateFile.Failure) {
      try RegularFile(path: HomePath.expanded(path)).write(pieces, replacing: false)
    } catch {
      throw ExportProblem(error)
    }
  }

  private func problem(_ code: Int32) -> ImportProblem {
    switch code {
    case ENOENT, ENOTDIR: .missing
    case EACCES, EPERM: .notAllowed
    case EISDIR, ENOTSUP, ENXIO: .notAFile
    case EFBIG: .tooLarge
    default: .unreadable(FailureReason(errorNumber: code))
    }
  }
}

extension DeckName {
  /// The name of a file without its extension; nil if no deck can have it.
  package init?(file path: String) {
    let last = path.split(separator: "/").last ?? ""
    self.init(String(last.lastIndex(of: ".").map { last[..<$0] } ?? last))
  }
}

extension ImportProblem {
  fileprivate init(_ failure: DeckFileFailure) {
    self =
      switch failure {
      case .empty: .empty
      case .notUTF8(let line): .notText(line: line)
      case .unknownFormat: .unknownFormat
      case .unreadable(let reason): .explained(reason)
      }
  }
}

extension ExportProblem {
  /// The problem with a file that is to be written.
  package init(_ failure: PrivateFile.Failure) {
    self =
      switch failure {
      case .exists, .notARegularFile, .symbolicLink: .exists
      case .system(EACCES), .system(EPERM), .system(EROFS): .notAllowed
      case .system, .terminal: .failed(failure.reason)
      }
  }
}
