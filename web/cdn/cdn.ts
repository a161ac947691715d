/** A network of caches before the site, as far as it differs from others: its headers, and how it is told to drop something. */
export interface Cdn {
  /** The headers that name the tags of an answer, and for how many seconds the network may keep it; visitors get neither. */
  headersOf(tags: readonly string[], seconds: number): Record<string, string>;
  /** The request that drops all that carries one of some tags; `place` is its address there. */
  purgeOf(place: string, tags: readonly string[], token: string | undefined): Request;
  /** Whether it keeps an answer for each `Accept` by itself, where `Vary` says so. */
  heedsAccept: boolean;
  /** How many tags one such request may name, and how many characters these may have together. */
  maxTags: number;
  maxCharacters: number;
  /** Whether an answer with a status below 400 says that it was done; throws what it says otherwise. */
  check(answer: Response): Promise<void>;
}
