import type { StoredChange } from '#canvas/messages.ts';

/** The purpose of a change, which the change itself does not tell. */
export type Meaning =
  /** An editor did it on the page; `what` says so in the editor's words, if the page has them. */
  | { for: 'canvas'; what?: string | undefined }
  /** It is a consequence of the change before. */
  | { for: 'consequence' }
  /** It undoes or redoes something. */
  | { for: 'undo' };

const meanings = new WeakMap<object, Meaning>();

/** Records the purpose of changes before they are given to the Studio's store, which only tells that they are local. */
export function mean(changes: readonly StoredChange[], meaning: Meaning): void {
  for (const change of changes) for (const values of Object.values(change)) meanings.set(values, meaning);
}

/** The recorded purpose of mutations that the store tells of; undefined for those of the form. */
export function meaningOf(mutations: readonly object[]): Meaning | undefined {
  const values = mutations.flatMap((mutation) =>
    'patch' in mutation ? Object.values(mutation.patch as object) : [],
  );
  return values
    .map((value) => (typeof value === 'object' && value ? meanings.get(value) : undefined))
    .find(Boolean);
}
