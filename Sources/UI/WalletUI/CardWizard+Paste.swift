import DomainWords
import PaymentCards
import Screens
import Secrets
import Widgets
import WindowLevels
import Wording

extension CardWizard {
  mutating func paste(_ part: PastePart, _ context: WalletContext) -> [Request]? {
    if isInFields, !isAsking {
      guard case .text(let text) = part else { return [] }
      return insertIntoField(text.scalars, context)
    }
    if isInNotes, !isAsking { return pasteNotes(part, context) }
    switch part {
    case .began:
      pending = PendingPaste(now: context.today.month)
    case .text(let text):
      pending?.read(text)
    case .ended:
      guard let paste = pending else { return [] }
      pending = nil
      movedOn = nil
      return !isAsking ? take(paste, context).map { [.tell($0)] } ?? [] : []
    }
    return []
  }

  /// Inserts a part of a paste into the notes, as far as it fits.
  private mutating func pasteNotes(_ part: PastePart, _ context: WalletContext) -> [Request] {
    guard case .text(let text) = part else { return [] }
    return insertNotes(text.scalars, context)
  }

  /// Fills in a paste, and reports which parts were used; shows a whole card first, and nil then.
  private mutating func take(_ paste: PendingPaste, _ context: WalletContext) -> StatusMessage? {
    let card = paste.card
    turn.finish()
    move = nil
    if let found = PastePreview(card, focused: stop.field) {
      preview = found
      return nil
    }
    let reading = paste.reading
    if card.findings.isEmpty, card.hasOtherNumbers, !stop.isLine {
      return StatusMessage(.pasteNothing)
    }
    isChanged = true
    if reading.number == nil, stop.isLine {
      return take(name: paste.name, context)
    }
    let outcome = draft.paste(reading, into: stop.field ?? .holder)
    if outcome.filled.contains(.securityCode) { hasLostCode = false }
    return message(for: outcome, context.wording)
  }

  /// Pastes a line of line mode.
  mutating func pasteLine(_ line: SecretBuffer, _ context: WalletContext) -> [Request] {
    var paste = PendingPaste(now: context.today.month)
    paste.read(line)
    return take(paste, context).map { [.tell($0)] } ?? []
  }

  // MARK: A whole card

  /// Performs what the user does with the card found in a paste.
  mutating func perform(_ action: PastePreview.Action, _ context: WalletContext) -> [Request] {
    switch action {
    case .move(let step): preview?.move(by: step)
    case .mark(let index): preview?.mark(index)
    case .discard:
      preview = nil
      return [.tell(StatusMessage(.lineModeUnchanged))]
    case .take:
      let taken = preview?.taken ?? []
      preview = nil
      guard !taken.isEmpty else { return [.tell(StatusMessage(.lineModeUnchanged))] }
      return [.tell(take(taken, context))]
    }
    return []
  }

  private mutating func take(
    _ values: [PastedPaymentCard<SecretDigits>.Value],
    _ context: WalletContext
  ) -> StatusMessage {
    isChanged = true
    for value in values {
      draft.take(value)
      switch value {
      case .holder(let name):
        _ = self[.holder].apply(.end)
        _ = self[.holder].apply(.deleteToStart)
        _ = self[.holder].insert(name)
      case .securityCode: hasLostCode = false
      case .number, .expiry: break
      }
    }
    turn.turn(to: side(of: stop), at: context.now, moving: false)
    return told(values.map(\.field.name), isWhole: true, context.wording)
  }

  private mutating func take(name: String, _ context: WalletContext) -> StatusMessage {
    guard !name.isEmpty, let field = stop.field else { return StatusMessage(.pasteNothing) }
    let dropped = self[field].insert(name)
    return told(
      [field.name],
      isWhole: dropped == 0,
      context.wording
    )
  }

  private func message(for outcome: PasteOutcome, _ wording: Wording) -> StatusMessage {
    guard !outcome.filled.isEmpty else { return StatusMessage(.pasteNothing) }
    return told(
      outcome.filled.map(\.name),
      isWhole: outcome.droppedDigits == 0 && outcome.ignoredDigits == 0 && !outcome.ignoredText,
      wording
    )
  }

  /// The message that names the fields filled, and says if a part was left out.
  private func told(_ filled: [Phrase], isWhole: Bool, _ wording: Wording) -> StatusMessage {
    let fields = wording.all(filled.map { wording($0) })
    return isWhole
      ? StatusMessage(tone: .success, .pasteFilled(fields: fields))
      : StatusMessage(.pastePart(fields: fields))
  }
}
