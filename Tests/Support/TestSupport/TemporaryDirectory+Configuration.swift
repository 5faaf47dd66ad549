import Foundation

extension TemporaryDirectory {
  /// Creates a directory for `XDG_CONFIG_HOME` with the program's configuration file.
  public convenience init(configuration text: String) throws {
    try self.init()
    let directory = path + "/cardcase"
    try FileManager.default.createDirectory(
      atPath: directory,
      withIntermediateDirectories: false
    )
    let file = directory + "/config.toml"
    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file)
  }
}
