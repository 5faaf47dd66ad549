import Testing

/// Checks the result of a mutating call, which `#expect` can't contain.
func check<Value: Equatable>(
  _ value: Value,
  _ expected: Value,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(value == expected, sourceLocation: sourceLocation)
}
