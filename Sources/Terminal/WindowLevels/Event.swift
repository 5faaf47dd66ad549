/// An event from the terminal, a signal, the deadline or another thread, in one order.
public enum Event: Hashable, Sendable {
  /// A key was pressed.
  case key(Key)
  /// A paste begins; its characters follow one by one.
  case pasteBegan
  /// A character of a paste.
  case pasted(Unicode.Scalar)
  /// The paste has ended.
  case pasteEnded
  /// The terminal's size changed.
  case resized(Size)
  /// The terminal's window gained or lost the focus.
  case focused(Bool)
  /// The terminal said what its background is.
  case background(TerminalBackground)
  /// The terminal shows pictures of pixels, of which a cell has so many. It comes again whenever it has got
  /// all of a picture, which the next frame shows.
  case showsPixels(cell: Size)
  /// Another process asked the program to stop (SIGTSTP), which it has yet to do.
  case stopRequested
  /// The program was continued after a stop that it could not handle (SIGSTOP).
  case continued
  /// A signal asks the program to end.
  case terminated(signal: Int32)
  /// The deadline has passed.
  case deadline
  /// Work on another thread has left a result.
  case woken

  /// True if a person typed or pasted it: such events must be discarded if they come too late or
  /// too early.
  public var isInput: Bool {
    switch self {
    case .key, .pasteBegan, .pasted, .pasteEnded: true
    case .resized, .focused, .background, .showsPixels, .stopRequested, .continued, .terminated,
      .deadline, .woken:
      false
    }
  }
}
