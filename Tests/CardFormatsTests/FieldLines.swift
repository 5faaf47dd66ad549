import PaymentCards
import Secrets

extension PaymentCard {
  /// Its labelled fields, `label: value` each, `label# value` where it is hidden; an own brand first.
  var fieldLines: [String] {
    (ownBrand.map { ["brand \($0.rawValue)"] } ?? [])
      + customFields.map { field in
        switch field.value {
        case .text(let text): "\(field.label): \(text)"
        case .hidden(let text):
          "\(field.label)# \(text.withUTF8 { String(decoding: $0, as: UTF8.self) })"
        }
      }
  }
}
