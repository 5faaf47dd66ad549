package import Wording

/// A way to carry sealed files between devices. The raw value is the beginning of a remote's name.
package enum DeviceEngine: String, Codable, CaseIterable, Hashable, Sendable {
  case folder, git, rclone

  /// The remote of this kind with an address.
  package func remote(_ address: String) -> String { "\(rawValue):\(address)" }

  /// The words for it.
  package var label: Phrase {
    switch self {
    case .folder: .deviceEngineFolder
    case .git: .deviceEngineGit
    case .rclone: .deviceEngineRclone
    }
  }

  /// The address that it wants, with an example.
  package var text: Phrase {
    switch self {
    case .folder: .deviceFolderText
    case .git: .deviceGitText
    case .rclone: .deviceRcloneText
    }
  }
}
