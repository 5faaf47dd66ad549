import PaymentCards
import Screens
import Secrets
import Widgets
import WindowLevels
import Wording

extension CardWizard {
  mutating func paste(_ part: PastePart, _ context: WalletContext) -> [Request]? {
    if isInNotes, question == nil { return pasteNotes(part, context) }
    switch part {
    case .began:
      pending = PendingPaste(now: context.today.month)
    case .text(let text):
      pending?.read(text)
    case .ended:
      guard let paste = pending else { return [] }
      pending = nil
      movedOn = nil
      return question == nil ? [.tell(take(paste, context))] : []
    }
    return []
  }

  /// Inserts a part of a paste into the notes, as far as it fits.
  private mutating func pasteNotes(_ part: PastePart, _ context: WalletContext) -> [Request] {
    guard case .text(let text) = part else { return [] }
    return insertNotes(text.scalars, context)
  }

  /// Fills in a paste, and reports which parts were used.
  private mutating func take(_ paste: PendingPaste, _ context: WalletContext) -> StatusMessage {
    let reading = paste.reading
    isChanged = true
    turn.finish()
    move = nil
    if reading.number == nil, stop == .holder || stop == .title {
      return take(name: paste.name, context)
    }
    let outcome = draft.paste(reading, into: stop.field ?? .holder)
    if outcome.filled.contains(.securityCode) { hasLostCode = false }
    return message(for: outcome, context.wording)
  }

  private mutating func take(name: String, _ context: WalletContext) -> StatusMessage {
    guard !name.isEmpty else { return StatusMessage(.pasteEmpty) }
    let dropped: Int
    let field: Phrase
    if stop == .holder {
      dropped = holder.insert(name)
      draft.holder = holder.text
      field = .fieldHolder
    } else {
      dropped = title.insert(name)
      field = .fieldTitle
    }
    return told(
      [field],
      dropped > 0 ? [.pasteCut(count: String(dropped))] : [],
      false,
      context.wording
    )
  }

  private func message(for outcome: PasteOutcome, _ wording: Wording) -> StatusMessage {
    var dropped: [Phrase] = []
    if outcome.droppedDigits > 0 {
      dropped.append(.pasteDropped(count: String(outcome.droppedDigits)))
    }
    if outcome.ignoredDigits > 0 {
      dropped.append(.pasteIgnored(count: String(outcome.ignoredDigits)))
    }
    guard !outcome.filled.isEmpty else {
      return StatusMessage(stop == .expiry ? .pasteNoExpiry : .pasteNothing)
    }
    return told(
      outcome.filled.map(\.phrase),
      dropped,
      outcome.ignoredText,
      wording
    )
  }

  /// The message that names the fields filled and the parts left out.
  private func told(
    _ filled: [Phrase],
    _ dropped: [Phrase],
    _ ignoredText: Bool,
    _ wording: Wording
  ) -> StatusMessage {
    var sentences = dropped.map { wording($0) }
    if ignoredText { sentences.append(wording(.pasteWords)) }
    return StatusMessage(
      tone: dropped.isEmpty ? .success : .plain,
      .pasteFilled(
        fields: wording.all(filled.map { wording($0) }),
        rest: sentences.map { " " + $0 }.joined()
      )
    )
  }
}
