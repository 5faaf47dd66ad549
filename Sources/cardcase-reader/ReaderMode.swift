import ReaderProtocol

/// The work for which a reader is started.
protocol ReaderMode {
  /// The limits of the process.
  static var limits: ReaderLimits { get }

  /// Opens what the mode needs. Nothing foreign was read yet, and nothing can be opened later.
  init(_ start: ReaderStart) throws(ReaderRefusal)

  /// Works, shut in, until the program has nothing more for it.
  func run(_ connection: inout ProgramConnection) throws
}

/// The limits of a reader's process.
struct ReaderLimits {
  /// The size of all that is mapped, in bytes.
  let memory: UInt64
  /// The processor time, in seconds.
  let seconds: UInt64
  /// The largest size of a file without a name, in bytes.
  let fileSize: UInt64
}

extension ReaderModeName {
  /// The mode with this name.
  var mode: any ReaderMode.Type {
    switch self {
    case .faces: FaceMode.self
    case .packageIn: PackageInMode.self
    case .packageOut: PackageOutMode.self
    case .hashcards: HashcardsMode.self
    case .cardsIn: CardsInMode.self
    case .cardsOut: CardsOutMode.self
    }
  }
}
