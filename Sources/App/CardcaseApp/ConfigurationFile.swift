import AppSupport
package import CardcaseUI
import Glibc
import Preferences
package import Wording

/// The configuration file of this machine.
package struct ConfigurationFile: Sendable {
  /// The path; nil if the environment names no place for it.
  package let path: String?
  /// The configuration that is read from it; empty if there is no file or it is refused.
  package let configuration: MachineConfiguration
  /// The reason why it is not read; nil if it is, or if there is none.
  package let refusal: Refusal?
  /// True if there is a file.
  package let isThere: Bool

  /// A reason not to read the file.
  package enum Refusal: Error, Hashable, Sendable {
    /// It is a directory or something else that is no regular file.
    case notRegular
    /// It belongs neither to the user nor to root.
    case notOwned
    /// Others than its owner can write to it.
    case writable
    /// It is larger than the limit.
    case tooLarge
    /// The system's `errno`.
    case system(Int32)
  }

  /// The maximum size in bytes.
  private static let limit = 64 << 10

  /// The file that the program's environment names, read once.
  package static let current = ConfigurationFile { name in
    getenv(name).map { String(cString: $0) }
  }

  /// Reads the file that an environment names, after the XDG Base Directory Specification.
  ///
  /// - Parameter variable: The value of a variable of the environment; nil if it is not set.
  package init(_ variable: (_ name: String) -> String?) {
    path = Self.path(variable)
    guard let path else {
      (configuration, refusal, isThere) = (MachineConfiguration(), nil, false)
      return
    }
    do throws(Refusal) {
      let bytes = try Self.read(path)
      configuration =
        bytes.map { MachineConfiguration(ConfigurationDocument($0)) } ?? MachineConfiguration()
      (refusal, isThere) = (nil, bytes != nil)
    } catch {
      (configuration, refusal, isThere) = (MachineConfiguration(), error, true)
    }
  }

  private static func path(_ variable: (_ name: String) -> String?) -> String? {
    let directory =
      variable("XDG_CONFIG_HOME").flatMap { $0.hasPrefix("/") ? $0 : nil }
      ?? variable("HOME").flatMap { $0.hasPrefix("/") ? "\($0)/.config" : nil }
    return directory.map { "\($0)/cardcase/config.toml" }
  }

  /// The bytes of the file; nil if there is none.
  private static func read(_ path: String) throws(Refusal) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK)
    guard descriptor >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw .system(errno)
    }
    defer { close(descriptor) }
    var info = stat()
    guard fstat(descriptor, &info) == 0 else { throw .system(errno) }
    guard info.st_mode & S_IFMT == S_IFREG else { throw .notRegular }
    guard info.st_uid == getuid() || info.st_uid == 0 else { throw .notOwned }
    guard info.st_mode & (S_IWGRP | S_IWOTH) == 0 else { throw .writable }
    guard info.st_size <= limit else { throw .tooLarge }
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: limit)
    while true {
      let count = Glibc.read(descriptor, &part, part.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw .system(errno) }
      guard count > 0 else { return bytes }
      guard bytes.count + count <= limit else { throw .tooLarge }
      bytes += part[..<count]
    }
  }
}

extension ConfigurationFile.Refusal {
  /// The reason as a clause, without a full stop.
  package func clause(_ wording: Wording) -> String {
    switch self {
    case .notRegular: wording(FailureReason.notARegularFile)
    case .notOwned: wording(.configurationNotOwned)
    case .writable: wording(.configurationWritable)
    case .tooLarge: wording(FailureReason.fileTooLarge)
    case .system(let code): wording(FailureReason(errorNumber: code))
    }
  }
}

extension ConfigurationFile {
  /// The most problems that are told in a dialog.
  private static let told = 3

  /// The sentences about lines that are not in force; nil if all are.
  package func notice(_ wording: Wording) -> String? {
    let path = path ?? ""
    if let refusal {
      return wording(.configurationRefusedNotice(path: path, reason: refusal.clause(wording)))
    }
    guard !configuration.problems.isEmpty else { return nil }
    let problems = configuration.problems.prefix(Self.told).map { $0.sentence(wording) }
    return wording(
      .configurationNotice(path: path, problems: problems.joined(separator: "\n"))
    )
  }
}
