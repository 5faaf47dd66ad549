import CExpat
import ReaderProtocol

/// A handler of the events of an XML document.
protocol XMLHandler: AnyObject {
  /// An element begins.
  func start(_ name: String, _ attributes: XMLAttributes) throws(CardFileFailure)

  /// The element that began last and has not ended ends.
  func end() throws(CardFileFailure)

  /// Some of the text of the element that began last and has not ended, in UTF-8.
  func text(_ utf8: UnsafeRawBufferPointer) throws(CardFileFailure)
}

/// The attributes of an element, as expat lends them.
struct XMLAttributes {
  fileprivate let pairs: UnsafeMutablePointer<UnsafePointer<XML_Char>?>?

  /// Hands on the name of each.
  fileprivate func eachName(_ body: (String) -> Void) {
    guard var pair = pairs else { return }
    while let found = pair[0] {
      body(String(cString: found))
      pair += 2
    }
  }

  /// The value of an attribute; nil where there is none of the name.
  func value(_ name: StaticString) -> String? {
    guard var pair = pairs else { return nil }
    while let found = pair[0], let value = pair[1] {
      let isFound = name.withUTF8Buffer { name in
        var offset = 0
        while offset < name.count, UInt8(bitPattern: found[offset]) == name[offset] { offset += 1 }
        return offset == name.count && found[offset] == 0
      }
      if isFound { return String(cString: value) }
      pair += 2
    }
    return nil
  }
}

/// Reads an XML document that arrives in pieces, with expat. Nothing is read besides it, and a
/// document that declares entities, or names a file that might, is refused: no export does, and
/// entities that stand for entities grow without end.
final class XMLReader: ByteSink {
  /// The most elements within each other.
  static let depthLimit = 128
  /// The most bytes of a tag or a comment. Longer ones would be looked through again and again.
  private static let tokenLimit = 1 << 20
  /// The most different names of elements and attributes: expat keeps each of them.
  private static let nameLimit = 1000
  /// The bytes handed to expat at once.
  private static let pieceLength = 1 << 16

  private let handler: any XMLHandler
  private let parser: XML_Parser
  private var failure: CardFileFailure?
  private var depth = 0
  private var names: Set<String> = []
  /// The bytes since anything was last told to the handler.
  private var silence = 0

  /// - Throws: `noMemory`.
  init(_ handler: any XMLHandler) throws(CardFileFailure) {
    self.handler = handler
    // Expat keeps what it reads; its memory goes through functions that overwrite it.
    var memory = XML_Memory_Handling_Suite(
      malloc_fcn: { WipingMemory.allocate($0) },
      realloc_fcn: { WipingMemory.reallocate($0, $1) },
      free_fcn: { WipingMemory.release($0) }
    )
    guard let parser = XML_ParserCreate_MM(nil, &memory, nil) else { throw .noMemory }
    self.parser = parser
    XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    XML_SetElementHandler(
      parser,
      { reader, name, attributes in
        guard let name else { return }
        XMLReader.at(reader)?.start(name, XMLAttributes(pairs: attributes))
      },
      { reader, _ in XMLReader.at(reader)?.end() }
    )
    XML_SetCharacterDataHandler(parser) { reader, text, length in
      XMLReader.at(reader)?.text(UnsafeRawBufferPointer(start: text, count: Int(length)))
    }
    XML_SetStartDoctypeDeclHandler(parser) { reader, _, _, _, _ in
      XMLReader.at(reader)?.fail(.entities)
    }
  }

  deinit {
    XML_ParserFree(parser)
  }

  /// - Throws: `broken`, `entities`, `tooDeep`, `noMemory`, or what the handler throws.
  func take(_ bytes: UnsafeRawBufferPointer) throws(CardFileFailure) {
    var position = 0
    while position < bytes.count {
      let length = min(Self.pieceLength, bytes.count - position)
      silence += length
      try parse(
        UnsafeRawBufferPointer(rebasing: bytes[position..<position + length]),
        isLast: false
      )
      guard silence <= Self.tokenLimit else { throw .broken(at: place) }
      position += length
    }
  }

  func finish() throws(CardFileFailure) {
    try parse(UnsafeRawBufferPointer(start: nil, count: 0), isLast: true)
  }

  /// Reads a document that is there as a whole.
  func read(_ bytes: UnsafeRawBufferPointer) throws(CardFileFailure) {
    try take(bytes)
    try finish()
  }

  private func parse(_ bytes: UnsafeRawBufferPointer, isLast: Bool) throws(CardFileFailure) {
    let status = XML_Parse(
      parser,
      bytes.baseAddress?.assumingMemoryBound(to: XML_Char.self),
      Int32(bytes.count),
      isLast ? 1 : 0
    )
    if let failure { throw failure }
    guard status != XML_STATUS_OK else { return }
    throw XML_GetErrorCode(parser) == XML_ERROR_NO_MEMORY ? .noMemory : .broken(at: place)
  }

  /// The offset in bytes of what is being read.
  private var place: Int { max(Int(XML_GetCurrentByteIndex(parser)), 0) }

  private static func at(_ reader: UnsafeMutableRawPointer?) -> XMLReader? {
    reader.map { Unmanaged<XMLReader>.fromOpaque($0).takeUnretainedValue() }
  }

  private func start(_ name: UnsafePointer<XML_Char>, _ attributes: XMLAttributes) {
    depth += 1
    guard depth <= Self.depthLimit else { return fail(.tooDeep) }
    let name = String(cString: name)
    names.insert(name)
    attributes.eachName { names.insert($0) }
    guard names.count <= Self.nameLimit else { return fail(.broken(at: place)) }
    tell { handler throws(CardFileFailure) in try handler.start(name, attributes) }
  }

  private func end() {
    depth -= 1
    tell { handler throws(CardFileFailure) in try handler.end() }
  }

  private func text(_ utf8: UnsafeRawBufferPointer) {
    tell { handler throws(CardFileFailure) in try handler.text(utf8) }
  }

  /// Tells the handler something. Expat may still have something to tell after it was stopped.
  private func tell(_ event: (any XMLHandler) throws(CardFileFailure) -> Void) {
    guard failure == nil else { return }
    silence = 0
    do throws(CardFileFailure) {
      try event(handler)
    } catch {
      fail(error)
    }
  }

  private func fail(_ reason: CardFileFailure) {
    failure = failure ?? reason
    _ = XML_StopParser(parser, 0)
  }
}
