import WindowLevels
package import Wording

/// The data of a screen's feature, and the screen's environment.
@dynamicMemberLookup
package struct ScreenContext<Data: FeatureData>: Sendable {
  /// The feature's data.
  package let data: Data
  package let environment: ScreenEnvironment

  /// Combines data and environment.
  package init(_ data: Data, _ environment: ScreenEnvironment) {
    self.data = data
    self.environment = environment
  }

  package subscript<Value>(dynamicMember path: KeyPath<ScreenEnvironment, Value>) -> Value {
    environment[keyPath: path]
  }

  /// The error message for something that could not be saved.
  package func notSaved(_ phrase: Phrase) -> StatusMessage { environment.notSaved(phrase) }
}
