/// The sets that `\p{}` names: general categories, scripts, and properties that are true or false.
enum UnicodeProperties {
  /// The set of a name, alone or behind `gc=` or `sc=`. Nil if there is none.
  static func set(_ name: String) -> CodePointSet? {
    guard let equals = name.firstIndex(where: { $0 == "=" || $0 == ":" }) else {
      let wanted = loosened(name)
      return special[wanted].map { $0() }
        ?? properties[wanted].map { UnicodeTables.set($0) }
        ?? categorySet(wanted) ?? scriptSet(wanted)
    }
    var property = name[..<equals]
    // Anki's engine takes `!=` for `=`.
    if property.last == "!" { property.removeLast() }
    let value = loosened(String(name[name.index(after: equals)...]))
    switch loosened(String(property)) {
    case "gc", "generalcategory": return special[value].map { $0() } ?? categorySet(value)
    case "sc", "script": return scriptSet(value)
    default: return nil
    }
  }

  /// A name without what does not count in it: case, blanks, hyphens, underscores, and "is" before
  /// it.
  static func loosened(_ name: String) -> String {
    let letters = name.lowercased().filter { !" \t\n-_".contains($0) }
    return letters.hasPrefix("is") && letters.count > 2 ? String(letters.dropFirst(2)) : letters
  }

  private static func categorySet(_ name: String) -> CodePointSet? {
    categories[name].map { UnicodeTables.set(ofCategories: $0) }
  }

  private static func scriptSet(_ name: String) -> CodePointSet? {
    ScriptNames.canonical[name].flatMap(ScriptSearch.set)
  }

  private static let special: [String: @Sendable () -> CodePointSet] = [
    "any": { .all },
    "ascii": { .ascii },
    "assigned": { UnicodeTables.set(ofCategories: [.unassigned]).inverted },
  ]

  /// The categories by their names in Unicode, loosened.
  private static let categories: [String: Set<Unicode.GeneralCategory>] = {
    var result: [String: Set<Unicode.GeneralCategory>] = [:]
    for (names, category) in singleCategories {
      for name in names.split(separator: " ") { result[String(name)] = [category] }
    }
    for (names, parts) in categoryGroups {
      let group = parts.split(separator: " ").reduce(into: Set<Unicode.GeneralCategory>()) {
        $0.formUnion(result[String($1)] ?? [])
      }
      for name in names.split(separator: " ") { result[String(name)] = group }
    }
    return result
  }()

  private static let singleCategories: [(names: String, category: Unicode.GeneralCategory)] = [
    ("lu uppercaseletter", .uppercaseLetter),
    ("ll lowercaseletter", .lowercaseLetter),
    ("lt titlecaseletter", .titlecaseLetter),
    ("lm modifierletter", .modifierLetter),
    ("lo otherletter", .otherLetter),
    ("mn nonspacingmark", .nonspacingMark),
    ("mc spacingmark", .spacingMark),
    ("me enclosingmark", .enclosingMark),
    ("nd digit decimalnumber", .decimalNumber),
    ("nl letternumber", .letterNumber),
    ("no othernumber", .otherNumber),
    ("pc connectorpunctuation", .connectorPunctuation),
    ("pd dashpunctuation", .dashPunctuation),
    ("ps openpunctuation", .openPunctuation),
    ("pe closepunctuation", .closePunctuation),
    ("pi initialpunctuation", .initialPunctuation),
    ("pf finalpunctuation", .finalPunctuation),
    ("po otherpunctuation", .otherPunctuation),
    ("sm mathsymbol", .mathSymbol),
    ("sc currencysymbol", .currencySymbol),
    ("sk modifiersymbol", .modifierSymbol),
    ("so othersymbol", .otherSymbol),
    ("zs spaceseparator", .spaceSeparator),
    ("zl lineseparator", .lineSeparator),
    ("zp paragraphseparator", .paragraphSeparator),
    ("cc cntrl control", .control),
    ("cf format", .format),
    ("co privateuse", .privateUse),
    ("cs surrogate", .surrogate),
    ("cn unassigned", .unassigned),
  ]

  private static let categoryGroups: [(names: String, parts: String)] = [
    ("lc casedletter", "lu ll lt"),
    ("l letter", "lu ll lt lm lo"),
    ("m mark combiningmark", "mn mc me"),
    ("n number", "nd nl no"),
    ("p punct punctuation", "pc pd ps pe pi pf po"),
    ("s symbol", "sm sc sk so"),
    ("z separator", "zs zl zp"),
    ("c other", "cc cf co cs cn"),
  ]

  /// The properties by their names in Unicode, long and short, loosened.
  private static let properties: [String: @Sendable (Unicode.Scalar.Properties) -> Bool] = {
    let rows: [(String, @Sendable (Unicode.Scalar.Properties) -> Bool)] = [
      ("alphabetic alpha", \.isAlphabetic),
      ("lowercase lower", \.isLowercase),
      ("uppercase upper", \.isUppercase),
      ("cased", \.isCased),
      ("caseignorable ci", \.isCaseIgnorable),
      ("changeswhenlowercased cwl", \.changesWhenLowercased),
      ("changeswhenuppercased cwu", \.changesWhenUppercased),
      ("changeswhentitlecased cwt", \.changesWhenTitlecased),
      ("changeswhencasefolded cwcf", \.changesWhenCaseFolded),
      ("changeswhencasemapped cwcm", \.changesWhenCaseMapped),
      ("whitespace wspace space", \.isWhitespace),
      ("dash", \.isDash),
      ("diacritic dia", \.isDiacritic),
      ("extender ext", \.isExtender),
      ("hexdigit hex", \.isHexDigit),
      ("asciihexdigit ahex", \.isASCIIHexDigit),
      ("idstart ids", \.isIDStart),
      ("idcontinue idc", \.isIDContinue),
      ("xidstart xids", \.isXIDStart),
      ("xidcontinue xidc", \.isXIDContinue),
      ("ideographic ideo", \.isIdeographic),
      ("unifiedideograph uideo", \.isUnifiedIdeograph),
      ("radical", \.isRadical),
      ("joincontrol joinc", \.isJoinControl),
      ("math", \.isMath),
      ("quotationmark qmark", \.isQuotationMark),
      ("sentenceterminal sterm", \.isSentenceTerminal),
      ("softdotted sd", \.isSoftDotted),
      ("variationselector vs", \.isVariationSelector),
      ("patternwhitespace patws", \.isPatternWhitespace),
      ("defaultignorablecodepoint di", \.isDefaultIgnorableCodePoint),
      ("deprecated dep", \.isDeprecated),
      ("noncharactercodepoint nchar", \.isNoncharacterCodePoint),
      ("graphemebase grbase", \.isGraphemeBase),
      ("graphemeextend grext", \.isGraphemeExtend),
      ("emoji", \.isEmoji),
      ("emojipresentation epres", \.isEmojiPresentation),
      ("emojimodifier emod", \.isEmojiModifier),
      ("emojimodifierbase ebase", \.isEmojiModifierBase),
    ]
    var result: [String: @Sendable (Unicode.Scalar.Properties) -> Bool] = [:]
    for (names, belongs) in rows {
      for name in names.split(separator: " ") { result[String(name)] = belongs }
    }
    return result
  }()
}
