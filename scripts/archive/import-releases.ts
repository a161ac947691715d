import type { SanityClient } from '@sanity/client';
import type { ArchivedDocument } from '#lake/import/read-archive.ts';
import { releaseNameOf } from '#lake/kernel/store/document.ts';
import { releasesVersion } from '#settings/with-releases.ts';

/** Actions of releases are there since this version of the API, whichever the site uses. */
const withReleases = { apiVersion: releasesVersion };

/** Takes releases that an archive replaces off their schedule: their versions are locked as long as it holds. */
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

/** Puts releases as their dataset had them; to be called once their versions are there, which a schedule locks. */
export async function importReleases(
  client: SanityClient,
  releases: ArchivedDocument[],
  { replace }: { replace: boolean },
): Promise<void> {
  for (const release of releases) {
    await client.withConfig(withReleases).action({
      actionType: 'sanity.action.release.import',
      // The client knows the fields of a release one by one; here they are as they were stored.
      attributes: release as never,
      releaseId: releaseNameOf(release._id) ?? release._id,
      ifExists: replace ? 'replace' : 'fail',
    });
  }
}
