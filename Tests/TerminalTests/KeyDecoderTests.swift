import Testing

@testable import Terminal

@Test func x() {}
