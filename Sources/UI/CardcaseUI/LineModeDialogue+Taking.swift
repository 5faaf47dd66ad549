import LockUI
import Locking
import Screens
package import Secrets
package import WindowLevels
import Wording

/// Lines that were typed.
extension LineModeDialogue {
  /// Parses a typed line into the command it stands for.
  package mutating func command(
    for line: SecretBuffer,
    _ model: Model,
    at now: Instant
  ) -> LineModeCommand {
    toldPrompt = nil
    let secrets = takeSecrets()
    let isHeld = holds(model, at: now)
    let scene = scene(of: model, at: now)
    let meaning = meaning(of: line, scene, model)
    if spelling.stays(in: model.epoch) {
      guard line.isEmpty || meaning?.isWayOut == true else {
        ready = [.text(model.wording(.lineModeSpelled))]
        return .nothing
      }
      spelling = .none
      if line.isEmpty { return .nothing }
    }
    spelling = .none
    let command =
      isHeld && !(meaning?.isEverywhere ?? false)
      // It was meant for what there was before.
      ? .nothing : self.command(for: line, meaning, scene, model, secrets)
    if isHeld { told = nil }
    hasTyped = !command.isNothing
    ready = takeLater() + ready
    return command
  }

  private mutating func command(
    for line: SecretBuffer,
    _ meaning: LineModeMeaning?,
    _ scene: LineModeScene<AnyScreenAction>,
    _ model: Model,
    _ secrets: [SpokenLine]
  ) -> LineModeCommand {
    if case .none = scene.entry { return command(atWork: meaning, scene, model) }
    if let meaning { return follow(meaning, scene, model, secrets) }
    if line.isEmpty || !isContinued && !scene.isHidden && line.says("") {
      guard let reaction = scene.onEmpty else {
        guard case .choice = scene.entry else {
          ready = [hint(model.wording)]
          return .nothing
        }
        return take(.help, scene, model, secrets)
      }
      // What has nothing else to say of an empty line is told again.
      if reaction.actions.isEmpty, reaction.lines.isEmpty { told = nil }
      return follow(reaction, model)
    }
    return entering(line, scene, model)
  }

  /// The command of a line that goes into a field, or that fits nothing.
  private mutating func entering(
    _ line: SecretBuffer,
    _ scene: LineModeScene<AnyScreenAction>,
    _ model: Model
  ) -> LineModeCommand {
    let wording = model.wording
    let typed = literal(line, scene, model) ?? line
    if case .choice = scene.entry {
      refuse([.text(wording(unknown(line, scene, model)))])
      return .nothing
    }
    guard !typed.hasControls else {
      refuse([.text(wording(.lineModeControls)), .text(wording(.lineModeUnchanged))])
      return .nothing
    }
    switch scene.entry {
    case .none, .choice: return .nothing
    case .text(let clearing, let submitting, let breaking):
      // A backslash that another one makes text does not go on.
      let goesOn = breaking != nil && typed.ends(with: "\\") && !line.isOnly("\\\\")
      let input = LineModeInput(
        before: isContinued ? [] : clearing,
        text: .line(typed, count: typed.count - (goesOn ? 1 : 0)),
        after: goesOn ? breaking.map { [$0] } ?? [] : submitting,
        model
      )
      return take(input, typed, scene, wording, goesOn: goesOn)
    case .hidden(let digits, let clearing, let submitting):
      if let digits, !typed.isDigits(digits) {
        let remark = typed.firstForeign?.sentence(wording)
        refuse(
          [.text(wording(.lineModeDigitsOnly(digits)))]
            + (remark.map { [.text($0)] } ?? [])
        )
        return .nothing
      }
      let input = LineModeInput(
        before: clearing,
        text: .line(typed, count: typed.count),
        after: submitting,
        model
      )
      return take(input, typed, scene, wording, goesOn: isContinued)
    }
  }

  /// Lets a line in, or says why it is refused. What is said of the field next is said even if it
  /// stands as it did.
  private mutating func take(
    _ input: LineModeInput,
    _ line: SecretBuffer,
    _ scene: LineModeScene<AnyScreenAction>,
    _ wording: Wording,
    goesOn: Bool
  ) -> LineModeCommand {
    var input = input
    switch reading(of: line, input.text, scene, wording) {
    case .fits: break
    case .text(let text): input.text = .words(text)
    case .does(let actions): input.replace(with: actions)
    case .refused(let reason):
      refuse([.text(reason), .text(wording(.lineModeUnchanged))])
      return .nothing
    }
    isContinued = goesOn
    if !isContinued {
      told = nil
      aside = scene.next ?? aside
    }
    toldMessage = nil
    return .screen(input)
  }

  private func reading(
    of line: SecretBuffer,
    _ text: LineModeInput.Text,
    _ scene: LineModeScene<AnyScreenAction>,
    _ wording: Wording
  ) -> LineModeReading {
    if let reading = scene.reading { return reading(line) }
    return scene.field?.reading(of: line, first: text.count, goingOn: isContinued, wording) ?? .fits
  }

  /// Refuses a line that was longer than a terminal can hand over.
  package mutating func refuseCutLine(_ model: Model) {
    refuse([.lineModeCut], model)
  }

  /// Refuses a line with a key in it that types nothing, such as an arrow.
  package mutating func refuseKeys(_ model: Model) {
    refuse([.lineModeControls, .lineModeUnchanged], model)
  }

  private mutating func refuse(_ phrases: [Phrase], _ model: Model) {
    toldPrompt = nil
    _ = takeSecrets()
    refuse(takeLater() + phrases.map { .text(model.wording($0)) })
  }

  /// Carries out a choice.
  mutating func follow(
    _ reaction: ChoiceAction<AnyScreenAction>,
    _ model: Model
  ) -> LineModeCommand {
    ready = reaction.lines
    aside = reaction.aside
    firstRow = reaction.firstRow ?? firstRow
    isContinued = false
    guard !reaction.actions.isEmpty else { return .nothing }
    toldMessage = nil
    return .screen(LineModeInput(before: reaction.actions, model))
  }
}

extension SecretBuffer {
  /// The first character that a passcode of digits can't have; nil if there is none of which
  /// something is to be said.
  var firstForeign: ForeignInput? {
    for scalar in scalars {
      if let found = ForeignInput(scalar) { return found }
    }
    return nil
  }
}
