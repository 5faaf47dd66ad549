import CGumbo
import Flashcards

/// The way in which an element is shown.
enum ElementRule {
  /// Within a line, in a style.
  case inline(TextStyle)
  /// On lines of its own, with an empty line above or beneath it or not.
  case block(above: Bool, beneath: Bool)
  case heading(Int)
  case list(isOrdered: Bool)
  case item
  /// A quotation on lines of its own.
  case quote
  /// The description of a term, indented.
  case description
  case preformatted
  case lineBreak
  case rule
  case table
  case row
  case cell(isHeading: Bool)
  case link
  /// The reading of a ruby annotation, in brackets.
  case reading
  case script(TextState.Script)
  /// A quotation within a line.
  case quotation
  /// A thing that can't be shown, with its content.
  case thing(Thing)
  /// Nothing of it shows.
  case dropped

  /// A thing that can't be shown.
  enum Thing {
    case picture, sound, video, drawing, canvas, script, embedded, input
  }

  /// The rule for an element; within a line, if there is none.
  static func rule(for tag: GumboTag) -> ElementRule { rules[tag.rawValue] ?? .inline([]) }

  private static let rules: [UInt32: ElementRule] = {
    var rules: [UInt32: ElementRule] = [:]
    for (tags, rule) in elements {
      for tag in tags { rules[tag.rawValue] = rule }
    }
    return rules
  }()

  private static let elements: [([GumboTag], ElementRule)] = [
    ([GUMBO_TAG_B, GUMBO_TAG_STRONG], .inline(.strong)),
    (
      [GUMBO_TAG_I, GUMBO_TAG_EM, GUMBO_TAG_CITE, GUMBO_TAG_DFN, GUMBO_TAG_VAR], .inline(.emphasis)
    ),
    ([GUMBO_TAG_U, GUMBO_TAG_INS], .inline(.underline)),
    ([GUMBO_TAG_S, GUMBO_TAG_DEL, GUMBO_TAG_STRIKE], .inline(.struck)),
    ([GUMBO_TAG_CODE, GUMBO_TAG_TT, GUMBO_TAG_KBD, GUMBO_TAG_SAMP], .inline(.code)),
    ([GUMBO_TAG_P, GUMBO_TAG_FIGURE], .block(above: true, beneath: true)),
    (
      [
        GUMBO_TAG_DIV, GUMBO_TAG_SECTION, GUMBO_TAG_ARTICLE, GUMBO_TAG_ASIDE, GUMBO_TAG_HEADER,
        GUMBO_TAG_FOOTER, GUMBO_TAG_MAIN, GUMBO_TAG_NAV, GUMBO_TAG_CENTER, GUMBO_TAG_ADDRESS,
        GUMBO_TAG_DETAILS, GUMBO_TAG_SUMMARY, GUMBO_TAG_FIGCAPTION, GUMBO_TAG_FIELDSET,
        GUMBO_TAG_FORM, GUMBO_TAG_DL, GUMBO_TAG_DT, GUMBO_TAG_CAPTION,
      ],
      .block(above: false, beneath: false)
    ),
    ([GUMBO_TAG_H1], .heading(1)), ([GUMBO_TAG_H2], .heading(2)), ([GUMBO_TAG_H3], .heading(3)),
    ([GUMBO_TAG_H4], .heading(4)), ([GUMBO_TAG_H5], .heading(5)), ([GUMBO_TAG_H6], .heading(6)),
    ([GUMBO_TAG_UL, GUMBO_TAG_MENU, GUMBO_TAG_DIR], .list(isOrdered: false)),
    ([GUMBO_TAG_OL], .list(isOrdered: true)), ([GUMBO_TAG_LI], .item),
    ([GUMBO_TAG_BLOCKQUOTE], .quote), ([GUMBO_TAG_DD], .description),
    ([GUMBO_TAG_PRE, GUMBO_TAG_LISTING, GUMBO_TAG_XMP, GUMBO_TAG_PLAINTEXT], .preformatted),
    ([GUMBO_TAG_BR], .lineBreak), ([GUMBO_TAG_HR], .rule),
    ([GUMBO_TAG_TABLE], .table), ([GUMBO_TAG_TR], .row),
    ([GUMBO_TAG_TD], .cell(isHeading: false)), ([GUMBO_TAG_TH], .cell(isHeading: true)),
    ([GUMBO_TAG_A], .link), ([GUMBO_TAG_RT], .reading), ([GUMBO_TAG_Q], .quotation),
    ([GUMBO_TAG_SUP], .script(.raised)), ([GUMBO_TAG_SUB], .script(.lowered)),
    ([GUMBO_TAG_IMG, GUMBO_TAG_IMAGE], .thing(.picture)), ([GUMBO_TAG_AUDIO], .thing(.sound)),
    ([GUMBO_TAG_VIDEO], .thing(.video)), ([GUMBO_TAG_SVG], .thing(.drawing)),
    ([GUMBO_TAG_CANVAS], .thing(.canvas)), ([GUMBO_TAG_SCRIPT], .thing(.script)),
    (
      [GUMBO_TAG_IFRAME, GUMBO_TAG_OBJECT, GUMBO_TAG_EMBED, GUMBO_TAG_APPLET, GUMBO_TAG_FRAME],
      .thing(.embedded)
    ),
    ([GUMBO_TAG_INPUT, GUMBO_TAG_SELECT, GUMBO_TAG_TEXTAREA], .thing(.input)),
    (
      [
        GUMBO_TAG_STYLE, GUMBO_TAG_HEAD, GUMBO_TAG_TITLE, GUMBO_TAG_META, GUMBO_TAG_LINK,
        GUMBO_TAG_BASE, GUMBO_TAG_RP, GUMBO_TAG_TEMPLATE, GUMBO_TAG_BUTTON, GUMBO_TAG_SOURCE,
        GUMBO_TAG_TRACK, GUMBO_TAG_PARAM, GUMBO_TAG_AREA, GUMBO_TAG_MAP, GUMBO_TAG_DATALIST,
        GUMBO_TAG_COL, GUMBO_TAG_COLGROUP, GUMBO_TAG_WBR, GUMBO_TAG_NOFRAMES,
      ],
      .dropped
    ),
  ]
}
