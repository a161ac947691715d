import type { SanityClient } from '@sanity/client';
import type { ArchivedDocument } from '#lake/import/read-archive.ts';
import { releaseNameOf } from '#lake/kernel/store/document.ts';
import { releasesVersion } from '#settings/with-releases.ts';

/** The first version of the API that has actions of releases; the site may use an older one. */
const withReleases = { apiVersion: releasesVersion };

/**
 * Takes releases that an archive replaces off their schedule, and makes those active that are over, because versions
 * can be written into neither.
 */
export async function unlockReleases(client: SanityClient, releases: ArchivedDocument[]): Promise<void> {
  const ids = releases.map(({ _id }) => _id);
  const locked = await client.fetch<ArchivedDocument[]>('*[_id in $ids && state != "active"]', {
    ids,
  });
  for (const release of locked) {
    const releaseId = releaseNameOf(release._id) ?? release._id;
    if (release.state === 'scheduled')
      await client
        .withConfig(withReleases)
        .action({ actionType: 'sanity.action.release.unschedule', releaseId });
    else await putRelease(client, { ...release, state: 'active' }, 'replace');
  }
}

/**
 * Puts releases into the dataset as they were. Call it once their versions are there, because a schedule locks these.
 */
export async function importReleases(
  client: SanityClient,
  releases: ArchivedDocument[],
  { replace }: { replace: boolean },
): Promise<void> {
  for (const release of releases) await putRelease(client, release, replace ? 'replace' : 'fail');
}

const putRelease = (client: SanityClient, release: ArchivedDocument, ifExists: 'replace' | 'fail') =>
  client.withConfig(withReleases).action({
    actionType: 'sanity.action.release.import',
    // The client types the fields of a release one by one; these are as they were stored.
    attributes: release as never,
    releaseId: releaseNameOf(release._id) ?? release._id,
    ifExists,
  });
