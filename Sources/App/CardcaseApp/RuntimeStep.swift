import CardcaseUI

/// A step of the runtime between two events. Steps that it causes are taken before those that
/// already wait.
enum RuntimeStep {
  /// Pass a message to the interface.
  case message(Message)
  /// Perform an effect of the interface.
  case effect(EffectRequest)
  /// Begin a task on the worker's thread.
  case task(BackgroundTask, for: Ticket)
  /// Report the attempt counter after a task, and handle the task's result.
  case finished(FinishedTask)
  /// Handle the result of a task.
  case result(FinishedTask)
  /// Let the worker begin the next task.
  case nextTask
  /// Perform the effects that waited for the end of a job.
  case waitingEffects

  /// Send the reply to an effect to the interface.
  static func reply(_ reply: Reply, to ticket: Ticket) -> RuntimeStep {
    .message(.reply(reply, to: ticket))
  }
}
