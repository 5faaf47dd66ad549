package import ByteCoding
import PaymentCards

extension CardFileFailure: NumberedReason {
  package static let reasons: [CardFileFailure] = [
    .explained(.bitwardenJSON), .unknownFormat, .tooLarge(limit: 0), .notUTF8, .broken(at: 0),
    .tooDeep, .duplicateName, .entities, .brokenArchive, .otherArchive, .encryptedArchive,
    .newerVersion(0), .needsPassword(.bitwardenJSON), .wrongPassword, .brokenKeyFile,
    .tooCostly(.memory), .unauthenticated, .unsupported(.cipher), .damaged, .noMemory,
    .otherFormat(.bitwardenJSON),
  ]

  package var told: Int64 {
    switch self {
    case .explained(let format), .needsPassword(let format), .otherFormat(let format):
      Int64(format.rawValue)
    case .tooLarge(let number), .broken(let number), .newerVersion(let number): Int64(number)
    case .tooCostly(let excess): Int64(excess.rawValue)
    case .unsupported(let method): Int64(method.rawValue)
    case .unknownFormat, .notUTF8, .tooDeep, .duplicateName, .entities, .brokenArchive,
      .otherArchive, .encryptedArchive, .wrongPassword, .brokenKeyFile, .unauthenticated, .damaged,
      .noMemory:
      0
    }
  }

  package func telling(_ number: Int64) throws(UnreadableBytes) -> CardFileFailure {
    switch self {
    case .explained: .explained(try CardFormatName(told: number))
    case .tooLarge: .tooLarge(limit: Int(number))
    case .broken: .broken(at: Int(number))
    case .newerVersion: .newerVersion(Int(number))
    case .needsPassword: .needsPassword(try CardFormatName(told: number))
    case .otherFormat: .otherFormat(try CardFormatName(told: number))
    case .tooCostly: .tooCostly(try DerivationExcess(told: number))
    case .unsupported: .unsupported(try UnsupportedMethod(told: number))
    default: self
    }
  }
}
