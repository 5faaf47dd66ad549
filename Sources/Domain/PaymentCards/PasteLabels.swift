import TextSearch

/// The words beside the values of a card in a pasted text.
enum PasteLabel: Sendable {
  case number, expiry, month, year, securityCode, holder
  /// The label of a value that is none of the card form's, such as a phone number or the first
  /// month of validity.
  case other

  /// The labels, as people, banks and other programs write them: separated by a bar, without regard
  /// to case, accents and signs.
  private static let written: [(PasteLabel, [String])] = [
    (
      .number,
      [
        "card number|card no|card nr|card num|card #|card|credit card number|credit card|"
          + "debit card number|debit card|cc number|cc num|ccnum|cc|number|pan|cardnumber",
        "卡号|银行卡号|银行卡|信用卡号|信用卡卡号|信用卡号码|借记卡号|储蓄卡号|卡片号码",
        "卡號|信用卡號|信用卡卡號|信用卡號碼|金融卡號|卡片號碼|卡片卡號",
        "カード番号|クレジットカード番号|カードナンバー|番号",
        "카드번호|카드 번호|신용카드 번호|신용카드번호",
        "kartennummer|kreditkartennummer|karten nr|kartennr|karte",
        "numéro de carte|numéro de la carte|numéro carte|n° de carte|no de carte|carte",
        "número de tarjeta|número de la tarjeta|nº de tarjeta|tarjeta",
        "numero carta|numero di carta|numero della carta|carta",
        "número do cartão|número de cartão|nº do cartão|cartão",
        "kaartnummer|kortnummer|kortin numero|numer karty|číslo karty",
        "номер карты|номер картки|kart numarası|kart no|مספר כרטיס|מספר כרטיס|رقم البطاقة|شماره کارت",
        "कार्ड नंबर|कार्ड संख्या|rhif y cerdyn|rhif cerdyn",
      ]
    ),
    (
      .expiry,
      [
        "exp|expiry|expires|expires on|expires end|expiration|expiry date|expiration date|exp date|"
          + "expdate|valid thru|valid through|valid until|valid to|good thru|thru|ccexp|cc exp",
        "有效期|有效期至|有效期限|到期日|到期日期|到期|截止日期|失效日期|有效日期|有效期間|有效年月|有效至",
        "有効期限|有効年月|유효기간|유효 기간|만료일",
        "gültig bis|gültigkeit|ablaufdatum|verfallsdatum|verfall|läuft ab",
        "date d expiration|expiration|expire|expire le|expire fin|date de fin de validité|validité|"
          + "fin de validité|valable jusqu au",
        "fecha de caducidad|caducidad|caduca|vencimiento|fecha de vencimiento|vence|válida hasta",
        "scadenza|data di scadenza|scade|valida fino a",
        "validade|data de validade|vencimento|data de vencimento|válido até",
        "vervaldatum|verloopt|geldig tot|giltig till|giltigt till|utgångsdatum|utløpsdato|"
          + "udløbsdato|udløb|gyldig til|voimassa|data ważności|ważna do|termin ważności|platnost do",
        "срок действия|действительна до|годна до|термін дії|дійсна до|son kullanma tarihi|skt",
        "تاريخ الانتهاء|تاريخ انتهاء الصلاحية|صالحة حتى|תוקף|समाप्ति तिथि|वैधता|dyddiad dod i ben",
      ]
    ),
    (
      .month,
      [
        "expiry month|expiration month|exp month|expmonth|month|monat|mois|mes|mese|mês|月份|有效月|"
          + "有効期限 月"
      ]
    ),
    (
      .year,
      [
        "expiry year|expiration year|exp year|expyear|year|jahr|année|año|anno|ano|年份|有效年|"
          + "有効期限 年"
      ]
    ),
    (
      .securityCode,
      [
        "cvv|cvc|cvv2|cvc2|csc|cid|cvn|cvn2|cvp2|cve|cav2|cvv cvc|cvc cvv|cvv2 cvc2|cvc2 cvv2|"
          + "security code|card security code|verification code|card verification code|"
          + "verification value|card verification value|card code|code|3 digit code|4 digit code",
        "安全码|卡安全码|校验码|卡背面三位数|背面三位数|后三码|后三位|cvv码|cvv2码",
        "安全碼|卡片安全碼|檢查碼|背面三碼|背面末三碼|末三碼|後三碼|cvv碼|セキュリティコード|セキュリティーコード|보안코드|보안 코드",
        "prüfnummer|kartenprüfnummer|prüfziffer|sicherheitscode|kpn",
        "code de sécurité|cryptogramme|cryptogramme visuel|code de vérification",
        "código de seguridad|código de verificación|codice di sicurezza|codice",
        "código de segurança|código de verificação|beveiligingscode|veiligheidscode|säkerhetskod",
        "sikkerhedskode|kontrolcifre|sikkerhetskode|turvakoodi|tarkistusluku|kod bezpieczeństwa|"
          + "bezpečnostní kód|код безопасности|код безпеки|güvenlik kodu|رمز الأمان|קוד אבטחה",
        "सुरक्षा कोड|सीवीवी|cod diogelwch",
      ]
    ),
    (
      .holder,
      [
        "card holder|cardholder|card holder name|cardholder name|cardholder s name|name on card|"
          + "name on the card|name of card holder|card name|holder|holder name|name|cc name|ccname",
        "持卡人|持卡人姓名|姓名|户名|戶名|持有人|カード名義人|カード名義|名義人|名義|氏名|お名前",
        "카드 소유자|명의자|이름|karteninhaber|karteninhaberin|name auf der karte|inhaber",
        "titulaire|titulaire de la carte|nom sur la carte|nom du titulaire|nom",
        "titular|titular de la tarjeta|nombre del titular|nombre en la tarjeta|nombre",
        "titolare|titolare della carta|intestatario|nome sulla carta|nome",
        "titular do cartão|nome no cartão|nome do titular",
        "kaarthouder|naam op kaart|naam op de kaart|naam|kortinnehavare|namn|kortholder|"
          + "kortindehaver|kortinnehaver|navn|kortinhaltija|nimi|posiadacz karty|imię i nazwisko",
        "držitel karty|jméno|держатель карты|владелец карты|имя держателя|имя|власник картки",
        "kart sahibi|kart üzerindeki isim|اسم حامل البطاقة|الاسم|שם בעל הכרטיס|कार्डधारक|नाम|deiliad y cerdyn",
      ]
    ),
    (
      .other,
      [
        "valid from|member since|issue date|issued|start date|from|issue number|issue no|card type",
        "gültig von|gültig ab|seit|valable du|válida desde|desde|valida dal|发卡日|发卡日期|起始日期|開始日|発行日",
        "pin|pin code|phone|phone number|tel|telephone|mobile|cell|fax|call|telefon|téléphone|teléfono",
        "telefono|telefone|电话|手机|手机号|電話|電話番号|手機|預留手機|预留手机号|密码|密碼|暗証番号",
        "iban|bic|swift|account|account number|account no|konto|kontonummer|sort code|routing number",
        "blz|compte|cuenta|conto|账号|帳號|口座番号|order|order number|order no|invoice|rechnung|ref",
        "reference|customer number|kundennummer|zip|zip code|postal code|postcode|post code|plz",
        "code postal|código postal|邮编|郵遞區號|郵便番号|date of birth|dob|birthday|geburtsdatum",
        "limit|credit limit|amount|total|user name|username|first name|last name|bank|email",
      ]
    ),
  ]

  /// The labels by the folded first word of each; the longest first.
  static let byFirstWord: [String: [(words: [String], label: PasteLabel)]] = {
    var found: [String: [(words: [String], label: PasteLabel)]] = [:]
    for (label, lines) in written {
      for text in lines.joined(separator: "|").split(separator: "|") {
        let words = PasteLabel.words(of: String(text))
        guard let first = words.first else { continue }
        found[first, default: []].append((words, label))
      }
    }
    return found.mapValues { $0.sorted { $0.words.count > $1.words.count } }
  }()

  /// The longest label of one word, for a text without blanks between words, that such a word ends
  /// with.
  static func suffix(of folded: String) -> PasteLabel? {
    guard let first = folded.unicodeScalars.first, first.properties.isIdeographic else {
      return nil
    }
    var rest = folded.dropFirst()
    while rest.count > 1 {
      if let exact = byFirstWord[String(rest)]?.first(where: { $0.words.count == 1 }) {
        return exact.label
      }
      rest = rest.dropFirst()
    }
    return nil
  }

  /// The folded words and digits of a label.
  static func words(of text: String) -> [String] {
    PasteTokens<PlainDigits>(text.unicodeScalars).all.compactMap { token in
      token.digits.map(\.text) ?? token.word?.folded
    }
  }

  /// Words between a label and its value.
  static let fillers: Set<String> = [
    "mm", "yy", "yyyy", "mmyy", "jj", "jjjj", "aa", "aaaa", "is", "ist", "est", "es", "は", "是", "为",
    "為", "no", "nr",
  ]

  /// Words that are no part of a name: brands, and kinds of cards.
  static let notNames: Set<String> = Set(
    Brand.allCases.flatMap { words(of: $0.facts.displayName) }
      + [
        "amex", "card", "credit", "debit", "prepaid", "platinum", "gold", "classic", "business",
        "bank",
        "number", "date", "type", "brand", "digits", "kreditkarte", "debitkarte", "karte", "carte",
        "tarjeta", "carta", "cartao", "信用卡", "银行卡", "卡", "カード",
      ]
  )
}
