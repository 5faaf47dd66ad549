import Devices
import Locking
import Screens
import Secrets
import Widgets
import Wording

extension DeviceSetupScreen {
  func scene(_ context: LineModeContext<DevicesData, Action>) -> LineModeScene<Action> {
    if let work { return work.view().scene(context.wording, stop: .stop) }
    switch step {
    case .engine: return choosing(DeviceEngine.allCases, \.label, context)
    case .share: return choosing(DeviceShare.allCases, \.label, context)
    case .address: return typing(address, .deviceAddressLabel, context)
    case .name: return typing(name, .deviceColumnName, context)
    case .key:
      let problem = problem ?? key.problem?.phrase(context.wording)
      return LineModeScene(
        name: "key \(problem.map { context.wording($0) } ?? "")",
        lines: (problem == nil ? summary(context) : []) + [counted(problem, context)]
          + (canRetry ? [context.line(.lineModeKeep)] : []),
        choices: [context.back(.back)],
        entry: .hidden(clearing: [.clearKey], submitting: [.proceed]),
        prompt: .lineModeAsk(what: context.wording(purpose.keyTitle)),
        // Without it the group is brought back only while a device is left.
        onEmpty: canRetry
          ? ChoiceAction(actions: [.proceed])
          : purpose == .founding ? ChoiceAction(actions: [.clearKey, .proceed]) : nil
      )
    }
  }

  /// The question or what is wrong with its answer, behind its number.
  private func counted(_ problem: Phrase?, _ context: LineContext) -> SpokenLine {
    context.item(count, context.wording(problem ?? step.text(of: self)))
  }

  /// All that is about to be set up, before the key that does it.
  private func summary(_ context: LineContext) -> [SpokenLine] {
    let facts: [(step: Step, label: Phrase, value: String)] = [
      (.address, .deviceAddressLabel, engine.remote(address.text)),
      (.name, .deviceColumnName, name.text),
      (.share, .deviceColumnShares, context.wording(share.label)),
    ]
    return facts.filter { purpose.steps.contains($0.step) }.map { context.item($0.label, $0.value) }
  }

  private func choosing<Value>(
    _ values: [Value],
    _ label: KeyPath<Value, Phrase>,
    _ context: LineContext
  ) -> LineScene {
    LineModeScene(
      name: "step \(step) \(problem.map { context.wording($0) } ?? "")",
      lines: [counted(problem, context)],
      choices: values.enumerated().map { row, value in
        LineModeChoice(
          String(row + 1),
          context.wording(value[keyPath: label]),
          .move(.row(row)),
          .proceed
        )
      } + [context.back(.back)]
    )
  }

  private func typing(_ field: TextField, _ label: Phrase, _ context: LineContext) -> LineScene {
    let soFar =
      field.text.isEmpty
      ? [] : [context.item(.lineModeSoFar, field.text), context.line(.lineModeKeep)]
    return LineModeScene(
      name: "step \(step) \(engine) \(problem.map { context.wording($0) } ?? "")",
      lines: [counted(problem, context)] + soFar,
      choices: [context.back(.back)],
      entry: .text(clearing: [.field(.clear)], submitting: [.proceed]),
      prompt: .lineModeAsk(what: context.wording(label)),
      onEmpty: field.text.isEmpty ? nil : ChoiceAction(actions: [.proceed]),
      field: field
    )
  }
}
