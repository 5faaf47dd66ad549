import Widgets
package import WindowLevels
package import Wording

/// A format that a file can be read as.
package protocol ImportFormat: Codable, Equatable, Sendable {
  /// The formats that can be chosen, in their order.
  static var choices: [Self] { get }

  /// The name for the user.
  func label(_ wording: Wording) -> String
}

/// The form of an import: the format of the file, which is found by what the file holds unless it is chosen,
/// and the path.
package struct ImportForm<Format: ImportFormat>: Sendable {
  /// An action in the form.
  package enum Action: Sendable {
    case path(PathField.Action), toPath, change(Int), choose(Format?)
  }

  package private(set) var path: PathField
  /// The chosen format; nil to find it.
  package private(set) var format: Format?
  /// True while the row of the format is focused, false while the path is typed.
  package private(set) var isAtFormat = false

  /// An empty form.
  ///
  /// - Parameter kinds: the kinds of files that can be read, which are listed first.
  package init(kinds: FileKinds) { path = PathField(kinds: kinds) }

  /// The form as it was before a lock: the files are listed again.
  package init(path: PathField, kinds: FileKinds, format: Format?) {
    (self.path, self.format) = (path.listing(kinds), format)
  }

  // MARK: Keys

  /// The keys while the path is typed, each with the screen's action for it.
  package static func pathBindings<ScreenAction>(
    _ action: (Action) -> ScreenAction
  ) -> [KeyBinding<ScreenAction>] {
    PathField.bindings { action(.path($0)) }
  }

  /// The keys in the row of the format.
  package static func formatBindings<ScreenAction>(
    _ action: (Action) -> ScreenAction
  ) -> [KeyBinding<ScreenAction>] {
    OptionRow.bindings { action(.change($0)) } + [
      KeyBinding(.down, "j", does: action(.toPath), .keyMove, in: .moving, named: "move-down")
    ]
  }

  /// A table with the keys of the path, of which those that show nothing now are idle.
  ///
  /// - Parameter own: the action of the form that an action of the screen stands for, if any.
  package func table<ScreenAction>(
    _ bindings: [KeyBinding<ScreenAction>],
    _ own: (ScreenAction) -> Action?
  ) -> [KeyBinding<ScreenAction>] {
    path.table(bindings) {
      guard case .path(let action) = own($0) else { return nil }
      // Up leads to the format, also where there are no files.
      if case .move(.up) = action { return nil }
      return action
    }
  }

  /// Types a character of the path.
  package mutating func type(_ scalar: Unicode.Scalar) {
    if !isAtFormat { path.type(scalar) }
  }

  /// Performs an action.
  ///
  /// - Parameter area: the place of the form.
  package mutating func perform(_ action: Action, in area: Rect) {
    switch action {
    case .path(.move(.up)) where path.list == nil: isAtFormat = true
    case .path(let action): path.perform(action, height: PathFieldView.listHeight(in: area))
    case .toPath: isAtFormat = false
    case .change(let step):
      let all = Self.options
      let index = (all.firstIndex(of: format) ?? 0) + step + all.count
      format = all[index % all.count]
    case .choose(let format): self.format = format
    }
  }

  /// Follows Enter, as in a path whose file is read.
  package mutating func submit() -> PathField.Submission {
    isAtFormat = false
    return path.submitForReading()
  }

  /// The request for the files that the path can become, as of a path.
  package mutating func requests<Data>() -> [ScreenRequest<Data>] { path.requests() }

  /// Takes the files that a path can become.
  package mutating func receive(_ listing: FileListing) { path.receive(listing) }

  // MARK: Drawing

  /// The height from which on there are blank rows.
  private static var roomy: Int { 10 }

  /// Draws the form, and beneath it the problem there is, or the files that the path can become.
  package func draw(
    _ text: Phrase,
    problem: String?,
    in area: Rect,
    into canvas: inout Canvas,
    _ environment: ScreenEnvironment
  ) {
    let (theme, wording) = (environment.theme, environment.wording)
    // Where height is scarce, files have the rows that are blank otherwise.
    let gap = area.height < Self.roomy ? 0 : 1
    let used = canvas.write(wrapped: wording(text), in: area, style: theme.muted)
    let others = Self.options.filter { $0 != format }
    let rows = [
      OptionRow(
        wording(.exportRowFormat),
        .choice(Self.name(format, wording), others: others.map { Self.name($0, wording) })
      ),
      OptionRow(wording(.columnFile), .path(path)),
    ]
    let below = OptionRowsView(rows, focused: isAtFormat ? 0 : 1, theme: theme)
      .draw(in: area.dropping(rows: used + gap), into: &canvas)
      .dropping(rows: gap)
    if let problem {
      let line = "\(Character(theme.cross)) \(problem)"
      canvas.write(wrapped: line, in: below, style: theme.bad)
    } else {
      PathFieldView.drawFiles(of: path, in: below, into: &canvas, environment)
    }
  }

  /// The formats that can be chosen, after none, which has it found.
  static var options: [Format?] { [nil] + Format.choices.map(Optional.some) }

  /// The name of a format, or the words for one that is found.
  static func name(_ format: Format?, _ wording: Wording) -> String {
    format?.label(wording) ?? wording(.settingsBackgroundAutomatic)
  }
}

extension LineModeContext {
  /// The form of an import: asks for the path, and tells the formats where they are asked for.
  package func form<Format>(
    _ form: ImportForm<Format>,
    saying text: Phrase,
    problem: String?,
    action: (ImportForm<Format>.Action) -> Action,
    submit: Action,
    back: Action
  ) -> LineModeScene<Action> {
    let label = wording(.exportRowFormat)
    guard aside == .formats else {
      let name = ImportForm.name(form.format, wording)
      let choice = LineModeChoice<Action>(
        "format",
        wording(.lineModeItem(label: label, value: name)),
        ChoiceAction(aside: .formats, firstRow: 0)
      )
      return fileName(
        form.path,
        saying: [line(text)] + (form.format == nil ? [] : [item(.exportRowFormat, name)]),
        problem: problem,
        choices: [choice],
        action: { action(.path($0)) },
        submit: submit,
        back: back
      )
    }
    let formats = ImportForm<Format>.options
    let list = LineModeList(count: formats.count, context: self, aside: .formats)
    return LineModeScene(
      name: "formats \(firstRow)",
      lines: [.text(label)],
      choices: list.rows(doing: { [action(.choose(formats[$0]))] }) {
        ImportForm.name(formats[$0], wording)
      } + [self.back()],
      position: list.position
    )
  }
}
