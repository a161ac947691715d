/**
 * Tells when everything that is to be done has been tried, anew after each `begin`.
 */
export class Tried {
  #tried = Promise.withResolvers<void>();
  #isSo = false;

  /** Resolves when everything has been tried. */
  get promise(): Promise<void> {
    return this.#tried.promise;
  }

  /** There is something to do again. */
  begin(): void {
    if (this.#isSo) this.#tried = Promise.withResolvers<void>();
    this.#isSo = false;
  }

  /** All has been tried. */
  resolve(): void {
    this.#isSo = true;
    this.#tried.resolve();
  }
}
