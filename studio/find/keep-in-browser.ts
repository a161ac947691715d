import { readSettings } from '../settings.ts';
import type { Keeping } from './replacement.ts';

const placeOf = ({ projectId, dataset }: { projectId: string; dataset: string }) =>
  `tessera/replaced:${projectId}/${dataset}`;

/** Keeps the last replacement in this browser, as far as it lets us: one of very many documents may be too long for it. */
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
        // What was kept before is of no use any more, also where there is no room for this.
        localStorage.removeItem(place);
        if (text !== null) localStorage.setItem(place, text);
      } catch (error) {
        console.warn(error);
      }
    },
  };
}
