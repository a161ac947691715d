import type { Renewing } from '../marking.ts';

/** Hands on what the lake says, and tells when the last event that other instances have heard has come. */
export class CatchUp implements Renewing {
  readonly #renewing: Renewing;
  readonly #until: string | null;
  readonly #done = Promise.withResolvers<void>();

  /** `until` is the id of that event; null where the lake's first word will do. */
  constructor(renewing: Renewing, until: string | null) {
    this.#renewing = renewing;
    this.#until = until;
  }

  /** Resolves when the event has been handed on, or everything is renewed anyway. */
  get done(): Promise<void> {
    return this.#done.promise;
  }

  /** The lake is there (again). */
  welcome(eventId: string | null): void {
    this.#renewing.welcome(eventId);
    if (this.#until === null) this.#done.resolve();
  }

  /** Something has changed. */
  renew(tags: readonly string[], eventId: string | null, name?: string): void {
    this.#renewing.renew(tags, eventId, name);
    if (eventId === this.#until) this.#done.resolve();
  }

  /** Everything may have changed. */
  renewEverything(eventId: string | null, name?: string): void {
    this.#renewing.renewEverything(eventId, name);
    this.#done.resolve();
  }
}
