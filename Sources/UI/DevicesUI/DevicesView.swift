import Devices
import Flashcards
import Screens
import Widgets
import WindowLevels
import Wording

/// Draws the devices of the group, or the ways into one.
struct DevicesView {
  let list: ListState
  let work: DeviceWork?
  let context: DevicesContext

  private var theme: Theme { context.theme }
  private var wording: Wording { context.wording }

  /// The height from which there is room for facts and problems around the table.
  private static let roomyHeight = 12

  func draw(into canvas: inout Canvas) {
    let body = canvas.bounds.dropping(rows: Heading.height)
    let area = Panes(in: body, hasDetail: false).main
    if let work = work?.view() {
      return work.draw(in: area, into: &canvas, context.environment)
    }
    switch context.data.membership {
    case .unknown:
      canvas.cursor = area.origin
      canvas.write(wording(.studyLoading), at: area.origin, style: theme.muted)
    case .alone: drawOffers(in: area, into: &canvas)
    case .member(let group): draw(group, in: area, into: &canvas)
    }
  }

  // MARK: In no group

  private static let widestText = 74

  /// The sentences on what synchronisation does, and on the way there on each device.
  static func explanation(_ wording: Wording) -> [Phrase] {
    [
      .devicesText,
      .deviceFirstSteps(setUp: wording(.deviceFound), invite: wording(.keyInvite)),
      .deviceOtherSteps(connect: wording(.deviceJoin)),
      .deviceLostSteps(restore: wording(.deviceRestore)),
    ]
  }

  private func drawOffers(in area: Rect, into canvas: inout Canvas) {
    let offers = DevicesScreen.Offer.allCases
    let width = min(area.width, Self.widestText)
    let texts = Self.explanation(wording).map { WrappedText(wording($0), width: width).lines }
    let (aim, steps) = (texts.prefix(1).flatMap(\.self), texts.dropFirst().flatMap(\.self))
    let room = area.height - offers.count - 1
    let lines = [aim + [""] + steps, aim].first { $0.count <= room } ?? []
    for (row, line) in lines.enumerated() {
      canvas.write(
        line,
        at: area.origin.moved(y: row),
        style: theme.muted,
        limit: area.width
      )
    }
    let rect = area.dropping(rows: lines.isEmpty ? 0 : lines.count + 1)
    let rows = offers.map { ListView.Row(leading: wording($0.label)) }
    ListView.draw(
      rows,
      state: list,
      in: Rect(x: rect.minX, y: rect.minY, width: min(rect.width, 50), height: rect.height),
      into: &canvas,
      theme: theme
    )
  }

  // MARK: In a group

  private func draw(_ group: DeviceGroup, in area: Rect, into canvas: inout Canvas) {
    var rect = area
    let facts = Self.facts(about: group, height: area.height, context)
    let label = facts.map { displayWidth(of: $0.label) }.max() ?? 0
    for fact in facts {
      canvas.write(fact.label, at: rect.origin, style: theme.muted)
      canvas.write(
        fact.value,
        at: rect.origin.moved(x: label + 2),
        limit: rect.width - label - 2,
        ellipsis: theme.ellipsis
      )
      rect = rect.dropping(rows: 1)
    }
    if area.height >= Self.roomyHeight { rect = rect.dropping(rows: 1) }
    let remarks = Self.remarks(about: group, width: area.width, height: area.height, context)
    let table = rect.keeping(rows: max(1, rect.height - remarks.count))
    drawTable(group, in: table, into: &canvas)
    var y = area.maxY - remarks.count
    for remark in remarks {
      canvas.write(remark, at: Point(x: area.minX, y: y), style: theme.warning, limit: area.width)
      y += 1
    }
  }

  /// The height of the list of devices.
  static func listHeight(in context: DevicesContext) -> Int {
    let height = context.size.height - Heading.height
    guard let group = context.data.group else { return height }
    let area = Panes(
      in: Rect(size: context.size).dropping(rows: Heading.height),
      hasDetail: false
    ).main
    let taken =
      facts(about: group, height: height, context).count + (height >= roomyHeight ? 1 : 0)
      + remarks(about: group, width: area.width, height: height, context).count
    let table = Rect(x: 0, y: 0, width: area.width, height: max(1, height - taken))
    return Table.rows(in: table).height
  }

  /// The facts above the table: one where there is little room.
  static func facts(
    about group: DeviceGroup,
    height: Int,
    _ context: DevicesContext
  ) -> [(label: String, value: String)] {
    let wording = context.wording
    let waiting = (wording(.deviceWaitingLabel), group.waiting(wording))
    guard height >= roomyHeight else { return height >= 6 ? [waiting] : [] }
    let last = group.lastSync.map { context.environment.words(for: $0) }
    let media = (wording(.deviceMediaNotHere), "\(group.absentMedia)")
    return [(wording(.deviceRemoteLabel), group.remote), waiting]
      + (group.absentMedia > 0 ? [media] : [])
      + [(wording(.deviceLastSyncLabel), last ?? wording(.deviceNever))]
  }

  /// The lines beneath the table: what is wrong, and what waits for a decision. Where there is
  /// little room, the most urgent of them.
  static func remarks(
    about group: DeviceGroup,
    width: Int,
    height: Int,
    _ context: DevicesContext
  ) -> [String] {
    let cross = String(Character(context.theme.cross))
    let all = group.remarks(context.environment).flatMap { remark in
      WrappedText("\(cross) \(remark)", width: max(1, width)).lines
    }
    guard all.isEmpty || height >= 6 else { return [] }
    return Array(all.prefix(max(0, height / 3)))
  }

  private func drawTable(_ group: DeviceGroup, in rect: Rect, into canvas: inout Canvas) {
    let columns = [
      Table.Column(wording(.deviceColumnName), width: 10, share: 2),
      Table.Column(wording(.deviceColumnNumber), width: 4),
      Table.Column(wording(.deviceColumnShares), width: 13, givesWay: 1),
      Table.Column(wording(.deviceColumnHeard), width: 16, share: 3),
    ]
    let count = wording(.devices(group.devices.count { !$0.isRemoved }))
    Table(columns, count: count).draw(
      group.devices.count,
      state: list,
      in: rect,
      into: &canvas,
      theme: theme
    ) { index in
      let device = group.devices[index]
      let style = device.isRemoved ? theme.muted : theme.text
      return Table.Row([
        Table.Field(device.name, style: style),
        Table.Field("\(device.number)", style: theme.muted),
        Table.Field(device.isRemoved ? "" : wording(device.share.label), style: theme.muted),
        Table.Field(
          forms: device.heard(context.environment),
          style: device.missing == nil ? style : theme.warning
        ),
      ])
    }
  }
}
