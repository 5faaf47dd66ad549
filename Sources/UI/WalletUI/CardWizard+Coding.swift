import PaymentCards
import Screens
import Widgets

extension CardWizard {
  private enum CodingKeys: CodingKey {
    case purpose, draft, isFavourite, stop, left, question, leaving, isInNotes,
      isChanged
    case keepsOldCode, hasLostCode, customFields, ownBrand, isInFields, fieldList, fieldEdit,
      version
  }

  /// Encodes the input without the security code, and without any undo that could restore it.
  func encode(to encoder: any Encoder) throws {
    var kept = draft
    kept.dropSecurityCode()
    var written = encoder.container(keyedBy: WizardStep.self)
    for field in PaymentCardField.texts { try written.encode(self[field], forKey: .field(field)) }
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(kept, forKey: .draft)
    try values.encode(purpose, forKey: .purpose)
    try values.encodeIfPresent(version, forKey: .version)
    try values.encode(isFavourite, forKey: .isFavourite)
    try values.encode(customFields, forKey: .customFields)
    try values.encodeIfPresent(ownBrand, forKey: .ownBrand)
    try values.encode(isInFields, forKey: .isInFields)
    try values.encode(fieldList, forKey: .fieldList)
    try values.encodeIfPresent(fieldEdit, forKey: .fieldEdit)
    try values.encode(isInNotes, forKey: .isInNotes)
    try values.encode(isChanged, forKey: .isChanged)
    // The answer is about the code that is dropped, unless the kept card has one.
    try values.encode(oldCodeCount > 0 && keepsCode, forKey: .keepsOldCode)
    let isAsked = stop != .keepCode || oldCodeCount > 0
    try values.encode(isAsked ? stop : .securityCode, forKey: .stop)
    try values.encode(left, forKey: .left)
    // What is asked about the code is of no use without it.
    let asked = question.flatMap { $0.subject == .code ? nil : $0 }
    try values.encodeIfPresent(asked, forKey: .question)
    try values.encodeIfPresent(leaving, forKey: .leaving)
    try values.encode(hasLostCode || draft.securityCode.count > 0, forKey: .hasLostCode)
  }

  /// Decodes the input, also that of a form without custom fields, with the side of the focused field
  /// up.
  init(from decoder: any Decoder) throws {
    self.init()
    let written = try decoder.container(keyedBy: WizardStep.self)
    for field in PaymentCardField.texts {
      texts[field] = try written.decodeIfPresent(TextField.self, forKey: .field(field))
    }
    let values = try decoder.container(keyedBy: CodingKeys.self)
    draft = try values.decode(PaymentCardDraft<SecretDigits>.self, forKey: .draft)
    stop = try values.decode(WizardStep.self, forKey: .stop)
    left = try values.decode(Set<WizardStep>.self, forKey: .left)
    purpose = try values.decode(Purpose.self, forKey: .purpose)
    version = try values.decodeIfPresent(Int64.self, forKey: .version)
    isFavourite = try values.decode(Bool.self, forKey: .isFavourite)
    customFields = try values.decodeIfPresent([CustomField].self, forKey: .customFields) ?? []
    ownBrand = try values.decodeIfPresent(Brand.self, forKey: .ownBrand)
    isInFields = try values.decodeIfPresent(Bool.self, forKey: .isInFields) ?? false
    fieldList = try values.decodeIfPresent(ListState.self, forKey: .fieldList) ?? ListState()
    fieldEdit = try values.decodeIfPresent(CustomFieldEdit.self, forKey: .fieldEdit)
    isInNotes = try values.decode(Bool.self, forKey: .isInNotes)
    isChanged = try values.decode(Bool.self, forKey: .isChanged)
    keepsCode = try values.decode(Bool.self, forKey: .keepsOldCode)
    isCodeDecided = oldCodeCount > 0
    question = try values.decodeIfPresent(WizardPrompt.self, forKey: .question)
    leaving = try values.decodeIfPresent(LeaveAnswer.self, forKey: .leaving)
    hasLostCode = try values.decode(Bool.self, forKey: .hasLostCode)
    turn = FlipAnimation(showing: side(of: stop))
  }
}
