import Windowing
import Wording

/// The first row of a screen: the program, where one is in it, and whether it is the demo.
enum Heading {
  /// Rows it takes, with the blank one under it.
  static let height = 2

  /// What is free beneath it, up to so many columns wide.
  static func rectBeneath(in size: Size, width: Int) -> Rect {
    Rect(x: 2, y: height, width: min(size.width - 4, width), height: size.height - height)
  }

  static func draw(_ path: [String], into canvas: inout Canvas, _ context: ScreenContext) {
    let theme = context.theme
    var x = 1
    for (index, part) in ([context.wording(.programName)] + path).enumerated() {
      if index > 0 {
        x += 1 + canvas.put(theme.pointer, at: Point(x: x + 1, y: 0), style: theme.faint) + 1
      }
      let isLast = index == path.count
      x += canvas.write(
        part,
        at: Point(x: x, y: 0),
        style: isLast ? theme.title : theme.faint,
        ellipsis: theme.ellipsis
      )
    }
    if context.isDemo {
      for phrase in [Phrase.demoNote, .demoNoteShort] {
        let note = context.wording(phrase)
        let width = displayWidth(of: note)
        if x + 2 + width < canvas.size.width {
          canvas.write(
            note,
            at: Point(x: canvas.size.width - width - 1, y: 0),
            style: theme.accent
          )
          break
        }
      }
    }
  }
}
