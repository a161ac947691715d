import { createHash } from 'node:crypto';
import { formSpanMs } from '#limits/taken-forms.ts';
import type { Environment } from '#settings/environment.ts';
import { countFormsTogether, maxFormsOf } from '../../forms/form-rate.ts';
import { generatedFiles } from '../../front/requests/next-paths.ts';
import { NextEntries } from '../../instances/next-entries.ts';
import { openRedis } from '../../instances/open-redis.ts';
import { type SharePage, sharePages } from '../../instances/share-pages.ts';
import { sharedRate } from '../../instances/shared-rate.ts';
import { SharedRenderings } from '../../instances/shared-renderings.ts';
import type { Renewing } from '../marking.ts';
import { whoseTags } from '../tags/whose-tags.ts';
import { type Telling, tellInstances } from './tell-instances.ts';

/** The other instances of the site, as one of them sees them. */
export interface Instances {
  shared: SharedRenderings;
  share: SharePage;
  /** Makes the listener that tells the other instances what this renewal hears. */
  tell: (renewal: Renewing) => Telling;
  close: () => void;
}

/**
 * Connects to the other instances of the site through Redis; undefined without `REDIS_URL`. Only instances of the same
 * `build` and the same settings share.
 */
export function openInstances(environment: Environment, build: string): Instances | undefined {
  const { redisUrl, projectId, dataset, siteUrl, hubspot } = environment;
  if (!redisUrl) return undefined;
  const { ask, close } = openRedis(redisUrl);
  const site = JSON.stringify([build, projectId, dataset, siteUrl, hubspot.portalId, hubspot.formId]);
  const shared = new SharedRenderings(
    ask,
    createHash('sha256').update(site).digest('base64url').slice(0, 16),
  );
  const counting = countFormsTogether(sharedRate(ask, 'forms', maxFormsOf(environment), formSpanMs));
  return {
    shared,
    share: sharePages(shared, new NextEntries((header) => whoseTags(header, generatedFiles))),
    tell: (renewal) => tellInstances(shared, renewal),
    close() {
      counting.stop();
      close();
    },
  };
}
