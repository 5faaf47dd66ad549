/// Letters with accents beside their base letters.
///
/// Made by Tests/Scripts/accents.py from Unicode 14.0.0; not to be edited.
package enum AccentTable {
  /// One line for each base letter: the letter, then its accented forms.
  static let lines = """
    AÀÁÂÃÄÅĀĂĄǍǞǠǺȀȂȦḀẠẢẤẦẨẪẬẮẰẲẴẶ
    BḂḄḆ
    CÇĆĈĊČḈ
    DĎḊḌḎḐḒ
    EÈÉÊËĒĔĖĘĚȄȆȨḔḖḘḚḜẸẺẼẾỀỂỄỆ
    FḞ
    GĜĞĠĢǦǴḠ
    HĤȞḢḤḦḨḪ
    IÌÍÎÏĨĪĬĮİǏȈȊḬḮỈỊ
    JĴ
    KĶǨḰḲḴ
    LĹĻĽḶḸḺḼ
    MḾṀṂ
    NÑŃŅŇǸṄṆṈṊ
    OÒÓÔÕÖŌŎŐƠǑǪǬȌȎȪȬȮȰṌṎṐṒỌỎỐỒỔỖỘỚỜỞỠỢ
    PṔṖ
    RŔŖŘȐȒṘṚṜṞ
    SŚŜŞŠȘṠṢṤṦṨ
    TŢŤȚṪṬṮṰ
    UÙÚÛÜŨŪŬŮŰŲƯǓǕǗǙǛȔȖṲṴṶṸṺỤỦỨỪỬỮỰ
    VṼṾ
    WŴẀẂẄẆẈ
    XẊẌ
    YÝŶŸȲẎỲỴỶỸ
    ZŹŻŽẐẒẔ
    aàáâãäåāăąǎǟǡǻȁȃȧḁạảấầẩẫậắằẳẵặ
    bḃḅḇ
    cçćĉċčḉ
    dďḋḍḏḑḓ
    eèéêëēĕėęěȅȇȩḕḗḙḛḝẹẻẽếềểễệ
    fḟ
    gĝğġģǧǵḡ
    hĥȟḣḥḧḩḫẖ
    iìíîïĩīĭįǐȉȋḭḯỉị
    jĵǰ
    kķǩḱḳḵ
    lĺļľḷḹḻḽ
    mḿṁṃ
    nñńņňǹṅṇṉṋ
    oòóôõöōŏőơǒǫǭȍȏȫȭȯȱṍṏṑṓọỏốồổỗộớờởỡợ
    pṕṗ
    rŕŗřȑȓṙṛṝṟ
    sśŝşšșṡṣṥṧṩ
    tţťțṫṭṯṱẗ
    uùúûüũūŭůűųưǔǖǘǚǜȕȗṳṵṷṹṻụủứừửữự
    vṽṿ
    wŵẁẃẅẇẉẘ
    xẋẍ
    yýÿŷȳẏẙỳỵỷỹ
    zźżžẑẓẕ
    ÆǢǼ
    ØǾ
    æǣǽ
    øǿ
    ſẛ
    ƷǮ
    ʒǯ
    ΑΆἈἉἊἋἌἍἎἏᾈᾉᾊᾋᾌᾍᾎᾏᾸᾹᾺΆᾼ
    ΕΈἘἙἚἛἜἝῈΈ
    ΗΉἨἩἪἫἬἭἮἯᾘᾙᾚᾛᾜᾝᾞᾟῊΉῌ
    ΙΊΪἸἹἺἻἼἽἾἿῘῙῚΊ
    ΟΌὈὉὊὋὌὍῸΌ
    ΡῬ
    ΥΎΫὙὛὝὟῨῩῪΎ
    ΩΏὨὩὪὫὬὭὮὯᾨᾩᾪᾫᾬᾭᾮᾯῺΏῼ
    αάἀἁἂἃἄἅἆἇὰάᾀᾁᾂᾃᾄᾅᾆᾇᾰᾱᾲᾳᾴᾶᾷ
    εέἐἑἒἓἔἕὲέ
    ηήἠἡἢἣἤἥἦἧὴήᾐᾑᾒᾓᾔᾕᾖᾗῂῃῄῆῇ
    ιΐίϊἰἱἲἳἴἵἶἷὶίῐῑῒΐῖῗ
    οόὀὁὂὃὄὅὸό
    ρῤῥ
    υΰϋύὐὑὒὓὔὕὖὗὺύῠῡῢΰῦῧ
    ωώὠὡὢὣὤὥὦὧὼώᾠᾡᾢᾣᾤᾥᾦᾧῲῳῴῶῷ
    ϒϓϔ
    ІЇ
    АӐӒ
    ГЃ
    ЕЀЁӖ
    ЖӁӜ
    ЗӞ
    ИЍЙӢӤ
    КЌ
    ОӦ
    УЎӮӰӲ
    ЧӴ
    ЫӸ
    ЭӬ
    аӑӓ
    гѓ
    еѐёӗ
    жӂӝ
    зӟ
    ийѝӣӥ
    кќ
    оӧ
    уўӯӱӳ
    чӵ
    ыӹ
    эӭ
    ії
    ѴѶ
    ѵѷ
    ӘӚ
    әӛ
    ӨӪ
    өӫ
    """

  /// Maps an accented letter to its base letter.
  package static let bases: [Unicode.Scalar: Unicode.Scalar] = {
    var bases: [Unicode.Scalar: Unicode.Scalar] = [:]
    for line in lines.unicodeScalars.split(separator: "\n") {
      for letter in line.dropFirst() { bases[letter] = line.first }
    }
    return bases
  }()
}
