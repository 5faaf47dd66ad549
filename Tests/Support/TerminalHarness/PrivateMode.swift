/// A DEC private mode of the terminal, as set with `ESC [ ? number h` and reset with `… l`.
public struct PrivateMode: RawRepresentable, Hashable, Sendable {
  /// The number in the sequence.
  public let rawValue: Int

  /// A mode by its number.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Arrow keys send application sequences (DECCKM).
  public static let applicationCursorKeys = Self(rawValue: 1)
  /// The cursor is visible (DECTCEM).
  public static let cursorVisible = Self(rawValue: 25)
  /// Mouse buttons are reported.
  public static let mouseButtons = Self(rawValue: 1000)
  /// Mouse movement with a button held is reported.
  public static let mouseDrag = Self(rawValue: 1002)
  /// All mouse movement is reported.
  public static let mouseMotion = Self(rawValue: 1003)
  /// Focus gained and lost is reported.
  public static let focusReports = Self(rawValue: 1004)
  /// The alternate screen, with the cursor saved.
  public static let alternateScreen = Self(rawValue: 1049)
  /// Pasted text is bracketed.
  public static let bracketedPaste = Self(rawValue: 2004)
  /// Between set and reset a frame is being drawn: terminals show it whole.
  public static let synchronizedOutput = Self(rawValue: 2026)

  /// Every number that switches between main and alternate screen.
  static let screenSwitches: Set<Self> = [
    Self(rawValue: 47), Self(rawValue: 1047), .alternateScreen,
  ]
}
