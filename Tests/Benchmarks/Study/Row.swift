/// One line of the table.
struct Row {
  var what: String
  var ours: String
  var processor = ""
  var theirs: String
  var ratio: String
  var goal: String
  var verdict: String

  var columns: [String] { [what, ours, processor, theirs, ratio, goal, verdict] }

  /// A number with at least three significant digits, if it has them.
  static func figure(_ value: Double) -> String {
    guard value.isFinite else { return "?" }
    if value >= 100 { return String(Int(value.rounded())) }
    let scale = value >= 10 ? 10.0 : value >= 1 ? 100 : 1_000
    let rounded = (value * scale).rounded() / scale
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
  }
}
