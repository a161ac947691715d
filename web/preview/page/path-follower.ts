import { getPublishedId } from '@sanity/client/csm';
import type { LiveDocument } from '#canvas/messages.ts';
import { resolveParams } from '#pages/resolve-contract.ts';
import { storedAddress } from '#schemas/stored-address.ts';
import { LivePath } from '../path/live-path.ts';
import { loadTree, loadTrees } from '../path/load-tree.ts';
import type { PreviewSeed } from '../path/preview-seed.ts';
import { maxAskedFor } from '../path/references-in.ts';
import { frameTypes, type ServedPath, servedDocument } from '../path/served-path.ts';
import { treeAddress } from '../path/tree-address.ts';

const quietMs = 700; // without a key, until the lake is asked
const slowMs = 10_000; // between two questions to a site that has stopped answering
const maxTries = 20; // how often the site is asked when it does not answer, or for what the Studio has not stored yet

/** Draws the page at a path that is followed. */
export interface Drawing {
  show(served: ServedPath): void;
  /** Shows it before this returns, as somebody who types expects. */
  showAtOnce(served: ServedPath): void;
  /** Makes the marks at texts anew, for a path whose queries have been loaded. */
  trace(of: LivePath): void;
  /** Says whether the site has failed to answer twice in a row, so that lists may be out of date. */
  sayBehind(isBehind: boolean): void;
  /** Has the server draw its part of the page again. */
  refresh(): void;
  /** Follows a page to another address. */
  goTo(path: string): void;
  /** Hears which documents are shown by now. */
  note(documents: readonly LiveDocument[]): void;
}

/**
 * What is followed: a path with the seed that the site sent for it, the perspective it is looked at through, and the
 * moment at which, undefined for now.
 */
export interface Followed {
  path: string;
  seed: PreviewSeed;
  perspective: string;
  moment: string | undefined;
  /** The texts in which somebody types, which are drawn even when empty, by document and path. */
  kept: Set<string>;
}

/**
 * Makes what stands at a path anew at every change in the Studio. When the editor rests, the lake's own answer replaces
 * it, so that lists are right, too. At a moment to come only the lake's answers are shown.
 */
export class PathFollower {
  readonly #of: Followed;
  readonly #drawing: Drawing;
  readonly #over = new AbortController();
  /** Documents that come before the queries are loaded, for which they wait; nobody types before the page stands. */
  readonly #early = new Map<string, LiveDocument>();
  readonly #asked = new Set<string>();
  #now: LivePath | undefined;
  #isFrameEdited = false;
  #gone: string | undefined;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(of: Followed, drawing: Drawing) {
    this.#of = of;
    this.#drawing = drawing;
    void this.#begin(of.seed);
  }

  /** A document as it is shown; undefined when it is not. */
  documentOf(id: string): LiveDocument | undefined {
    return this.#now?.documentOf(id) ?? this.#of.seed.documents.find(({ _id }) => _id === id);
  }

  /** Whether a document is the one at the path, and can be followed by now. */
  isAt(id: string): boolean {
    return this.#now !== undefined && servedDocument(this.#now.shown)?._id === id;
  }

  /** Takes a document as it is after a change. */
  edit(document: LiveDocument): void {
    if (this.#of.moment !== undefined) {
      this.#wait(quietMs, () => this.#askAgain());
      return;
    }
    const now = this.#now;
    if (!now) return void this.#early.set(document._id, document);
    const next = now.put(document);
    if (getPublishedId(document._id) === this.#gone) this.#gone = undefined;
    this.#drawing.showAtOnce(next);
    this.#isFrameEdited ||= frameTypes.includes(document._type);
    this.#bringTrees(now);
    void this.#bringMissing(now, document);
    this.#wait(quietMs, () => this.#catchUp(maxTries));
  }

  /** Leaves a document that was deleted in the Studio. The lake may still have it, so it is asked until it has not. */
  leave(id: string): void {
    if (servedDocument(this.#now?.shown ?? this.#of.seed.served)?._id !== id) return;
    this.#gone = id;
    if (this.#now) clearTimeout(this.#timer);
    void this.#catchUp(maxTries);
  }

  close(): void {
    this.#over.abort();
    clearTimeout(this.#timer);
  }

  /** Does something after a while, in place of what was to be done. */
  #wait(ms: number, work: () => Promise<void>): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(work, ms);
  }

  async #ask<T>(route: string, what: Record<string, string>): Promise<T | undefined> {
    const { perspective, moment = '' } = this.#of;
    // Sent along, because another window of the editor's, which shares the cookies, may look at the site differently.
    const asked = new URLSearchParams({ ...what, perspective, moment });
    const answer = await fetch(`${route}?${asked}`, { signal: this.#over.signal }).catch(() => null);
    // A body may be cut off, or not be JSON when a proxy answers.
    return answer?.ok ? answer.json().catch(() => undefined) : undefined;
  }

  #askSeed = () => this.#ask<PreviewSeed>('/api/preview', { path: this.#of.path });

  async #askAgain(): Promise<void> {
    const fresh = await this.#askSeed();
    if (fresh && !this.#over.signal.aborted) await this.#begin(fresh);
  }

  async #begin(from: PreviewSeed): Promise<void> {
    const trees = await loadTrees(from.trees).catch(() => undefined);
    // The site may have been built anew since; its queries then have other addresses.
    const next = trees ? from : ((await this.#askSeed()) ?? from);
    if (this.#over.signal.aborted) return;
    this.#failures = trees ? 0 : this.#failures + 1;
    this.#drawing.sayBehind(this.#failures > 1);
    if (!trees) return this.#wait(Math.min(quietMs * this.#failures, slowMs), () => this.#begin(next));
    this.#show(new LivePath(from, trees, this.#of.kept));
    for (const document of this.#early.values()) this.edit(document);
  }

  #show(next: LivePath): void {
    this.#now = next;
    this.#drawing.show(next.shown);
    this.#drawing.trace(next);
    this.#bringTrees(next);
  }

  /** Loads the queries of kinds that are new on the page. */
  #bringTrees(to: LivePath): void {
    for (const kind of to.missingKinds) {
      // If this fails, the next change tries again.
      loadTree(addressOfKind(this.#of.path, kind)).then((tree) => {
        if (this.#now !== to || this.#over.signal.aborted) return;
        this.#drawing.show(to.addTree(kind, tree));
        this.#drawing.trace(to);
      }, console.warn);
    }
  }

  async #bringMissing(now: LivePath, document: LiveDocument): Promise<void> {
    const missing = now.missingFor(document).filter((id) => !this.#asked.has(id));
    const ids = missing.slice(0, maxAskedFor);
    if (ids.length === 0) return;
    for (const id of ids) this.#asked.add(id);
    if (missing.length > ids.length) void this.#bringMissing(now, document);
    const found = await this.#ask<LiveDocument[]>('/api/preview/documents', { ids: ids.join() });
    if (!found) for (const id of ids) this.#asked.delete(id);
    else if (found.length > 0) {
      this.#drawing.note(found);
      // If another answer is shown by now, it holds these documents, and what was typed since.
      if (this.#now !== now || this.#over.signal.aborted) return;
      this.#drawing.show(now.put(...found));
      this.#bringTrees(now);
    }
  }

  async #catchUp(left: number): Promise<void> {
    const due = this.#timer;
    const fresh = await this.#askSeed();
    const trees = fresh && (await loadTrees(fresh.trees).catch(() => undefined));
    if (this.#over.signal.aborted) return;
    if (fresh && this.#gone !== undefined && servedDocument(fresh.served)?._id !== this.#gone) {
      // Redirected like a visitor, the editor would lose the form in which the page can be restored. All else the
      // server draws.
      return fresh.served.redirect ? this.#drawing.show(fresh.served) : this.#drawing.refresh();
    }
    const now = this.#now;
    if (!now) return;
    this.#failures = fresh ? 0 : this.#failures + 1;
    this.#drawing.sayBehind(this.#failures > 1);
    const again = () => {
      // What was edited meanwhile has its own, longer series of questions.
      if (this.#timer !== due) return;
      if (left > 0) this.#wait(quietMs, () => this.#catchUp(left - 1));
      // The site is asked as long as the page says that it does not answer.
      else if (!fresh) this.#wait(slowMs, () => this.#catchUp(0));
    };
    if (!fresh || !trees || this.#gone !== undefined) return again();
    const address = this.#addressElsewhere(now, fresh);
    if (address) return this.#drawing.goTo(address);
    if (!now.isCaughtUpBy(fresh)) return again();
    this.#show(new LivePath(fresh, trees, this.#of.kept));
    this.#drawing.note(fresh.documents);
    if (this.#isFrameEdited || !servedDocument(fresh.served)) this.#drawing.refresh();
  }

  /** The new address of the document that is shown, when something else stands at the path by now. */
  #addressElsewhere(now: LivePath, fresh: PreviewSeed): string | undefined {
    const standing = servedDocument(now.shown);
    if (!standing || servedDocument(fresh.served)?._id === standing._id) return undefined;
    const address = storedAddress(now.documentOf(standing._id));
    return address && address !== this.#of.path ? address : undefined;
  }
}

/** The address of the query of a kind that is not yet on the page of a path. */
export function addressOfKind(path: string, kind: string): string {
  const { indexFrom: from, indexTo: to } = resolveParams(path);
  return treeAddress({ kind, from, to });
}
