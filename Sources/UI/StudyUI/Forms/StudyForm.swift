import Screens
import Widgets
import Wording

/// A form of rows, in some of which something is typed, while others have values to choose.
protocol StudyForm: Codable, Sendable {
  /// A row. The raw values are in sealed sessions.
  associatedtype Row: Codable, Equatable, Sendable

  /// The focused row.
  var row: Row { get set }
  /// The rows that are shown.
  var rows: [Row] { get }

  /// The place of the field of a row; nil for one in which nothing is typed.
  static func field(of row: Row) -> WritableKeyPath<Self, TextField>?

  /// True for a row in which a search is typed.
  static func isSearch(_ row: Row) -> Bool

  /// Chooses another value of the focused row, by a step.
  mutating func change(by step: Int)

  /// The words before the value of a row.
  func label(_ row: Row) -> Phrase

  /// The value of a row in words.
  func value(_ row: Row, _ wording: Wording) -> String

  /// The value of a row as it is said.
  func spoken(_ row: Row, _ wording: Wording) -> String

  /// A row as it is drawn.
  func option(_ row: Row, _ context: StudyContext) -> OptionRow
}

/// A row that can't be taken, and the reason.
struct FormRefusal<Row: Sendable, Problem: Error>: Error {
  let row: Row
  let problem: Problem
}

extension StudyForm {
  static func isSearch(_ row: Row) -> Bool { false }

  func spoken(_ row: Row, _ wording: Wording) -> String { value(row, wording) }

  /// Reads what is typed in a row, or nothing in one with values to choose.
  ///
  /// - Throws: the row, with the reason of `body`.
  func read<Value, Problem: Error>(
    _ row: Row,
    _ body: (String) throws(Problem) -> Value
  ) throws(FormRefusal<Row, Problem>) -> Value {
    do throws(Problem) {
      return try body(Self.field(of: row).map { self[keyPath: $0].text } ?? "")
    } catch {
      throw FormRefusal(row: row, problem: error)
    }
  }
}

extension CaseIterable where Self: Equatable, AllCases: RandomAccessCollection {
  /// Another of the values, around at the ends.
  func next(by step: Int) -> Self {
    let all = Array(Self.allCases)
    let index = (all.firstIndex(of: self) ?? 0) + step
    return all[(index + all.count) % all.count]
  }
}
