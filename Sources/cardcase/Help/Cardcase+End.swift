import AppSupport
import ArgumentParser
import CardcaseApp
import Commands
import Glibc
import Wording

extension Cardcase {
  /// Tells an error, or the help that was asked for, and ends the process.
  static func end(with error: any Error) -> Never {
    let ending = CommandEnding(error, of: Self.self, .preferred, width: columns)
    if !ending.text.isEmpty {
      if ending.status == .success {
        StandardStreams.show([ending.text])
      } else {
        StandardStreams.write(error: ending.text)
      }
    }
    end(with: ending.status.rawValue)
  }

  /// Ends the process once its output is written: where it is not, that is told, and no success.
  static func end(with status: Int32) -> Never {
    guard let failure = StandardStreams.finish(.preferred) else { Glibc.exit(status) }
    StandardStreams.complain(failure)
    Glibc.exit(status == ExitStatus.done.rawValue ? ExitStatus.failed.rawValue : status)
  }

  /// The width of the terminal in columns: COLUMNS where it is set, and 80 where it is not known.
  private static var columns: Int {
    if let given = getenv("COLUMNS").flatMap({ Int(String(cString: $0)) }), given > 0 {
      return given
    }
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }
}
