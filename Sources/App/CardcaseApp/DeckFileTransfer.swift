import CardcaseUI
import DeckFormats
import DomainWords
import Flashcards
import Glibc
import Secrets
import Store
import StudyUI
import Wording

/// Reads or writes a file of flashcards for the screens.
struct DeckFileTransfer {
  let path: String
  let random: any RandomSource

  /// The preview of an import.
  ///
  /// - Parameter readers: starts the reader, where the file needs one.
  func preview(
    into deck: DeckID?,
    _ study: OpenStudyStore,
    _ readers: ReaderStarter,
    _ pace: ProgressThrottle
  ) -> StudyReply {
    let file: ParsedDeck
    do {
      let bytes = try RegularFile(path: HomePath.expanded(path)).read(waits: false)
      if let history = try HistorySource(bytes, readers) {
        return try preview(of: history, study, pace)
      }
      file = try DeckFile.read(bytes)
    } catch ToolFailure.file(_, let code) {
      return .response(.unreadable(problem(code)))
    } catch let failure as DeckFileFailure {
      return .response(.unreadable(ImportProblem(failure)))
    } catch {
      return .response(.unreadable(.unreadable(FailureReason(error))))
    }
    do {
      return try preview(of: file, into: deck, study, pace)
    } catch {
      return .response(.unreadable(.unreadable(FailureReason(error))))
    }
  }

  private func preview(
    of file: ParsedDeck,
    into deck: DeckID?,
    _ study: OpenStudyStore,
    _ pace: ProgressThrottle
  ) throws -> StudyReply {
    // The vault's records and the file's notes share one progress count.
    var done = 0
    var total = file.notes.count
    let collection = try study.collection { read, records in
      (done, total) = (read, records + file.notes.count)
      pace.advance(done, total)
    }
    let ids = try study.ids()
    let wanted = collection.decks.first { $0.id == deck }?.name
    guard let name = file.deck ?? wanted ?? DeckName(stem) else {
      return .response(.unreadable(.unknownFormat))
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
    return .response(
      .preview(
        ImportPreview(
          new: taken.new,
          replaced: taken.changed,
          unchanged: taken.same,
          badLines: taken.refused.map { .init(line: $0.line, reason: $0.reason) },
          decks: decks(of: taken.change, in: collection),
          namesNoDeck: file.deck == nil && file.notes.contains { $0.deck == nil },
          change: taken.change
        )
      )
    )
  }

  /// The names of the decks that a change adds cards to.
  private func decks(of change: ChangeSet, in collection: StudyCollection) -> [DeckName] {
    let filled = change.cards.reduce(into: Set<DeckID>()) { $0.insert($1.deck) }
    let names = (change.decks + collection.decks).filter { filled.contains($0.id) }.map(\.name)
    return Set(names).sorted()
  }

  /// Exports notes to the file.
  func export(_ scope: ExportScope, _ study: OpenStudyStore) -> StudyReply {
    if HistoryText.isAsked(by: path) { return exportHistory(scope, study) }
    guard let format = DeckExport(path: path) else {
      return .response(.exportFailed(.unknownFormat))
    }
    var writer = format.writer()
    do {
      try study.eachNote(of: scope) { writer.add($0, in: $1.name) }
    } catch {
      return .response(.exportFailed(.failed(FailureReason(error))))
    }
    return write(writer.finish(), holding: writer.count, of: .notes)
  }

  /// Writes a new file that holds so many things.
  func write(_ pieces: [[UInt8]], holding count: Int, of things: Countable) -> StudyReply {
    do throws(ToolFailure) {
      try RegularFile(path: HomePath.expanded(path)).write(pieces, replacing: false)
    } catch {
      switch error {
      case .fileExists, .transfer(.notARegularFile, _), .transfer(.symbolicLink, _):
        return .response(.exportFailed(.exists))
      case .file(_, EACCES), .file(_, EPERM), .file(_, EROFS):
        return .response(.exportFailed(.notAllowed))
      default: return .response(.exportFailed(.failed(FailureReason(error))))
      }
    }
    return .response(.exported(count, of: things))
  }

  /// The file's name without its extension.
  private var stem: String {
    let last = path.split(separator: "/").last ?? ""
    return String(last.lastIndex(of: ".").map { last[..<$0] } ?? last)
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
