package import AppSupport
import DeckFormats
package import DomainWords
package import Flashcards
import Glibc
package import ReaderProtocol
package import Secrets
package import Vault
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
  /// - Parameters:
  ///   - format: the one format that the file may be of; nil for any.
  ///   - deck: the deck of notes whose lines name none, where the file names none either.
  /// - Throws: `ImportProblem`, or what the vault or the reader throws.
  package func preview(
    as format: FlashcardImportFormat?,
    into deck: DeckID?,
    in vault: Vault,
    _ key: VaultKey,
    at now: LocalMoment,
    _ readers: ReaderStarter,
    _ pace: ProgressThrottle
  ) throws -> ImportPreview {
    do {
      let source = try FlashcardSource(
        HomePath.expanded(path),
        waits: false,
        scratchDirectory: readers.scratchDirectory
      )
      return try FlashcardImport(of: source, as: format, by: readers)
        .preview(into: ImportDeck(current: deck), in: vault, key, at: now, random: random, pace)
    } catch PrivateFile.Failure.system(let code) {
      throw problem(code)
    } catch let failure as DeckFileFailure {
      throw ImportProblem(failure)
    }
  }

  /// Exports notes, or answers, to the file.
  ///
  /// - Returns: their number in words.
  /// - Throws: `ExportProblem`, or what the vault throws.
  package func export(
    _ scope: ExportScope,
    _ study: OpenStudyStore
  ) throws -> Phrase {
    if HistoryText.isAsked(by: path) { return .answers(try exportHistory(scope, study)) }
    guard let format = DeckExport(path: path) else { throw ExportProblem.unknownFormat }
    var writer = format.writer()
    try study.eachNote(of: scope) { writer.add($0, in: $1.name) }
    try write(writer.finish())
    return .notes(writer.count)
  }

  /// Exports the history of cards to the file.
  ///
  /// - Returns: the number of answers.
  private func exportHistory(_ scope: ExportScope, _ study: OpenStudyStore) throws -> Int {
    let collection = try study.collection().limited(to: scope)
    let written = HistoryText.write(try study.history().reviews, of: collection)
    try write([written.bytes])
    return written.entries
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

extension ImportProblem {
  /// The problem with a file that can't be read as flashcards.
  package init(_ failure: DeckFileFailure) {
    self =
      switch failure {
      case .empty: .empty
      case .notUTF8(let line): .notText(line: line)
      case .unknownFormat: .unknownFormat
      case .brokenJSON(let line): .explained(.fileBrokenJSON(line: "\(line)"))
      case .tooLong: .tooLarge
      case .otherFormat(let format): .otherFormat(format)
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
