internal import Glibc

/// Calls `body` with texts as a null-terminated array of C strings.
func withCStrings<Result>(
  _ texts: [String],
  _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
) -> Result {
  let list = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: texts.count + 1)
  for (index, text) in texts.enumerated() { (list + index).initialize(to: strdup(text)) }
  (list + texts.count).initialize(to: nil)
  defer {
    for index in texts.indices { free(list[index]) }
    list.deinitialize(count: texts.count + 1)
    list.deallocate()
  }
  return body(list)
}

/// Calls `body` with a text as a C string, or null.
func withOptionalCString<Result>(
  _ text: String?,
  _ body: (UnsafePointer<CChar>?) -> Result
) -> Result {
  text?.withCString(body) ?? body(nil)
}
