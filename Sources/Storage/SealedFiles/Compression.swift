import CZlib

/// zlib, with a bound on what comes out.
enum Compression {
  /// The level: what a higher one saves is not worth its time.
  private static let level: Int32 = 6

  /// The compressed form of bytes; nil if there is no memory for it.
  static func deflate(_ plain: [UInt8]) -> [UInt8]? {
    var length = compressBound(uLong(plain.count))
    var status = Z_OK
    let packed = [UInt8](unsafeUninitializedCapacity: Int(length)) { buffer, initialized in
      status = compress2(buffer.baseAddress, &length, plain, uLong(plain.count), level)
      initialized = status == Z_OK ? Int(length) : 0
    }
    return status == Z_OK ? packed : nil
  }

  /// The `count` bytes that were compressed; nil if there are fewer or more, or they are no zlib
  /// stream. Never takes more memory than that.
  static func inflate(_ packed: ArraySlice<UInt8>, count: Int) -> [UInt8]? {
    var length = uLong(count)
    var isWhole = false
    let plain = [UInt8](unsafeUninitializedCapacity: max(count, 1)) { buffer, initialized in
      isWhole = packed.withUnsafeBufferPointer { packed in
        var taken = uLong(packed.count)
        return uncompress2(buffer.baseAddress, &length, packed.baseAddress, &taken) == Z_OK
          && Int(length) == count && Int(taken) == packed.count
      }
      initialized = isWhole ? count : 0
    }
    return isWhole ? plain : nil
  }
}

/// The Padmé rule: of a length only its magnitude and a few bits stay to be seen, for at most 12 %
/// more bytes.
package enum Padme {
  /// The least padded length in bytes.
  package static let floor = 4 << 10

  /// The length to which `count` bytes are padded.
  package static func length(of count: Int) -> Int {
    let count = max(count, floor)
    let exponent = Int.bitWidth - 1 - count.leadingZeroBitCount
    let significant = Int.bitWidth - exponent.leadingZeroBitCount
    let mask = 1 << (exponent - significant) - 1
    return (count + mask) & ~mask
  }
}
