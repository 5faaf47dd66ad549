import ReaderProtocol
import Secrets

/// KeePass's key files (https://keepass.info/help/base/keys.html#keyfiles; keepassxreboot/keepassxc,
/// src/keys/FileKey.cpp): XML of version 1 or 2, 32 bytes, 64 hexadecimal digits, or any other file,
/// whose hash is the key.
enum KeePassKeyFile {
  private static let keyBytes = 32

  /// The key in a file.
  ///
  /// - Throws: `brokenKeyFile` where the file is empty, or XML of a key file whose key is none.
  static func key(of file: SecretBytes) throws(CardFileFailure) -> SecretBytes {
    guard file.count > 0 else { throw .brokenKeyFile }
    return try file.withUnsafeBytes { bytes throws(CardFileFailure) in
      if let key = try xmlKey(bytes) { return key }
      if bytes.count == keyBytes { return file }
      if bytes.count == 2 * keyBytes, let key = try hexadecimal(bytes) { return key }
      return try Digest.of(file)
    }
  }

  /// The key in XML; nil where the file is no XML of a key file.
  private static func xmlKey(
    _ bytes: UnsafeRawBufferPointer
  ) throws(CardFileFailure) -> SecretBytes? {
    let file = KeyFileXML()
    do throws(CardFileFailure) {
      try XMLReader(file).read(bytes)
    } catch {
      switch error {
      // Any file may be a key file, and be XML, too.
      case .broken, .tooDeep, .entities: return nil
      default: throw error
      }
    }
    let data = file.data.bytes
    // Versions are `1.0` or `1.00`, and `2.0`.
    let isFirst = file.version.hasPrefix("1.")
    guard isFirst || file.version.hasPrefix("2."),
      let key = try isFirst ? base64(data) : hexadecimal(data)
    else { throw .brokenKeyFile }
    guard !isFirst else { return key }
    // The hash is the beginning of one, and tells of mistakes in typing.
    let hash = try Digest.of(key).withUnsafeBytes { $0.prefix(4).map(Int.init) }
    let written = pairs(of: file.hash)
    guard written.count == hash.count, written.elementsEqual(hash) else { throw .brokenKeyFile }
    return key
  }

  private static func base64(
    _ text: UnsafeRawBufferPointer
  ) throws(CardFileFailure) -> SecretBytes? {
    let decoded = WipedBuffer(limit: max(text.count, 1))
    var stream = Base64Stream()
    stream.decode(text) { decoded.append($0) }
    guard stream.isWhole, decoded.count > 0 else { return nil }
    return try Cryptography.secret(copying: decoded.bytes)
  }

  /// The bytes that hexadecimal digits stand for; nil where there are none, or something else too.
  private static func hexadecimal(
    _ text: UnsafeRawBufferPointer
  ) throws(CardFileFailure) -> SecretBytes? {
    let digits = text.lazy.filter { ![0x09, 0x0A, 0x0D, 0x20].contains($0) }
    let decoded = WipedBuffer(limit: max(text.count, 1))
    var high: UInt8?
    for digit in digits {
      guard let value = Character(Unicode.Scalar(digit)).hexDigitValue else { return nil }
      if let first = high {
        decoded.append(first << 4 | UInt8(value))
        high = nil
      } else {
        high = UInt8(value)
      }
    }
    guard high == nil, decoded.count > 0 else { return nil }
    return try Cryptography.secret(copying: decoded.bytes)
  }

  /// The numbers that pairs of hexadecimal digits stand for, up to something else.
  private static func pairs(of text: String) -> [Int] {
    var values = text.trimmed.prefix { $0.isHexDigit }.compactMap(\.hexDigitValue)[...]
    var pairs: [Int] = []
    while let high = values.popFirst(), let low = values.popFirst() {
      pairs.append(high << 4 | low)
    }
    return pairs
  }
}

/// The XML of a key file.
private final class KeyFileXML: XMLHandler {
  /// The most bytes of the key, as it is written.
  private static let dataLimit = 4096

  private(set) var version = ""
  private(set) var hash = ""
  let data = WipedBuffer(limit: KeyFileXML.dataLimit)
  private var path: [String] = []

  func start(_ name: String, _ attributes: XMLAttributes) throws(CardFileFailure) {
    guard !path.isEmpty || name == "KeyFile" else { throw .broken(at: 0) }
    path.append(name)
    guard path == ["KeyFile", "Key", "Data"] else { return }
    data.truncate(to: 0)
    hash = attributes.value("Hash") ?? ""
  }

  func end() {
    _ = path.popLast()
  }

  func text(_ utf8: UnsafeRawBufferPointer) throws(CardFileFailure) {
    switch path {
    case ["KeyFile", "Meta", "Version"]:
      guard version.utf8.count < 16 else { return }
      version += String(decoding: utf8, as: UTF8.self).trimmed
    case ["KeyFile", "Key", "Data"]:
      guard data.append(utf8) else { throw .brokenKeyFile }
    default: break
    }
  }
}
