import Secrets

/// The record of attempts: the number of those that failed or have no verdict yet, and the time of
/// the last one.
struct AttemptRecord: Hashable, Sendable {
  /// The number of attempts that failed since the vault was last opened.
  var failures = 0
  /// The number of those among them that have no verdict, as something ended the program before it.
  var undecided = 0
  /// True if `failures` began with an estimate, because the record before it was missing or
  /// damaged. Such a count slows attempts down, but must never lead to a wipe.
  var isEstimated = false
  /// The moment of the last attempt, or at which its delay was restarted.
  var since: AttemptMoment

  /// The length of every record in bytes.
  static let byteCount = bodyBytes + Checksum.byteCount

  private static let mark = Array("attempt\u{1}".utf8)
  private static let bodyBytes = mark.count + 4 + 4 + AttemptMoment.bootBytes + 8

  /// Encodes the record, with a checksum that detects damage and the record of another vault.
  func bytes(of vault: [UInt8]) -> [UInt8] {
    let body =
      Self.mark + Self.littleEndian(UInt32(clamping: failures))
      + Self.littleEndian(flags) + since.boot
      + Self.littleEndian(UInt64(bitPattern: since.nanoseconds))
    return body + Self.checksum(of: body, vault)
  }

  /// Bit 0 says that the number is estimated; the others are the number of the undecided.
  private var flags: UInt32 {
    UInt32(clamping: min(undecided, Int(Int32.max))) << 1 | (isEstimated ? 1 : 0)
  }

  init(
    failures: Int = 0,
    undecided: Int = 0,
    isEstimated: Bool = false,
    since: AttemptMoment
  ) {
    self.failures = failures
    self.undecided = undecided
    self.isEstimated = isEstimated
    self.since = since
  }

  /// Decodes a record; nil unless the bytes are a whole record of that vault.
  init?(_ bytes: [UInt8], of vault: [UInt8]) {
    guard bytes.count == Self.byteCount, bytes.starts(with: Self.mark) else { return nil }
    let body = Array(bytes.prefix(Self.bodyBytes))
    guard Array(bytes.dropFirst(Self.bodyBytes)) == Self.checksum(of: body, vault) else {
      return nil
    }
    var rest = body.dropFirst(Self.mark.count)
    func take(_ count: Int) -> [UInt8] {
      defer { rest = rest.dropFirst(count) }
      return Array(rest.prefix(count))
    }
    failures = Int(Self.number(take(4)))
    let flags = Self.number(take(4))
    isEstimated = flags & 1 != 0
    undecided = Int(flags >> 1)
    let boot = take(AttemptMoment.bootBytes)
    since = AttemptMoment(boot: boot, nanoseconds: Int64(bitPattern: Self.number(take(8))))
  }

  private static func checksum(of body: [UInt8], _ vault: [UInt8]) -> [UInt8] {
    Checksum.of(AssociatedData(.text("attempts"), .bytes(vault), .bytes(body)).bytes)
  }

  private static func littleEndian<Number: FixedWidthInteger>(_ number: Number) -> [UInt8] {
    withUnsafeBytes(of: number.littleEndian) { Array($0) }
  }

  private static func number(_ bytes: [UInt8]) -> UInt64 {
    bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }
}
