import type { SanityClient } from '@sanity/client';
import type { ArchivedDocument } from '#lake/import/read-archive.ts';
import { releaseNameOf } from '#lake/kernel/store/document.ts';
import { releasesVersion } from '#settings/with-releases.ts';

/** The first version of the API that has actions of releases; the site may use an older one. */
const withReleases = { apiVersion: releasesVersion };

/**
 * Takes releases that an archive replaces off their schedule, because their versions are locked as long as that holds.
 */
export async function unlockReleases(client: SanityClient, releases: ArchivedDocument[]): Promise<void> {
  const ids = releases.map(({ _id }) => _id);
  const locked = await client.fetch<string[]>('*[_id in $ids && state == "scheduled"]._id', { ids });
  for (const id of locked) {
    await client.withConfig(withReleases).action({
      actionType: 'sanity.action.release.unschedule',
      releaseId: releaseNameOf(id) ?? id,
    });
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
  for (const release of releases) {
    await client.withConfig(withReleases).action({
      actionType: 'sanity.action.release.import',
      // The client types the fields of a release one by one; these are as they were stored.
      attributes: release as never,
      releaseId: releaseNameOf(release._id) ?? release._id,
      ifExists: replace ? 'replace' : 'fail',
    });
  }
}
