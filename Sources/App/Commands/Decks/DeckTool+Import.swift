import AppSupport
import DomainWords
package import Flashcards
import ReaderClient
import ReaderProtocol
import Secrets
import Store
import Vault
import Wording

/// Files of flashcards and histories of answers from the command line.
extension DeckTool {
  /// Imports a file of flashcards, all of it or nothing. Asks for the passcode. Unless it is a
  /// preview, the report is good only if something was imported.
  ///
  /// - Parameters:
  ///   - file: its path; `-` is standard input.
  ///   - format: the one format that it may be of; nil for any.
  ///   - deck: the deck of notes whose lines name none; nil for the one that the file names, or
  ///     else one with the file's name.
  ///   - skipsBad: true to leave out unreadable lines; otherwise they prevent the import.
  ///   - isPreview: true to report the import without making it.
  package func take(
    _ file: String,
    as format: FlashcardImportFormat?,
    deck: String?,
    skipsBad: Bool,
    isPreview: Bool
  ) throws(ToolFailure) -> CommandReport {
    let path = wording.fileName(file)
    let work = try opened(file, path, as: format)
    let target = ImportDeck(
      wanted: work.kind == .notes ? try deck.map(name) : nil,
      standard: DeckName(wording(.deckImported))
    )
    var failure: ToolFailure?
    let report = try inVault(for: isPreview ? .readOnly : .readWrite) {
      store,
      key,
      report throws(VaultFailure) in
      let now = WallClock.now
      let preview: ImportPreview
      do {
        preview = try work.preview(
          into: target,
          in: store.vault,
          key,
          at: now,
          random: SystemRandom(),
          ProgressThrottle { _, _ in }
        )
      } catch let error as VaultFailure {
        throw error
      } catch let problem as ImportProblem {
        report.isGood = false
        report.remarks.append("\(path): \(problem.words(wording))")
        return
      } catch FailureReason.damaged where work.kind != .package {
        report.isGood = false
        report.remarks.append(ToolFailure.damagedFlashcards.sentence(wording))
        return
      } catch {
        failure = .foreign(FailureReason(error), path: path)
        return
      }
      let words = DeckImportReport(preview, of: work.kind, path: path, wording)
      report.remarks += words.remarks
      if let refusal = words.refusal, !skipsBad {
        report.isGood = false
        report.remarks.append(refusal)
        return
      }
      guard !isPreview else {
        report.lines = words.lines(isPreview: true)
        return
      }
      let name = path.split(separator: "/").last.map(String.init) ?? path
      let step = UndoableOperation(.importing, name)
      try store.apply(preview.change, as: step, at: now.time, under: key)
      words.tell(in: &report)
    }
    if let failure { throw failure }
    return report
  }

  /// Opens a file of flashcards, and has it read where it is no package.
  private func opened(
    _ file: String,
    _ path: String,
    as format: FlashcardImportFormat?
  ) throws(ToolFailure) -> FlashcardImport {
    let readers = ReaderStarter(.installed, for: .file(door.path))
    do {
      let source = try FlashcardSource(file, scratchDirectory: readers.scratchDirectory)
      return try FlashcardImport(of: source, as: format, by: readers)
    } catch let failure as PrivateFile.Failure {
      throw ToolFailure(failure, path: file)
    } catch let failure as DeckFileFailure {
      throw .notFlashcards(path: path, failure)
    } catch {
      throw .foreign(FailureReason(error), path: path)
    }
  }
}
