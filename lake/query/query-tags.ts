import { fieldOfLookup } from '../kernel/store/lookup.ts';
import type { Demand } from './plans/constraint.ts';
import { type addressTag, allTag, currentTag, documentTag, referenceTag, typeTag } from './tags.ts';

const maxTags = 64;

/**
 * Collects the sync tags of what a query looks at. When there are too many, coarser ones take their place: types, and
 * in the end everything.
 */
export class QueryTags {
  /** Each tag with those that cover it when there are too many. */
  readonly #tags = new Map<string, string[]>();
  readonly #typeOf: (id: string) => string | undefined;

  constructor(typeOf: (id: string) => string | undefined) {
    this.#typeOf = typeOf;
  }

  /** Adds a search for the documents that meet these demands, the narrowest first; with none, for every document. */
  addDemands(demands: Demand[]): void {
    const [narrowest] = demands;
    if (!narrowest) {
      this.#tags.set(allTag, [allTag]);
      return;
    }
    const types = demands.find(({ field }) => field === '_type')?.values ?? [null];
    const { field, values } = narrowest;
    for (const value of values) {
      if (field === '_type') this.#tags.set(typeTag(value), [typeTag(value)]);
      else if (field === '_id' || field === 'group') this.addDocument(value, documentTag);
      else if (field === 'release' || field === 'variant') this.#tags.set(allTag, [allTag]);
      else if (field === 'reference') this.#tags.set(referenceTag(value), types.map(coarse));
      else
        for (const type of types)
          this.#tags.set(currentTag(fieldOfLookup(field), type, value), [coarse(type)]);
    }
  }

  /** Adds a document that was looked up by its id, whether it exists or not; `tagOf` says what of it was wanted. */
  addDocument(id: string, tagOf: typeof documentTag | typeof addressTag): void {
    const type = this.#typeOf(id);
    const tag = tagOf(id);
    this.#tags.set(tag, [type === undefined ? tag : typeTag(type)]);
  }

  list(): string[] {
    if (this.#tags.size <= maxTags) return [...this.#tags.keys()];
    const covering = new Set([...this.#tags.values()].flat());
    return covering.size <= maxTags ? [...covering] : [allTag];
  }
}

const coarse = (type: string | null): string => (type === null ? allTag : typeTag(type));
