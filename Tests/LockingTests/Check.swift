import Testing

/// Checks what a mutating call answered, which `#expect` can't hold.
func check<Value: Equatable>(
  _ value: Value,
  _ expected: Value,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(value == expected, sourceLocation: sourceLocation)
}
