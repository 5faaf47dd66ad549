import DomainWords
import Flashcards
import Preferences
import Screens
import StudyUI
import Wording

extension UndoEntry {
  /// The operation in words, such as "Deleted Tokyo".
  func what(_ wording: Wording) -> String {
    wording(phrase(namesAll ? name(wording) : counted(wording), wording))
  }

  /// The name of what it changed.
  private func name(_ wording: Wording) -> String {
    switch operation.kind {
    case .deckRemoval, .deckAddition, .deckRename, .deckOptions, .parameters, .round, .move,
      .filteredBuild, .filteredEmptying, .filteredRemoval, .filteredRename, .customStudy,
      .presetChoice, .postpone, .advance, .flatten, .holiday, .easyDates, .disperse, .balance,
      .forgetDates, .exam, .examDay:
      wording.keptName(operation.name)
    case .deckMove where wording.isSpoken:
      // The sentence was kept with the names of decks in it.
      operation.name.replacing(DeckName.separator, with: wording(.listComma))
    case .noteRemoval, .answer, .reset, .bury, .suspend, .unsuspend, .unbury, .flag, .edit, .add,
      .tag,
      .due, .reposition, .replace, .changeType, .join:
      operation.name.withoutMarks
    default: operation.name
    }
  }

  /// True if the operation has a name for all that it changed: that of several payment cards is the
  /// title of the first of them.
  private var namesAll: Bool {
    switch operation.kind {
    case .paymentCardRemoval, .paymentCardJoining, .favourite: count == 1 && !operation.name.isEmpty
    default: !operation.name.isEmpty
    }
  }

  /// The number of things it changed: cards; where it can't be cards, those that it is about.
  private func counted(_ wording: Wording) -> String {
    switch operation.kind {
    case .deckAddition, .deckRename, .filteredRename, .deckOptions, .deckMove, .presetAddition,
      .presetRename, .presetRemoval, .presetChoice, .forgetDates:
      wording(.decks(count))
    case .holiday,
      .easyDates where answers == 0:
      wording(.decks(count))
    case .edit, .tag, .replace, .changeType, .join: wording(.notes(count))
    case .mediaRemoval, .mediaAddition: wording(.mediaFiles(count))
    case _ where operation.kind.area == .wallet: wording(.paymentCards(count))
    default: wording(.cards(count))
    }
  }

  private func phrase(_ name: String, _ wording: Wording) -> Phrase {
    switch operation.kind {
    case .importing, .paymentCardImport: .undoWhatImport(name: name)
    case .filteredBuild: .undoWhatBuild(name: name)
    case .filteredEmptying: .undoWhatEmptying(name: name)
    case .customStudy: .undoWhatCustomStudy(name: name)
    case .deckRemoval, .filteredRemoval, .noteRemoval, .noteTypeRemoval, .presetRemoval,
      .paymentCardRemoval, .mediaRemoval:
      .undoWhatRemoval(name: name)
    case .answer: .undoWhatAnswer(name: name)
    case .reset: .undoWhatReset(name: name)
    case .bury: .undoWhatBury(name: name)
    case .unbury: .undoWhatUnbury(name: name)
    case .due: .undoWhatDue(name: name)
    case .replace: .undoWhatReplace(name: name)
    case .changeType: .undoWhatChangeType(name: name)
    case .reposition: .undoWhatReposition(name: name)
    case .suspend: .undoWhatSuspend(name: name)
    case .unsuspend: .undoWhatUnsuspend(name: name)
    case .flag: .undoWhatFlag(name: name)
    case .move: .undoWhatMove(count, name: name)
    case .deckMove, .order: .undoWhatDeckMove(name: name)
    case .tag: .undoWhatTag(name: name)
    case .edit, .noteTypeEdit, .paymentCardEdit: .undoWhatEdit(name: name)
    case .add, .noteTypeAddition, .paymentCardAddition, .deckAddition, .presetAddition,
      .mediaAddition:
      .undoWhatAdd(name: name)
    case .letterbox: .undoWhatLetterbox(name: name)
    case .settling, .paymentCardSettling: .undoWhatSettling(name: name)
    case .paymentCardJoining, .join: .undoWhatJoining(name: name)
    case .deckRename, .filteredRename, .presetRename: .undoWhatDeckRename(name: name)
    case .deckOptions, .parameters, .presetChoice: .undoWhatDeckOptions(name: name)
    case .round: .undoWhatRound(name: name)
    case .exam: .undoWhatExam(name: name)
    case .examDay: .undoWhatExamDay(name: name)
    case .postpone, .advance, .flatten, .holiday, .easyDates, .disperse, .balance, .forgetDates:
      .lineModeItem(
        label: LoadTool.Name.allCases.first { $0.kind == operation.kind }
          .map { wording($0.phrase) } ?? "",
        value: name
      )
    case .favourite: .undoWhatFavourite(name: name)
    case .setting:
      .undoWhatSetting(name: Settings.row(of: name).map { wording($0.label) } ?? name)
    }
  }

  /// The time in words.
  func when(_ environment: ScreenEnvironment) -> String { environment.words(for: time) }

  /// The number of things it changed: cards, and answers beyond one for each card.
  func howMuch(_ wording: Wording) -> String {
    switch operation.kind {
    case .noteTypeEdit where count == 0: ""
    case .noteTypeAddition, .noteTypeRemoval, .presetAddition, .presetRename, .presetRemoval,
      .presetChoice:
      ""
    case .setting, .exam, .examDay, .forgetDates, .deckOptions, .deckAddition, .deckRename,
      .filteredRename,
      .deckMove, .order:
      ""
    case .answer: wording(.answers(max(1, answers)))
    // Their entries of the log are no answers.
    case .due, .reset, .postpone, .advance, .flatten, .holiday, .easyDates, .disperse, .balance:
      counted(wording)
    default:
      ([counted(wording)] + (answers > 0 ? [wording(.answers(answers))] : []))
        .joined(separator: wording(.listComma))
    }
  }
}

extension StatusMessage {
  /// The message about a step through the undo log.
  init(_ report: UndoReport, _ wording: Wording) {
    guard let entry = report.entries.last else {
      self.init(.nothingToUndo)
      return
    }
    let what = entry.what(wording)
    self.init(
      tone: .success,
      report.direction == .undo ? .undoneWhat(what: what) : .redoneWhat(what: what)
    )
  }
}
