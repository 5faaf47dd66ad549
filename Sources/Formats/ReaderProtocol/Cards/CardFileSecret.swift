package import Secrets

/// The password and the key file's content that open an encrypted file.
package struct CardFileSecret: Sendable {
  /// The password in UTF-8; nil if there is none, which is not an empty one.
  package var password: SecretBytes?
  /// The content of the key file; nil if there is none.
  package var keyFile: SecretBytes?

  /// A secret of these parts.
  package init(password: SecretBytes? = nil, keyFile: SecretBytes? = nil) {
    self.password = password
    self.keyFile = keyFile
  }

  /// True if neither is there.
  package var isEmpty: Bool { password == nil && keyFile == nil }
}
