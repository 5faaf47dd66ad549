import PaymentCards
import Screens
import Secrets
import Widgets
import WindowLevels
import Wording

/// The custom fields of the form: a list, and the editor of one of them.
extension CardWizard {
  /// An action on the custom fields.
  enum FieldsAction: Sendable {
    // In the list.
    case move(ListState.Move), open, add, remove, order(Int), removeRow(Int), close
    // In the editor.
    case edit(FieldAction), next, previous, go(CustomFieldEdit.Row), toggle, reveal, done
  }

  /// A row of the list.
  enum FieldRow: Hashable {
    case field(Int)
    /// A field with a usual label, which the card has not.
    case suggestion(String)
    /// A field with another label.
    case other
  }

  /// The keys of the list.
  static let fieldListBindings: [KeyBinding<Action>] =
    [
      KeyBinding(.enter, does: .fields(.open), .keyOpen),
      KeyBinding("a", does: .fields(.add), .keyAdd),
      KeyBinding("d", .delete, does: .fields(.remove), .keyRemove, named: "delete"),
      KeyBinding(.escape, .tab, does: .fields(.close), .keyDone),
      KeyBinding("K", does: .fields(.order(-1)), .keyMoveUp, named: "move-field-up"),
      KeyBinding("J", does: .fields(.order(1)), .keyMoveDown, named: "move-field-down"),
    ] + ListState.bindings { .fields(.move($0)) }

  /// The keys of the editor's rows of text.
  static let fieldEditBindings: [KeyBinding<Action>] =
    [
      KeyBinding(.enter, .tab, .down, does: .fields(.next), .keyNext),
      KeyBinding(.escape, does: .fields(.done), .keyDone),
      KeyBinding(.control("o"), does: .fields(.reveal), .keyReveal, named: "show-code"),
      KeyBinding(.backTab, .up, does: .fields(.previous), .keyPrevious, in: .moving),
    ] + FieldAction.bindings { .fields(.edit($0)) }

  /// The keys of the row that says if the value is hidden.
  static let fieldSwitchBindings: [KeyBinding<Action>] = [
    KeyBinding(.enter, .escape, does: .fields(.done), .keyDone),
    KeyBinding(" ", .left, .right, does: .fields(.toggle), .keyChange),
    KeyBinding(.tab, .down, does: .fields(.next), .keyNext, in: .moving),
    KeyBinding(.backTab, .up, does: .fields(.previous), .keyPrevious, in: .moving),
  ]

  /// The keys while the fields are changed.
  var fieldsTable: [KeyBinding<Action>] {
    guard let fieldEdit else {
      return Self.fieldListBindings.filter { binding in
        guard case .fields(let action) = binding.action else { return true }
        return switch action {
        case .remove: focusedField != nil
        case .order(let step):
          focusedField.map { customFields.indices.contains($0 + step) } ?? false
        default: true
        }
      }
    }
    guard fieldEdit.row != .isHidden else { return Self.fieldSwitchBindings }
    return Self.fieldEditBindings.filter { binding in
      if case .fields(.reveal) = binding.action {
        fieldEdit.isHidden && fieldEdit.row == .value
      } else {
        true
      }
    }
  }

  /// The rows of the list.
  var fieldRows: [FieldRow] {
    customFields.indices.map { .field($0) }
      + CustomFieldLabel.suggested
      .filter { label in !customFields.contains { $0.label == label } }
      .map { .suggestion($0) } + [.other]
  }

  private var focusedRow: FieldRow { fieldRows[min(fieldList.selected, fieldRows.count - 1)] }

  /// The index of the focused field; nil on a row that adds one.
  private var focusedField: Int? {
    if case .field(let index) = focusedRow { index } else { nil }
  }

  mutating func perform(_ action: FieldsAction, _ context: WalletContext) -> [Request] {
    let height = CustomFieldsBox.rows(in: context.size)
    switch action {
    case .move(let move): fieldList.move(move, count: fieldRows.count, height: height)
    case .open: openRow(focusedRow)
    case .add: return add(context, nil)
    case .remove:
      if let index = focusedField { remove(index) }
    case .removeRow(let index): remove(index)
    case .order(let step):
      guard let index = focusedField, customFields.indices.contains(index + step) else { break }
      customFields.swapAt(index, index + step)
      fieldList.move(step < 0 ? .up : .down, count: fieldRows.count, height: height)
      isChanged = true
    case .close: isInFields = false
    case .edit(let action):
      fieldEdit?.perform(action)
    case .next: move(by: 1)
    case .previous: move(by: -1)
    case .go(let row): fieldEdit?.row = row
    case .toggle: fieldEdit?.toggle()
    case .reveal: fieldEdit?.isShown.toggle()
    case .done: return finishField(context)
    }
    return []
  }

  private mutating func openRow(_ row: FieldRow) {
    fieldEdit =
      switch row {
      case .field(let index): CustomFieldEdit(customFields[index], at: index)
      case .suggestion(let label): CustomFieldEdit(adding: label)
      case .other: CustomFieldEdit(adding: nil)
      }
  }

  private mutating func add(_ context: WalletContext, _ label: String?) -> [Request] {
    guard customFields.count < CustomField.most else {
      return [.tell(StatusMessage(.fieldsFull(count: String(CustomField.most))))]
    }
    fieldEdit = CustomFieldEdit(adding: label)
    return []
  }

  private mutating func remove(_ index: Int) {
    guard customFields.indices.contains(index) else { return }
    customFields.remove(at: index)
    fieldList.fit(count: fieldRows.count, height: fieldRows.count)
    isChanged = true
  }

  private mutating func move(by step: Int) {
    guard let row = fieldEdit?.row else { return }
    let rows = CustomFieldEdit.Row.allCases
    fieldEdit?.row = rows[(row.rawValue + step + rows.count) % rows.count]
    fieldEdit?.isShown = false
  }

  /// Takes what was typed. A field without a label and a value is none.
  private mutating func finishField(_ context: WalletContext) -> [Request] {
    guard let edit = fieldEdit else { return [] }
    guard !edit.isEmpty, edit.index != nil || edit.hasValue else {
      fieldEdit = nil
      if let index = edit.index { remove(index) }
      return []
    }
    guard !edit.tidiedLabel.isEmpty else {
      fieldEdit?.row = .label
      return [.tell(StatusMessage(tone: .problem, .fieldNeedsLabel))]
    }
    do throws(SecretFailure) {
      let field = try edit.field
      if let index = edit.index, customFields.indices.contains(index) {
        if customFields[index] != field { isChanged = true }
        customFields[index] = field
      } else {
        guard customFields.count < CustomField.most else {
          return [.tell(StatusMessage(.fieldsFull(count: String(CustomField.most))))]
        }
        customFields.append(field)
        isChanged = true
        let rows = fieldRows.count
        fieldList.select(customFields.count - 1, count: rows, height: rows)
      }
      fieldEdit = nil
      return []
    } catch {
      return [.tell(StatusMessage(tone: .problem, .wizardNoMemory(field: edit.tidiedLabel)))]
    }
  }

  /// Types or pastes into the focused row of the editor.
  mutating func insertIntoField(
    _ scalars: some Sequence<Unicode.Scalar>,
    _ context: WalletContext
  ) -> [Request] {
    guard var edit = fieldEdit else { return [] }
    let fits = edit.insert(scalars)
    fieldEdit = edit
    guard !fits else { return [] }
    let phrase: Phrase = edit.row == .label ? .fieldLabel : .fieldValue
    let limit = edit.row == .label ? CardTextLimits.label : CardTextLimits.customField
    let full = DigitRejection.full(capacity: limit)
    return [.tell(StatusMessage(full.phrase(field: context.wording(phrase), context.wording)))]
  }

  // MARK: The brand

  /// The brands that can be chosen; nil for that of the number.
  var brandChoices: [Brand?] {
    let decided = draft.numberCheck.match.decided
    return [nil] + Brand.allCases.filter { $0 != decided }
  }

  /// Chooses the next brand, or the one before.
  mutating func changeBrand(by step: Int) {
    let choices = brandChoices
    let present = choices.firstIndex(of: ownBrand) ?? 0
    chooseBrand(choices[(present + step + choices.count) % choices.count])
  }

  /// Names the card's own brand; nil for that of the number.
  mutating func chooseBrand(_ brand: Brand?) {
    ownBrand = brand
    isChanged = true
  }

  /// The brand's name, with that of the number's in brackets where it is another; nil while neither is
  /// known.
  var brandName: String? {
    let decided = draft.numberCheck.match.decided?.facts.displayName
    guard let own = ownBrand?.facts.displayName, own != decided else { return decided }
    return decided.map { "\(own) (\($0))" } ?? own
  }

  /// The chosen brand in words.
  func brandWords(_ wording: Wording) -> String {
    ownBrand == nil
      ? wording(.brandByNumber(brand: brandName ?? wording(.brandUnknown))) : brandName ?? ""
  }
}
