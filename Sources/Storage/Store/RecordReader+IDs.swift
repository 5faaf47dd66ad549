package import Flashcards
import SyncMerging
package import Vault

extension RecordReader {
  /// The source of ids for new records: above all that were given in the vault so far, and other than
  /// those of other devices of its sync group.
  package func idSource() throws -> IDSource {
    let replica = try syncState(.study)?.replica ?? syncState(.wallet)?.replica ?? 0
    return IDSource(above: try highestID(), replica: Int64(replica))
  }
}
