package import Flashcards
package import Vault

extension RecordReader {
  /// The source of ids for new records: above all that were ever given in the vault, as far as they
  /// are written. Records written later in the same transaction are not known to it.
  package func idSource() throws -> IDSource { IDSource(above: try highestID()) }
}
