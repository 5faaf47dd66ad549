import Commands
import Wording

/// The exit statuses with what they mean, as documents list them.
enum ExitStatusList {
  /// A list for a manual page.
  static func mdoc(_ wording: Wording) -> [String] {
    [".Bl -tag -width 127 -compact"]
      + ExitStatus.allCases.flatMap { status in
        [".It \(status.rawValue)"] + Mdoc.lines(wording(status.meaning))
      } + [".El"]
  }

  /// A table for a document.
  static func markdown(_ wording: Wording) -> [String] {
    ["| status | means |", "|---|---|"]
      + ExitStatus.allCases.map { "| \($0.rawValue) | \(wording($0.meaning)) |" }
  }
}
