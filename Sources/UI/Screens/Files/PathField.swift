package import Widgets
import WindowLevels
import Wording

/// A field for the path of a file, with a list of the files that what is typed can become.
package struct PathField: Hashable, Sendable {
  /// An action in the field or in the list.
  package enum Action: Sendable {
    case edit(FieldAction), complete, move(ListState.Move)
    /// Chooses the entry with that number of the list.
    case pick(Int)
  }

  /// The path.
  package private(set) var field: TextField
  /// The files that it can become; nil until they are known.
  package private(set) var listing: FileListing?
  /// The focused row of the list; nil while the field is focused.
  package private(set) var list: ListState?
  /// The path whose files were asked for last.
  private var asked: String?
  /// True if the path is completed once its files are known.
  private var awaitsCompletion = false

  /// The kinds of files that can be read, which are listed first, the newest at the top; nil for all
  /// files by name.
  package private(set) var kinds: FileKinds?

  /// A field with a path.
  package init(_ path: String = "", kinds: FileKinds? = nil) {
    field = TextField(path, limit: 4_096)
    self.kinds = kinds
  }

  /// The same field with the files of these kinds listed first.
  package func listing(_ kinds: FileKinds) -> PathField {
    var field = self
    field.kinds = kinds
    return field
  }

  /// The path.
  package var text: String { field.text }

  /// The files that are listed. Those of what was typed before stay until the next are known, unless
  /// they are in another directory.
  package var entries: [FileListing.Entry] {
    guard let listing,
      FileListing.parts(of: listing.path).directory == FileListing.parts(of: text).directory
    else { return [] }
    return listing.entries
  }

  // MARK: Keys

  /// The keys, each with the screen's action for it.
  package static func bindings<Action>(
    _ action: (PathField.Action) -> Action
  ) -> [KeyBinding<Action>] {
    [
      KeyBinding(.tab, does: action(.complete), .keyComplete)
    ] + ListState.arrows { action(.move($0)) } + FieldAction.bindings { action(.edit($0)) }
  }

  /// A table with these keys, of which those that show nothing now are idle.
  ///
  /// - Parameter own: the action of the field that an action of the screen stands for, if any.
  package func table<Action>(
    _ bindings: [KeyBinding<Action>],
    _ own: (Action) -> PathField.Action?
  ) -> [KeyBinding<Action>] {
    bindings.map { binding in
      own(binding.action).map(works) ?? true ? binding : binding.idle
    }
  }

  /// True if an action shows something now.
  private func works(_ action: Action) -> Bool {
    switch action {
    case .complete: completion != nil || list == nil && !entries.isEmpty
    case .move: !entries.isEmpty
    case .edit, .pick: true
    }
  }

  /// Types a character.
  package mutating func type(_ scalar: Unicode.Scalar) {
    list = nil
    field.type(scalar)
  }

  /// Performs an action.
  ///
  /// - Parameter height: the height of the screen's list in rows.
  package mutating func perform(_ action: Action, height: Int) {
    switch action {
    case .edit(let edit):
      list = nil
      field.perform(edit)
    case .complete: complete()
    case .move(let move): self.move(move, height: height)
    case .pick(let row):
      guard entries.indices.contains(row) else { return }
      replace(with: entries[row])
    }
  }

  private mutating func move(_ move: ListState.Move, height: Int) {
    guard !entries.isEmpty else { return }
    guard var list else {
      if case .up = move { return }
      self.list = ListState()
      return
    }
    let isMoved = list.move(move, count: entries.count, height: height)
    if case .up = move, !isMoved { self.list = nil } else { self.list = list }
  }

  /// Completes the path as far as the names of the files agree; where they don't, focuses the list
  /// of them.
  private mutating func complete() {
    guard listing?.path == text else {
      awaitsCompletion = true
      return
    }
    awaitsCompletion = false
    if let completion {
      list = nil
      field = TextField(completion, limit: field.limit)
    } else {
      move(.down, height: 1)
    }
  }

  /// The longer path that all files agree on; nil if there is none.
  private var completion: String? {
    guard let listing, listing.path == text, !listing.isCut else { return nil }
    let (directory, name) = FileListing.parts(of: text)
    let completed = directory + Completion(name, among: listing.entries.map(\.path)).text
    return completed == text || listing.entries.isEmpty ? nil : completed
  }

  /// Takes the focused file of the list.
  ///
  /// - Returns: true if it is a file, false if a directory, which is listed next; nil if the field is
  ///   focused.
  private mutating func chooseFocused() -> Bool? {
    guard let list, entries.indices.contains(list.selected) else { return nil }
    let entry = entries[list.selected]
    replace(with: entry)
    return entry.kind != .directory
  }

  private mutating func replace(with entry: FileListing.Entry) {
    list = nil
    field = TextField(FileListing.parts(of: text).directory + entry.path, limit: field.limit)
  }

  /// The result of Enter in the field or in its list.
  package enum Submission: Sendable {
    /// The path of a file.
    case file
    /// Nothing was typed.
    case empty
    /// Another path stands in the field, whose files are listed next.
    case other
  }

  /// Follows Enter where a file is read: one that is focused in the list is taken, a directory entered.
  package mutating func submitForReading() -> Submission {
    guard chooseFocused() != false, !isDirectory else {
      enterDirectory()
      return .other
    }
    return text.isEmpty ? .empty : .file
  }

  /// Follows Enter where a file is written. One that is there is not written over: focused in the list, its
  /// name is a start for another one.
  ///
  /// - Parameter name: the usual name, which is proposed in a directory.
  package mutating func submitForWriting(usualName name: String) -> Submission {
    guard chooseFocused() == nil else { return .other }
    guard !isDirectory else {
      enterDirectory()
      field = TextField(text + name, limit: field.limit)
      return .other
    }
    return text.isEmpty ? .empty : .file
  }

  /// True if the path names a directory, so that there is no file to read or write.
  package var isDirectory: Bool {
    let (_, name) = FileListing.parts(of: text)
    return !text.isEmpty && (name.isEmpty || name == "." || name == "..")
  }

  /// Puts a slash behind the path of a directory, which lists its files.
  private mutating func enterDirectory() {
    if !text.hasSuffix("/") { field = TextField(text + "/", limit: field.limit) }
    list = nil
  }

  // MARK: Files

  /// The request for the files that the path can become; none if they are known or asked for.
  package mutating func requests<Data>() -> [ScreenRequest<Data>] {
    guard asked != text else { return [] }
    asked = text
    return [.list(text, kinds.map { .newest($0) } ?? .name)]
  }

  /// True if there is something of that name, false if there is nothing; nil until that is known.
  package var isTaken: Bool? {
    guard let listing, listing.path == text, listing.problem == nil else { return nil }
    let (_, name) = FileListing.parts(of: text)
    return listing.entries.contains { $0.name == name }
  }

  /// The sentence about a file that is to be written: if it is there already, or why that can't be known;
  /// nil until it is known.
  func standing(_ wording: Wording) -> String? {
    guard let listing, listing.path == text, !text.isEmpty, !isDirectory else { return nil }
    return wording(
      listing.failure(wording) ?? (isTaken == true ? .fileExists : .exportFileNew)
    )
  }

  /// Takes the files that a path can become, unless it was changed meanwhile.
  package mutating func receive(_ listing: FileListing) {
    guard listing.path == text else { return }
    self.listing = listing
    list = nil
    if awaitsCompletion { complete() }
  }
}

/// Encoded as the text with its caret: the files are listed again after a lock.
extension PathField: Codable {
  package init(from decoder: any Decoder) throws {
    field = try TextField(from: decoder)
  }

  package func encode(to encoder: any Encoder) throws { try field.encode(to: encoder) }
}
