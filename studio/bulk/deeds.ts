import type { SanityClient } from '@sanity/client';
import { lookAtPublishing, type Outgoing, publishMany, type Validate } from '../preflight/publish-many.ts';
import { lookAtRemoving, type Removal, type Removed, removeMany } from '../remove/remove-many.ts';
import type { Chosen, Verdict } from '../remove/verdict.ts';
import { addToRelease, lookAtAdding } from './add-to-release.ts';
import { discardMany, lookAtDiscarding } from './discard-many.ts';

/**
 * What can be done with a document; of one that goes, also from where visitors can be led to which place, and which redirects lead to it;
 * of one that goes out, what becomes of the redirect that begins there.
 */
export type LookedAt = Verdict &
  Partial<Pick<Removed, 'from' | 'leadTo' | 'redirects'>> &
  Pick<Outgoing, 'back'>;

/** Something that is done with many documents at once: first looked at, then done, with what became of each. */
export interface Deed {
  /** What the dialogue asks: "Publish", with how many documents behind it. */
  title: string;
  /** What is done with one: "published". */
  done: string;
  tone: 'primary' | 'positive' | 'critical';
  look: (client: SanityClient) => Promise<LookedAt[]>;
  /** `isLed` when visitors are to be led as the dialogue offers it. */
  carryOut: (client: SanityClient, isLed: boolean) => Promise<Verdict[]>;
}

/** Publishes what was chosen, as far as it can go out. */
export const publishing = (chosen: readonly Chosen[], validate: Validate): Deed => ({
  title: 'Publish',
  done: 'published',
  tone: 'positive',
  look: (client) => lookAtPublishing(client, chosen, validate),
  carryOut: (client, isLed) => publishMany(client, chosen, validate, isLed),
});

/** Takes what was chosen offline, or deletes it, as far as nothing keeps it. */
export const removing = (chosen: readonly Chosen[], way: Removal): Deed => ({
  title: way === 'delete' ? 'Delete' : 'Take offline',
  done: way === 'delete' ? 'deleted' : 'taken offline',
  tone: 'critical',
  look: (client) => lookAtRemoving(client, chosen, way),
  carryOut: (client, isLed) => removeMany(client, chosen, way, isLed),
});

/** Discards the drafts of what was chosen, as far as visitors have it. */
export const discarding = (chosen: readonly Chosen[]): Deed => ({
  title: 'Discard changes',
  done: 'as visitors have it',
  tone: 'critical',
  look: (client) => lookAtDiscarding(client, chosen),
  carryOut: (client) => discardMany(client, chosen),
});

/** Puts what was chosen into a release, as far as it does not stand there. */
export const adding = (chosen: readonly Chosen[], release: { id: string; title: string }): Deed => ({
  title: `Add to “${release.title}”`,
  done: `in “${release.title}”`,
  tone: 'primary',
  look: (client) => lookAtAdding(client, chosen, release.id),
  carryOut: async (client) => {
    const looked = await lookAtAdding(client, chosen, release.id);
    const free = looked.filter(({ reasons }) => reasons.length === 0);
    return [
      ...(await addToRelease(client, free, release.id)),
      ...looked.filter((one) => !free.includes(one)),
    ];
  },
});
