internal import CVTerm

/// A terminal without a window: it interprets a program's output and knows the resulting screen.
///
/// A layer over libvterm, which keeps only the buffer that is shown: the contents of the other one
/// are saved at each switch.
public final class Emulator {
  private let terminal: OpaquePointer
  private let state: OpaquePointer
  private let buffer: OpaquePointer
  private let callbacks: UnsafeMutablePointer<VTermScreenCallbacks>
  private var scanner = EscapeScanner()
  private var cached: TerminalScreen?
  /// Bytes that libvterm has not received yet.
  private var pending: [UInt8] = []
  /// The beginning of a sequence: libvterm gets sequences whole, as it loses parts of split titles.
  private var sequence: [UInt8] = []

  /// The results of libvterm's callbacks. A class of its own, so that libvterm never retains the
  /// emulator.
  private let notes: Notes

  /// The private modes that are set now.
  public private(set) var modes: Set<PrivateMode> = []
  /// The private modes that were set at any time.
  public private(set) var modesSeen: Set<PrivateMode> = []
  /// True if the keypad sends application sequences, as ncurses asks for.
  public private(set) var isKeypadApplication = false
  /// The contents of the hidden screen when it was last shown; nil before the first switch.
  public private(set) var hiddenScreen: TerminalScreen?

  /// False for a terminal that answers no requests of the program.
  public var answersRequests = true

  /// The number of rows.
  public private(set) var rows: Int
  /// The number of columns.
  public private(set) var columns: Int

  /// An empty terminal in its initial state. Sizes are at least 1.
  public init(columns: Int, rows: Int) {
    self.columns = max(columns, 1)
    self.rows = max(rows, 1)
    terminal = vterm_new(Int32(self.rows), Self.safe(columns: self.columns))
    vterm_set_utf8(terminal, 1)
    state = vterm_obtain_state(terminal)
    buffer = vterm_obtain_screen(terminal)
    notes = Notes()
    callbacks = .allocate(capacity: 1)
    callbacks.initialize(to: Notes.callbacks)
    let user = Unmanaged.passUnretained(notes).toOpaque()
    vterm_screen_set_callbacks(buffer, callbacks, user)
    vterm_output_set_callback(terminal, Notes.output, user)
    vterm_screen_enable_altscreen(buffer, 1)
    vterm_screen_reset(buffer, 1)
  }

  deinit {
    vterm_free(terminal)
    callbacks.deinitialize(count: 1)
    callbacks.deallocate()
  }

  /// Interprets bytes a program wrote.
  public func feed(_ bytes: some Sequence<UInt8>) {
    cached = nil
    for byte in bytes {
      let step = scanner.consume(byte)
      if case .end(.privateModes(let numbers, let isSet)) = step {
        let changed = Set(numbers.map(PrivateMode.init))
        if !changed.isDisjoint(with: PrivateMode.screenSwitches), isSet != notes.isAlternate {
          write()
          hiddenScreen = makeScreen()
        }
        note(changed, isSet: isSet)
      } else if case .end(.keypad(let isApplication)) = step {
        isKeypadApplication = isApplication
      }
      if step == .inside {
        sequence.append(byte)
      } else {
        pending += sequence
        pending.append(byte)
        sequence.removeAll(keepingCapacity: true)
      }
    }
    write()
  }

  private func note(_ changed: Set<PrivateMode>, isSet: Bool) {
    if isSet {
      modes.formUnion(changed)
      modesSeen.formUnion(changed)
    } else {
      modes.subtract(changed)
    }
  }

  private func write() {
    guard !pending.isEmpty else { return }
    let replies = notes.replies
    defer { if !answersRequests { notes.replies = replies } }
    pending.withUnsafeBytes { raw in
      guard let start = raw.bindMemory(to: CChar.self).baseAddress else { return }
      _ = vterm_input_write(terminal, start, raw.count)
    }
    vterm_screen_flush_damage(buffer)
    pending.removeAll(keepingCapacity: true)
  }

  /// Resizes the terminal; sizes are at least 1.
  public func resize(columns: Int, rows: Int) {
    cached = nil
    self.columns = max(columns, 1)
    self.rows = max(rows, 1)
    notes.damage?.resize(rows: self.rows, columns: self.columns)
    vterm_set_size(terminal, Int32(self.rows), Self.safe(columns: self.columns))
  }

  /// The columns for libvterm, which crashes when a wide character is written to a terminal of one
  /// column: that one gets a second, invisible column.
  private static func safe(columns: Int) -> Int32 { Int32(max(columns, 2)) }

  /// The current screen.
  public var screen: TerminalScreen {
    if let cached { return cached }
    let screen = makeScreen()
    cached = screen
    return screen
  }

  /// The window title the program has set.
  public var title: String { notes.title }

  /// The number of times the bell rang.
  public var bells: Int { notes.bells }

  /// The bytes the terminal has to send to the program: keys pressed, and answers to its queries.
  /// Each byte is returned once.
  public func takeReplies() -> [UInt8] {
    defer { notes.replies = [] }
    return notes.replies
  }

  /// Presses a key, encoded as the modes that are set ask for.
  public func press(_ key: Key) {
    switch key.code {
    case .character(let scalar):
      vterm_keyboard_unichar(terminal, scalar.value, key.modifiers.encoded)
    case .byte(let byte):
      notes.replies.append(byte)
    case .function(let number):
      vterm_keyboard_key(terminal, cvterm_function_key(Int32(number)), key.modifiers.encoded)
    case .named(let name):
      vterm_keyboard_key(terminal, name.encoded, key.modifiers.encoded)
    }
  }

  /// Pastes a text, in brackets if the program asked for them. Lines end with carriage returns, as
  /// terminals send them.
  public func paste(_ text: String) {
    vterm_keyboard_start_paste(terminal)
    notes.replies += text.utf8.map { $0 == UInt8(ascii: "\n") ? UInt8(ascii: "\r") : $0 }
    vterm_keyboard_end_paste(terminal)
  }

  /// Gives or takes the focus of the window; sent only if the program asked for it.
  public func focus(_ isFocused: Bool) {
    if isFocused { vterm_state_focus_in(state) } else { vterm_state_focus_out(state) }
  }

  // MARK: Watching what is written

  /// Begins to record the cells that are written to.
  func watchDamage() {
    notes.damage = DamageMap(rows: rows, columns: columns)
  }

  /// The rows written to since the last call, from the top.
  func takeDamagedRows() -> [Int] {
    notes.damage?.takeRows().sorted() ?? []
  }

  /// True if any of the cells has been written to since the watch began.
  func isWritten(row: Int, columns: Range<Int>) -> Bool {
    notes.damage?.isWritten(row: row, columns: columns) ?? false
  }

  /// The bytes of a row's text, without the blanks at its end.
  func rowText(_ row: Int) -> [UInt8] {
    let rect = VTermRect(
      start_row: Int32(row),
      end_row: Int32(row + 1),
      start_col: 0,
      end_col: Int32(columns)
    )
    // A cell holds up to six scalars of up to four bytes.
    return [UInt8](unsafeUninitializedCapacity: columns * 24) { space, count in
      space.withMemoryRebound(to: CChar.self) { characters in
        count = vterm_screen_get_text(buffer, characters.baseAddress, characters.count, rect)
      }
    }
  }

  // MARK: Reading the screen

  private func makeScreen() -> TerminalScreen {
    var cursor = VTermPos()
    vterm_state_get_cursorpos(state, &cursor)
    return TerminalScreen(
      cells: (0..<rows).map { row in (0..<columns).map { cell(row: row, column: $0) } },
      cursor: .init(row: Int(cursor.row), column: Int(cursor.col)),
      isCursorVisible: notes.isCursorVisible,
      isAlternate: notes.isAlternate
    )
  }

  private func cell(row: Int, column: Int) -> TerminalCell {
    var raw = VTermScreenCell()
    let position = VTermPos(row: Int32(row), col: Int32(column))
    guard vterm_screen_get_cell(buffer, position, &raw) != 0 else { return TerminalCell() }
    var cell = TerminalCell()
    // Most cells are blank or hold one letter, and screens are read thousands of times.
    if raw.chars.0 != 0, raw.chars.0 < 0x80, raw.chars.1 == 0 {
      cell.text = Self.plainTexts[Int(raw.chars.0)]
      cell.width = Int(raw.width)
    } else if raw.chars.0 != 0 {
      (cell.text, cell.width) = Self.text(of: raw)
    }
    cell.style.foreground = color(raw.fg)
    cell.style.background = color(raw.bg)
    cell.style.isBold = raw.attrs.bold != 0
    cell.style.isUnderlined = raw.attrs.underline != 0
    cell.style.isItalic = raw.attrs.italic != 0
    cell.style.isBlinking = raw.attrs.blink != 0
    cell.style.isReversed = raw.attrs.reverse != 0
    cell.style.isStruck = raw.attrs.strike != 0
    return cell
  }

  /// The strings of one ASCII character each, by its number.
  private static let plainTexts = (0..<0x80).map { String(Character(Unicode.Scalar(UInt8($0)))) }

  /// The text of a cell that is not empty, and the columns that it takes.
  private static func text(of raw: VTermScreenCell) -> (String, width: Int) {
    let scalars = withUnsafeBytes(of: raw.chars) { bytes in
      Array(bytes.bindMemory(to: UInt32.self).prefix { $0 != 0 })
    }
    guard scalars.first != .max else { return ("", width: 0) }
    let text = String(String.UnicodeScalarView(scalars.compactMap(Unicode.Scalar.init)))
    return (text, width: Int(raw.width))
  }

  private func color(_ raw: VTermColor) -> TerminalColor {
    if cvterm_is_default_foreground(raw) || cvterm_is_default_background(raw) { return .standard }
    if cvterm_is_indexed(raw) { return .indexed(raw.indexed.idx) }
    return .rgb(red: raw.rgb.red, green: raw.rgb.green, blue: raw.rgb.blue)
  }
}
