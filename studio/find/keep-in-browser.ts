import { readSettings } from '../settings.ts';
import type { Keeping } from './replacement.ts';

const placeOf = ({ projectId, dataset }: { projectId: string; dataset: string }) =>
  `tessera/replaced:${projectId}/${dataset}`;

/**
 * Stores the last replacement in this browser, if the browser allows it: a replacement in very many documents may
 * exceed its quota.
 */
export function keepInBrowser(): Keeping {
  const place = placeOf(readSettings());
  return {
    read() {
      try {
        return localStorage.getItem(place);
      } catch {
        return null;
      }
    },
    write(text) {
      try {
        // The old value is of no use any more, even where there is no room for the new one.
        localStorage.removeItem(place);
        if (text !== null) localStorage.setItem(place, text);
      } catch (error) {
        console.warn(error);
      }
    },
  };
}
