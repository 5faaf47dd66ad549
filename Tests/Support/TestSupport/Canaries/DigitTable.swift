/// The table by which libraries write numbers, 00 to 99, two digits at a time. A search of memory
/// meets runs of its digits in every program, with any distance from one to the next.
enum DigitTable {
  /// The runs of eight digits.
  static let runs = Set(
    (1...28).flatMap { distance in
      (0..<digits.count - 7 * distance).map { start in
        (0..<8).map { digits[start + $0 * distance] }
      }
    }
  )

  private static let digits: [UInt8] = (0..<100).flatMap { [$0 / 10, $0 % 10] }
}
