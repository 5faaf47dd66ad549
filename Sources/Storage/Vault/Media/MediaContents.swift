import Secrets

/// The contents of media by their hashes, within one transaction.
package struct MediaContents {
  /// The length of a hash in bytes.
  package static let hashBytes = StreamHash.byteCount

  private let index: MediaIndex

  /// The contents that the tables of a database have.
  package init(_ db: Connection) {
    index = MediaIndex(db)
  }

  /// The hash under the present key and the size of a file's content; nil if there is no such file, or its
  /// hash is under an earlier key.
  package func content(of file: Int64) throws -> (hash: [UInt8], size: Int)? {
    guard let known = try index.file(file), known.hash.earlierKey == nil else { return nil }
    return (known.hash.stored, known.size)
  }

  /// The hash under an earlier key of a content that was found to be damaged before it was hashed under the
  /// present one; nil for any other.
  package func hash(ofDamaged file: Int64) throws -> [UInt8]? {
    guard let hash = try index.file(file)?.hash, hash.earlierKey != nil,
      try index.file(hashed: hash.stored)?.isFaulty == true
    else { return nil }
    return Array(hash.sum)
  }

  /// The file with a content; nil if there is none, or it was found to be damaged.
  package func wholeFile(hashed hash: [UInt8]) throws -> Int64? {
    guard let known = try index.file(hashed: hash), !known.isFaulty else { return nil }
    return known.id
  }
}
