import Flashcards
import Wording

extension Placeholder {
  /// The name in the user's language.
  func words(_ wording: Wording) -> String {
    switch self {
    case .picture("", _): wording(.facePicture)
    case .picture(let name, _): wording(.facePictureNamed(name: name))
    case .sound(""): wording(.faceSound)
    case .sound(let name): wording(.faceSoundNamed(name: name))
    case .video(""): wording(.faceVideo)
    case .video(let name): wording(.faceVideoNamed(name: name))
    case .speech: wording(.faceSpeech)
    case .hint("", _): wording(.faceHint)
    case .hint(let label, _): wording(.faceHintNamed(name: label))
    case .drawing: wording(.faceDrawing)
    case .imageOcclusion: wording(.faceImageOcclusion)
    case .occludedPicture(let picture): "[\(picture.words(wording))]"
    case .script: wording(.faceScript)
    case .embedded(""): wording(.faceEmbedded)
    case .embedded(let name): wording(.faceEmbeddedNamed(name: name))
    case .input: wording(.faceInput)
    case .fault(.unknownField(let tag, let name)):
      wording(.faceUnknownField(name: name.oneLine, tag: tag.oneLine))
    case .fault(.sectionNotClosed(let name)):
      wording(.faceSectionUnpaired(tag: name.opening, missing: name.closing))
    case .fault(.sectionNotOpen(let name)):
      wording(.faceSectionUnpaired(tag: name.closing, missing: name.opening))
    case .fault(.sectionsCross(let found, let expected)):
      wording(.faceSectionsCross(expected: expected.closing, found: found.closing))
    case .rest: wording(.faceRest)
    }
  }
}

extension String {
  /// The tag that opens the section of this name.
  fileprivate var opening: String { "{{#\(oneLine)}}" }

  /// The tag that closes it.
  fileprivate var closing: String { "{{/\(oneLine)}}" }

  fileprivate var oneLine: String {
    split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
