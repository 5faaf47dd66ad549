// swift-format-ignore-file
// Made by Tests/Scripts/make_words.py from po/faces.pot. Change it there.

extension Phrase {
  /// [picture]
  package static var facePicture: Phrase { Phrase(.facePicture) }
  /// [picture: {name}]
  package static func facePictureNamed(name: String) -> Phrase {
    Phrase(.facePictureNamed, [name])
  }
  /// [sound]
  package static var faceSound: Phrase { Phrase(.faceSound) }
  /// [sound: {name}]
  package static func faceSoundNamed(name: String) -> Phrase {
    Phrase(.faceSoundNamed, [name])
  }
  /// [video]
  package static var faceVideo: Phrase { Phrase(.faceVideo) }
  /// [video: {name}]
  package static func faceVideoNamed(name: String) -> Phrase {
    Phrase(.faceVideoNamed, [name])
  }
  /// [text to be read aloud]
  package static var faceSpeech: Phrase { Phrase(.faceSpeech) }
  /// [hint]
  package static var faceHint: Phrase { Phrase(.faceHint) }
  /// [hint: {name}]
  package static func faceHintNamed(name: String) -> Phrase {
    Phrase(.faceHintNamed, [name])
  }
  /// [drawing]
  package static var faceDrawing: Phrase { Phrase(.faceDrawing) }
  /// [picture with hidden parts]
  package static var faceImageOcclusion: Phrase { Phrase(.faceImageOcclusion) }
  /// [script]
  package static var faceScript: Phrase { Phrase(.faceScript) }
  /// [page within the card]
  package static var faceEmbedded: Phrase { Phrase(.faceEmbedded) }
  /// [page within the card: {name}]
  package static func faceEmbeddedNamed(name: String) -> Phrase {
    Phrase(.faceEmbeddedNamed, [name])
  }
  /// [field of a form]
  package static var faceInput: Phrase { Phrase(.faceInput) }
  /// Template: it has {tag}, but the note type has no field "{name}".
  package static func faceUnknownField(tag: String, name: String) -> Phrase {
    Phrase(.faceUnknownField, [tag, name])
  }
  /// Template: it has {open} without {close}.
  package static func faceSectionNotClosed(open: String, close: String) -> Phrase {
    Phrase(.faceSectionNotClosed, [open, close])
  }
  /// Template: it has {close} without {open}.
  package static func faceSectionNotOpen(close: String, open: String) -> Phrase {
    Phrase(.faceSectionNotOpen, [close, open])
  }
  /// Template: it has {found} where {expected} belongs.
  package static func faceSectionsCross(found: String, expected: String) -> Phrase {
    Phrase(.faceSectionsCross, [found, expected])
  }
  /// [The rest is too long to be shown.]
  package static var faceRest: Phrase { Phrase(.faceRest) }
}
