import ReaderProtocol

extension RawText {
  /// Lends the text in UTF-8 to what may fail. A copy made for that is wiped.
  func lend<R>(
    _ body: (UnsafeRawBufferPointer) throws(CardFileFailure) -> R
  ) throws(CardFileFailure) -> R {
    let result = withUTF8 { bytes -> Result<R, CardFileFailure> in
      do throws(CardFileFailure) {
        return .success(try body(bytes))
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }
}
