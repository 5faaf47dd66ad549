import CMalloc
import CardcaseUI
import Flashcards
import Secrets
import Store
import StudyUI
import Undo
import Vault
import Wording

/// Work on the flashcards.
extension Runtime {
  /// Performs an effect on the flashcards of the open vault.
  func perform(
    _ effect: StudyEffect,
    _ ticket: Ticket,
    in open: OpenVault
  ) -> [RuntimeStep] {
    switch effect {
    case .save(let change, let operation)
    where change.isSlow || operation.kind == .importing:
      return begin(.save(change, operation), ticket, in: open)
    case .edit(let edit, let decks, let name):
      return begin(.edit(edit, decks, name: name), ticket, in: open)
    case .deleteForGood(let change): return begin(.deleteForGood(change), ticket, in: open)
    case .readImport(let path, let deck):
      return begin(.readImport(path: path, into: deck), ticket, in: open)
    case .export(let scope, let path) where PackageWritingJob.isPackage(path):
      return begin(.writePackage(path: path, scope), ticket, in: open)
    case .export(let scope, let path):
      let study = OpenStudyStore(open.vault, under: open.key, now: dependencies.moment)
      let file = DeckFileTransfer(path: path, random: dependencies.random)
      return [.reply(.study(file.export(scope, study)), to: ticket)]
    case .findNotes(let text): return find(text, ticket, in: open)
    case .loadAnswers(let card):
      open.leases.stopReading()
      let stop = Fitting.Stop(open.key)
      open.leases.reading = stop
      let reading = AnswerReading(card: card, vault: open.vault, stop: stop)
      return [.task(.readAnswers(reading), for: ticket)]
    case .releaseMemory:
      // The allocator keeps what was freed between what is in use.
      malloc_trim(0)
      return []
    case .loadStatistics(let deck, let moment, let boundary):
      return count(deck, at: moment, boundary, ticket, in: open)
    case .fitParameters(let deck, let boundary): return fit(deck, boundary, ticket, in: open)
    case .loadDecks, .loadDeck, .reload, .loadReviews, .countDeck, .save,
      .stopFitting, .renderFaces, .renderPreview, .hear, .hush:
      let handler = StudyEffectHandler(open.vault, under: open.key) { [dependencies] in
        dependencies.moment().time
      }
      let reply = handler.reply(to: effect)
      return reply.map { [.reply(.study($0), to: ticket)] } ?? []
    }
  }

  /// Searches all notes, in the place of an earlier search.
  private func find(
    _ text: String,
    _ ticket: Ticket,
    in open: OpenVault
  ) -> [RuntimeStep] {
    open.leases.stopFinding()
    let stop = Fitting.Stop(open.key)
    open.leases.finding = stop
    return [.task(.find(NoteFinding(text: text, vault: open.vault, stop: stop)), for: ticket)]
  }

  /// Computes statistics, in the place of earlier ones for the same window.
  private func count(
    _ deck: DeckID?,
    at moment: LocalMoment,
    _ boundary: DayBoundary,
    _ ticket: Ticket,
    in open: OpenVault
  ) -> [RuntimeStep] {
    open.leases.stopCounting(for: ticket.window)
    let stop = Fitting.Stop(open.key)
    open.leases.counting[ticket.window] = stop
    let work = StatisticsCounting(
      deck: deck,
      moment: moment,
      boundary: boundary,
      vault: open.vault,
      stop: stop
    )
    return [.task(.count(work), for: ticket)]
  }

  private func fit(
    _ deck: DeckID,
    _ boundary: DayBoundary,
    _ ticket: Ticket,
    in open: OpenVault
  ) -> [RuntimeStep] {
    open.leases.stopFitting()
    let stop = Fitting.Stop(open.key)
    open.leases.fitting = stop
    let mailbox = dependencies.mailbox
    let work = Fitting(deck: deck, boundary: boundary, vault: open.vault, stop: stop) {
      done,
      total in
      let progress = StudyReply.response(.fitProgress(done: done, of: total))
      mailbox.post(.message(.reply(.study(progress), to: ticket)))
    }
    return [.task(.fit(work), for: ticket)]
  }
}

extension ChangeSet {
  /// The number of changed objects from which on saving takes longer than a key may.
  private static let many = 500

  /// True if saving may take longer than a key may: it is large, or deletes a deck, which may be.
  fileprivate var isSlow: Bool {
    !removedDecks.isEmpty
      || notes.count + cards.count + removedNotes.count + removedCards.count > Self.many
  }
}
