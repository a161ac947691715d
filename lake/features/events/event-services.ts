/** What the handlers of streams need besides the request's context. */
export interface EventServices {
  /** Counts a stream that has been opened; the returned function says that it is closed. */
  countStream(): () => unknown;
}
