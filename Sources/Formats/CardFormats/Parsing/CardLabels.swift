import TextSearch

/// The part that a named value plays in a card.
enum CardRole: Hashable, CaseIterable {
  case number, holder, expiry, month, year, code, pin, validFrom, bank, brand, issueNumber
}

/// The names under which people and programs keep the values of a card.
///
/// Sources of names that programs give: KeePassXC, `src/format/BitwardenReader.cpp` (`card_number`,
/// …) and `ProtonPassReader.cpp` (`card_expirationDate`, …); keepassxc-browser#1614 (`KPH:
/// CC_NUMBER`, …); KeePassDX, `TemplateField` and `debit_credit_card` in the strings of its
/// languages; LastPass's columns of form fills (`ccnum`, …).
enum CardLabels {
  /// The role of a name, whatever its case, accents, spaces and punctuation; nil for any other name.
  static func role(of name: String) -> CardRole? {
    // No label is longer; the names of files may be.
    guard name.utf8.count <= longest else { return nil }
    let name = folded(name)
    return roles[name.hasPrefix("kphcc") ? String(name.dropFirst(3)) : name]
  }

  /// True for a name that only programs give, and only to card numbers: what is under it need not
  /// prove that it is one.
  static func isCertainNumber(_ name: String) -> Bool {
    ["card_number", "kph: cc_number", "ccnum"].contains(name.lowercased())
  }

  private static let longest = 64

  private static func folded(_ name: String) -> String {
    String(TextFolding.fold(name).filter { $0.isLetter || $0.isNumber })
  }

  private static let roles: [String: CardRole] = {
    var roles: [String: CardRole] = [:]
    for (role, names) in table {
      for name in names.split(whereSeparator: { $0 == "," || $0.isNewline }) {
        roles[folded(String(name))] = role
      }
    }
    return roles
  }()

  /// The names of each role. A line for each language: English and what programs write, German,
  /// French, Spanish, Italian, Portuguese, Dutch, Polish, Russian, Ukrainian, Czech, Swedish,
  /// Turkish, Chinese (simplified, traditional), Japanese, Korean.
  static let table: [(CardRole, String)] = [
    (
      .number,
      """
      number, no, nr, num, card number, card no, card nr, card num, card, cc, cc number, cc no, cc num
      ccnum, ccnr, ccn, credit card number, credit card no, credit card, debit card number, debit card
      debit card no, bank card number, payment card number, pan, primary account number, card #, #
      acct number, visa number, mastercard number, amex number, number on card
      nummer, kartennummer, karten nr, kreditkartennummer, kreditkarten nr, kreditkarte, karte
      debitkartennummer, kartennr, kreditkartennr, bankkartennummer
      numero, numeros, numero de carte, n° de carte, no de carte, numero carte, numero de la carte
      numero de carte bancaire, numero de carte de credit, n° carte, carte, carte bancaire
      numero de tarjeta, n° de tarjeta, num tarjeta, numero tarjeta, tarjeta, tarjeta de credito
      numero de la tarjeta, numero de tarjeta de credito, nº de tarjeta
      numero carta, numero di carta, numero della carta, numero carta di credito, carta, n carta
      carta di credito, numero do cartao, numero de cartao, numero cartao, cartao, cartao de credito
      numero do cartao de credito, nº do cartao, n do cartao
      kaartnummer, creditcardnummer, kaart, creditcard nummer, kaart nr, pasnummer, creditcard
      numer, numer karty, nr karty, numer karty kredytowej, karta, karta kredytowa
      номер, номер карты, № карты, карта, номер кредитной карты, номер банковской карты
      номер картки, картка, číslo, číslo karty, kortnummer, kortnr, numara, kart numarası, kart no
      号码, 卡号, 信用卡号, 信用卡号码, 银行卡号, 卡片号码, 借记卡号, 信用卡
      號碼, 卡號, 信用卡號, 信用卡號碼, 卡片號碼, 銀行卡號
      番号, カード番号, クレジットカード番号, クレジットカード, カードナンバー
      카드번호, 카드 번호, 신용카드번호
      """
    ),
    (
      .holder,
      """
      holder, card holder, cardholder, card holder name, cardholder name, card_cardholderName, cc name
      name on card, holder name, card name, name, owner, card owner, ccname, account holder
      cardholder's name, card holder's name
      inhaber, karteninhaber, name auf karte, name auf der karte, kontoinhaber, name des inhabers
      name des karteninhabers
      titulaire, titulaire de la carte, nom du titulaire, nom sur la carte, nom, nom du porteur
      titular, titular de la tarjeta, nombre del titular, nombre en la tarjeta, nombre
      titolare, titolare della carta, intestatario, nome sulla carta, nome del titolare, titolare carta
      intestatario carta, titular do cartao, nome do titular, nome no cartao, nome impresso no cartao
      nome, kaarthouder, naam op kaart, naam kaarthouder, naam op de kaart, naam, rekeninghouder
      posiadacz, posiadacz karty, wlasciciel, wlasciciel karty, imie i nazwisko, właściciel karty
      владелец, держатель карты, имя на карте, имя держателя, имя владельца, владелец карты, держатель
      власник, власник картки, držitel, držitel karty, jméno na kartě, innehavare, kortinnehavare
      sahip, kart sahibi, kart üzerindeki isim
      持卡人, 持卡人姓名, 姓名, 卡上姓名, 持有人
      名義人, カード名義, カード名義人, 名義, 氏名, カード所有者
      카드 소유자, 소유자, 이름, 홀더
      """
    ),
    (
      .expiry,
      """
      expiry, expiry date, exp, exp date, expires, expires on, expiration, expiration date, expire
      card expiry, card expiration, card_expirationDate, card expiry date, cc exp, ccexp, cc expiry
      valid thru, valid through, valid until, valid to, good thru, good through, expire date
      date of expiry, exp mm yy, mm yy, mmyy, mm yyyy, expdate, exp. date, valid till, card exp
      ablauf, ablaufdatum, gültig bis, verfall, verfallsdatum, verfalldatum, läuft ab, gültigkeit
      expiration carte, date d'expiration, expire le, valable jusqu'au, date de fin de validité
      date de validité, validité, fin de validité, date expiration, expire fin
      caducidad, fecha de caducidad, vencimiento, fecha de vencimiento, válida hasta, valido hasta
      vence, caduca, fecha de expiración, válido hasta
      scadenza, data di scadenza, data scadenza, valida fino al, valida fino a, scade
      validade, data de validade, vencimento, data de vencimento, válido até, validade do cartão
      valido ate, expira
      vervaldatum, geldig tot, verloopt, einddatum, vervalt, geldig t/m
      data ważności, ważna do, wazna do, termin ważności, data waznosci, data wygaśnięcia, ważność
      срок действия, действительна до, действует до, годна до, срок, действует по, срок действия карты
      термін дії, дійсна до, platnost, platnost do, giltig till, utgångsdatum, son kullanma tarihi
      到期, 有效期, 有效期至, 到期日, 到期日期, 有效期限, 截止日期, 有效日期, 失效日期
      到期年月, 有效期限至, 到期月年, 有効期限, 期限, 有効期限月年, 有効年月
      만료일, 유효기간, 유효 기간, 만료
      """
    ),
    (
      .month,
      """
      month, expiry month, expiration month, exp month, card_expMonth, card exp month, cc exp month
      monat, ablaufmonat, gültig bis monat, mois, mois d'expiration, mes, mes de caducidad
      mes de vencimiento, mese, mese di scadenza, mês, mês de validade, maand, vervalmaand
      miesiąc, miesiąc ważności, месяц, месяц окончания, 月, 到期月, 到期月份, 有效月份, 有効期限月
      """
    ),
    (
      .year,
      """
      year, expiry year, expiration year, exp year, card_expYear, card exp year, cc exp year
      jahr, ablaufjahr, gültig bis jahr, année, année d'expiration, año, año de caducidad
      año de vencimiento, anno, anno di scadenza, ano, ano de validade, jaar, vervaljaar
      rok, rok ważności, год, год окончания, 年, 到期年, 到期年份, 有效年份, 有効期限年
      """
    ),
    (
      .code,
      """
      code, cvv, cvv2, cvc, cvc2, cid, csc, ccv, cav, cav2, cvn, cvd, cccsc, card_code, cc ccv, cc cvv
      cc cvc, cc csc, security code, card security code, card code, verification number
      verification code, verification value, card verification value, card verification code
      card verification number, cvv cvc, cvc cvv, cvv code, cvc code, cvv number, 3 digit code
      4 digit code, card identification number, signature code, verification no, cw, cw2
      prüfnummer, kartenprüfnummer, prüfziffer, kartenprüfziffer, sicherheitscode, prüfcode
      kartenprüfcode, kartenprüfziffern, sicherheitsnummer, sicherheitszahl
      cryptogramme, cryptogramme visuel, code de sécurité, code de vérification, numéro cvv, code cvv
      code cvc, code de sûreté, cvx2
      código de seguridad, código cvv, código cvc, código de verificación, clave de seguridad, código
      codice di sicurezza, codice cvv, codice cvc, codice di verifica, codice sicurezza, codice
      código de segurança, código de verificação, cód segurança, cod de segurança
      beveiligingscode, veiligheidscode, verificatiecode, controlecode, kaartcode, cvc-code, cvv-code
      kod cvv, kod cvc, kod zabezpieczający, kod bezpieczeństwa, kod weryfikacyjny, kod cvv2
      код, код безопасности, код проверки, проверочный код, защитный код, код cvv, код cvc, код cvv2
      код безпеки, bezpečnostní kód, ověřovací kód, säkerhetskod, güvenlik kodu
      安全码, 验证码, 校验码, 卡片安全码, 背面三位数, 卡验证码, 后三位
      安全碼, 驗證碼, 檢查碼, 卡片安全碼, 背面末三碼, 末三碼, 驗證末三碼
      セキュリティコード, セキュリティーコード, 確認コード, 認証コード, カード確認番号
      보안코드, 보안 코드, 카드 보안 코드
      """
    ),
    (
      .pin,
      """
      pin, pin code, pin number, card pin, card_pin, atm pin, pin no, cc pin, personal identification number
      atm code, pin-code, pin nummer, geheimzahl, geheimnummer, karten-pin, pin code carte
      code pin, code secret, code confidentiel, código pin, clave, nip, número pin, clave pin
      codice pin, pin bancomat, senha do cartão, senha, pincode, pin-code kaart, kod pin, numer pin
      пин, пин-код, пин код, pin-код, пінкод, пін, pin kodu, pinkod, kortkod
      密码, 取款密码, 支付密码, 卡密码, 个人识别码, pin码, pin 碼, 密碼, 提款密碼, 個人識別碼
      暗証番号, 暗証, pin番号, 비밀번호, 카드 비밀번호, 핀 번호
      """
    ),
    (
      .validFrom,
      """
      valid from, start date, issue date, date of issue, from date, ccstart, card valid from, issued
      issued on, member since, gültig ab, gültig von, ausgestellt am, ausstellungsdatum
      valable à partir du, valide à partir de, date d'émission, date de début, début de validité
      válida desde, válido desde, fecha de emisión, valida dal, valida da, data di emissione
      data de emissão, geldig vanaf, datum van afgifte, ważna od, data wydania, действительна с
      дата выдачи, дата випуску, datum vydání, utfärdandedatum, 生效日期, 发卡日期, 签发日期, 有效期起
      生效日, 發卡日期, 發行日期, 有効開始, 有効期間開始, 発行日, 발행일자, 발급일
      """
    ),
    (
      .bank,
      """
      bank, bank name, issuing bank, issuer, card issuer, issuer bank, name of bank, banks
      name der bank, ausstellende bank, herausgeber, kartenherausgeber, banque, nom de la banque
      banque émettrice, émetteur, banco, nombre del banco, banco emisor, emisor, entidad, banca
      nome banca, banca emittente, emittente, nome do banco, banco emissor, emissor, banknaam
      uitgever, uitgevende bank, nazwa banku, wydawca, bank wydający, банк, название банка, эмитент
      банк-эмитент, назва банку, banka, název banky, banknamn, banka adı
      银行, 银行名称, 发卡行, 发卡银行, 开户行, 銀行, 銀行名稱, 發卡銀行, 發卡行
      銀行名, 発行銀行, 発行会社, カード会社, 은행, 은행명, 발급사
      """
    ),
    (
      .brand,
      """
      brand, card brand, type, card type, card_brand, cc type, network, card network, scheme
      payment network, credit card type, kind, cctype, typ, art, kartentyp, kartenart, marke
      type de carte, réseau, marque, tipo, tipo de tarjeta, marca, red, tipo di carta, circuito
      tipo carta, tipo de cartão, bandeira, bandeira do cartão, kaarttype, soort, soort kaart, merk
      kaartsoort, typ karty, rodzaj, rodzaj karty, тип, тип карты, платёжная система, система
      платежная система, вид карты, тип картки, typ karty, korttyp, tür, kart türü
      类型, 卡类型, 卡种, 卡组织, 品牌, 類型, 卡片類型, 卡別, 卡組織, 發卡組織
      種類, カード種類, ブランド, カードブランド, カードの種類, 国際ブランド, 유형, 카드 종류, 브랜드
      """
    ),
    (
      .issueNumber,
      """
      issue number, issue no, issue, issue num, ccissuenum, card issue number, switch issue number
      ausgabenummer, numéro d'émission, número de emisión, numero di emissione, número de emissão
      uitgiftenummer, numer wydania, номер выпуска, 发行编号, 發行編號, 発行番号
      """
    ),
  ]
}
