import CSealedPages
import Glibc

/// An open pack, or one within a copy of a vault.
final class MediaPackFile {
  private enum Place {
    case file(Int32)
    /// Not by opening the copy: closing it would end this process's locks on it.
    case copy(path: String, offset: Int)
  }

  private let place: Place
  private let disk: Disk

  init(_ descriptor: Int32, _ disk: Disk) {
    place = .file(descriptor)
    self.disk = disk
  }

  init(inCopy path: String, at offset: Int) {
    place = .copy(path: path, offset: offset)
    disk = .system
  }

  deinit {
    if case .file(let descriptor) = place { close(descriptor) }
  }

  /// Reads a block, as it is sealed.
  ///
  /// - Returns: false if the file ends before.
  func read(block: Int, into target: inout [UInt8]) throws(VaultFailure) -> Bool {
    try fill(&target, from: block * MediaPack.blockBytes) == target.count
  }

  /// All bytes, as they are sealed; fewer than a pack has if the file ends before.
  func bytes() throws(VaultFailure) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: MediaPack.fileBytes)
    let count = try fill(&bytes, from: 0)
    return Array(bytes.prefix(count))
  }

  /// Reads bytes as far as there are any.
  ///
  /// - Returns: their number.
  private func fill(_ target: inout [UInt8], from offset: Int) throws(VaultFailure) -> Int {
    switch place {
    case .copy(let path, let start):
      let code = sealed_pages_read_sealed(path, &target, target.count, UInt64(start + offset))
      guard code == 0 else { throw .system(code) }
      return target.count
    case .file(let descriptor):
      let (done, code) = FileTransfer.read(descriptor, into: &target, at: offset)
      guard code == 0 else { throw .system(code) }
      return done
    }
  }

  /// Writes sealed bytes.
  func write(_ bytes: [UInt8], at offset: Int) throws(VaultFailure) {
    guard case .file(let descriptor) = place else { throw .readOnly }
    let code = disk.writePack(descriptor, bytes, offset)
    guard code == 0 else { throw VaultFile.failure(creating: code) }
  }

  /// Waits until it is on the disk.
  func sync() throws(VaultFailure) {
    guard case .file(let descriptor) = place else { return }
    guard disk.sync(descriptor) == 0 else { throw VaultFile.failure(creating: errno) }
  }
}
