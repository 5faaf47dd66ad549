import AppSupport
import Glibc
import Wording

/// The wait at the end of the program, on a terminal without screens, for what is on its way to other
/// devices. Any key ends it, and so does a signal that ends a program.
enum LastWait {
  /// Its longest time.
  static let limit = Duration.seconds(5)
  /// The longest that it waits for a helper program that was ended.
  private static let ending = Duration.seconds(1)
  /// The time between two looks, in milliseconds.
  private static let step = 20
  /// The number of looks, and that of the ones before anything is said.
  private static let (looks, silentLooks) = (5000 / step, 5)

  /// Waits, and leaves no helper program behind.
  ///
  /// - Parameters:
  ///   - end: ends what is on its way.
  ///   - isOver: asked again and again.
  static func wait(
    for devices: DeviceThread,
    _ wording: Wording,
    ending end: @escaping @Sendable () -> Void,
    until isOver: () -> Bool
  ) {
    // A process that is stopped would keep the key.
    for stop in [SIGTSTP, SIGTTIN, SIGTTOU] { signal(stop, SIG_IGN) }
    let interruption = SignalCancellation()
    interruption.during(end) {
      withSingleKeys { terminal in
        for look in 0..<looks where !isOver() && !interruption.isDue {
          if look == silentLooks { StandardStreams.write(error: wording(.quitSending)) }
          var key = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
          if poll(&key, 1, Int32(step)) > 0 { return }
        }
      }
      end()
      devices.wait(atMost: ending)
    }
  }

  /// Runs `body` while the terminal passes on each key as it is pressed, those of signals too.
  ///
  /// - Parameter body: is given the terminal's descriptor; -1 if keys are not for this process.
  private static func withSingleKeys(_ body: (Int32) -> Void) {
    var earlier = termios()
    guard tcgetpgrp(STDIN_FILENO) == getpgrp(), tcgetattr(STDIN_FILENO, &earlier) == 0 else {
      return body(-1)
    }
    var single = earlier
    single.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
    tcsetattr(STDIN_FILENO, TCSANOW, &single)
    body(STDIN_FILENO)
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &earlier)
  }
}
