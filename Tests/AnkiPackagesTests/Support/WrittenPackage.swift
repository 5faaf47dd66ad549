import AnkiPackages
import Foundation
import ReaderProtocol

/// Packages written from records.
enum WrittenPackage {
  static func bytes(of records: [PackageRecord]) throws -> [UInt8] {
    let package = try TemporaryFile()
    let scratch = try TemporaryFile()
    let output = Output()
    var rest = records[...]
    try PackageWriting.run(
      package: package.descriptor,
      scratch: scratch.descriptor,
      next: { rest.popFirst() },
      emit: { output.bytes.append(contentsOf: $0) }
    )
    return output.bytes
  }
}

private final class Output {
  var bytes: [UInt8] = []
}
