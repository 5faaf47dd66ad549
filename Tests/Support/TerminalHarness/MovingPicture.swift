internal import Foundation

/// A moving picture of a terminal as one SVG, from the frames that a program wrote; it begins again
/// at its end.
public struct MovingPicture: Sendable {
  /// A screen, and the time for which it is shown.
  public struct Frame: Sendable {
    let screen: TerminalScreen
    let time: Duration

    /// A frame.
    public init(_ screen: TerminalScreen, for time: Duration) {
      self.screen = screen
      self.time = time
    }

    /// The frame, shown for longer.
    public func held(for more: Duration) -> Frame { Frame(screen, for: time + more) }
  }

  private let frames: [Frame]
  private let title: String
  private let palette: Palette

  /// A picture of frames, of which there is at least one, all of one size.
  public init(_ frames: [Frame], title: String = "", palette: Palette = .dark) {
    self.frames = frames
    self.title = title
    self.palette = palette
  }

  /// Writes the picture to a file, replacing what was there.
  public func write(to path: String) throws {
    try svg.write(toFile: path, atomically: true, encoding: .utf8)
  }

  /// The picture as SVG. A row is in it once for each stretch of frames in which it stays the same.
  public var svg: String {
    let pictures = frames.map {
      ScreenPicture($0.screen, title: title, palette: palette)
    }
    let rows = pictures.map(\.rows)
    var lines = pictures.first?.head ?? []
    for row in 0..<(frames.first?.screen.rows ?? 0) {
      for stretch in stretches(rows.map { $0[row] }) where !stretch.elements.isEmpty {
        lines += animated(stretch)
      }
    }
    lines.append("</svg>")
    return lines.joined(separator: "\n") + "\n"
  }

  /// The frames in which a row stays the same.
  private struct Stretch {
    let elements: [String]
    var frames: Range<Int>
  }

  private func stretches(_ row: [[String]]) -> [Stretch] {
    var stretches: [Stretch] = []
    for (index, elements) in row.enumerated() {
      if let last = stretches.last, last.elements == elements {
        stretches[stretches.count - 1].frames = last.frames.lowerBound..<(index + 1)
      } else {
        stretches.append(Stretch(elements: elements, frames: index..<(index + 1)))
      }
    }
    return stretches
  }

  private func animated(_ stretch: Stretch) -> [String] {
    guard stretch.frames != frames.indices else { return stretch.elements }
    let whole = seconds(frames.indices)
    let start = seconds(0..<stretch.frames.lowerBound) / whole
    let end = seconds(0..<stretch.frames.upperBound) / whole
    var steps: [(time: Double, value: String)] = [(0, start == 0 ? "visible" : "hidden")]
    if start > 0 { steps.append((start, "visible")) }
    if stretch.frames.upperBound < frames.count { steps.append((end, "hidden")) }
    let animation =
      "<animate attributeName=\"visibility\" calcMode=\"discrete\" repeatCount=\"indefinite\""
      + " dur=\"\(Self.decimal(whole))s\""
      + " values=\"\(steps.map(\.value).joined(separator: ";"))\""
      + " keyTimes=\"\(steps.map { Self.decimal($0.time) }.joined(separator: ";"))\"/>"
    return ["<g visibility=\"\(steps[0].value)\">", animation] + stretch.elements + ["</g>"]
  }

  private func seconds(_ range: Range<Int>) -> Double {
    frames[range].reduce(0) { $0 + $1.time / .seconds(1) }
  }

  /// A number with at most five decimals.
  private static func decimal(_ number: Double) -> String {
    let scaled = Int((number * 100_000).rounded())
    let fraction = String(100_000 + scaled % 100_000).dropFirst()
    return "\(scaled / 100_000).\(fraction)"
  }
}
