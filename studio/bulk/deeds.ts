import type { SanityClient } from '@sanity/client';
import { lookAtPublishing, type Outgoing, publishMany, type Validate } from '../preflight/publish-many.ts';
import { lookAtRemoving, type Removal, type Removed, removeMany } from '../remove/remove-many.ts';
import type { Chosen, Verdict } from '../remove/verdict.ts';
import { addToRelease, lookAtAdding } from './add-to-release.ts';
import { type Discardable, discardMany, lookAtDiscarding } from './discard-many.ts';

/**
 * The verdict on a document. For one that goes offline or is deleted, it also says from where visitors can be
 * redirected to which place, and which redirects lead to it; for one that goes out, what to do with redirects from its
 * address; for changes that are discarded, the draft that holds them.
 */
export type LookedAt = Verdict &
  Partial<Pick<Removed, 'from' | 'leadTo' | 'redirects'>> &
  Pick<Outgoing, 'back'> &
  Pick<Discardable, 'draft'>;

/** Something that is done with many documents at once: each is first checked, then changed, with a result for each. */
export interface Deed {
  /** The title of the dialogue and, with the number of documents, of its button, such as "Publish". */
  title: string;
  /** The words for the result, such as "published". */
  done: string;
  tone: 'primary' | 'positive' | 'critical';
  look: (client: SanityClient) => Promise<LookedAt[]>;
  /**
   * Does it. `isLed` says that redirects are made and mended as the dialogue offers; `looked` is what the editor agreed
   * to.
   */
  carryOut: (client: SanityClient, isLed: boolean, looked: readonly LookedAt[]) => Promise<Verdict[]>;
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
  carryOut: (client, _, looked) => discardMany(client, looked),
});

/** Puts the chosen documents into a release, unless it contains them already. */
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
