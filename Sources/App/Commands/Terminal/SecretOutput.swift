import AppSupport
import Glibc
import Secrets

/// The place that a command writes something secret to: a pipe, a file or a descriptor, a terminal
/// only where that is wanted.
struct SecretOutput {
  /// The open descriptor.
  let descriptor: Int32

  /// - Parameters:
  ///   - descriptor: nil for standard output.
  ///   - allowsTerminal: true if it may be a terminal.
  init(descriptor: Int32?, allowsTerminal: Bool) throws(ToolFailure) {
    self.descriptor = descriptor ?? STDOUT_FILENO
    guard allowsTerminal || isatty(self.descriptor) == 0 else { throw .card(.terminal) }
    do throws(CardOutput.Failure) {
      // Only the checks of a descriptor are wanted.
      _ = try CardOutput(output: nil, descriptor: self.descriptor)
    } catch {
      throw .card(.output(error))
    }
  }

  /// Writes all of a secret.
  func write(_ secret: SecretBytes) throws(ToolFailure) {
    do throws(PrivateFile.Failure) {
      try secret.withUnsafeBytes { bytes throws(PrivateFile.Failure) in
        try PrivateFile.write(bytes, to: descriptor)
      }
    } catch .system(let code) {
      throw .card(.output(.notWritten(code: code)))
    } catch {
      throw .card(.output(.notWritten(code: EIO)))
    }
  }
}
