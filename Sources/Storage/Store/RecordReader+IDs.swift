package import Flashcards
package import Vault

extension RecordReader {
  /// The source of ids for new records: above all that were given in the vault so far.
  package func idSource() throws -> IDSource { IDSource(above: try highestID()) }
}
