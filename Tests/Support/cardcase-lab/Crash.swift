import Foundation

/// The ways a program can die by its own hand.
enum Crash: String {
  case trap, abort, pointer

  /// Dies.
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
