import DomainWords
import Flashcards
import Screens
import Widgets
import WindowLevels
import Wording

/// The keys of the form, and its drawing.
extension ExportScreen {
  static let bindings: [KeyBinding<Action>] =
    own + OptionRow.bindings { .change($0) } + ListState.bindings { .move($0) }

  /// The keys in the row of the file's name.
  static let pathBindings: [KeyBinding<Action>] = own + PathField.bindings { .path($0) }

  /// The keys once a file is written of which something is to be known.
  static let doneBindings: [KeyBinding<Action>] = [
    KeyBinding(.enter, .escape, does: .close, .keyBack)
  ]

  private static var own: [KeyBinding<Action>] {
    [
      KeyBinding(.enter, does: .save, .keyExport, named: "save"),
      KeyBinding(.function(2), does: .all, .exportRowScope, named: "change"),
      KeyBinding(.escape, does: .close, .keyBack),
    ]
  }

  static let tables: [[KeyBinding<Action>]] = [bindings, pathBindings, doneBindings]

  func table(_ context: StudyContext) -> [KeyBinding<Action>] {
    guard written == nil else { return Self.doneBindings }
    guard row == .place else { return Self.bindings }
    return path.table(Self.pathBindings) {
      // Arrows leave the row where no file is chosen from the list.
      if case .path(let action) = $0, case .complete = action { action } else { nil }
    }
  }

  static func area(_ size: Size) -> Rect { Heading.rectBeneath(in: size) }

  func draw(into canvas: inout Canvas, _ context: StudyContext) {
    let wording = context.wording
    Heading.draw(
      [wording(.homeFlashcards), wording(.keyExport)],
      into: &canvas,
      context.environment
    )
    let area = Self.area(canvas.size)
    if let written {
      canvas.cursor = area.origin
      canvas.write(wrapped: written.joined(separator: "\n\n"), in: area)
      return
    }
    let rows = rows
    OptionForm(
      rows: rows.map { option($0, wording) },
      focused: rows.firstIndex(of: row) ?? 0,
      path: path,
      problem: problem?.words(wording),
      note: wording(.exportReadable)
    ).draw(in: area, into: &canvas, context.environment)
  }

  /// The versions of Anki that a package is for.
  var version: Phrase { options.isForOlderAnki ? .exportForOlder : .exportForNewer }

  private func option(_ row: Row, _ wording: Wording) -> OptionRow {
    let label = row.label.map { wording($0) } ?? ""
    switch row {
    case .format:
      let others = formats.filter { $0 != format }.map { wording($0.shortName) }
      return OptionRow(label, .choice(format.map { wording($0.name) } ?? "?", others: others))
    case .scope:
      let other = isAll ? ownPart(wording) : wording(.statisticsAllDecks)
      return OptionRow(label, .choice(part(wording), others: [other]))
    case .schedule:
      return OptionRow(label, .toggle(wording(.exportSchedule), isOn: options.withSchedule))
    case .presets:
      return OptionRow(label, .toggle(wording(.exportPresets), isOn: options.withPresets))
    case .version:
      let other: Phrase = options.isForOlderAnki ? .exportForNewer : .exportForOlder
      return OptionRow(label, .choice(wording(version), others: [wording(other)]))
    case .place: return OptionRow(label, .path(path))
    }
  }
}

extension ExportScreen.Row {
  /// The words before the value; nil for a row that belongs to the one above it.
  var label: Phrase? {
    switch self {
    case .format: .exportRowFormat
    case .scope: .exportRowScope
    case .schedule: .exportRowWith
    case .presets: nil
    case .version: .exportRowVersion
    case .place: .exportRowPlace
    }
  }
}

extension FlashcardExportFormat {
  /// The name with the ending of files.
  var name: Phrase {
    switch self {
    case .package: .exportPackage
    case .tabs: .exportTabs
    case .commas: .exportCommas
    case .history: .exportHistory
    case .collection: .exportCollection
    }
  }

  /// The name beside a chosen one.
  var shortName: Phrase {
    switch self {
    case .package: .exportPackageShort
    case .tabs: .exportTabsShort
    case .commas: .exportCommasShort
    case .history: .exportHistoryShort
    case .collection: .exportCollectionShort
    }
  }
}
