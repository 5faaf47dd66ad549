package import DevicesUI
package import LockUI
package import Screens
package import StudyUI
package import WalletUI

/// The data of a feature, with its place in the shell and its effects and requirements in the
/// shell's terms.
package protocol HostedData: FeatureData {
  /// The place of the data in the snapshot.
  static var path: WritableKeyPath<VaultSnapshot, Self> { get }

  /// The shell's effect for one of the feature.
  static func effect(_ effect: Effect) -> ShellEffect

  /// The requirement in terms of the flashcards; nil if it is none of them.
  static func studyRequirement(_ requirement: Requirement) -> StudyRequirement?
}

extension LockData: HostedData {
  package static var path: WritableKeyPath<VaultSnapshot, Self> { \.lock }
  package static func effect(_ effect: LockEffect) -> ShellEffect { .perform(.lock(effect)) }
  package static func studyRequirement(_ requirement: Never) -> StudyRequirement? {}
}

extension DevicesData: HostedData {
  package static var path: WritableKeyPath<VaultSnapshot, Self> { \.devices }
  package static func effect(_ effect: DeviceEffect) -> ShellEffect { .perform(.devices(effect)) }
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
