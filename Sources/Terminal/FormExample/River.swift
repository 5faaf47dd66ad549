/// A river that was typed into the form.
struct River: Hashable {
  let name: String
  let kilometres: Int
}
