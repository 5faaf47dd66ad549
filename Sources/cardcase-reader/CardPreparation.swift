import CWipingAllocator
import CardFormats
import Glibc
import ReaderProtocol
import Secrets

/// The preparation for reading and writing card files: libraries, guarded memory, and freed memory
/// that is overwritten.
enum CardPreparation {
  /// Prepares them, which can't be done once the process is shut in.
  static func prepare() throws(ReaderRefusal) {
    // The reader of cards to learn goes without: it would render them slower.
    cwiping_begin()
    Cryptography.prepare()
    do throws(SecretFailure) {
      _ = try SecretBytes(count: 1)
    } catch {
      throw ReaderRefusal(.limits, code: ENOMEM)
    }
  }
}
