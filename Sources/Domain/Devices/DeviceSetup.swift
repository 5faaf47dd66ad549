package import Secrets
package import Wording

/// The answers of somebody who begins a group of devices, or has this one join it.
package struct DeviceSetup: Hashable, Sendable {
  /// The remote, such as `folder:/srv/cards`.
  package var remote: String
  /// The name of this device.
  package var name: String
  /// The cards to keep in step.
  package var share: DeviceShare

  /// The answers.
  package init(remote: String, name: String, share: DeviceShare) {
    self.remote = remote
    self.name = name
    self.share = share
  }
}

/// The cards that a device keeps in step.
package enum DeviceShare: Int, Codable, CaseIterable, Hashable, Sendable {
  /// Flashcards and payment cards.
  case both
  /// Flashcards alone, as on a rented machine.
  case flashcards
  /// Payment cards alone.
  case paymentCards

  /// The words for it.
  package var label: Phrase {
    switch self {
    case .both: .deviceSharesBoth
    case .flashcards: .deviceSharesFlashcards
    case .paymentCards: .deviceSharesCards
    }
  }
}

/// The key that admits one device, once. It has the form of a recovery key and stays in guarded
/// memory.
package struct PairingKey: Sendable, Equatable {
  /// The time for which the device that invites waits.
  package static let validity: Duration = .seconds(900)

  /// The key.
  package let key: RecoveryKey

  /// Wraps a key.
  package init(_ key: RecoveryKey) {
    self.key = key
  }
}
