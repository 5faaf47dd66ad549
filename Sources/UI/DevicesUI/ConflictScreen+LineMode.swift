import Devices
import Screens
import Widgets
import Wording

extension ConflictScreen {
  func scene(_ context: LineModeContext<DevicesData, Action>) -> LineModeScene<Action> {
    guard let conflict = conflict(context.screen) else { return context.moment(.studyLoading) }
    switch context.aside {
    case .confirmingVersion(let index): return confirmation(index, context)
    case .shownVersion(let index): return told(index, conflict, context)
    default: return choice(conflict, context)
    }
  }

  private func choice(_ conflict: DeviceConflict, _ context: LineContext) -> LineScene {
    let wording = context.wording
    let about = conflict.about(wording)
    return LineModeScene(
      name: "conflict \(conflict.hashValue)",
      lines: [context.line(about), context.line(.conflictText)],
      choices: conflict.versions.enumerated().map { index, value in
        let heading = value.heading(isShown: index == 0, context.screen.environment)
        return LineModeChoice(
          String(index + 1),
          wording(.lineModeItem(label: heading, value: value.text)),
          .move(index - version),
          .settle
        )
      } + showing(conflict, context) + [context.back(.close)],
      isQuestion: true
    )
  }

  /// The choices that tell a version with all that it hides.
  private func showing(_ conflict: DeviceConflict, _ context: LineContext) -> [LineChoice] {
    conflict.versions.enumerated().filter { $1.hidesParts }.map { index, value in
      LineModeChoice(
        "r\(index + 1)",
        context.wording(.lineModeShowField(field: value.device)),
        then: .confirmingVersion(index)
      )
    }
  }

  private func confirmation(_ index: Int, _ context: LineContext) -> LineScene {
    // The same action hides what it has shown.
    let isShown = revealed(at: context.screen.now)?.version == index
    return context.warning(
      "confirmation of version \(index)",
      before: .lineModeShowField(field: ""),
      ChoiceAction(
        actions: [.move(index - version)] + Array(repeating: .reveal, count: isShown ? 2 : 1),
        aside: .shownVersion(index)
      )
    )
  }

  /// The version that was asked for. Once its time is over it is not said again.
  private func told(_ index: Int, _ conflict: DeviceConflict, _ context: LineContext) -> LineScene {
    var scene = choice(conflict, context)
    let revealed = revealed(at: context.screen.now).flatMap { $0.version == index ? $0 : nil }
    scene.name = "version \(index) of \(conflict.id.rawValue), \(revealed != nil)"
    scene.listsChoices = false
    scene.isQuestion = false
    scene.lines = (revealed?.parts ?? []).map {
      .secretText(context.wording(.lineModeAsk(what: $0.label)), $0.text)
    }
    return scene
  }
}
