package import LockUI
package import Screens
package import StudyUI
package import WalletUI

/// A feature as the shell hosts it: where its data is, and what its effects are among all.
package protocol HostedData: FeatureData {
  /// The place of its data.
  static var path: WritableKeyPath<VaultSnapshot, Self> { get }

  /// One of its effects among all.
  static func effect(_ effect: Effect) -> ShellEffect

  /// One of its requirements as one of the flashcards; nil if it is none.
  static func studyRequirement(_ requirement: Requirement) -> StudyRequirement?
}

extension LockData: HostedData {
  package static var path: WritableKeyPath<VaultSnapshot, Self> { \.lock }
  package static func effect(_ effect: LockEffect) -> ShellEffect { .perform(.lock(effect)) }
  package static func studyRequirement(_ requirement: Never) -> StudyRequirement? {}
}

extension WalletData: HostedData {
  package static var path: WritableKeyPath<VaultSnapshot, Self> { \.wallet }
  package static func effect(_ effect: WalletEffect) -> ShellEffect { .perform(.wallet(effect)) }
  package static func studyRequirement(_ requirement: Never) -> StudyRequirement? {}
}

extension StudyData: HostedData {
  package static var path: WritableKeyPath<VaultSnapshot, Self> { \.study }
  package static func effect(_ effect: StudyEffect) -> ShellEffect { .perform(.study(effect)) }
  package static func studyRequirement(_ requirement: StudyRequirement) -> StudyRequirement? {
    requirement
  }
}

extension VaultSnapshot: HostedData {
  package static var path: WritableKeyPath<VaultSnapshot, Self> { \.self }
  package static func effect(_ effect: ShellEffect) -> ShellEffect { effect }
  package static func studyRequirement(_ requirement: StudyRequirement) -> StudyRequirement? {
    requirement
  }
}
