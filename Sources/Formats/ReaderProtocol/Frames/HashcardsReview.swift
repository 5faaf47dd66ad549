package import ByteCoding
package import Flashcards

/// An entry of the review log of hashcards.
package struct HashcardsReview: Sendable, Hashable {
  /// The hash of the card's words, in hexadecimal digits.
  package let card: String
  /// The local time, as if it were UTC; nil where it is none.
  package let time: Timestamp?
  /// The rating.
  package let rating: Rating

  /// Keeps the parts.
  package init(card: String, time: Timestamp?, rating: Rating) {
    self.card = card
    self.time = time
    self.rating = rating
  }

  /// Some entries as a frame.
  package static func frame(of reviews: [HashcardsReview]) -> Frame {
    var writer = ByteWriter()
    writer.append(all: reviews) { writer, review in
      writer.append(review.card)
      writer.append(review.time) { $0.append(signed: $1.rawValue) }
      writer.append(review.rating.rawValue)
    }
    return Frame(.record, writer.bytes)
  }

  /// Reads the frame.
  package static func all(in frame: Frame) throws(UnreadableBytes) -> [HashcardsReview] {
    guard frame.tag == .record else { throw .unknownTag }
    var reader = ByteReader(frame.payload)
    let reviews = try reader.list { reader throws(UnreadableBytes) in
      HashcardsReview(
        card: try reader.text(),
        time: try reader.optional { reader throws(UnreadableBytes) in
          let time = try reader.signed()
          guard ParsedHistory.times.contains(time) else { throw .invalid }
          return Timestamp(milliseconds: time)
        },
        rating: try reader.value()
      )
    }
    try reader.end()
    return reviews
  }
}
