/// The meaning of a frame. The numbers are part of no file: both ends are installed together.
package enum FrameTag: UInt8, Sendable, CaseIterable {
  /// To the reader, as the first frame: how it is to work (`ReaderStart`).
  case start = 1
  /// From the reader: it has shut itself in, and takes foreign data now.
  case ready = 2
  /// From the reader, which then ends: the kernel refused a measure (`ReaderRefusal`).
  case refused = 3
  /// From the reader, which then ends, but for media: the data can't be read; the payload depends on the mode.
  case failed = 4

  /// To the reader: a card to render (`FaceRequest`).
  case faceRequest = 16
  /// From the reader: the rendered card (`CardFace`).
  case face = 17
  /// From the reader: the note does not make that card.
  case noFace = 18

  /// To the reader: what it is to know before it reads or writes a file of payment cards
  /// (`CardReadRequest`, `CardWriteRequest`).
  case cardRequest = 24
  /// From the reader: the format of the file, a byte (`CardFormatName`).
  case cardFormat = 25
  /// To the reader: what it is to know before it reads a file of flashcards (`DeckReadRequest`).
  case deckRequest = 26

  /// To the reader: what is wanted of the picture whose bytes follow (`PictureRequest`).
  case pictureRequest = 27
  /// From the reader: what the pixels are of that follow (`PictureFacts`).
  case picture = 28
  /// From the reader: what the samples are of that follow (`SoundFacts`).
  case sound = 29

  /// Either way: the next bytes of a file.
  case chunk = 32
  /// Either way: the file or the list of records is complete.
  case end = 33
  /// Either way: a record, whose payload depends on the mode.
  case record = 34
  /// From the reader: how much is done; two `UInt64`s, done and total.
  case progress = 35
}
