import Glibc
import Secrets

/// The storage of a vault's device key: random bytes in a file outside the vault's directory, mixed
/// into the key derived from the passcode, so that the passcode can't be guessed from the vault's
/// file alone.
public struct DeviceKeyFile: Sendable {
  /// The length of a device key in bytes.
  public static let byteCount = 32

  private let directory: String?

  /// The device keys in a directory, which is created if it is missing.
  ///
  /// - Parameter directory: nil if its place is unknown; then there are none.
  public init(directory: String?) {
    self.directory = directory
  }

  /// The path of a vault's key, whether it exists or not; nil if there is no place for it.
  public func path(of vault: Vault) -> String? { path(of: vault.id) }

  private func path(of vault: [UInt8]) -> String? {
    let name = vault.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    return directory.map { "\($0)/\(name).device-key" }
  }

  /// The key that a slot was made with; nil if it is missing, of another user, or another key.
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

  /// The existing key of a vault, whichever it is; nil if there is none.
  func anyKey(of vault: [UInt8]) throws(SecretFailure) -> SecretBytes? {
    try read(vault)
  }

  /// Generates another key in place of an existing one; on disk when this returns.
  ///
  /// - Throws: `VaultFailure.noDeviceKey` if there is no place for it.
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
    // The reason can't be told in one line, and makes no difference.
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
    // The file is whole; a name that is not on the disk yet will be.
    return (try? file.syncDirectory()) != nil
  }

  /// Removes the key, once nothing needs it any more.
  func remove(of vault: [UInt8]) {
    guard let path = path(of: vault) else { return }
    unlink(path)
  }

  /// The mark that distinguishes one device key from another, 32 bytes. Not secret.
  static func mark(of key: SecretBytes, _ vault: [UInt8]) throws(SecretFailure) -> [UInt8] {
    try SealingKey(fullEntropy: key, purpose: .deviceMark)
      .code(of: AssociatedData(.text("device"), .bytes(vault)))
  }
}

extension KeyPurpose {
  fileprivate static let deviceMark = KeyPurpose(rawValue: "device/mark")
}
