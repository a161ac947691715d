import type { StoredChange } from '#canvas/messages.ts';

/** What a change is for, beyond what it changes. */
export type Meaning =
  /** Something an editor has done on the page, in her words if the page has them. */
  | { for: 'canvas'; what?: string | undefined }
  /** It comes of the change before. */
  | { for: 'consequence' }
  /** It takes something back, or does it again. */
  | { for: 'undo' };

const meanings = new WeakMap<object, Meaning>();

/** Notes what changes are for, before the Studio's store is given them: it says no more of them than that they are local. */
export function mean(changes: readonly StoredChange[], meaning: Meaning): void {
  for (const change of changes) for (const values of Object.values(change)) meanings.set(values, meaning);
}

/** What mutations are for that the store tells of; nothing of those of the form. */
export function meaningOf(mutations: readonly object[]): Meaning | undefined {
  const values = mutations.flatMap((mutation) =>
    'patch' in mutation ? Object.values(mutation.patch as object) : [],
  );
  return values
    .map((value) => (typeof value === 'object' && value ? meanings.get(value) : undefined))
    .find(Boolean);
}
