import Foundation

/// The ways to crash the program.
enum Crash: String {
  case trap, abort, pointer

  /// Crashes.
  func happen() {
    switch self {
    case .trap: fatalError("a crash that a test asked for")
    case .abort: Foundation.abort()
    case .pointer:
      // An address that no process has.
      UnsafeMutablePointer<UInt8>(bitPattern: 16)?.pointee = 1
    }
  }
}
