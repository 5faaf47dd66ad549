import Flashcards
public import PaymentCards
import Secrets

/// The contents of a throw-away vault.
public struct Samples: Sendable {
  /// Its cards.
  public let cards: [PaymentCard<SecretDigits>]
  /// Its decks, each with its notes: prompt, answer and kind.
  public let decks: [SampleDeck]
  /// The names and contents of the pictures and sounds of its decks, in base 64.
  let media: [(name: String, content: String)]

  /// The passcode of every throw-away vault.
  package static let passcode = "5566"

  /// Samples of one's own.
  public init(cards: [PaymentCard<SecretDigits>], decks: [SampleDeck]) {
    self.init(cards: cards, decks: decks, media: [])
  }

  private init(
    cards: [PaymentCard<SecretDigits>],
    decks: [SampleDeck],
    media: [(name: String, content: String)]
  ) {
    self.cards = cards
    self.decks = decks
    self.media = media
  }

  /// The samples of the demo. The numbers are the card brands' published test numbers.
  package static var demo: Samples {
    Samples(
      cards: [
        card("Everyday", "4111111111111111", "Ada Lovelace", 2028, 12, code: "123"),
        card(
          "Travel",
          "5555555555554444",
          "Ada Lovelace",
          2030,
          1,
          pin: "2701",
          bank: "Analytical Bank"
        ),
        card("Company", "378282246310005", "Ada Lovelace", 2027, 7, code: "1234"),
        card("家計", "3530111333300000", "山田 花子", 2029, 3),
      ],
      decks: decks,
      media: SampleMedia.files
    )
  }

  private static let decks = [
    SampleDeck(
      name: "Capitals",
      notes: [
        .init("What is the capital of Japan?", "Tokyo"),
        .init("What is the capital of Peru?", "Lima", .typed),
        .init("The capital of {{c1::Kenya}} is {{c2::Nairobi}}.", "", .cloze),
        .init("**Brazil**", "Brasilia", .basicAndReversed),
      ]
    ),
    SampleDeck(
      name: "Languages::漢字",
      language: DeckLanguage("ja"),
      notes: [
        .init("学ぶ", "まなぶ: to learn", .basicAndReversed),
        .init("鍵", "かぎ: key"),
        .init("札", "ふだ: tag, card"),
        .init("箱", "はこ: box"),
        .init("裏", "うら: back, reverse"),
        .init("表", "おもて: front, face"),
        .init("開く", "ひらく: to open"),
        .init("閉じる", "とじる: to close"),
        .init("覚える", "おぼえる: to remember", .basicAndReversed),
        .init("忘れる", "わすれる: to forget", .basicAndReversed),
        .init("名前", "なまえ: name"),
        .init("番号", "ばんごう: number"),
        .init("数字", "すうじ: digit"),
        .init("期限", "きげん: term, time limit"),
        .init("秘密", "ひみつ: secret"),
        .init("財布", "さいふ: purse"),
        .init("銀行", "ぎんこう: bank"),
        .init("答え", "こたえ: answer", .basicAndReversed),
        .init("質問", "しつもん: question"),
        .init("毎日", "まいにち: every day"),
        .init("今日", "きょう: today"),
        .init("明日", "あした: tomorrow"),
      ],
      daysLearned: 120
    ),
    SampleDeck(
      name: "Pictures and sounds",
      notes: [
        .init("![A red disc on white](japan.png)\n\nWhose flag?", "Japan"),
        .init("![A moon lit on the right, more than half](gibbous-moon.png)", "Waxing gibbous"),
        .init("[sound:fifth.flac]\n\nWhich interval?", "A perfect fifth"),
        .init("![A yellow cross on blue](sweden.png)\n\nWhose flag?", "Sweden", .typed),
        .init("![A narrow sickle on the right](crescent.png)", "Waxing crescent"),
        .init("[sound:major-third.flac]\n\nWhich interval?", "A major third"),
        .init("Czechia's flag", "![White, red, and a blue wedge](czechia.png)", .basicAndReversed),
        .init("First quarter", "![A moon whose right half is lit](half-moon.png)"),
        .init("An octave", "[sound:octave.flac]", .basicAndReversed),
      ]
    ),
  ]

  private static func card(
    _ title: String,
    _ number: String,
    _ holder: String,
    _ year: Int,
    _ month: Int,
    code: String? = nil,
    pin: String? = nil,
    bank: String? = nil
  ) -> PaymentCard<SecretDigits> {
    // Without guarded memory there is no demo either.
    let hidden = pin.flatMap { try? SecretText($0) }
    return PaymentCard(
      title: title,
      holder: holder,
      number: SecretDigits(copying: PlainDigits(digitsIn: number)),
      expiry: YearMonth(year: year, month: month),
      securityCode: code.map { SecretDigits(copying: PlainDigits(digitsIn: $0)) },
      customFields: [
        hidden.map { CustomField(CustomFieldLabel.pin, .hidden($0)) },
        bank.map { CustomField(CustomFieldLabel.bank, .text($0)) },
      ].compactMap(\.self)
    )
  }
}
