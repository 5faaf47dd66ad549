import Foundation
import TestSupport
import Testing

@testable import Vault

@Suite("Vaults made without the program")
struct VaultVectorTests {
  @Test("are read as the specification says, each by its verdict")
  func verdicts() throws {
    let index = try VaultVector.index()
    #expect(index.vectors.count >= 200)
    for (name, expected) in index.vectors.sorted(by: { $0.key < $1.key }) {
      let directory = try TemporaryDirectory(inMemory: true)
      let path = directory.path + "/vault"
      let vector = try VaultVector(named: name)
      try vector.write(to: path, index)
      let opened = path + (vector.opened ?? "")
      let verdict = try vector.verdict(ofVaultAt: opened, devices: directory.path + "/state")
      #expect(verdict.rawValue == expected.verdict, "\(name): \(expected.reason)")
    }
  }

  @Test("have files for all that the index has, and no others")
  func files() throws {
    let index = try VaultVector.index()
    let names = try FileManager.default.contentsOfDirectory(atPath: VaultVector.folder.path)
    let parts = index.bases.values.flatMap(\.values).joined().map(\.name)
    let expected = Set(parts + index.vectors.keys.map { "\($0).json" } + ["index.json"])
    #expect(Set(names) == expected)
  }

  @Test("have verdicts of the table, which has those of the program and no others for vaults")
  func table() throws {
    let file = Repository.root.appending(path: "Tests/Vectors/verdicts.tsv")
    let rows = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst()
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
    #expect(rows.allSatisfy { $0.count == 3 && !$0.contains("") })
    let codes = rows.filter { $0[1].contains("vault") || $0[1].contains("recovery key") }.map(\.[0])
    #expect(codes == Verdict.allCases.map(\.rawValue))
    let used = Set(try VaultVector.index().vectors.values.map(\.verdict))
    #expect(used.isSubset(of: codes))
  }
}
