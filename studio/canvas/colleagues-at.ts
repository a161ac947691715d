import { type DocumentPresence, getPublishedId, getVersionFromId, isKeySegment } from 'sanity';
import type { Colleague } from '#canvas/messages.ts';

/** The colleagues who are at a section in one layer, a release or the drafts. Each is listed once for a section. */
export function colleaguesAt(present: readonly DocumentPresence[], release: string | undefined): Colleague[] {
  const found = present.flatMap(({ user, documentId, path: [field, item] }) => {
    if (documentId === undefined || getVersionFromId(documentId) !== release) return [];
    if (field !== 'sections' || item === undefined || !isKeySegment(item)) return [];
    const name = user.displayName ?? user.email ?? 'A colleague';
    return [{ name, id: getPublishedId(documentId), section: item._key }];
  });
  return [...new Map(found.map((one) => [JSON.stringify(one), one])).values()];
}
