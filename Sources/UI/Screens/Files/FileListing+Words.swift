package import Wording

extension FileListing {
  /// The sentence that says why the directory can't be listed; nil if it can.
  func failure(_ wording: Wording) -> Phrase? {
    let directory = Self.parts(of: path).directory
    return problem.map {
      .commandFileFailed(path: directory.isEmpty ? "./" : directory, reason: wording($0))
    }
  }
}

extension FileListing.Entry {
  /// The kind of the file in words; empty for one of no known kind.
  func words(of kinds: FileKinds?, _ wording: Wording) -> String {
    switch kind {
    case .directory: wording(.fileKindFolder)
    case .file: kinds?.kind(of: name).map { wording($0) } ?? ""
    case .other: wording(.fileIsNone)
    }
  }

  /// The name, with kind and size where the file can be read.
  func heard(_ kinds: FileKinds?, _ wording: Wording) -> String {
    guard let kinds, kind == .file, let words = kinds.kind(of: name) else { return path }
    return [path, wording(words), wording.size(size)].joined(separator: wording(.listComma))
  }
}

extension Wording {
  /// A size in the greatest unit of which there is at least one.
  package func size(_ bytes: Int) -> String {
    let units: [(Int, (String) -> Phrase)] = [
      (1_000_000_000, { .sizeGB(size: $0) }), (1_000_000, { .sizeMB(size: $0) }),
      (1_000, { .sizeKB(size: $0) }),
    ]
    guard let (unit, phrase) = units.first(where: { bytes >= $0.0 }) else {
      return self(.sizeBytes(size: "\(bytes)"))
    }
    return self(phrase("\(bytes / unit)"))
  }
}
