import AppSupport
import Flashcards
import Secrets
import Store
import Wording

/// A picture or a sound that a command adds to a field of notes.
package struct AttachedFile: Sendable, Hashable {
  /// The name of the field, in any case.
  package let field: String
  /// The path of the file.
  package let path: String

  /// Reads `FIELD=PATH`.
  ///
  /// - Returns: nil if one of them is missing.
  package init?(_ argument: String) {
    guard let sign = argument.firstIndex(of: "=") else { return nil }
    field = String(argument[..<sign])
    path = String(argument[argument.index(after: sign)...])
    guard !field.isEmpty, !path.isEmpty else { return nil }
  }
}

extension MediaTool {
  /// Checks, before the passcode is asked for, that files can be read and are pictures or sounds by their
  /// names.
  func check(_ files: [AttachedFile]) throws(ToolFailure) {
    for file in files {
      guard MediaName.medium(of: file.path) != nil else {
        throw .foreign(.unknownFormat, path: file.path)
      }
      try check(file.path)
    }
  }

  /// Adds files, in one step that can be undone, and tells what is to be known of them.
  ///
  /// - Returns: what their fields are to have.
  func attach(
    _ files: [AttachedFile],
    withoutLocation: Bool,
    to store: StudyStore,
    _ key: VaultKey,
    _ report: inout CommandReport
  ) throws(ToolFailure) -> [FieldAddition] {
    let added = try add(
      files.map(\.path),
      withoutLocation: withoutLocation,
      to: store,
      key,
      &report
    )
    return zip(files, added).compactMap { file, name in
      name?.reference.map { FieldAddition(field: file.field, reference: $0) }
    }
  }
}
