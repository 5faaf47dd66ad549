import CardcaseUI

/// Something that the runtime does before it waits for the next event. Each may bring others about,
/// which are done before those that were there already.
enum RuntimeStep {
  /// Let the interface take a message in.
  case message(Message)
  /// Do what the interface asked for.
  case effect(EffectRequest)
  /// Have work begin on the other thread.
  case task(BackgroundTask, for: Ticket)
  /// Tell how attempts at the passcode stand after work on the other thread, and take in what came of
  /// it.
  case finished(FinishedTask)
  /// Take in what came of work on the other thread.
  case result(FinishedTask)
  /// Let the other thread begin what waits for it.
  case nextTask
  /// Do what has waited for the end of a job.
  case waitingEffects

  /// Tell the interface what came of an effect.
  static func reply(_ reply: Reply, to ticket: Ticket) -> RuntimeStep {
    .message(.reply(reply, to: ticket))
  }
}
