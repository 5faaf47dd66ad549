package import Wording

extension Wording {
  /// The words for a time after which something happens; nil is never.
  package func limit(_ limit: Duration?) -> String {
    guard let seconds = limit.map({ Int($0.components.seconds) }) else {
      return self(.settingsNever)
    }
    return switch seconds {
    case ..<60: count(.seconds, seconds)
    case ..<3600: count(.minutes, seconds / 60)
    default: count(.hours, seconds / 3600)
    }
  }
}
