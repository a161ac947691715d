/**
 * Thrown when nothing can be proved at all: there is no configuration, or it cannot be read. The message is for whoever
 * typed the command.
 */
export class CannotRun extends Error {
  override name = 'CannotRun';
}
