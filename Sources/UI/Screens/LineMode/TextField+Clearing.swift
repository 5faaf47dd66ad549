package import Widgets
package import WindowLevels

extension TextField {
  /// The keys that empty it, whatever lines it has: all characters before the caret and all after it.
  package var clearing: [Key] {
    Array(repeating: .backspace, count: caret)
      + Array(repeating: .delete, count: text.count - caret)
  }
}
