import { anyChangeTag, everythingTag } from '../../content/cache-tags.ts';
import type { SharedRenderings } from '../../instances/shared-renderings.ts';
import type { Renewing } from '../marking.ts';

/** A listener that tells the other instances what it hears. */
export interface Telling extends Renewing {
  /** Resolves when everything heard so far has been told to the others and handed on to this instance's renewal. */
  told(): Promise<void>;
}

/** Tells the other instances of each event, before this instance renders anything for it. */
export function tellInstances(shared: SharedRenderings, renewing: Renewing): Telling {
  // One after the other: events are numbered in the order in which they came.
  let told = Promise.resolve();
  const next = (step: () => Promise<void> | undefined, go: () => void) => {
    told = told
      .then(step)
      .then(go)
      .catch((error) => console.error('What the lake has changed could not be taken note of:', error));
  };
  const tell = (tags: readonly string[], go: () => void, eventId: string | null, name?: string) =>
    next(() => shared.note(tags, eventId, name), go);
  return {
    told: () => told,
    welcome(eventId) {
      next(
        () => (eventId === null ? undefined : shared.begin(eventId)),
        () => renewing.welcome(eventId),
      );
    },
    renew: (tags, eventId, name) =>
      tell([...tags, anyChangeTag], () => renewing.renew(tags, eventId), eventId, name),
    renewEverything: (eventId, name) =>
      tell([everythingTag], () => renewing.renewEverything(eventId), eventId, name),
  };
}
