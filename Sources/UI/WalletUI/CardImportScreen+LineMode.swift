import Screens
import Widgets
import Wording

extension CardImportScreen {
  func scene(_ context: LineModeContext<WalletData, Action>) -> LineModeScene<Action> {
    switch stage {
    case .path:
      context.form(
        form,
        saying: .cardImportText,
        problem: problem,
        action: { .form($0) },
        submit: .proceed,
        back: .close
      )
    case .password(let encryption): typing(encryption, context)
    case .keyFile:
      context.fileName(
        keyPath,
        saying: [context.line(.cardFileKeyFileText(name: fileName))],
        problem: problem,
        action: { .keyPath($0) },
        submit: .proceed,
        back: .close
      )
    case .unread, .reading, .writing: work.scene(context.wording, stop: .stop)
    case .preview(let preview):
      if context.aside == .row, let item = focused(in: preview) {
        told(item, context)
      } else {
        told(preview, context)
      }
    case .imported, .deleting: context.moment(.cardFileDeleting)
    }
  }

  /// The question for the password of the file.
  private func typing(_ encryption: Encryption, _ context: LineContext) -> LineScene {
    let wording = context.wording
    let problem = problem ?? password.problem.map { wording($0) }
    let keyFile = keyPath.text
    let question = Phrase.importPasswordPrompt(path: fileName, format: encryption.format)
    let chosen = keyFile.isEmpty ? [] : [context.item(.keyKeyFile, keyFile)]
    var choices: [LineChoice] = []
    if encryption.allowsKeyFile {
      choices.append(LineModeChoice("keyfile", wording(.keyKeyFile), .keyFile))
      if !keyFile.isEmpty {
        choices.append(
          LineModeChoice(
            "nokeyfile",
            wording(.lineModeNoKeyFile),
            .keyFile,
            .keyPath(.edit(.clear)),
            .proceed
          )
        )
      }
    }
    return LineModeScene(
      name: "password \(keyFile) \(problem ?? "")",
      lines: (problem.map { [.text($0)] } ?? []) + [context.line(question)] + chosen,
      choices: choices + [context.back(.close)],
      entry: .hidden(clearing: [.password(.clear)], submitting: [.proceed]),
      prompt: .lineModeAsk(what: wording(.lineModePassword)),
      // An empty password opens some files, and a key file alone others.
      onEmpty: ChoiceAction(actions: [.password(.clear), .proceed])
    )
  }

  /// The decision about each item, a page at a time, and what can be chosen.
  private func told(_ preview: CardImportPreview, _ context: LineContext) -> LineScene {
    let wording = context.wording
    let list = LineModeList(count: preview.items.count, context: context)
    var choices: [LineChoice] = []
    if !chosen.isEmpty {
      let cards = preview.words(for: chosen, wording)
      choices.append(
        LineModeChoice(
          "i",
          wording(.lineModeItem(label: wording(.keyImport), value: cards)),
          .proceed
        )
      )
    }
    if preview.hasCodes {
      let other: Phrase = keepsCodes ? .cardCodesLeft : .cardCodesKept
      choices.append(LineModeChoice("c", wording(other), .codes))
    }
    if !preview.updates(beside: chosen).isEmpty {
      choices.append(LineModeChoice("u", wording(.keyTakeUpdates), .updates))
    }
    let isChoosable = preview.items.contains(where: \.isChoosable)
    if isChoosable {
      choices.append(LineModeChoice("a", wording(.keyMarkAll), .choose(.all)))
    }
    let rows = list.rows(doing: { [.scroll(.row($0))] }, then: .row) { index in
      line(of: preview.items[index], isChosen: chosen.contains(Int64(index)), wording)
    }
    return LineModeScene(
      name: "preview \(context.firstRow) \(keepsCodes) \(chosen.hashValue)",
      lines: [.text(preview.heading)]
        + (preview.items.isEmpty
          ? [context.line(.importNothing)] : [.text(preview.summary(wording))])
        + (preview.hasCodes ? [context.line(keepsCodes ? .cardCodesKept : .cardCodesLeft)] : []),
      choices: rows + choices + [context.back(.close)],
      rowWords: isChoosable ? marking(preview.items.count, wording) : [],
      position: list.position
    )
  }

  private func marking(_ count: Int, _ wording: Wording) -> [LineModeRows<Action>] {
    [
      LineModeRows("mark", wording(.lineModeMark), count: count) {
        ChoiceAction(actions: [.choose(.rows($0, true))])
      },
      LineModeRows("unmark", wording(.lineModeUnmark), count: count) {
        ChoiceAction(actions: [.choose(.rows($0, false))])
      },
    ]
  }

  private func line(of item: CardImportPreview.Item, isChosen: Bool, _ wording: Wording) -> String {
    guard isChosen else { return item.line }
    return wording(.lineModeItemTaken(line: item.lineAsChosen ?? item.line))
  }

  /// An item in full: why it is decided so, an update field by field, and its oddities.
  private func told(_ item: CardImportPreview.Item, _ context: LineContext) -> LineScene {
    let wording = context.wording
    let isChosen = chosen.contains(Int64(list.selected))
    func value(_ text: String) -> String { text.isEmpty ? wording(.changeNone) : text }
    let changes = item.verdict.changes.map { change in
      let (caption, old, new) = (change.caption, value(change.old), value(change.new))
      guard case .joined(let joining) = item.verdict else {
        return context.line(.lineModeFieldChange(caption: caption, old: old, new: new))
      }
      return context.line(
        .lineModeFieldJoined(caption: caption, old: old, place: joining.place, new: new)
      )
    }
    let other: Phrase = isChosen ? .lineModeLeaveItem : .keyMarkRow
    let choosing = LineModeChoice(
      "1",
      wording(other),
      Action.take(list.selected, !isChosen),
      then: .row
    )
    return LineModeScene(
      name: "item \(list.selected) \(isChosen)",
      lines: [.text(line(of: item, isChosen: isChosen, wording))]
        + [context.line(item.verdict.sentence)] + changes + item.remarks.map { .text($0) },
      choices: (item.isChoosable ? [choosing] : []) + [context.back()]
    )
  }
}
