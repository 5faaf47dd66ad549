import CSealedPages
import Glibc

/// The clear beginning of a vault's file, in which the header stands twice: it is written to both
/// places, one after the other, so that one is whole whenever the power fails, and nothing of an earlier
/// one is left.
struct HeaderFile: Sendable {
  static let placeBytes = Int(SEALED_PAGES_CLEAR_SIZE) / 2

  /// The path of the file, or the name of a database in memory.
  let name: String
  var disk = Disk.system

  /// Reads the header.
  ///
  /// - Throws: `VaultFailure.newerFormat`, `notAVault` if neither place begins as one of a vault, or
  ///   `damaged(.header)` if neither is whole.
  func read(format: Int) throws(VaultFailure) -> VaultHeader {
    let bytes = try bytes()
    guard let newest = try newest(of: bytes, format: format) else {
      let isVault = Self.places(in: bytes).contains { $0.starts(with: VaultHeader.mark) }
      throw isVault ? .damaged(.header) : .notAVault
    }
    return newest.header
  }

  /// Replaces the header; on disk when this returns. Where that fails, the one of before is put back as
  /// far as possible.
  func write(_ header: VaultHeader, format: Int) throws(VaultFailure) {
    let present = try bytes()
    let newest = try newest(of: present, format: format)
    let sequence = newest?.sequence.next ?? HeaderSequence(number: 0)
    let bytes = header.encoded(sequence)
    guard bytes.count <= Self.placeBytes else { throw .system(EFBIG) }
    // All of the place, so that a longer one of before leaves nothing.
    let padded = bytes + [UInt8](repeating: 0, count: Self.placeBytes - bytes.count)
    let first = newest.map { 1 - $0.place } ?? 0
    for place in [first, 1 - first] {
      let code = write(padded, to: place)
      guard code != 0 else { continue }
      if let newest {
        for place in [first, 1 - first] {
          _ = write(Self.places(in: present)[newest.place], to: place)
        }
      }
      throw VaultFile.failure(creating: code)
    }
  }

  private func write(_ bytes: some Sequence<UInt8>, to place: Int) -> Int32 {
    disk.writeHeader(name, Array(bytes), place * Self.placeBytes)
  }

  /// The header that was written last, and the place of it that is to be kept while the other is written;
  /// nil if neither place is whole.
  private func newest(
    of bytes: [UInt8],
    format: Int
  ) throws(VaultFailure) -> (header: VaultHeader, sequence: HeaderSequence, place: Int)? {
    var newest: (header: VaultHeader, sequence: HeaderSequence, place: Int)?
    for (index, place) in Self.places(in: bytes).enumerated() {
      switch VaultHeader.place(place, format: format) {
      case .none: continue
      case .newer(let format): throw .newerFormat(format)
      case .header(let header, let sequence):
        if newest.map({ sequence.isAfter($0.sequence) }) ?? true {
          newest = (header, sequence, index)
        }
      }
    }
    return newest
  }

  /// All bytes of the two places.
  func bytes() throws(VaultFailure) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 2 * Self.placeBytes)
    let code = sealed_pages_read_clear(name, &bytes, bytes.count, 0)
    guard code == 0 else { throw VaultFile.failure(creating: code) }
    return bytes
  }

  private static func places(in bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    [bytes.prefix(placeBytes), bytes.suffix(placeBytes)]
  }
}
