import { releaseNameOf, type StoredDocument } from '../../kernel/store/document.ts';
import type { Store } from '../../kernel/store/store.ts';

/** The `_type` of the document that stands for a release. */
export const releaseType = 'system.release';

const states = ['active', 'scheduled', 'published', 'archived'] as const;

/** The state of a release. It changes from one to another at once, so it is never `publishing` or `archiving`. */
export type ReleaseState = (typeof states)[number];

/** Whether a value is a state that a release can have. */
export const isState = (state: unknown): state is ReleaseState => states.some((one) => one === state);

/** The state of a release's document; undefined when there is none. */
export const stateOf = (release: StoredDocument | null): ReleaseState | undefined =>
  release?.state as ReleaseState | undefined;

/** A release that the lake will publish by itself. */
export type ScheduledRelease = StoredDocument & { publishAt: string; userId?: string };

/** When a release is due, in milliseconds since 1970. */
export const dueAt = ({ publishAt }: ScheduledRelease): number => Date.parse(publishAt);

/** The scheduled releases, the next one first; one that names no time is left out until somebody gives it one. */
export function scheduledReleases({ documents }: Pick<Store, 'documents'>): ScheduledRelease[] {
  return [...documents.find('type', releaseType)]
    .filter((id) => releaseNameOf(id) !== undefined)
    .flatMap((id) => documents.get(id) ?? [])
    .filter((release): release is ScheduledRelease => stateOf(release) === 'scheduled')
    .filter((release) => !Number.isNaN(dueAt(release)))
    .sort((a, b) => dueAt(a) - dueAt(b) || (a._id < b._id ? -1 : 1));
}
