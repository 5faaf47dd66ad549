import Secrets

/// The escape sequences that set a terminal's clipboard: OSC 52, from xterm's "Control Sequences".
enum TerminalClipboard {
  private static let beginning = Array("\u{1B}]52;c;".utf8)
  private static let end: UInt8 = 0x07

  /// The sequence that clears it: any data that is neither base 64 nor a question mark does.
  static let clearing = beginning + Array("!".utf8) + [end]

  /// The sequence that puts bytes on the clipboard.
  static func setting(_ secret: SecretBytes) throws(SecretFailure) -> SecretBytes {
    let length = (secret.count + 2) / 3 * 4
    let sequence = try SecretBytes(count: beginning.count + length + 1)
    sequence.withUnsafeMutableBytes { sequence in
      sequence.copyBytes(from: beginning)
      let target = UnsafeMutableRawBufferPointer(rebasing: sequence[beginning.count...])
      secret.withUnsafeBytes { encode($0, to: target) }
      sequence[sequence.count - 1] = end
    }
    return sequence
  }

  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8
  )

  /// Base 64 (RFC 4648, section 4), without a copy in between.
  private static func encode(
    _ bytes: UnsafeRawBufferPointer,
    to target: UnsafeMutableRawBufferPointer
  ) {
    var place = 0
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = (0..<3).reduce(UInt32(0)) { group, index in
        group << 8 | UInt32(start + index < bytes.count ? bytes[start + index] : 0)
      }
      for index in 0..<4 {
        let isContent = start + index <= bytes.count
        let digit = digits[Int(group >> UInt32(18 - 6 * index) & 63)]
        target[place] = isContent ? digit : UInt8(ascii: "=")
        place += 1
      }
    }
  }
}
