import Locking
import Widgets
import WindowLevels
import Wording

/// Draws the choice of a passcode: the menu of kinds, and then the passcode, entered twice.
struct NewPasscodeView {
  /// The reason why a passcode is chosen.
  enum Occasion {
    case firstStart, afterWipe, recovery, change

    var title: Phrase {
      switch self {
      case .firstStart: .setupTitle
      case .afterWipe: .wipedTitle
      case .recovery, .change: .passcodeChangeTitle
      }
    }

    var text: Phrase {
      switch self {
      case .firstStart: .setupText
      case .afterWipe: .wipedText
      case .recovery, .change: .passcodeChangeText
      }
    }

    /// True if there is no vault yet.
    var isSetup: Bool { self == .firstStart || self == .afterWipe }

    var atWork: Phrase {
      switch self {
      case .firstStart, .afterWipe: .setupAtWork
      case .recovery, .change: .newPasscodeAtWork
      }
    }
  }

  let flow: NewPasscodeFlow
  let occasion: Occasion
  /// True if the vault gets a device key; nil if that is no choice here.
  var usesDeviceKey: Bool?
  let theme: Theme
  let wording: Wording

  func draw(in body: Rect, into canvas: inout Canvas) {
    if flow.step == .kind {
      drawKinds(in: body, into: &canvas)
      return
    }
    if let offered = flow.offered {
      DrawnPassphraseView(
        heading: wording(occasion.title),
        text: wording(.passphraseOffered),
        note: flow.problem == .mismatch ? wording(.newPasscodeMismatch) : "",
        passphrase: offered.characters,
        theme: theme
      ).draw(in: body, into: &canvas)
      return
    }
    let prompt: Phrase =
      flow.step == .first
      ? (flow.kind.digitCount == nil ? .newPassphrase : .newPasscode)
      : .newPasscodeAgain
    PasscodePad(
      heading: wording(occasion.title),
      text: wording(prompt),
      verdict: verdict,
      entry: flow.entry,
      keypad: flow.keypad,
      dotsOffset: 0,
      theme: theme
    ).draw(in: body, into: &canvas)
  }

  private var verdict: PasscodePad.Verdict {
    switch flow.problem {
    case .mismatch: return .note(wording(.newPasscodeMismatch))
    case .tooShort(let minimum):
      return .note(wording(.newPasscodeTooShort(minimum)))
    case .failed(let reason): return .note(wording(.newPasscodeFailed(reason: wording(reason))))
    case .noDeviceKey:
      return .note(wording(occasion.isSetup ? .newPasscodeNoDeviceKey : .deviceKeyNotWritten))
    case .notEnoughMemory: return .note(wording(.refusedMemory))
    case .unchanged: return .note(wording(.newPasscodeUnchanged))
    case .foreign(let input): return .note(input.sentence(wording))
    case nil:
      if flow.step == .second, flow.warning != nil { return .note(wording(.obviousPasscode)) }
      if flow.step == .second, let layout = flow.layout { return .note(wording(layout.phrase)) }
      if flow.step == .first, flow.canOffer { return .quiet(wording(.passphraseHint)) }
      return .quiet(flow.step == .done ? wording(occasion.atWork) : "")
    }
  }

  private func drawKinds(in body: Rect, into canvas: inout Canvas) {
    let width = min(64, body.width - 2)
    let kinds = PasscodeKind.allCases
    let notes = kinds.map { WrappedText(wording($0.strengthPhrase), width: width - 2).lines }
    let device = usesDeviceKey.map { isOn in
      WrappedText(wording(isOn ? .deviceKeyOnNote : .deviceKeyNote), width: width - 2).lines
    }
    let isRoomy = body.height >= 17
    let intro = WrappedText(wording(occasion.text), width: width).lines
    var area = body.centered(
      Size(
        width: width,
        height: min(
          body.height,
          2 + (isRoomy ? intro.count + 1 : 0) + kinds.count
            + (isRoomy ? (notes + [device ?? []]).map { $0.count + 1 }.reduce(0, +) : 3)
            + (device == nil ? 0 : 1)
        )
      )
    )
    canvas.write(
      wording(occasion.title),
      at: area.origin,
      style: theme.title,
      limit: area.width,
      ellipsis: theme.ellipsis
    )
    area = area.dropping(rows: 2)
    if isRoomy {
      area = area.dropping(rows: 1 + canvas.write(wrapped: intro.joined(separator: "\n"), in: area))
    }
    for (index, kind) in kinds.enumerated() {
      canvas.write(
        wording(kind.name),
        at: area.origin.moved(x: 2),
        limit: area.width - 2
      )
      if kind == flow.kind { canvas.focus(area.keeping(rows: 1), theme: theme) }
      area = area.dropping(rows: 1)
      if isRoomy {
        area = area.dropping(rows: 1 + drawNote(notes[index], in: area, into: &canvas))
      }
    }
    if let usesDeviceKey {
      canvas.write(
        wording(
          .deviceKeyChoice(state: wording(usesDeviceKey ? .settingsOn : .settingsOff))
        ),
        at: area.origin.moved(x: 2),
        style: usesDeviceKey ? theme.title : .plain,
        limit: area.width - 2
      )
      area = area.dropping(rows: 1)
    }
    if isRoomy {
      _ = drawNote(device ?? [], in: area, into: &canvas)
    } else if let index = kinds.firstIndex(of: flow.kind) {
      // There is room for one note only, and the cost of the device key matters more than the
      // strength.
      let price = WrappedText(wording(.deviceKeyPrice), width: width - 2).lines
      let note = usesDeviceKey == true ? price : notes[index]
      _ = drawNote(note, in: area.dropping(rows: 1), into: &canvas)
    }
  }

  private func drawNote(_ lines: [String], in area: Rect, into canvas: inout Canvas) -> Int {
    canvas.write(
      wrapped: lines.joined(separator: "\n"),
      in: Rect(x: area.minX + 2, y: area.minY, width: area.width - 2, height: area.height),
      style: theme.muted
    )
  }
}
