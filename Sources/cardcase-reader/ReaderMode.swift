import ReaderProtocol

/// The work for which a reader is started.
protocol ReaderMode {
  /// Opens what the mode needs. Nothing foreign was read yet, and nothing can be opened later.
  init(_ start: ReaderStart) throws(ReaderRefusal)

  /// Works, shut in, until the program has nothing more for it.
  func run(_ connection: inout ProgramConnection) throws
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
