import { getPublishedId } from '@sanity/client/csm';
import { applyChanges } from '#canvas/apply-changes.ts';
import { fieldAt } from '#canvas/field-at.ts';
import type { Change, LiveDocument } from '#canvas/messages.ts';
import type { CompiledType } from '#contract/reading/compiled-type.ts';

/** How long the Studio may take to tell of a change; later it counts as not made. */
export const maxWaitMs = 5_000;

interface Sent {
  path: string;
  value: unknown;
  at: number;
}

/**
 * What was typed on the page and has not come back from the Studio yet. Somebody types faster than the Studio tells of it:
 * what it tells meanwhile is older than what is on the page, which stays.
 */
export class OwnTexts {
  readonly #typeOf: (name: string) => CompiledType | undefined;
  readonly #now: () => number;
  readonly #sent = new Map<string, Sent[]>();
  readonly #told = new Map<string, LiveDocument>();

  constructor(typeOf: (name: string) => CompiledType | undefined, now: () => number = Date.now) {
    this.#typeOf = typeOf;
    this.#now = now;
  }

  /** Notes changes that the Studio is told of, as far as they are of texts. */
  add(id: string, changes: readonly Change[]): void {
    const set = changes.flatMap((change) => {
      if ('unset' in change) return change.unset.map((path) => ({ path, value: undefined }));
      return 'set' in change ? Object.entries(change.set).map(([path, value]) => ({ path, value })) : [];
    });
    const texts = set.filter(({ value }) => value === undefined || typeof value === 'string');
    const at = this.#now();
    this.#sent.set(id, [...(this.#sent.get(id) ?? []), ...texts.map((text) => ({ ...text, at }))]);
  }

  /** A document as the Studio told it last, with what still counts of what was typed since; nothing where nothing waits. */
  overdue(id: string): LiveDocument | undefined {
    const told = this.#told.get(id);
    return told && this.#sent.get(id)?.length ? this.on(told) : undefined;
  }

  /** A document as the Studio tells it, with what was typed since. */
  on(document: LiveDocument): LiveDocument {
    const id = getPublishedId(document._id);
    this.#told.set(id, document);
    const sent = this.#sent.get(id);
    const type = this.#typeOf(document._type);
    if (!sent?.length || !type) return document;
    const oldest = this.#now() - maxWaitMs;
    const left = [...Map.groupBy(sent, ({ path }) => path)].flatMap(([path, texts]) => {
      const told = fieldAt(type, document, path);
      // What lay there has gone, and with it what was typed into it.
      if (!told) return [];
      // It tells of them in their order.
      const known = texts.findIndex(({ value }) => value === told.value);
      return texts.slice(known + 1).filter(({ at }) => at > oldest);
    });
    this.#sent.set(id, left);
    const last = new Map(left.map((text) => [text.path, text]));
    return applyChanges(
      document,
      [...last.values()].map(({ path, value }) =>
        value === undefined ? { unset: [path] } : { set: { [path]: value } },
      ),
    );
  }
}
