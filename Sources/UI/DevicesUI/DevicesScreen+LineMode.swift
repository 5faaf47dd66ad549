import Devices
import Screens
import Widgets
import Wording

extension DevicesScreen {
  func scene(_ context: LineModeContext<DevicesData, Action>) -> LineModeScene<Action> {
    if let work { return work.view().scene(context.wording, stop: .stop) }
    switch context.screen.data.membership {
    case .unknown: return context.moment(.studyLoading)
    case .alone:
      return LineModeScene(
        name: "alone",
        lines: ([.devicesTitle] + DevicesView.explanation(context.wording)).map(context.line),
        choices: Offer.allCases.map { offer in
          LineModeChoice(String(offer.rawValue + 1), context.wording(offer.label), .open(offer))
        } + [context.back(.close)]
      )
    case .member(let group): return told(group, context)
    }
  }

  private func told(_ group: DeviceGroup, _ context: LineContext) -> LineScene {
    let environment = context.screen.environment
    let wording = context.wording
    // Its number removes a device, as nothing else is done with one.
    let removals = group.devices.indices.compactMap { row -> LineChoice? in
      let device = group.devices[row]
      guard !device.isOwn, !device.isRemoved else { return nil }
      return LineModeChoice(
        "-\(device.number)",
        wording(.deviceRemoveName(device: group.label(of: device))),
        .move(.row(row)),
        .remove
      )
    }
    let conflicts =
      group.conflicts > 0 ? [LineModeChoice("c", wording(.keyConflicts), Action.conflicts)] : []
    return LineModeScene(
      name: "group \(group.hashValue)",
      lines: [context.line(.devicesTitle)]
        + DevicesView.facts(about: group, height: .max, context.screen).map { fact in
          context.line(.lineModeItem(label: fact.label, value: fact.value))
        } + group.devices.map { .text($0.line(environment)) }
        + group.remarks(environment).map { .text($0) },
      choices: [LineModeChoice("s", wording(.keySyncNow), .sync)] + conflicts
        + [LineModeChoice("i", wording(.keyInvite), .invite)] + removals + [
          LineModeChoice("v", wording(.keyVerifyRemote), .verify),
          LineModeChoice("m", wording(.keyMoveGroup), .moveGroup),
          LineModeChoice("x", wording(.keyLeaveGroup), .leave),
          LineModeChoice("D", wording(.keyDestroyGroup), .destroy), context.back(.close),
        ],
      // A sync that comes by itself changes what there is to say.
      endsByItself: true
    )
  }
}
