import Glibc
import WindowLevels

/// The current size of the terminal behind `descriptor`; nil if it is unknown.
func windowSize(of descriptor: Int32) -> Size? {
  window(of: descriptor).map { Size(width: Int($0.ws_col), height: Int($0.ws_row)) }
}

/// The current size of a cell of that terminal, in pixels; nil if it is unknown.
func cellSize(of descriptor: Int32) -> Size? {
  guard let window = window(of: descriptor) else { return nil }
  let size = Size(
    width: Int(window.ws_xpixel / window.ws_col),
    height: Int(window.ws_ypixel / window.ws_row)
  )
  return size.width > 0 && size.height > 0 ? size : nil
}

private func window(of descriptor: Int32) -> winsize? {
  var window = winsize()
  guard ioctl(descriptor, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0, window.ws_row > 0
  else { return nil }
  return window
}
