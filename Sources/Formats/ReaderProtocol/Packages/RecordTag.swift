/// The first byte of each record.
enum RecordTag: UInt8 {
  case collection = 1
  case preset = 2
  case deck = 3
  case noteType = 4
  case media = 5
  case note = 6
  case card = 7
  case answer = 8
  case end = 9
  case setting = 10
  case tag = 11
  case remark = 12
}
