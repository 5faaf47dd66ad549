package import AppSupport
import DeckFormats
package import DomainWords
package import Flashcards
import ReaderProtocol
package import Secrets
package import Vault
import Wording

/// The import of a file of flashcards, for screens and commands: has the file read, and plans its changes.
package struct FlashcardImport {
  /// The things in a file.
  package enum Kind: Sendable {
    /// One of Anki's packages, which is read while it is planned.
    case package
    /// Notes.
    case notes
    /// A history of answers.
    case history
  }

  private enum Content {
    case package(PackageImport)
    case notes(ParsedDeck)
    case history(HistorySource)
  }

  /// Open for as long as it may be read.
  private let source: FlashcardSource
  private let content: Content

  /// The kind of things in the file.
  package var kind: Kind {
    switch content {
    case .package: .package
    case .notes: .notes
    case .history: .history
    }
  }

  /// Has a file read, unless it is a package.
  ///
  /// - Parameters:
  ///   - format: the one format that it may be of; nil for any.
  ///   - readers: starts the reader.
  /// - Throws: `PrivateFile.Failure`, `DeckFileFailure`, or what the reader throws.
  package init(
    of source: FlashcardSource,
    as format: FlashcardImportFormat?,
    by readers: ReaderStarter
  ) throws {
    self.source = source
    let bytes = try source.package == nil ? source.bytes() : []
    let isDatabase = PackageReader.isDatabase(bytes)
    // Of a text the reader finds the format.
    let found: FlashcardImportFormat? =
      source.package != nil ? .package : isDatabase ? .database : nil
    if let format, format != found, found != nil || !format.isText {
      throw DeckFileFailure.otherFormat(format)
    }
    if let package = source.package {
      let name = source.path?.split(separator: "/").last.map(String.init) ?? ""
      content = .package(PackageImport(name: name, package: package, readers: readers))
      return
    }
    guard !isDatabase else {
      content = .history(.hashcards(try readers.start(.hashcards).reviews(of: bytes)))
      return
    }
    content =
      switch try readers.start(.decksIn).deckFile(of: bytes, as: format) {
      case .notes(let notes): .notes(notes)
      case .history(let history): .history(.text(history))
      }
  }

  /// The preview of the import.
  ///
  /// - Throws: `ImportProblem`, `FailureReason.damaged` if some of the vault can't be read, what the vault,
  ///   the reader or the planning throws, or `SecretFailure.keyDestroyed`.
  package func preview(
    into deck: ImportDeck,
    in vault: Vault,
    _ key: VaultKey,
    at now: LocalMoment,
    random: any RandomSource,
    _ pace: ProgressThrottle
  ) throws -> ImportPreview {
    let study = OpenStudyStore(vault, under: key) { now }
    return switch content {
    case .package(let package): try package.preview(in: vault, key, at: now, pace)
    case .notes(let notes): try preview(of: notes, into: deck, study, random, pace)
    case .history(let history): try preview(of: history, study, pace)
    }
  }

  private func preview(
    of file: ParsedDeck,
    into deck: ImportDeck,
    _ study: OpenStudyStore,
    _ random: any RandomSource,
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
    guard let name = deck.name(file.facts.deck, file: source.path, among: collection.decks) else {
      throw ImportProblem.unknownFormat
    }
    let plan = try DeckImportPlan(
      file,
      into: collection,
      ids: ids,
      deck: name,
      at: study.moment.time,
      random: random.number,
      step: {
        done += 1
        pace.advance(done, total)
        try study.requireKey()
      }
    )
    return ImportPreview(
      new: plan.new,
      replaced: plan.changed,
      unchanged: plan.same,
      badLines: plan.refused.map(ImportPreview.BadLine.init),
      decks: ImportedDeck.all(in: plan.change, same: plan.sameNotes, of: collection),
      namesNoDeck: file.facts.deck == nil && file.notes.contains { $0.deck == nil },
      change: plan.change
    )
  }

  private func preview(
    of source: HistorySource,
    _ study: OpenStudyStore,
    _ pace: ProgressThrottle
  ) throws -> ImportPreview {
    let past = try study.history()
    let collection = try study.collection()
    let (history, unknown) = source.entries(for: collection)
    var done = 0
    let plan = try HistoryPlan(
      history,
      into: collection,
      past.reviews,
      schedulers: past.schedulers(boundary: try study.dayBoundary())
    ) {
      done += 1
      pace.advance(done, history.entries.count)
      try study.requireKey()
    }
    return ImportPreview(
      new: plan.new,
      unchanged: plan.same,
      isHistory: true,
      badLines: plan.refused.map(ImportPreview.BadLine.init),
      unknownAnswers: unknown,
      change: plan.change
    )
  }
}

extension ImportPreview.BadLine {
  fileprivate init(_ fault: LineFault) {
    self.init(line: fault.line, reason: fault.phrase, isHarmless: fault.isHarmless)
  }
}
