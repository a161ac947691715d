import { type KnownAddress, maxAsked } from '#pages/addresses-query.ts';
import type { AddressChange, KnownPaths } from '../../known/known-paths.ts';
import type { AskAddresses } from './ask-addresses.ts';
import { changedDocuments } from './changed-documents.ts';

const overlapMs = 60_000; // hosted Sanity may show a change this much later than the time that the change bears
const skewMs = 240_000; // the lake's clock may be behind this one by so much
const walkEveryMs = 600_000; // at least, between two walks that look for documents that have gone

/**
 * Keeps the known addresses up to date. It asks for the documents that a change names, or, where a change names none,
 * for those that changed since the newest known one; where some may have gone unnoticed, it walks through all documents
 * in batches. What the lake did not answer is asked again.
 */
export class AddressWatch {
  readonly #known: KnownPaths;
  readonly #ask: AskAddresses;
  #ids = new Set<string>();
  #others = false;
  #checked = new Set<string>();
  #listTags: ReadonlySet<string> = new Set();
  /** The tags of changes that come while the lake is being asked how far the lists go; null when it is not. */
  #since: Set<string> | null = null;
  #holders = '';
  /** The tags whose change may hide the site or show it again; null while nobody knows them, when any change may. */
  #hiddenTags: ReadonlySet<string> | null = null;
  #hiddenIsOld = false;
  #hiddenAsks = 0; // how many were begun
  /** The id after which the walk goes on; null when there is none. */
  #walkedTo: string | null;
  #walks = 0; // how many were begun
  #walkedAt = Number.NEGATIVE_INFINITY;
  #walkBegan = Date.now();
  readonly #walked = Promise.withResolvers<void>();
  readonly #listed = Promise.withResolvers<void>();

  constructor(known: KnownPaths, ask: AskAddresses) {
    this.#known = known;
    this.#ask = ask;
    this.#walkedTo = known.isComplete ? null : '';
  }

  /** Takes note of a change with these tags. */
  note(tags: Iterable<string>): void {
    const all = new Set(tags);
    const { ids, others } = changedDocuments(all);
    for (const id of ids) this.#ids.add(id);
    this.#others ||= others;
    this.#checked.clear();
    for (const tag of all) this.#since?.add(tag);
    if (!this.#listTags.isDisjointFrom(all)) this.#known.listsAreOld = true;
    this.#hiddenIsOld ||= this.#hiddenTags?.isDisjointFrom(all) !== true;
  }

  /**
   * Takes note that any document may have changed: begins a walk through all of them, and until it ends an unknown path
   * may exist.
   */
  noteEverything(): void {
    this.#known.isComplete = false;
    this.#known.listsAreOld = true;
    this.#hiddenIsOld = true;
    this.#beginWalk();
  }

  /**
   * Has the documents of a known path asked for again, because nothing was found there. False when that was done since
   * the last change, or no document is known there.
   */
  check(path: string): boolean {
    if (this.#checked.has(path)) return false;
    this.#checked.add(path);
    const ids = this.#known.idsAt(path);
    for (const id of ids) this.#ids.add(id);
    return ids.length > 0;
  }

  /** Whether a change was noted whose documents, or settings of the site, have not been asked for yet. */
  get hasNews(): boolean {
    return this.#ids.size > 0 || this.#others || this.#hiddenIsOld;
  }

  /**
   * Asks for the documents that have changed, and whether the site is hidden now. Answers what was done to the
   * addresses; throws a sentence when the lake does not answer.
   */
  async takeNews(): Promise<AddressChange> {
    const [ids, others] = [this.#ids, this.#others];
    this.#ids = new Set();
    this.#others = false;
    try {
      if (this.#hiddenIsOld) await this.#askHidden();
      const found = ids.size > 0 ? await this.#ask.byId([...ids]) : [];
      const there = new Set(found.map(({ id }) => id));
      const more = others ? await this.#changedSince() : [];
      return this.#noteHolders(this.#known.take([...found, ...more], ids.difference(there)));
    } catch (error) {
      this.#ids = this.#ids.union(ids);
      this.#others ||= others;
      throw error;
    }
  }

  /** Whether the documents are being walked through. */
  get isWalking(): boolean {
    return this.#walkedTo !== null;
  }

  /** Resolves at the end of the first walk. */
  get walked(): Promise<void> {
    return this.#walked.promise;
  }

  /** Resolves when all addresses are known: the first walk has ended, and the lake has said how far the lists go. */
  async whenKnown(): Promise<void> {
    if (!this.#known.isComplete) await this.walked;
    await this.#listed.promise;
  }

  /** Walks through the next batch of documents; throws a sentence when the lake does not answer. */
  async walk(): Promise<AddressChange> {
    const [walk, after] = [this.#walks, this.#walkedTo ?? ''];
    const found = await this.#ask.after(after);
    const isEnd = found.length < maxAsked;
    // Once all addresses are known the sitemap is served, and nobody may get one of a hidden site.
    if (isEnd) await this.#askHidden();
    const last = isEnd ? null : (found.at(-1)?.id ?? null);
    const there = new Set(found.map(({ id }) => id));
    // Another lake may order ids differently: a known id missing from the answers is asked for before it is given up.
    const missing = this.#known.idsBetween(after, last).filter((id) => !there.has(id));
    const left = missing.length > 0 ? await this.#ask.byId(missing) : [];
    const stays = new Set(left.map(({ id }) => id));
    const change = this.#known.take(
      [...found, ...left],
      missing.filter((id) => !stays.has(id)),
    );
    // If another walk was begun meanwhile, this answer may be out of date: that walk goes on from its own beginning.
    if (walk === this.#walks) this.#goOnFrom(last);
    return this.#noteHolders(change);
  }

  /**
   * Asks how far the lists go and, if nobody knows, whether the site is hidden from search engines; throws a sentence
   * when the lake does not answer.
   */
  async askLists(): Promise<AddressChange> {
    const holders = this.#known.holders();
    this.#known.listsAreOld = false;
    const since = new Set<string>();
    this.#since = since;
    try {
      const { addresses, tags } =
        holders.length > 0 ? await this.#ask.below(holders) : { addresses: [], tags: [] };
      this.#listTags = new Set(tags);
      // It may have changed while nobody listened.
      if (!this.#hiddenTags) await this.#askHidden();
      // The answer may be older than a change that came meanwhile.
      if (!this.#listTags.isDisjointFrom(since)) this.#known.listsAreOld = true;
      const change = this.#known.takeBelow(addresses);
      this.#listed.resolve();
      return change;
    } catch (error) {
      this.#known.listsAreOld = true;
      throw error;
    } finally {
      this.#since = null;
    }
  }

  async #askHidden(): Promise<void> {
    const own = ++this.#hiddenAsks;
    this.#hiddenTags = null;
    this.#hiddenIsOld = false;
    try {
      const { isHidden, tags } = await this.#ask.hidden();
      // Of two that were asked, the later one knows better, whichever is answered first.
      if (own !== this.#hiddenAsks) return;
      this.#known.isHidden = isHidden;
      this.#hiddenTags = new Set(tags);
    } catch (error) {
      this.#hiddenIsOld = true;
      throw error;
    }
  }

  /**
   * The documents that have changed since the newest known change. When their total number shows that some have gone,
   * begins a walk through all of them, at most once in `walkEveryMs`; where none is known yet, always.
   */
  async #changedSince(): Promise<KnownAddress[]> {
    const { newest } = this.#known;
    if (newest === null && !this.isWalking) this.#beginWalk();
    // A walk finds the changes that lie ahead of it, but not those behind it.
    if (newest === null || this.isWalking)
      return (await this.#ask.since(time(this.#walkBegan - skewMs))).changed;
    const { changed, count } = await this.#ask.since(time(Date.parse(newest)));
    const came = changed.filter(({ id }) => !this.#known.hasDocument(id)).length;
    if (count !== this.#known.count + came && performance.now() - this.#walkedAt > walkEveryMs) {
      this.#walkedAt = performance.now();
      this.#beginWalk();
    }
    return changed;
  }

  #beginWalk(): void {
    this.#walks++;
    this.#walkBegan = Date.now();
    this.#walkedTo = '';
  }

  #goOnFrom(last: string | null): void {
    this.#walkedTo = last;
    if (last !== null) return;
    this.#known.isComplete = true;
    this.#walked.resolve();
  }

  #noteHolders(change: AddressChange): AddressChange {
    const holders = JSON.stringify(this.#known.holders());
    if (holders !== this.#holders) this.#known.listsAreOld = true;
    this.#holders = holders;
    return change;
  }
}

/**
 * The time, in ISO 8601, from which to ask for what has changed since a moment in milliseconds: `overlapMs` earlier.
 */
function time(ms: number): string {
  return new Date(ms - overlapMs).toISOString();
}
