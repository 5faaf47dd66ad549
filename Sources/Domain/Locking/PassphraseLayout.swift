/// The reason why a passphrase takes the keyboard layout that it was chosen with. It is found while
/// the passphrase is typed, and kept nowhere.
public enum PassphraseLayout: Hashable, Sendable, CaseIterable {
  /// Its letters are of one script other than the Latin one.
  case other
  /// Its letters are of several scripts.
  case mixed

  /// The reason that an entry has; nil if all its letters are Latin, or there are none.
  public init?(_ entry: PasscodeEntry) {
    var scripts: Set<Script> = []
    entry.withUTF8 { text in
      var bytes = text.makeIterator()
      var decoder = UTF8()
      while case .scalarValue(let scalar) = decoder.decode(&bytes) {
        if let script = Script(scalar) { scripts.insert(script) }
      }
    }
    switch scripts.count {
    case 0: return nil
    case 1 where scripts.contains(.latin): return nil
    case 1: self = .other
    default: self = .mixed
    }
  }
}
