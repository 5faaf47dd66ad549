import AppSupport
import CardcaseUI
import Flashcards
import Preferences
import Store
import StudyUI
import WalletUI
import Wording

extension UndoEffect {
  /// What the effect does.
  var work: VaultWork {
    VaultWork(lane: lane) {
      try result($0)
    } failed: {
      .undo(.failed($0))
    }
  }

  /// What takes long has the vault for itself.
  private var lane: VaultWork.Lane {
    if case .step = self { .exclusive } else { .now }
  }

  private func result(_ context: WorkContext) throws -> WorkResult {
    let (undo, key) = (context.undo, context.key)
    switch self {
    case .next(let direction, let scope):
      guard let entry = try undo.next(direction, in: scope, under: key) else {
        return .undo(.nothing(direction))
      }
      // What was undone in this session is redone in it.
      let isOlder = direction == .undo && entry.time < context.openedAt
      guard !entry.isLarge, !isOlder else {
        let found = try undo.inspect(direction, entry.id, under: key)
        return .undo(.asks(UndoQuestion(found ?? .init(direction, entry))))
      }
      return .undo(try undo.step(direction, entry.id, under: key), direction)
    case .inspect(let direction, let id):
      let found = try undo.inspect(direction, id, under: key)
      return .undo(found.map { .asks(UndoQuestion($0)) } ?? .nothing(direction))
    case .step(let direction, let id):
      return .undo(
        try undo.step(
          direction,
          id,
          withDependents: true,
          under: key,
          progress: context.pace.advance
        ),
        direction
      )
    case .list(let newest):
      let found = try undo.entries(newest: newest, under: key)
      return .undo(.listed(found.entries, damaged: found.damaged))
    case .forget(let id):
      try undo.forget(id, under: key)
      return .undo(.forgotten(id))
    }
  }
}

extension WorkResult {
  fileprivate static func undo(_ reply: UndoReply) -> Self { Self(reply: .undo(reply)) }

  /// The result of a step, with the replies that tell the features of its changes.
  fileprivate static func undo(_ step: UndoStep, _ direction: UndoDirection) -> Self {
    switch step {
    case .gone: .undo(.nothing(direction))
    case .blocked(let found): .undo(.asks(UndoQuestion(found)))
    case .done(let report, let changes):
      Self(reply: .undo(.done(report)), others: changes.replies)
    }
  }
}

extension UndoQuestion {
  /// The question about an operation in the log.
  fileprivate init(_ found: UndoInspection) {
    self.init(found.direction, found.entry, dependents: found.dependents)
  }
}

extension UndoChanges {
  /// The replies that tell the features of the changes.
  var replies: [Reply] {
    var replies: [Reply] = []
    if !study.isEmpty { replies.append(.study(.saved(study))) }
    if !savedCards.isEmpty || !removedCards.isEmpty {
      replies.append(.wallet(.stepped(saved: savedCards, removed: removedCards)))
    }
    if let preferences { replies.append(.system(.saved(preferences))) }
    return replies
  }
}
