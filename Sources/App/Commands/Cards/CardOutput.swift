import AppSupport
import Glibc
public import PaymentCards
import Secrets
public import Wording

/// The destination of a card printed for a script, as one line of JSON with the W3C's autocomplete
/// tokens as names.
public enum CardOutput: Hashable, Sendable {
  /// A file, readable by its owner only, even if it existed before.
  case file(String)
  /// An open file descriptor.
  case descriptor(Int32)

  /// The reason why a card can't be written.
  public enum Failure: Error, Hashable, Sendable {
    /// No destination was given, and standard output is a terminal.
    case noTarget
    /// The descriptor does not exist or is not open for writing.
    case badDescriptor(Int32)
    /// The file can't be written to, with the system's `errno`.
    case badFile(String, code: Int32)
    /// The path is a symbolic link, which is never written through.
    case link(String)
    /// Writing failed with the system's `errno`; 0 for lack of guarded memory.
    case notWritten(code: Int32)
  }

  /// The destination named by the command line: a file, a descriptor, or standard output if it
  /// names neither.
  ///
  /// - Throws: `noTarget` if standard output is a terminal, and another failure if the destination
  ///   can't be written to.
  public init(output: String?, descriptor: Int32?) throws(Failure) {
    if let output, output != PrivateOutput.standardName {
      self = .file(output)
    } else if let descriptor {
      self = .descriptor(descriptor)
    } else {
      guard isatty(STDOUT_FILENO) == 0 else { throw .noTarget }
      self = .descriptor(STDOUT_FILENO)
    }
    try check()
  }

  /// Checks that writing is possible, without writing.
  private func check() throws(Failure) {
    switch self {
    case .descriptor(let number):
      let flags = fcntl(number, F_GETFL)
      guard flags >= 0, flags & O_ACCMODE != O_RDONLY else { throw .badDescriptor(number) }
    case .file(let path):
      var info = stat()
      let isThere = lstat(path, &info) == 0
      guard !isThere || info.st_mode & S_IFMT != S_IFLNK else { throw .link(path) }
      let directory = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
      guard access(isThere ? path : directory, W_OK) == 0 else {
        throw .badFile(path, code: errno)
      }
      guard info.st_mode & S_IFMT != S_IFDIR else { throw .badFile(path, code: EISDIR) }
    }
  }

  /// Writes a card from guarded memory straight to the system.
  public func write(_ card: PaymentCard<SecretDigits>) throws(Failure) {
    // It fails for lack of guarded memory only, for which there is no error number.
    guard let line = try? CardLine.json(of: card) else { throw .notWritten(code: 0) }
    switch self {
    case .descriptor(let number): try write(line, to: number)
    case .file(let path):
      do throws(PrivateFile.Failure) {
        let file = try PrivateFile(path, replacing: true)
        try Self.write(line) { bytes throws(PrivateFile.Failure) in try file.write(bytes) }
        try file.settle()
      } catch .symbolicLink {
        throw .link(path)
      } catch .notARegularFile, .system(EACCES), .system(EPERM), .system(EROFS) {
        // A pipe or device, or a file whose directory takes no new files: write to it directly.
        try write(line, into: path)
      } catch .system(let code) {
        throw .badFile(path, code: code)
      } catch {
        throw .badFile(path, code: EEXIST)
      }
    }
  }

  /// Writes to an existing file. A regular file is restricted to its owner (0600) and emptied
  /// first.
  private func write(_ line: SecretBytes, into path: String) throws(Failure) {
    let file = open(path, O_WRONLY | O_NOFOLLOW | O_CLOEXEC | O_NOCTTY)
    guard file >= 0 else { throw .badFile(path, code: errno) }
    defer { close(file) }
    var info = stat()
    guard fstat(file, &info) == 0 else { throw .badFile(path, code: errno) }
    if info.st_mode & S_IFMT == S_IFREG {
      guard fchmod(file, 0o600) == 0, ftruncate(file, 0) == 0 else {
        throw .badFile(path, code: errno)
      }
    }
    try write(line, to: file)
  }

  private func write(_ line: SecretBytes, to descriptor: Int32) throws(Failure) {
    do throws(PrivateFile.Failure) {
      try Self.write(line) { bytes throws(PrivateFile.Failure) in
        try PrivateFile.write(bytes, to: descriptor)
      }
    } catch .system(let code) {
      throw .notWritten(code: code)
    } catch {
      throw .notWritten(code: EIO)
    }
  }

  private static func write(
    _ line: SecretBytes,
    _ put: (UnsafeRawBufferPointer) throws(PrivateFile.Failure) -> Void
  ) throws(PrivateFile.Failure) {
    let result = line.withUnsafeBytes { bytes -> Result<Void, PrivateFile.Failure> in
      do throws(PrivateFile.Failure) {
        return .success(try put(bytes))
      } catch {
        return .failure(error)
      }
    }
    try result.get()
  }
}

/// A card as a line of JSON.
enum CardLine {
  /// The line with its line feed. Missing fields are left out.
  static func json(of card: PaymentCard<SecretDigits>) throws(SecretFailure) -> SecretBytes {
    var line = SecretBuffer(capacity: 256 + 6 * card.holder.unicodeScalars.count * 4)
    var separator = "{"
    func add(_ name: String, _ write: () throws(SecretFailure) -> Void) throws(SecretFailure) {
      try append("\(separator)\"\(name)\":", to: &line)
      separator = ","
      try write()
    }
    if !card.holder.isEmpty {
      try add("cc-name") { () throws(SecretFailure) in
        try append("\"\(escaped(card.holder))\"", to: &line)
      }
    }
    try add("cc-number") { () throws(SecretFailure) in try append(card.number, to: &line) }
    if let expiry = card.expiry {
      let (year, month) = (String(expiry.year), String(expiry.month))
      let padded = (month.utf8.count < 2 ? "0" : "") + month
      let whole = String(repeating: "0", count: max(0, 4 - year.utf8.count)) + year
      try add("cc-exp") { () throws(SecretFailure) in
        try append("\"\(whole)-\(padded)\"", to: &line)
      }
      try add("cc-exp-month") { () throws(SecretFailure) in try append(month, to: &line) }
      try add("cc-exp-year") { () throws(SecretFailure) in try append(year, to: &line) }
    }
    if let code = card.securityCode {
      try add("cc-csc") { () throws(SecretFailure) in try append(code, to: &line) }
    }
    if let brand = card.brand {
      try add("cc-type") { () throws(SecretFailure) in
        try append("\"\(brand.facts.displayName)\"", to: &line)
      }
    }
    try append("}\n", to: &line)
    return try line.copy()
  }

  private static func append(_ text: String, to line: inout SecretBuffer) throws(SecretFailure) {
    for scalar in text.unicodeScalars { try line.append(scalar) }
  }

  private static func append(
    _ digits: SecretDigits,
    to line: inout SecretBuffer
  ) throws(SecretFailure) {
    try line.append("\"")
    for index in 0..<digits.count {
      try line.append(Unicode.Scalar(0x30 + digits.digit(at: index)))
    }
    try line.append("\"")
  }

  /// A text escaped for a JSON string (RFC 8259, section 7).
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": escaped += "\\\(scalar)"
      case "\u{0}"..."\u{1F}":
        let digits = String(scalar.value, radix: 16)
        escaped += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}

extension CardOutput.Failure {
  /// The failure as a sentence for the user.
  public func sentence(_ wording: Wording) -> String {
    switch self {
    case .noTarget: wording(.transferTerminal)
    case .badDescriptor(let number): wording(.standaloneBadDescriptor(number: String(number)))
    case .badFile(let path, let code):
      wording(.commandFileFailed(path: path, reason: wording(FailureReason(errorNumber: code))))
    case .link(let path): wording(.vaultSymbolicLink(path: path))
    case .notWritten(0): wording(.standaloneNotWritten(reason: wording(.noMemory)))
    case .notWritten(let code):
      wording(.standaloneNotWritten(reason: wording(FailureReason(errorNumber: code))))
    }
  }
}
