import Screens
import Secrets
import Widgets
import WindowLevels
import Wording

/// The effects of the keys of an import.
extension CardImportScreen {
  mutating func perform(_ action: Action, _ context: WalletContext) -> [Request] {
    switch (action, stage) {
    case (.form(let action), .path):
      problem = nil
      form.perform(action, in: CardImportView.area(context.size))
      return form.requests()
    case (.keyPath(let action), .keyFile):
      problem = nil
      let height = PathFieldView.listHeight(in: CardImportView.area(context.size))
      keyPath.perform(action, height: height)
      return keyPath.requests()
    case (.password(let action), .password):
      problem = nil
      password.perform(action)
    case (.keyFile, .password(let encryption)) where encryption.allowsKeyFile:
      problem = nil
      stage = .keyFile(encryption)
      return keyPath.requests()
    case (.stop, _):
      isStopping = true
      return [.cancelWork]
    case (.close, _): return goBack()
    case (.proceed, _): return proceed(context)
    case (.dialog(let action), .imported): return settle(action, context.wording)
    case (_, .preview(let preview)): return change(action, preview, context)
    default: break
    }
    return []
  }

  private mutating func goBack() -> [Request] {
    problem = nil
    switch stage {
    case .preview, .password:
      stage = .path
      password = PasswordField()
      encryption = nil
      return [.run(.transfer(.forget))] + form.requests()
    case .keyFile(let encryption): stage = .password(encryption)
    case .path: return [.close]
    case .unread, .reading, .writing, .imported, .deleting: break
    }
    return []
  }

  private mutating func proceed(_ context: WalletContext) -> [Request] {
    switch stage {
    case .path:
      switch form.submit() {
      case .other: return form.requests()
      case .empty: return [.tell(StatusMessage(.fileNoName))]
      case .file:
        encryption = nil
        return read()
      }
    case .password: return unlock(context.wording)
    case .keyFile(let encryption):
      // A key file is not needed.
      guard keyPath.submitForReading() != .other else { return keyPath.requests() }
      stage = .password(encryption)
      return []
    case .preview(let preview):
      guard !chosen.isEmpty else { return [.tell(StatusMessage(.importNothingChosen))] }
      return write(preview)
    case .unread, .reading, .writing, .imported, .deleting: return []
    }
  }

  /// Reads the file, with a key if it is encrypted.
  mutating func read(with key: CardFileKey? = nil) -> [Request] {
    problem = nil
    begin(.reading)
    return [.run(.transfer(.read(path: form.path.text, as: form.format, key)))]
  }

  /// Reads the file with the password that was typed. Where nothing was, the password is empty, or
  /// there is none beside a key file.
  private mutating func unlock(_ wording: Wording) -> [Request] {
    problem = password.problem.map { wording($0) }
    guard problem == nil else { return [] }
    let keyFile = keyPath.text.isEmpty ? nil : keyPath.text
    do throws(SecretFailure) {
      let hasPassword = password.count > 0 || keyFile == nil
      let key = CardFileKey(
        password: hasPassword ? try password.buffer.copy() : nil,
        keyFile: keyFile
      )
      password = PasswordField()
      return read(with: key)
    } catch {
      problem = wording(.importNoMemory)
      return []
    }
  }

  private mutating func write(_ preview: CardImportPreview) -> [Request] {
    showsDetails = false
    begin(.writing(preview))
    let items = Set(chosen.ids.map { Int($0) })
    return [.run(.transfer(.write(CardImportChoice(items: items, keepsCodes: keepsCodes))))]
  }

  private mutating func begin(_ stage: Stage) {
    self.stage = stage
    progress = WorkProgress()
    isStopping = false
  }

  /// Deletes the file or leaves it, as the question is answered.
  private mutating func settle(_ action: DialogAction, _ wording: Wording) -> [Request] {
    guard let imported = deletion?.change, let isDeleted = deletion?.answer(action) else {
      return []
    }
    guard isDeleted else {
      let kept = imported.told(.cardFileKept(name: fileName), wording)
      return [.close, .tell(StatusMessage(tone: .success, kept))]
    }
    deletion = nil
    stage = .deleting(imported)
    return [.run(.transfer(.deleteFile(path: form.path.text)))]
  }

  // MARK: The preview

  private mutating func change(
    _ action: Action,
    _ preview: CardImportPreview,
    _ context: WalletContext
  ) -> [Request] {
    switch action {
    case .codes where preview.hasCodes:
      keepsCodes.toggle()
      var preview = preview
      preview.keepsCodes = keepsCodes
      chosen = RowMarks(preview.choosable.filter(chosen.contains))
      stage = .preview(preview)
    case .updates: chosen.toggleAll(preview.updates(beside: chosen))
    case .choose(let action): return choose(action, preview, context)
    case .take(let item, let isTaken):
      chosen.set([Int64(item)].filter(preview.choosable.contains), isTaken)
    case .scroll(let move):
      let height = CardImportView(screen: self, context: context).rows(of: preview)
      list.move(move, count: preview.items.count, height: height)
      detailsTop = 0
    case .details:
      showsDetails.toggle()
      detailsTop = 0
    case .scrollDetails(let step):
      let view = CardImportView(screen: self, context: context)
      detailsTop = min(max(0, detailsTop + step), view.lastDetailsTop(of: preview))
    default: break
    }
    return []
  }

  /// Chooses items, or leaves them out. What can't be imported says why.
  private mutating func choose(
    _ action: SelectionAction,
    _ preview: CardImportPreview,
    _ context: WalletContext
  ) -> [Request] {
    let choosable = preview.choosable
    switch action {
    case .toggle:
      guard let item = focused(in: preview) else { return [] }
      guard item.isChoosable else {
        return [.tell(StatusMessage(item.verdict.sentence))]
      }
      chosen.toggle(Int64(list.selected))
      guard !showsDetails else { return [] }
      let height = CardImportView(screen: self, context: context).rows(of: preview)
      list.move(.down, count: preview.items.count, height: height)
    case .all: chosen.toggleAll(choosable)
    case .invert: chosen.invert(choosable)
    case .clear: chosen.clear()
    case .rows(let ranges, let isChosen):
      let rows = Set(choosable)
      chosen.set(ranges.joined().map { Int64($0) }.filter(rows.contains), isChosen)
      let chosen = String(chosen.count)
      let count = String(preview.items.count)
      return [.tell(StatusMessage(.importChosen(chosen: chosen, count: count)))]
    }
    return []
  }
}
