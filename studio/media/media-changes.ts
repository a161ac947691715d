import type { SanityClient } from '@sanity/client';
import { filter, map, type Observable } from 'rxjs';
import { fileType, pictureType } from '../files/media-file.ts';
import { listened } from '../lake/listened.ts';

/**
 * Emits whenever the files may have changed: after a change by anybody, and after the connection was lost and restored.
 */
export function mediaChanges(client: SanityClient): Observable<void> {
  const events = client.listen(
    `*[_type in ["${pictureType}", "${fileType}"]]`,
    {},
    { events: ['welcome', 'mutation'], includeResult: false, visibility: 'query' },
  );
  let isKnown = false;
  const isNews = ({ type }: { type: string }) => {
    const isFirst = type === 'welcome' && !isKnown;
    isKnown = true;
    return !isFirst;
  };
  return listened(events).pipe(
    filter(isNews),
    map(() => undefined),
  );
}
