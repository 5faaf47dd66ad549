extension String {
  /// The name of a field as it is compared: without case, as in Anki.
  var foldedName: String { uppercased().lowercased() }
}
