package import Widgets
package import WindowLevels
package import Wording

/// Names keys in the footer and in the help.
package struct KeyName {
  package let theme: Theme
  package let wording: Wording

  /// The separator in front of a further key with the same words; empty between arrows.
  package func joiner(before key: Key) -> String {
    theme.arrows[key.code].map { displayWidth(of: $0) == 1 } == true ? "" : "/"
  }

  package init(
    theme: Theme,
    wording: Wording
  ) {
    self.theme = theme
    self.wording = wording
  }

  package func callAsFunction(_ key: Key) -> String {
    var name = ""
    if key.modifiers.contains(.control) { name += "Ctrl-" }
    if key.modifiers.contains(.alt) { name += "Alt-" }
    if key.modifiers.contains(.shift) { name += "Shift-" }
    return name + base(key)
  }

  private func base(_ key: Key) -> String {
    switch key.code {
    case .character(" "): return wording(.keyNameSpace)
    case .character(let scalar):
      let letter = String(scalar)
      return key.modifiers.contains(.control) ? letter.uppercased() : letter
    case .up, .down, .left, .right: return theme.arrows[key.code] ?? ""
    case .home: return "Home"
    case .end: return "End"
    case .pageUp: return "PgUp"
    case .pageDown: return "PgDn"
    case .insert: return "Ins"
    case .delete: return "Del"
    case .backspace: return wording(.keyNameBackspace)
    case .tab: return "Tab"
    case .enter: return wording(.keyNameEnter)
    case .escape: return "Esc"
    case .function(let number): return "F\(number)"
    }
  }
}
