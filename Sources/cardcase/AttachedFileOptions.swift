import ArgumentParser
import Commands
import Wording

/// The options of a command that adds pictures and sounds to fields of notes.
struct AttachedFileOptions: ParsableArguments {
  @Option(
    name: .customLong("file"),
    help: ArgumentHelp(.helpAttachedFile, value: .helpValueFieldFile),
    completion: .file()
  )
  var files: [AttachedFile] = []

  @Flag(help: ArgumentHelp(.helpNoLocation))
  var noLocation = false
}

extension AttachedFile: ExpressibleByArgument {
  /// Reads `FIELD=PATH`.
  public init?(argument: String) { self.init(argument) }
}
