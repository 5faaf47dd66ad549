import PaymentCards
import Screens
import Widgets
import WindowLevels
import Wording

/// The keys of each stage of an import.
extension CardImportScreen {
  static let bindings: [KeyBinding<Action>] =
    ends + ImportForm<CardFormatName>.pathBindings { .form($0) }

  /// The keys in the row of the format.
  static let formatBindings: [KeyBinding<Action>] =
    ends + ImportForm<CardFormatName>.formatBindings { .form($0) }

  /// The keys while a password is typed.
  static let passwordBindings: [KeyBinding<Action>] =
    [
      KeyBinding(.enter, does: .proceed, .keySubmit),
      KeyBinding(.function(3), does: .keyFile, .keyKeyFile),
      KeyBinding(.escape, does: .close, .keyBack),
    ] + PasswordField.bindings { .password($0) }

  /// The keys while the name of a key file is typed.
  static let keyFileBindings: [KeyBinding<Action>] =
    ends + PathField.bindings { .keyPath($0) }

  /// The keys while work is under way.
  static let workBindings: [KeyBinding<Action>] = WorkView.keys(stop: .stop)

  /// The keys of the preview.
  static let previewBindings: [KeyBinding<Action>] =
    [
      KeyBinding(.enter, does: .proceed, .keyImport),
      KeyBinding(" ", does: .choose(.toggle), .keyMarkRow, named: "mark"),
      KeyBinding(.right, does: .details, .keyItemDetails, named: "open"),
      KeyBinding("A", does: .updates, .keyTakeUpdates).formerly("a"),
      KeyBinding("*", does: .choose(.all), .keyMarkAll, named: "take-all"),
      KeyBinding(.function(2), does: .codes, .keyCodes),
      KeyBinding(.escape, does: .close, .keyBack),
    ] + ListState.bindings { .scroll($0) }

  /// The keys of an item's details.
  static let detailsBindings: [KeyBinding<Action>] =
    [
      KeyBinding(.escape, .left, does: .details, .keyBack),
      KeyBinding(" ", does: .choose(.toggle), .keyMarkRow, named: "mark"),
      KeyBinding(.enter, does: .proceed, .keyImport),
    ] + ScrollKeys.bindings { .scrollDetails($0) }

  static let tables: [[KeyBinding<Action>]] = [
    bindings, formatBindings, passwordBindings, keyFileBindings, workBindings, previewBindings,
    detailsBindings,
  ]

  private static var ends: [KeyBinding<Action>] {
    [
      KeyBinding(.enter, does: .proceed, .keySubmit),
      KeyBinding(.escape, does: .close, .keyBack),
    ]
  }

  func table(_ context: WalletContext) -> [KeyBinding<Action>] {
    switch stage {
    case .path where form.isAtFormat: Self.formatBindings
    case .path: form.table(Self.bindings) { if case .form(let action) = $0 { action } else { nil } }
    case .password(let encryption):
      Self.passwordBindings.filter {
        if case .keyFile = $0.action { encryption.allowsKeyFile } else { true }
      }
    case .keyFile:
      keyPath.table(Self.keyFileBindings) {
        if case .keyPath(let action) = $0 { action } else { nil }
      }
    case .unread, .reading, .writing: Self.workBindings
    case .preview(let preview): table(of: preview)
    case .imported, .deleting: []
    }
  }

  private func table(of preview: CardImportPreview) -> [KeyBinding<Action>] {
    guard !preview.items.isEmpty else {
      return Self.previewBindings.filter { if case .close = $0.action { true } else { false } }
    }
    let isChoosable = focused(in: preview)?.isChoosable == true
    return (showsDetails ? Self.detailsBindings : Self.previewBindings).compactMap { binding in
      switch binding.action {
      case .proceed: chosen.isEmpty ? binding.idle : binding
      case .codes: preview.hasCodes ? binding : nil
      case .updates: !preview.updates(beside: chosen).isEmpty ? binding : nil
      case .choose(.toggle): isChoosable ? binding : binding.idle
      case .choose: preview.items.contains(where: \.isChoosable) ? binding : nil
      case .scroll: preview.items.count > 1 ? binding : nil
      default: binding
      }
    }
  }

  /// The focused item of a preview; nil if it has none.
  func focused(in preview: CardImportPreview) -> CardImportPreview.Item? {
    preview.items.indices.contains(list.selected) ? preview.items[list.selected] : nil
  }
}
