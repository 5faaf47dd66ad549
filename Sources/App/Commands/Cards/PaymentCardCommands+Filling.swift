import Glibc
package import PaymentCards
import Secrets

extension PaymentCardCommands {
  /// Opens a card, destroys the key, and becomes the program of a command, which gets the card's
  /// fields as descriptors to read. The program's exit status is the process's. It gets no passcode
  /// and no other descriptor of the program's own.
  ///
  /// - Parameters:
  ///   - command: the program and its arguments. No shell reads them.
  ///   - surroundings: what the program finds, as this process found it.
  ///   - tell: receives the remarks after unlocking.
  /// - Throws: for a program that can't be started, before the passcode is asked for where that shows.
  package func fill(
    _ command: [String],
    with query: PaymentCardQuery,
    in surroundings: ProcessEnvironment,
    _ tell: ([String]) -> Void
  ) throws(ToolFailure) -> Never {
    let name = command.first ?? ""
    let program: ExecutableProgram
    do throws(ExecutableProgram.Failure) {
      program = try ExecutableProgram(name, in: context.environment["PATH"])
    } catch {
      throw .card(.program(name, error: error.code))
    }
    var slots = DescriptorSlots()
    let (card, report) = try card(query, refusingDamage: true)
    tell(report.remarks)
    if case .descriptor(let descriptor) = context.passcode {
      let error = SpentFile.withdraw(descriptor)
      guard error == 0 else { throw .card(.program(name, error: error)) }
    }
    var variables: [(name: String, value: String?)] = []
    func hand(_ names: [PaymentCardField.Name]) throws(ToolFailure) {
      for name in names {
        let value = try guarded { () throws(SecretFailure) in try card.value(of: name)?.line }
        // Notes may be longer than a pipe holds.
        let fitting = value.flatMap { $0.count <= FilledPipe.longest + 1 ? $0 : nil }
        let descriptor = try fitting.map { value throws(ToolFailure) in
          try self.hand(value, at: &slots)
        }
        variables.append((name.variable, descriptor.map { "\($0)" }))
      }
    }
    try hand(PaymentCardField.Name.handedFirst)
    for (variable, field) in card.fieldVariables {
      let value = try guarded { () throws(SecretFailure) in
        try CardFieldValue.secret(try field.bytes()).line
      }
      variables.append((variable, "\(try self.hand(value, at: &slots))"))
    }
    try hand(PaymentCardField.Name.handedLast)
    let error = program.run(command, variables, surroundings)
    throw .card(.program(name, error: error))
  }

  /// A descriptor from which a value can be read once. Nothing has to be written to it later: a pipe
  /// holds the value, in memory that is never swapped.
  private func hand(
    _ value: SecretBytes,
    at slots: inout DescriptorSlots
  ) throws(ToolFailure) -> Int32 {
    do throws(FilledPipe.Failure) {
      return slots.take(try FilledPipe.descriptor(holding: value))
    } catch {
      throw .card(.output(.notWritten(code: error.code)))
    }
  }
}

extension PaymentCardField.Name {
  /// The fields that a program gets before the custom fields. There are few descriptors that a POSIX
  /// shell can name.
  fileprivate static let handedFirst = arguments.filter { $0.field.isPrinted }

  /// The fields that a program gets after them, those of several lines last.
  fileprivate static let handedLast =
    arguments.filter { !$0.field.isPrinted && !$0.hasLines }
    + arguments.filter { !$0.field.isPrinted && $0.hasLines }

  private var hasLines: Bool {
    if case .text(_, _, isLine: false) = field.slot { true } else { false }
  }

  /// The variables that a program is given, in their order, and one of a custom field.
  package static let variables =
    (handedFirst + handedLast).map(\.variable) + ["CARDCASE_FIELD_PIN_FD"]

  /// The variable that names the descriptor of the field.
  fileprivate var variable: String { "CARDCASE_\((argument ?? json).uppercased())_FD" }
}

extension PaymentCard<SecretDigits> {
  /// The variables of the custom fields: the label in ASCII capitals and digits, with an underscore for
  /// each run of anything else. Of fields with the same variable there is the first; there is none for
  /// a label without such characters, for an empty field, and for one that no pipe holds.
  var fieldVariables: [(variable: String, field: CustomField)] {
    var known: Set<String> = []
    return customFields.compactMap { field in
      let words = field.label.uppercased().unicodeScalars
        .split { !($0.isASCII && ($0.properties.isAlphabetic || $0.properties.numericType != nil)) }
      guard !words.isEmpty, 1...FilledPipe.longest ~= field.byteCount else { return nil }
      let name = words.map { String(String.UnicodeScalarView($0)) }.joined(separator: "_")
      guard known.insert(name).inserted else { return nil }
      return ("CARDCASE_FIELD_\(name)_FD", field)
    }
  }
}
