/// What reaches a program from its terminal and its surroundings, in one order.
public enum Event: Hashable, Sendable {
  /// A key was pressed.
  case key(Key)
  /// A paste begins; its characters follow one by one.
  case pasteBegan
  /// A character of a paste.
  case pasted(Unicode.Scalar)
  /// The paste is over.
  case pasteEnded
  /// The terminal has another size.
  case resized(Size)
  /// The terminal's window gained or lost the focus.
  case focused(Bool)
  /// Something outside asked the program to stop (SIGTSTP), which it has yet to do.
  case stopRequested
  /// The program runs again after a stop it had no part in (SIGSTOP).
  case continued
  /// A signal asks the program to end.
  case terminated(signal: Int32)
  /// The deadline that was asked for has passed.
  case deadline
  /// Work on another thread has left a result.
  case woken

  /// Whether a person typed or pasted it: what must do nothing where it comes too late or too early.
  public var isInput: Bool {
    switch self {
    case .key, .pasteBegan, .pasted, .pasteEnded: true
    case .resized, .focused, .stopRequested, .continued, .terminated, .deadline, .woken: false
    }
  }
}
