// swift-format-ignore-file
// Made by Tests/Scripts/make_words.py from po/*.pot. Change it there.

/// Things that are counted in words.
package enum Countable: Int, Hashable, Sendable, CaseIterable {
  /// {n} new, {n} new
  case newItems
  /// {n} update, {n} updates
  case updatedItems
  /// {n} possible duplicate, {n} possible duplicates
  case possibleDuplicates
  /// {n} already here, {n} already here
  case sameItems
  /// {n} twice in the file, {n} twice in the file
  case repeatedItems
  /// {n} joined, {n} joined
  case joinedItems
  /// {n} that can't be imported, {n} that can't be imported
  case refusedItems
  /// {n} item, {n} items
  case fileItems
  /// {n} card, {n} cards
  case cards
  /// {n} payment card, {n} payment cards
  case paymentCards
  /// {n} card, {n} cards
  case walletCards
  /// {n} page of the file is damaged, or older than it should be., {n} pages of the file are damaged, or older than they should be.
  case damagedPages
  /// {n} deck, {n} decks
  case decks
  /// {n} second, {n} seconds
  case seconds
  /// {n} minute, {n} minutes
  case minutes
  /// {n} hour, {n} hours
  case hours
  /// {n} attempt, {n} attempts
  case attempts
  /// {n} note, {n} notes
  case notes
  /// {n} line, {n} lines
  case lines
  /// {n} later change, {n} later changes
  case changes
  /// {n} record, {n} records
  case records
  /// {n} week, {n} weeks
  case weeks
  /// {n} month, {n} months
  case months
  /// {n} day, {n} days
  case days
  /// {n} answer, {n} answers
  case answers
  /// {n} moved card, {n} moved cards
  case movedCards
  /// {n} suspended card, {n} suspended cards
  case suspendedCards
  /// {n} card no longer suspended, {n} cards no longer suspended
  case resumedCards
  /// {n} card with another flag, {n} cards with another flag
  case flaggedCards
  /// This is {n} number, These are {n} numbers
  case numbersTyped
  /// {n} digit, {n} digits
  case digits
  /// {n} device, {n} devices
  case devices
  /// {n} conflict, {n} conflicts
  case conflicts
  /// {n} change, {n} changes
  case syncedChanges
  /// {n} file, {n} files
  case segments
  /// {n} fault, {n} faults
  case faults
  /// {n} thing, {n} things
  case things
  /// {n} flashcard, {n} flashcards
  case flashcards
  /// {n} year, {n} years
  case years
}
