import CMinizip

/// Reads a zip archive of a stranger. The names of its files are never paths here: nothing is
/// unpacked to a disk.
package final class ZipReader {
  /// A file of an archive, as its directory has it. None of it is to be believed.
  package struct Entry {
    package enum Method {
      case stored, deflated, other
    }

    /// The size in bytes.
    package let size: UInt64
    /// The number of bytes that it takes in the archive.
    package let packedSize: UInt64
    package let method: Method
    /// True if it is under a password.
    package let isEncrypted: Bool
    fileprivate var position = unz64_file_pos()

    fileprivate init(_ info: unz_file_info64) {
      size = UInt64(info.uncompressed_size)
      packedSize = UInt64(info.compressed_size)
      method =
        switch info.compression_method {
        case 0: .stored
        case UInt(Z_DEFLATED): .deflated
        default: .other
        }
      // APPNOTE 6.3.10, 4.4.4.
      isEncrypted = info.flag & 1 != 0
    }
  }

  /// The number of its files, as it says.
  package let count: UInt64
  private let stream: ZipStream
  private let zip: unzFile

  /// The longest name that is read, in bytes.
  private static let longestName = 1_024

  /// Opens an archive; nil if there is none.
  package init?(_ place: ZipPlace) {
    stream = ZipStream(place)
    var functions = stream.functions
    var info = unz_global_info64()
    guard let zip = unzOpen2_64(nil, &functions), unzGetGlobalInfo64(zip, &info) == UNZ_OK else {
      return nil
    }
    self.zip = zip
    count = UInt64(info.number_entry)
  }

  deinit {
    _ = unzClose(zip)
  }

  /// Passes on all files in order, with their names; nil for one that is longer than any of use.
  ///
  /// - Returns: false if the directory is damaged.
  package func eachEntry<Failure: Error>(
    _ body: (_ name: [UInt8]?, Entry) throws(Failure) -> Void
  ) throws(Failure) -> Bool {
    var status = unzGoToFirstFile(zip)
    var buffer = [UInt8](repeating: 0, count: Self.longestName)
    var seen: UInt64 = 0
    while status == UNZ_OK {
      var info = unz_file_info64()
      status = buffer.withUnsafeMutableBytes {
        unzGetCurrentFileInfo64(zip, &info, $0.baseAddress, UInt($0.count), nil, 0, nil, 0)
      }
      var entry = Entry(info)
      guard status == UNZ_OK, unzGetFilePos64(zip, &entry.position) == UNZ_OK else { return false }
      let length = Int(info.size_filename)
      try body(length > buffer.count ? nil : Array(buffer[..<length]), entry)
      seen += 1
      status = unzGoToNextFile(zip)
    }
    // An archive without files ends before its first.
    return seen == count
  }

  /// Opens a file, to `read` it.
  ///
  /// - Returns: false if the archive is damaged.
  package func open(_ entry: Entry) -> Bool {
    var position = entry.position
    return unzGoToFilePos64(zip, &position) == UNZ_OK && unzOpenCurrentFile(zip) == UNZ_OK
  }

  /// Unpacks more of the open file.
  ///
  /// - Returns: the number of bytes, 0 at the end; nil if the archive is damaged.
  package func read(into buffer: UnsafeMutableRawBufferPointer) -> Int? {
    let count = unzReadCurrentFile(zip, buffer.baseAddress, UInt32(min(buffer.count, 1 << 20)))
    return count < 0 ? nil : Int(count)
  }

  /// Closes the open file.
  ///
  /// - Returns: false if its checksum is another.
  package func close() -> Bool { unzCloseCurrentFile(zip) == UNZ_OK }
}
