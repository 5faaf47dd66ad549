import PaymentCards
import Screens
import Widgets
import Wording

/// The reactions of an import to the results of its work.
extension CardImportScreen {
  mutating func advance(_ context: WalletContext) -> [Request] {
    switch stage {
    case .path: form.requests()
    case .keyFile: keyPath.requests()
    case .unread: read()
    case .reading, .password, .preview, .writing, .imported, .deleting: []
    }
  }

  mutating func receive(_ listing: FileListing, _ context: WalletContext) -> [Request] {
    if case .keyFile = stage {
      keyPath.receive(listing)
      return keyPath.requests()
    }
    form.receive(listing)
    return form.requests()
  }

  mutating func receive(_ event: WorkEvent) {
    switch event {
    case .progress(let progress): self.progress = progress
    case .stopped:
      isStopping = false
      switch stage {
      case .reading: stage = encryption.map { .password($0) } ?? .path
      case .writing(let preview): stage = .preview(preview)
      case .path, .unread, .password, .keyFile, .preview, .imported, .deleting: break
      }
    }
  }

  mutating func receive(_ reply: WalletReply, _ context: WalletContext) -> [Request] {
    guard case .transferred(let result) = reply else { return [] }
    switch result {
    case .read(let preview):
      guard stage == .reading else { break }
      show(preview)
    case .needsKey(let format, let allowsKeyFile, let problem):
      guard stage == .reading else { break }
      let encryption = Encryption(format: format, allowsKeyFile: allowsKeyFile)
      self.encryption = encryption
      self.problem = problem
      password = PasswordField()
      stage = .password(encryption)
    case .written(_, let new, let updated):
      return finish(new: new, updated: updated, context.wording)
    case .deleted:
      guard case .deleting(let imported) = stage else { break }
      let told = imported.told(.importDeleted(path: fileName), context.wording)
      return [.close, .tell(StatusMessage(tone: .success, told))]
    case .failed(let sentence): return fail(sentence, context.wording)
    case .exported: break
    }
    return []
  }

  /// Shows a preview with its new cards chosen, or what was chosen of it before a lock.
  private mutating func show(_ preview: CardImportPreview) {
    var preview = preview
    preview.keepsCodes = keepsCodes
    let items = preview.items.count
    chosen =
      chosenFrom == items
      ? RowMarks(preview.choosable.filter { chosen.contains($0) }) : preview.newItems
    chosenFrom = nil
    list = ListState()
    showsDetails = false
    stage = .preview(preview)
  }

  private mutating func finish(new: Int, updated: Int, _ wording: Wording) -> [Request] {
    guard case .writing(let preview) = stage else { return [] }
    guard new + updated > 0 else { return [.close, .tell(StatusMessage(.importNothing))] }
    let others = preview.items.count - new - updated - preview.joined(to: chosen)
    let imported = Imported(new: new, updated: updated, others: max(0, others))
    guard preview.isExport else {
      let kept = imported.told(.cardFileKept(name: fileName), wording)
      return [.close, .tell(StatusMessage(tone: .success, kept))]
    }
    deletion = BulkConfirmation(imported)
    stage = .imported
    return []
  }

  private mutating func fail(_ sentence: String, _ wording: Wording) -> [Request] {
    if case .deleting(let imported) = stage {
      let told = imported.told(.cardFileNotDeleted(reason: sentence), wording)
      return [.close, .tell(StatusMessage(tone: .problem, told))]
    }
    stage = .path
    encryption = nil
    problem = sentence
    return []
  }
}
