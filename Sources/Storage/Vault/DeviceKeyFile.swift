import Glibc
import Secrets

/// Keeps a vault's device key: random bytes in a file outside the vault's directory, mixed into what
/// is derived from the passcode, so that the vault's file alone can't be guessed at.
public struct DeviceKeyFile: Sendable {
  /// The length of a device key in bytes.
  public static let byteCount = 32

  private let directory: String?

  /// The device keys in a directory, which is made where it is missing.
  ///
  /// - Parameter directory: nil where nobody knows where it should be; then there are none.
  public init(directory: String?) {
    self.directory = directory
  }

  /// Where the key of a vault is, or would be; nil where there is no place for one.
  public func path(of vault: Vault) -> String? { path(of: vault.id) }

  private func path(of vault: [UInt8]) -> String? {
    let name = vault.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    return directory.map { "\($0)/\(name).device-key" }
  }

  /// The key that a slot was made with; nil where it is missing, of another user, or another one.
  func key(of vault: [UInt8], marked mark: [UInt8]) throws(SecretFailure) -> SecretBytes? {
    guard let key = try read(vault), try Self.mark(of: key, vault) == mark else { return nil }
    return key
  }

  private func read(_ vault: [UInt8]) throws(SecretFailure) -> SecretBytes? {
    guard let path = path(of: vault) else { return nil }
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var info = stat()
    guard fstat(descriptor, &info) == 0, info.st_mode & S_IFMT == S_IFREG,
      info.st_uid == geteuid(), info.st_size == off_t(Self.byteCount)
    else { return nil }
    let key = try SecretBytes(count: Self.byteCount)
    let got = key.withUnsafeMutableBytes { Glibc.read(descriptor, $0.baseAddress, $0.count) }
    return got == Self.byteCount ? key : nil
  }

  /// The key of a vault that is there, whichever that is; nil where there is none.
  func anyKey(of vault: [UInt8]) throws(SecretFailure) -> SecretBytes? {
    try read(vault)
  }

  /// Makes another key, on disk when this returns, in the place of the one there may be. Throws
  /// `noDeviceKey` where there is no place for it.
  func make(of vault: [UInt8], random: any RandomSource) throws(VaultFailure) -> SecretBytes {
    let key: SecretBytes
    do throws(SecretFailure) {
      key = try SecretBytes(random: Self.byteCount, from: random)
    } catch {
      throw VaultFailure(secret: error)
    }
    guard let path = path(of: vault), write(key, to: VaultFile(path: path), random) else {
      throw .noDeviceKey
    }
    return key
  }

  private func write(_ key: SecretBytes, to file: VaultFile, _ random: any RandomSource) -> Bool {
    // Why there is no place for it can't be told from one line, and makes no difference.
    guard (try? file.createDirectory()) != nil else { return false }
    let draft = file.draft(random)
    defer { unlink(draft.path) }
    let descriptor = open(
      draft.path,
      O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC,
      mode_t(0o600)
    )
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    let put = key.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
    guard put == Self.byteCount, fsync(descriptor) == 0, rename(draft.path, file.path) == 0 else {
      return false
    }
    // The file is whole; where its name is not on the disk yet, it will be.
    return (try? file.syncDirectory()) != nil
  }

  /// Removes the key, which nothing needs any more.
  func remove(of vault: [UInt8]) {
    guard let path = path(of: vault) else { return }
    unlink(path)
  }

  /// What tells one device key from another, 32 bytes. Not secret.
  static func mark(of key: SecretBytes, _ vault: [UInt8]) throws(SecretFailure) -> [UInt8] {
    try SealingKey(fullEntropy: key, purpose: .deviceMark)
      .code(of: AssociatedData(.text("device"), .bytes(vault)))
  }
}

extension KeyPurpose {
  fileprivate static let deviceMark = KeyPurpose(rawValue: "device/mark")
}
