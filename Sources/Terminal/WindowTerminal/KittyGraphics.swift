import WindowLevels

/// The escape sequences of kitty's graphics protocol (sw.kovidgoyal.net/kitty/graphics-protocol).
enum KittyGraphics {
  /// The most bytes of pixels in a sequence, for which Base64 has 4,096.
  static let chunk = 3_072
  /// The number of the picture by which a terminal is asked whether it has the protocol.
  static let queryNumber = 31

  /// Asks whether a terminal has the protocol, with a pixel that it does not keep.
  static let query = sequence("i=\(queryNumber),s=1,v=1,a=q,t=d,f=24;AAAA")

  /// Begins a sequence of pixels of red, green, blue and alpha, with the cells that they are shown in.
  ///
  /// - Parameters:
  ///   - pixels: the number of pixels.
  ///   - cells: the columns and rows whose placeholders show them.
  ///   - isLast: true if no other sequence follows.
  static func begin(_ number: UInt32, pixels: Size, cells: Size, isLast: Bool) -> [UInt8] {
    Array(
      ("\u{1B}_Ga=T,U=1,q=2,f=32,i=\(number),s=\(pixels.width),v=\(pixels.height)"
        + ",c=\(cells.width),r=\(cells.height),m=\(isLast ? 0 : 1);").utf8
    )
  }

  /// Begins a further sequence of pixels.
  static func next(isLast: Bool) -> [UInt8] { Array("\u{1B}_Gq=2,m=\(isLast ? 0 : 1);".utf8) }

  /// Ends pixels of which not all came.
  static let abandon = sequence("q=2,m=0;")

  /// Deletes a picture and its pixels.
  static func delete(_ number: UInt32) -> [UInt8] { sequence("a=d,d=I,i=\(number),q=2") }

  private static func sequence(_ text: String) -> [UInt8] {
    Array("\u{1B}_G\(text)".utf8) + ControlString.end
  }
}
