package import Flashcards
package import Secrets
package import Store

/// The pictures and sounds of a vault as the coordinator sees them.
package protocol SyncMedia<Changes> {
  /// The changes in a vault.
  associatedtype Changes

  /// Has contents be hashed by the group's key from now on.
  func setHashKey(_ key: SecretBytes) throws
  /// Hashes those that are not by that key yet.
  ///
  /// - Parameter step: called before each.
  func hashContents(_ step: () throws -> Void) throws
  /// The names that devices have in common, and those that were deleted whose content may still be on the
  /// remote.
  func names() throws -> [SharedMediaName]
  /// True if contents come only once something asks for them.
  func comeAsNeeded() throws -> Bool
  /// True if devices have said more of media than can be read here.
  func haveUnread() throws -> Bool
  /// Has names whose contents came be there.
  func name(_ keys: [ObjectKey]) throws -> Changes
  /// Passes on a content in order, and compares it with its hash in the end.
  ///
  /// - Returns: false if it is damaged, which is remembered, or not there any more.
  func read(
    _ file: MediaFileID,
    _ body: (UnsafeRawBufferPointer) throws -> Void
  ) throws -> Bool
  /// Adds contents that are what their hashes say.
  ///
  /// - Parameter read: puts the next bytes of one into a buffer, and returns their number, 0 at the end; throws
  ///   `UnexpectedMedia` if there are no such bytes.
  /// - Returns: those that are other ones.
  func add(
    _ contents: [SharedMediaContent],
    _ read: (SharedMediaContent, UnsafeMutableRawBufferPointer) throws -> Int
  ) throws -> Set<SharedMediaContent>
  /// Adds a content that is what its hash says, piece by piece. Others can add media while one is on its way.
  ///
  /// - Parameter next: gives the next piece; nil at the end; throws `UnexpectedMedia` if there is no such one.
  /// - Returns: false if it is another content.
  func add(_ content: SharedMediaContent, inPieces next: () throws -> [UInt8]?) throws -> Bool
  /// Tells other devices where contents were put on the remote.
  func place(_ places: [(key: ObjectKey, place: SharedMediaPlace)]) throws
  /// Forgets where the contents of deleted names were.
  func forgetPlaces(of keys: [ObjectKey]) throws
}
