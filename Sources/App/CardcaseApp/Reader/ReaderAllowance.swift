/// The limit on all output of a reader, which says itself when it has answered everything.
struct ReaderAllowance {
  /// The number of bytes that are left.
  var bytes: Int
  /// The moment after which it is too slow.
  let deadline: ContinuousClock.Instant

  /// Allows this many bytes in this time from now on.
  init(bytes: Int, within patience: Duration) {
    self.bytes = bytes
    deadline = .now + patience
  }
}
