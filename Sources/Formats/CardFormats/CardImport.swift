public import PaymentCards
import Secrets

/// What an import would do, item by item, decided before anything is written. It holds what a list may
/// show of each item, and no number.
public struct CardImport: Sendable {
  /// What becomes of an item.
  public enum Verdict: Equatable, Sendable {
    /// It is written.
    case new
    /// A card in the wallet has its number; it is left out.
    case inWallet
    /// A card earlier in the file has its number; it is left out.
    case inFile(ItemPlace)
    /// No card can be made of it.
    case refused(ItemRefusal)
  }

  /// What a preview shows of an item.
  public struct Row: Equatable, Sendable {
    /// Where it stands in the file.
    public let place: ItemPlace
    /// What it is called; may be empty.
    public let title: String
    /// The brand of its number.
    public let brand: Brand?
    /// The last four digits of its number, in ASCII; empty where there are none.
    public let lastFour: String
    /// Through which month it is valid.
    public let expiry: YearMonth?
    /// Whether it has a security code that could be kept.
    public let hasCode: Bool
    /// What is odd about it.
    public let remarks: [ImportRemark]
    /// What becomes of it.
    public let verdict: Verdict
  }

  /// A row for each item, in the order of the file.
  public private(set) var rows: [Row] = []

  private let wallet: Set<NumberMark>
  private var seen: [NumberMark: ItemPlace] = [:]

  /// An import into a wallet.
  ///
  /// - Parameter wallet: the marks of the numbers that are in it.
  public init(into wallet: Set<NumberMark>) {
    self.wallet = wallet
  }

  /// Decides about the next item.
  ///
  /// - Parameter marks: those that the wallet's were made with.
  /// - Throws: `noMemory`.
  public mutating func add(_ item: CardFileItem, _ marks: NumberMarks) throws(CardFileFailure) {
    switch item {
    case .refused(let item):
      rows.append(
        Row(
          place: item.place,
          title: item.title,
          brand: nil,
          lastFour: "",
          expiry: nil,
          hasCode: false,
          remarks: [],
          verdict: .refused(item.reason)
        )
      )
    case .card(let item):
      let verdict = try verdict(on: item, marks)
      rows.append(
        Row(
          place: item.place,
          title: item.card.title,
          brand: item.card.brand,
          lastFour: LastFour(item.card.number).text,
          expiry: item.card.expiry,
          hasCode: item.card.securityCode != nil,
          remarks: item.remarks,
          verdict: verdict
        )
      )
    }
  }

  /// How many cards are to be written.
  public var newCount: Int { rows.count { $0.verdict == .new } }

  /// How many cards are left out as their number is known.
  public var duplicateCount: Int { rows.count(where: \.isDuplicate) }

  /// Whether the item with this index in the file's order is to be written.
  ///
  /// - Parameter withDuplicates: whether cards whose number is known are written as well.
  public func writes(_ index: Int, withDuplicates: Bool = false) -> Bool {
    guard rows.indices.contains(index) else { return false }
    return rows[index].verdict == .new || withDuplicates && rows[index].isDuplicate
  }

  private mutating func verdict(
    on item: ImportedCard,
    _ marks: NumberMarks
  ) throws(CardFileFailure) -> Verdict {
    let mark: NumberMark
    do throws(SecretFailure) {
      mark = try marks.mark(of: item.card.number)
    } catch {
      throw .noMemory
    }
    if wallet.contains(mark) { return .inWallet }
    if let earlier = seen[mark] { return .inFile(earlier) }
    seen[mark] = item.place
    return .new
  }
}

extension CardImport.Row {
  /// Whether it is a card that is left out as its number is known.
  public var isDuplicate: Bool {
    switch verdict {
    case .inWallet, .inFile: true
    case .new, .refused: false
    }
  }
}
