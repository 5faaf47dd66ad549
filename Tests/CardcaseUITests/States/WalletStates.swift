import Widgets
import WindowLevels

@testable import CardcaseUI
@testable import Screens
@testable import WalletUI

extension ScreenState {
  /// The wallet and its cards.
  static let wallet: [ScreenState] = [
    cards("wallet", "wallet", ["Everyday", "Travel"]) { _ in },
    cards("wallet after a deletion", "wallet", ["Travel"], losesAtLock: .message) {
      $0.press(.character("d"))
    },
    cards("question before a card is deleted for good", "cardDeletion", ["Delete permanently"]) {
      $0.press(.character("D"))
    },
    cards("wallet with a card twice", "wallet", ["duplicate"], .doubled, losesAtLock: .message) {
      $0.pass(.zero)
    },
    cards("question before doubles are joined", "wallet", ["Merge duplicates"], .doubled) {
      $0.press(.character("&"))
    }.asking,
    cards("empty wallet", "wallet", [], FakeWallet([])) { _ in },
    cards("marked wallet", "wallet", ["Everyday", "Travel"]) { $0.press(.character(" ")) },
    cards("question before many payment cards", "wallet", [], manyCards) {
      $0.press(.character("*"), .character("d"))
    }.asking,
    cards("wallet sorted by the end", "wallet", ["Travel"], expiring, losesAtLock: .message) {
      $0.press(.character("O"), .character("O"), .character("O"))
    },
    cards("wallet with a number shown", "wallet", ["4111"], coded, losesAtLock: .typedSecret) {
      $0.press(.character("r"))
    },
    cards("search", "wallet", ["Everyday"]) {
      $0.press(.character("/"))
      $0.type("e")
    },
    cards("search that found", "wallet", ["Travel"]) {
      $0.press(.character("/"))
      $0.type("trav")
      $0.press(.tab)
    },
    cards("search that can be completed", "wallet", ["Everyday"]) {
      $0.press(.character("/"))
      $0.type("vi")
    },
    cards("search that found nothing", "wallet", []) {
      $0.press(.character("/"))
      $0.type("zzz")
      $0.press(.tab)
    },
    cards("card", "card", ["1111"]) { $0.open(CardScreen(card: 1)) },
    cards("other card", "card", ["4444"]) { $0.open(CardScreen(card: 2)) },
    cards("card with its code", "card", ["1111"], coded) { $0.open(CardScreen(card: 1)) },
    cards("card in the letterbox", "letterboxCard", ["1111", "Later", "Keep", "Discard"]) {
      $0.answer(.system(.tookIn(.sample([("Everyday", "4111111111111111", "Travel")]))))
    }.asking,
    cards("cards in the letterbox", "letterboxCard", ["4444", "2 of 2"]) {
      $0.answer(
        .system(
          .tookIn(
            .sample([("Everyday", "4111111111111111", nil), ("", "5555555555554444", nil)])
          )
        )
      )
      $0.press(.escape)
    }.asking,
  ]

  /// The card form.
  static let cardForm: [ScreenState] = [
    cards("form", "wizard", []) { $0.open(CardWizard()) },
    cards("form half typed", "wizard", ["4111"]) {
      $0.open(CardWizard())
      $0.type("4111")
    },
    cards("form with a typed code", "wizard", [], losesAtLock: .typedSecret) {
      $0.open(CardWizard())
      $0.press(.function(5))
      $0.type("12")
    },
    cards("form at its end", "wizard", []) {
      $0.open(CardWizard())
      $0.press(.function(6))
    },
    cards("form at its notes", "wizard", []) {
      var form = CardWizard()
      form.stop = .notes
      form.isInNotes = true
      $0.open(form)
      $0.type("a note")
      $0.press(.enter)
      $0.type("more")
    },
    cards("form that asks", "wizard", []) {
      $0.open(CardWizard())
      $0.type("4")
      $0.press(.escape)
    }.asking,
    cards("form that asks about the code", "wizard", [], losesAtLock: .typedSecret) {
      $0.open(CardWizard())
      $0.type("4111111111111111")
      $0.press(.function(5))
      $0.type("123")
    }.asking,
    cards("form with a pasted card", "wizard", [], losesAtLock: .typedSecret) {
      $0.open(CardWizard())
      $0.tell(.event(.pasteBegan))
      for scalar in "4111 1111 1111 1111 12/28 123 JOHN DOE".unicodeScalars {
        $0.tell(.event(.pasted(scalar)))
      }
      $0.tell(.event(.pasteEnded))
    }.asking,
    cards("form that changes a card", "wizard", [], coded) {
      $0.press(.character("e"))
    },
  ]

  /// Cards from files and into them.
  static let cardFiles: [ScreenState] = [
    cards("import of cards", "cardImport", []) { $0.open(CardImportScreen()) },
    cards("import of cards, named", "cardImport", ["x.json"]) {
      $0.open(CardImportScreen())
      $0.type("x.json")
    },
    cards("password of a card file", "cardImport", ["Password for"], losesAtLock: .typedSecret) {
      Self.password(problem: nil, &$0)
      $0.type("secret")
    },
    cards("wrong password of a card file", "cardImport", ["another"], losesAtLock: .work) {
      Self.password(problem: nil, &$0)
      $0.press(.function(3))
      $0.type("~/cards.keyx")
      $0.press(.enter)
      $0.type("secret")
      $0.press(.enter)
      Self.needsKey("The password or the key file is another one.", &$0)
    },
    cards("key file of a card file", "cardImport", ["Key file for"], losesAtLock: .work) {
      Self.password(problem: nil, &$0)
      $0.press(.function(3))
    },
    cards("preview of cards", "cardImport", ["Holiday"], losesAtLock: .work) {
      Self.preview(.every, &$0)
    },
    cards("preview of cards without codes", "cardImport", ["Holiday"], losesAtLock: .work) {
      Self.preview(
        CardImportPreview(
          heading: "x.json: Bitwarden JSON",
          items: [.sample(1, "Holiday")]
        ),
        &$0
      )
    },
    cards("preview of joined cards", "cardImport", ["Everyday"], losesAtLock: .work) {
      Self.preview(.joined, &$0)
    },
    cards("update in a preview of cards", "cardImport", ["Everyday"], losesAtLock: .work) {
      Self.preview(.every, &$0)
      $0.press(.character(" "), .up, .right)
    },
    cards("preview of many cards", "cardImport", ["101 of 101"], losesAtLock: .work) {
      Self.preview(.many(101), &$0)
    },
    cards("cards that are imported", "cardImport", ["25%"], losesAtLock: .work) {
      Self.preview(.every, &$0)
      $0.press(.enter)
      $0.answer(.work(.progress(WorkProgress(done: 1, total: 4))))
    }.atWork,
    cards("question whether to delete a card file", "cardImport", ["Keep the file"]) {
      Self.preview(.every, &$0)
      $0.press(.enter)
      $0.answer(.wallet(.transferred(.written(.success($0.wallet.entries), new: 2, updated: 1))))
    }.asking,
    cards("export of cards", "cardExport", ["cards.encrypted.json"]) {
      $0.open(CardExportScreen())
    },
    cards("export of cards, named", "cardExport", ["cards.cxf.json"]) {
      $0.open(CardExportScreen())
      $0.press(.right, .right, .character("G"))
    },
    cards("export of marked payment cards", "cardExport", ["2 cards"]) {
      $0.open(CardExportScreen(marked: RowMarks([1, 2])))
    },
    cards("export of cards, sealed", "cardExport", ["password"], losesAtLock: .typedSecret) {
      $0.open(CardExportScreen())
      $0.press(.enter)
      $0.type("secret")
    },
    cards("export of cards, sealed again", "cardExport", ["Repeat"], losesAtLock: .typedSecret) {
      $0.open(CardExportScreen())
      $0.press(.enter)
      $0.type("secret")
      $0.press(.enter)
    },
    cards("export of cards, confirmed", "cardExport", [], losesAtLock: .work) {
      $0.open(CardExportScreen())
      $0.press(.right, .enter)
    },
  ]

  private static let manyCards = FakeWallet(
    (1...101).map { .sample("Card \($0)", "4111111111111111", "12/28") }
  )

  private static let expiring = FakeWallet([
    .sample("Everyday", "4111111111111111", "12/28"),
    .sample("Travel", "5555555555554444", "08/26"),
    .sample("Company", "378282246310005", "06/26"),
    .sample("Household", "3530111333300000", "03/29"), .sample("No end", "6011111111111117", ""),
  ])

  private static let coded = FakeWallet([
    .sample("Coded", "4111111111111111", "12/28", code: "123", notes: "a note")
  ])

  private static func password(problem: String?, _ app: inout ModelHarness) {
    app.open(CardImportScreen())
    app.type("x.kdbx")
    app.press(.enter)
    needsKey(problem, &app)
  }

  private static func needsKey(_ problem: String?, _ app: inout ModelHarness) {
    app.answer(
      .wallet(
        .transferred(.needsKey(format: "KeePassXC", allowsKeyFile: true, problem: problem))
      )
    )
  }

  private static func preview(_ preview: CardImportPreview, _ app: inout ModelHarness) {
    app.open(CardImportScreen())
    app.type("x.json")
    app.press(.enter)
    app.answer(.wallet(.transferred(.read(preview))))
  }

  private static func cards(
    _ name: String,
    _ kind: String,
    _ words: [String],
    _ wallet: FakeWallet = .sample,
    losesAtLock: LostAtLock? = nil,
    _ reach: @escaping @Sendable (inout ModelHarness) throws -> Void
  ) -> ScreenState {
    ScreenState(name, kind, words, over: .cards(wallet), losesAtLock: losesAtLock) {
      $0.open(WalletScreens.list)
      try reach(&$0)
    }
  }
}
