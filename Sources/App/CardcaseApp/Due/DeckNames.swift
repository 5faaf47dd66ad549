/// The names of decks that can be told without a passcode: those in the file of what is due, where
/// the user has chosen that it names decks.
package enum DeckNames {
  /// The names, in the order of the file; none where there is no such file, or it can't be read.
  ///
  /// - Parameter stateDirectory: The directory of this machine's state; nil if there is none.
  package static func told(by launch: LaunchMode, stateDirectory: String?) -> [String] {
    // Whoever completes a word has no use for a reason.
    let record = try? DueFile(of: launch.location, in: stateDirectory)?.read()
    return (record?.decks ?? []).map(\.name).filter { name in
      name.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
    }
  }
}
