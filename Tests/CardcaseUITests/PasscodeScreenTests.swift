import Locking
import Secrets
import Testing
import WindowLevels

@testable import CardcaseUI
@testable import LockUI
@testable import Preferences
@testable import Screens
@testable import StudyUI
@testable import WalletUI
@testable import Widgets

@Suite("The passcode screen")
struct PasscodeScreenTests {
  private func lastPasscode(_ app: ModelHarness) -> [UInt8]? {
    guard case .lock(.unlock(let passcode)) = app.effects.last else { return nil }
    return passcode.withUnsafeBytes { Array($0) }
  }

  private func refused(_ app: inout ModelHarness, _ refusal: LockFlow.Refusal = .wrong) {
    app.type("1234")
    app.answer(.lock(.refused(refusal)))
  }

  @Test("digits fill dots, and the last one asks for the verdict")
  func dots() throws {
    var app = try ModelHarness()
    app.type("556")
    #expect(app.shows("● ● ● ○"))
    #expect(app.effects.isEmpty)
    app.type("6")
    #expect(app.shows("● ● ● ●"))
    #expect(app.shows("Checking"))
    #expect(lastPasscode(app) == Array("5566".utf8))
  }

  @Test("the keypad can be walked and pressed, and the cursor stands on the key that has the focus")
  func keypad() throws {
    var app = try ModelHarness()
    let five = try #require(app.screen.cursor)
    #expect(app.screen[five].scalars == ["5"])
    app.press(.left, .up, .enter)
    let one = try #require(app.screen.cursor)
    #expect(app.screen[one].scalars == ["1"])
    #expect(app.shows("● ○ ○ ○"))
    app.press(.right, .right, .down, .down, .down, .enter)
    #expect(app.shows("○ ○ ○ ○"))
  }

  static let sizes = [(80, 24), (40, 12), (30, 8)].map { Size(width: $0.0, height: $0.1) }

  // Whoever looks on, or hears a screen reader that follows the cursor, would get the digits.
  @Test("what is typed shows in no cell and not by the cursor: only how much", arguments: sizes)
  func typedDigitsAreNotShown(size: Size) throws {
    func screens(_ code: String) throws -> [[String]] {
      var app = try ModelHarness(size: size)
      var seen: [[String]] = []
      func look() {
        seen.append(app.lines + ["\(String(describing: app.screen.cursor))"])
      }
      for digit in code.dropLast() {
        app.type(String(digit))
        look()
      }
      app.type(String(code.suffix(1)))
      app.answer(.lock(.refused(.wrong)))
      look()
      app.pass(.seconds(1))
      look()
      app.press(.escape)
      look()
      return seen
    }
    let first = try screens("1111")
    for code in ["2589", "0000", "9630", "7418"] {
      #expect(try screens(code) == first)
    }
  }

  @Test("nor when a passcode is chosen, and chosen again", arguments: sizes)
  func chosenDigitsAreNotShown(size: Size) throws {
    func screens(_ code: String) throws -> [[String]] {
      var app = try ModelHarness(kind: nil, size: size)
      app.press(.enter)
      var seen: [[String]] = []
      for digit in code + code.dropLast() {
        app.type(String(digit))
        seen.append(app.lines + ["\(String(describing: app.screen.cursor))"])
      }
      return seen
    }
    let first = try screens("194073")
    for code in ["258036", "930281", "704182"] {
      #expect(try screens(code) == first)
    }
  }

  @Test("digits that are typed leave the walked key where it is, and arrows go on from there")
  func typingBetweenSteps() throws {
    var app = try ModelHarness(preferences: Preferences().with(\.reducedMotion, true))
    app.press(.left)
    app.type("9")
    app.press(.up, .enter)
    let one = try #require(app.screen.cursor)
    #expect(app.screen[one].scalars == ["1"])
    #expect(app.shows("● ● ○ ○"))
    app.type("70")
    app.answer(.lock(.refused(.wrong)))
    app.press(.escape)
    #expect(app.screen.cursor == one)
  }

  @Test("a paste is typed, and what is left over after the last digit is lost")
  func paste() throws {
    var app = try ModelHarness()
    app.tell(.event(.pasteBegan))
    for scalar in "55-66 1234 5678".unicodeScalars { app.tell(.event(.pasted(scalar))) }
    app.tell(.event(.pasteEnded))
    #expect(app.effects.count == 1)
    #expect(lastPasscode(app) == Array("5566".utf8))
  }

  @Test("keys during the derivation are neither acted on nor kept for later")
  func whileChecking() throws {
    var app = try ModelHarness()
    app.type("5566")
    for _ in 0..<1000 { app.press(.enter) }
    app.type("1234")
    app.press(.backspace, .function(2), .escape)
    #expect(app.effects.count == 1)
    #expect(app.shows("● ● ● ●"))
    refused(&app)
    #expect(app.effects.count == 1)
  }

  // swaylock 65f3eb3: Enter that repeats queued a flood of verifications.
  @Test("Enter held for ten thousand repeats asks for one verdict, and for one more after it")
  func heldEnter() throws {
    var app = try ModelHarness(preferences: Preferences().with(\.reducedMotion, true))
    for _ in 0..<10_000 { app.press(.enter) }
    // The key with the focus is the 5.
    #expect(app.effects.count == 1)
    #expect(lastPasscode(app) == Array("5555".utf8))
    app.answer(.lock(.refused(.wrong)))
    #expect(app.effects.count == 1)
    for _ in 0..<10_000 { app.press(.enter) }
    #expect(app.effects.count == 2)
  }

  @Test("Backspace with nothing typed does nothing, and never asks for a verdict")
  func backspaceOnEmpty() throws {
    var app = try ModelHarness()
    app.press(.backspace, .backspace, .delete)
    app.type("556")
    for _ in 0..<5 { app.press(.backspace) }
    #expect(app.shows("○ ○ ○ ○"))
    #expect(app.effects.isEmpty)
  }

  @Test("half a passcode is forgotten ten seconds after the last key, and the dots say so")
  func patience() throws {
    var app = try ModelHarness()
    app.type("55")
    app.pass(.milliseconds(9999))
    #expect(app.shows("● ● ○ ○"))
    app.pass(.milliseconds(1))
    #expect(app.shows("○ ○ ○ ○"))
  }

  @Test("a wrong passcode shakes, is told, and offers two ways on")
  func wrong() throws {
    var app = try ModelHarness()
    refused(&app)
    #expect(app.shows("Wrong passcode"))
    let middle = try #require(app.lines.first { $0.contains("● ● ● ●") })
    app.pass(.milliseconds(50))
    let right = try #require(app.lines.first { $0.contains("● ● ● ●") })
    #expect(right.prefix { $0 == " " }.count == middle.prefix { $0 == " " }.count + 4)
    app.pass(.milliseconds(150))
    #expect(app.shows("› Back"))
    #expect(app.shows("  Forgot passcode?"))
    #expect(app.shows("○ ○ ○ ○"))
  }

  @Test("with reduced motion nothing shakes, and the word is there at once")
  func wrongWithoutMotion() throws {
    var app = try ModelHarness(preferences: Preferences().with(\.reducedMotion, true))
    refused(&app)
    #expect(app.shows("✗ Wrong passcode"))
    #expect(app.shows("› Back"))
    #expect(app.model.nextDeadline(after: app.now) == nil)
  }

  @Test("a digit closes the words and is the first of the next try")
  func typeOn() throws {
    var app = try ModelHarness(preferences: Preferences().with(\.reducedMotion, true))
    refused(&app)
    app.type("7")
    #expect(!app.shows("› Back"))
    #expect(app.shows("● ○ ○ ○"))
  }

  @Test("damage and want of memory have words of their own")
  func otherRefusals() throws {
    for (refusal, words) in [
      (LockFlow.Refusal.damaged, "The vault is damaged"), (.notEnoughMemory, "Not enough memory"),
    ] {
      var app = try ModelHarness()
      refused(&app, refusal)
      #expect(app.shows(words))
      #expect(!app.shows("Wrong passcode"))
    }
  }

  @Test("whoever forgot the passcode gets at the ways out, and back again")
  func forgotten() throws {
    var app = try ModelHarness(preferences: Preferences().with(\.reducedMotion, true))
    refused(&app)
    app.press(.down, .enter)
    #expect(app.shows("› Use the recovery key"))
    app.press(.up)
    #expect(app.shows("› Back"))
    app.press(.enter)
    #expect(app.shows("Enter your passcode"))
    app.press(.function(2))
    #expect(app.shows("› Use the recovery key"))
  }

  @Test("a recovery key with a slip says in which group, and is not tried")
  func recoverySlip() throws {
    let key = try RecoveryKey(random: SystemRandom())
    var text = written(key)
    text[11] = text[11] == "0" ? "1" : "0"
    var app = try ModelHarness()
    app.press(.function(2), .enter)
    app.type(String(text))
    app.press(.enter)
    #expect(app.shows("Check group 3: there is a typo."))
    #expect(app.effects.isEmpty)
  }

  @Test("a right recovery key leads to a new passcode, and that to the open vault")
  func recovery() throws {
    let key = try RecoveryKey(random: SystemRandom())
    var app = try ModelHarness()
    app.press(.function(2), .enter)
    app.type(String(written(key)).lowercased())
    app.press(.enter)
    guard case .lock(.recover(let typed)) = app.effects.last else {
      Issue.record("\(app.effects)")
      return
    }
    #expect(typed == key)
    app.answer(.lock(.recovered))
    app.press(.up, .enter)
    app.type("12341234")
    guard case .lock(.setPasscode(_, .digits4)) = app.effects.last else {
      Issue.record("\(app.effects)")
      return
    }
    try app.unlock()
    #expect(app.shows("Wallet"))
  }

  @Test("another vault's recovery key is refused in words")
  func otherRecoveryKey() throws {
    var app = try ModelHarness()
    app.press(.function(2), .enter)
    app.type(String(written(try RecoveryKey(random: SystemRandom()))))
    app.press(.enter)
    app.answer(.lock(.refused(.wrong)))
    #expect(app.shows("Wrong recovery key."))
  }

  @Test("the vault is deleted only after the word is typed")
  func deletion() throws {
    var app = try ModelHarness()
    app.press(.function(2), .down, .enter)
    app.type("DELET")
    app.press(.enter)
    #expect(app.shows("Type DELETE exactly."))
    #expect(app.effects.isEmpty)
    app.type("E")
    app.press(.enter)
    guard case .lock(.deleteVault) = app.effects.last else {
      Issue.record("\(app.effects)")
      return
    }
    app.answer(.lock(.deleted))
    #expect(app.shows("Welcome to Cardcase"))
  }

  @Test("the first start asks for a kind, a passcode and the same again, and then for a vault")
  func setup() throws {
    var app = try ModelHarness(kind: nil)
    #expect(app.shows("› 6 digits"))
    app.press(.down, .enter)
    #expect(app.shows("Choose a passphrase"))
    app.type("correct horse?")
    app.press(.enter)
    app.type("correct horse?")
    app.press(.enter)
    guard case .lock(.createVault(let passcode, .passphrase, false)) = app.effects.last else {
      Issue.record("\(app.effects)")
      return
    }
    #expect(passcode.withUnsafeBytes { Array($0) } == Array("correct horse?".utf8))
    #expect(app.shows("Creating your vault"))
  }

  @Test(
    "a new vault with digits gets a device key unless it is switched off; the line says its price",
    arguments: [24, 12]
  )
  func deviceKey(height: Int) throws {
    var app = try ModelHarness(kind: nil, size: Size(width: height == 24 ? 80 : 40, height: height))
    #expect(app.shows("F4  Device key: on"))
    #expect(app.shows(height == 24 ? "If it is lost" : "Without its file"))
    #expect(app.shows("opens the vault."))
    app.press(.up)
    #expect(app.shows("F4  Device key: on"))
    app.press(.down, .down)
    #expect(app.shows("› Passphrase"))
    #expect(app.shows("F4  Device key: off"))
    app.press(.up)
    var without = app
    app.press(.enter)
    app.type("135790135790")
    guard case .lock(.createVault(_, .digits6, true)) = app.effects.last else {
      Issue.record("\(app.effects)")
      return
    }
    without.press(.function(4))
    #expect(without.shows("F4  Device key: off"))
    without.press(.enter)
    without.type("135790135790")
    guard case .lock(.createVault(_, .digits6, false)) = without.effects.last else {
      Issue.record("\(without.effects)")
      return
    }
  }

  @Test("a device key that can't be written is told as that, with the way to do without")
  func unwrittenDeviceKey() throws {
    var app = try ModelHarness(kind: nil)
    app.press(.enter)
    app.type("135790135790")
    app.answer(.lock(.passcodeFailed(.noDeviceKey)))
    #expect(app.shows("Can't write the device key. Esc, then F4: do without"))
    app.press(.escape)
    app.press(.function(4))
    #expect(app.shows("F4  Device key: off"))
  }

  @Test("a device key that is missing is told apart from a wrong passcode, with the way out")
  func missingDeviceKey() throws {
    var app = try ModelHarness()
    app.type("1357")
    app.answer(.lock(.refused(.noDeviceKey)))
    #expect(app.shows("The device key is missing"))
    #expect(app.shows("use the recovery"))
  }

  private func written(_ key: RecoveryKey) -> [Character] {
    var text: [Character] = []
    for group in 0..<RecoveryKey.groupCount {
      for position in 0..<RecoveryKey.groupLength {
        text.append(Character(Unicode.Scalar(key.symbol(group: group, position: position))))
      }
    }
    return text
  }
}
