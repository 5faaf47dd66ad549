import Glibc

extension TerminalWriter {
  /// Waits until the terminal takes output, or a signal asks to end; one to stop is obeyed.
  ///
  /// - Returns: the signal, or nil.
  func waitUntilReady(or signals: SignalSource) -> Int32? {
    while true {
      var waited = [
        pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0),
        pollfd(fd: signals.descriptor, events: Int16(POLLIN), revents: 0),
      ]
      poll(&waited, nfds_t(waited.count), -1)
      while let signal = signals.next() {
        if SignalSource.endings.contains(signal) { return signal }
        if signal == SIGTSTP { signals.stop() }
      }
      if waited[0].revents != 0 { return nil }
    }
  }
}
