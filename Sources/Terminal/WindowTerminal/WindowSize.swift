import Glibc
import WindowLevels

/// The current size of the terminal behind `descriptor`; nil if it is unknown.
func windowSize(of descriptor: Int32) -> Size? {
  var window = winsize()
  guard ioctl(descriptor, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0, window.ws_row > 0
  else { return nil }
  return Size(width: Int(window.ws_col), height: Int(window.ws_row))
}
