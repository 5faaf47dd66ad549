import FoundationEssentials
import PackagePlugin

/// Has the sources of phrases and languages made of the PO files in the folder `po` of a target.
@main
struct WordCompilerPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let files = try FileManager.default.contentsOfDirectory(
      at: target.directoryURL.appending(path: "po"),
      includingPropertiesForKeys: nil
    )
    .filter { ["po", "pot"].contains($0.pathExtension) }
    .sorted { $0.path < $1.path }
    let languages = files.filter { $0.pathExtension == "po" }
      .map { $0.deletingPathExtension().lastPathComponent }
    let sources =
      ["Phrases", "Languages"] + (["en"] + languages).map { "Words+" + $0 }
    let folder = context.pluginWorkDirectoryURL
    return [
      .buildCommand(
        displayName: "Making words from \(target.name)/po",
        executable: try context.tool(named: "WordCompiler").url,
        arguments: [folder.path] + files.map(\.path),
        inputFiles: files,
        outputFiles: sources.map { folder.appending(path: $0 + ".swift") }
      )
    ]
  }
}
