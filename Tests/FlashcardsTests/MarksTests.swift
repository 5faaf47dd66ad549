import Flashcards
import Testing

@Suite("Text without marks")
struct MarksTests {
  @Test(
    "marks of Markdown and of gaps are left out, and signs that are none are kept",
    arguments: [
      ("The **Rhine** is *long*", "The Rhine is long"), ("`code` and ~~old~~", "code and old"),
      ("_so_ and __so__", "so and so"), ("snake_case_name", "snake_case_name"),
      ("2 * 3 ** 4", "2 * 3 ** 4"), ("about ~5", "about ~5"),
      ("{{c1::Paris}} is in {{c2::France::land}}", "Paris is in France"), ("", ""),
      ("plain", "plain"), ("std::vector", "std::vector"),
    ]
  )
  func withoutMarks(text: String, plain: String) {
    #expect(text.withoutMarks == plain)
  }
}
