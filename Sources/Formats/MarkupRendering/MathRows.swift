import Flashcards

/// The rows of a matrix in TeX, or of formulas one beneath the other.
struct MathRows {
  /// The way in which rows are written as text.
  struct Form {
    let open: String
    let close: String
    /// The separator between the cells of a row.
    let cells: String
  }

  /// The forms by the names of environments.
  static let forms: [String: Form] = {
    var forms: [String: Form] = [:]
    let brackets = [
      "pmatrix": ("(", ")"), "bmatrix": ("[", "]"), "Bmatrix": ("{", "}"), "vmatrix": ("|", "|"),
      "Vmatrix": ("‖", "‖"), "matrix": ("(", ")"), "smallmatrix": ("(", ")"), "array": ("(", ")"),
    ]
    for (name, (open, close)) in brackets {
      forms[name] = Form(open: open, close: close, cells: ", ")
    }
    for name in ["aligned", "align", "align*", "gathered", "gather", "gather*", "split"] {
      forms[name] = Form(open: "", close: "", cells: "")
    }
    forms["cases"] = Form(open: "{ ", close: "", cells: " ")
    return forms
  }()

  /// The sources of the cells, row by row.
  private(set) var cells: [[ArraySlice<Character>]] = [[]]
  /// The index behind the end of the environment.
  let end: Int

  /// Finds the cells that begin at an index; nil if the environment does not end.
  init?(_ source: [Character], from start: Int, endOf name: String) {
    let closing = Array("\\end{\(name)}")
    let opening = Array("\\begin{")
    var depth = 0
    var first = start
    var index = start
    func has(_ text: [Character]) -> Bool { source[index...].starts(with: text) }
    while index < source.count {
      if depth == 0, has(closing) {
        cells[cells.count - 1].append(source[first..<index])
        end = index + closing.count
        return
      }
      switch source[index] {
      case "\\":
        if has(opening) { depth += 1 } else if has(Array("\\end{")) { depth -= 1 }
        let isRowEnd = index + 1 < source.count && source[index + 1] == "\\"
        if isRowEnd, depth == 0 {
          cells[cells.count - 1].append(source[first..<index])
          cells.append([])
          first = index + 2
        }
        index += 1
      case "{": depth += 1
      case "}": depth -= 1
      case "&" where depth == 0:
        cells[cells.count - 1].append(source[first..<index])
        first = index + 1
      default: break
      }
      index += 1
    }
    return nil
  }
}
