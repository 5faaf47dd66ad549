import WindowLevels
package import Wording

/// What a screen may know besides its own state: its feature's data and its environment.
@dynamicMemberLookup
package struct ScreenContext<Data: FeatureData>: Sendable {
  /// What the open vault holds for the feature.
  package let data: Data
  package let environment: ScreenEnvironment

  /// Keeps the parts.
  package init(_ data: Data, _ environment: ScreenEnvironment) {
    self.data = data
    self.environment = environment
  }

  package subscript<Value>(dynamicMember path: KeyPath<ScreenEnvironment, Value>) -> Value {
    environment[keyPath: path]
  }

  /// The message that something could not be saved.
  package func notSaved(_ phrase: Phrase) -> StatusMessage { environment.notSaved(phrase) }
}
