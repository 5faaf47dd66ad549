import CGumbo
import Flashcards

/// The page around a side of a card, as Anki has it: its style sheet, and the elements around it.
struct CardPage {
  /// An element, as far as a selector looks at it.
  struct Element {
    let name: String
    let id: String?
    let classes: [Substring]

    init(name: String, id: String? = nil, classes: [Substring] = []) {
      (self.name, self.id, self.classes) = (name, id, classes)
    }

    init(_ node: HTMLNode, _ tag: GumboTag) {
      name = gumbo_normalized_tagname(tag).map { String(cString: $0) } ?? ""
      id = node.attribute("id")
      classes = node.attribute("class")?.split(whereSeparator: \.isWhitespace) ?? []
    }

    func matches(_ part: HidingRules.Compound) -> Bool {
      (part.element == nil || part.element == name) && (part.id == nil || part.id == id)
        && part.classes.allSatisfy { wanted in classes.contains { $0 == wanted } }
    }
  }

  /// The elements around an element that are looked at, the innermost first, and steps taken.
  private static let mostAround = 50
  private static let mostSteps = 500

  let rules: [HidingRules.Rule]
  /// The elements around the side, the outermost first.
  let around: [Element]
  /// The colours of shapes over pictures.
  let occlusionColors: OcclusionColors

  /// A page on which nothing is hidden.
  static let plain = CardPage(css: "", ordinal: 0)

  init(css: String, ordinal: Int) {
    rules = HidingRules(css).rules
    occlusionColors = OcclusionColors(css: css)
    around = [
      Element(name: "html"),
      Element(name: "body", classes: ["card", "card\(ordinal + 1)"]),
      Element(name: "div", id: "qa"),
    ]
  }

  /// Hides an element or shows it, as the rules that count say.
  ///
  /// - Parameters:
  ///   - outer: the elements around it, the outermost first.
  ///   - isImportant: true for the rules that win over the element's own `style`.
  func apply(
    to element: Element,
    in outer: some BidirectionalCollection<Element>,
    isImportant: Bool,
    _ state: inout TextState
  ) {
    var (removing, concealing) = (-1, -1)
    for rule in rules where rule.isImportant == isImportant {
      guard let last = rule.selector.last, element.matches(last),
        matches(rule.selector.dropLast(), isChild: last.isChild, outer)
      else { continue }
      // Of two that are as precise the later wins.
      if let removes = rule.removes, rule.specificity >= removing {
        (state.isRemoved, removing) = (removes, rule.specificity)
      }
      if let conceals = rule.conceals, rule.specificity >= concealing {
        (state.isConcealed, concealing) = (conceals, rule.specificity)
      }
    }
  }

  /// True if the elements around match the outer parts of a selector.
  private func matches(
    _ parts: ArraySlice<HidingRules.Compound>,
    isChild: Bool,
    _ outer: some BidirectionalCollection<Element>
  ) -> Bool {
    guard !parts.isEmpty else { return true }
    let elements = Array(outer.suffix(Self.mostAround).reversed()) + around.reversed()
    var steps = 0
    func found(_ parts: ArraySlice<HidingRules.Compound>, isChild: Bool, from start: Int) -> Bool {
      guard let part = parts.last else { return true }
      for index in start..<elements.count {
        steps += 1
        guard steps < Self.mostSteps else { return false }
        if elements[index].matches(part),
          found(parts.dropLast(), isChild: part.isChild, from: index + 1)
        {
          return true
        }
        if isChild { return false }
      }
      return false
    }
    return found(parts, isChild: isChild, from: 0)
  }
}
