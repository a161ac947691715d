import { getReleaseIdFromReleaseDocumentId, useActiveReleases } from 'sanity';

/** A release into which changes can be put. */
export interface Release {
  id: string;
  title: string;
}

/** The releases that are neither scheduled nor run. */
export function useOpenReleases(): Release[] {
  const { data } = useActiveReleases();
  return data
    .filter(({ state }) => state === 'active')
    .map(({ _id, metadata }) => ({
      id: getReleaseIdFromReleaseDocumentId(_id),
      title: metadata.title || 'Untitled release',
    }));
}
