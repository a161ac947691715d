/** A CDN as far as it differs from others: its headers, and how it is told to drop something. */
export interface Cdn {
  /**
   * The headers that name the tags of an answer, and for how many seconds the CDN may keep it; visitors get neither.
   */
  headersOf(tags: readonly string[], seconds: number): Record<string, string>;
  /** The request that drops all answers that carry one of these tags; `place` is the address to send it to. */
  purgeOf(place: string, tags: readonly string[], token: string | undefined): Request;
  /** Whether it keeps separate answers for each `Accept` header, where `Vary` says so. */
  heedsAccept: boolean;
  /** How many tags one such request may name, and in `maxCharacters`, how long they may be together. */
  maxTags: number;
  maxCharacters: number;
  /** Checks that an answer with a status below 400 says it was done; throws what it says otherwise. */
  check(answer: Response): Promise<void>;
}
