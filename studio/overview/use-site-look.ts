import { useEffect, useState } from 'react';
import { type SanityClient, useClient } from 'sanity';
import { addressesAt, addressesAtParams, addressesAtQuery } from '#pages/addresses-at-query.ts';
import { addressesIn, type Known, namedIn } from '../inspect/dead-links.ts';
import { filesProjection, type NamedFile } from '../inspect/file-faults.ts';
import { placesAt } from '../inspect/places-at.ts';
import { apiVersion } from '../settings.ts';
import {
  type Faulty,
  faultyPages,
  orphans,
  publishedOf,
  type Stored,
  unusedPictures,
} from './site-faults.ts';

/** How many documents are checked at most. `npm run contract -- --dataset` checks them all. */
export const maxLookedAt = 1_000;
const keptMs = 60_000; // for an editor who comes back to the screen within this time

const documentsQuery = `*[_type in $types] | order(_updatedAt desc)[0...${maxLookedAt + 1}]`;
const knownQuery = `{
  "documents": *[_id in $names]{_id, _type, path, slug},
  "files": *[_id in $names && _type in ["sanity.imageAsset", "sanity.fileAsset"]]${filesProjection},
  "addresses": ${addressesAtQuery}
}`;
const picturesQuery = `*[_type == "sanity.imageAsset"] | order(_createdAt desc)[0...${maxLookedAt}]{_id, originalFilename, url, size}`;

/** A picture that was uploaded. */
export interface Picture {
  _id: string;
  originalFilename?: string | null;
  url: string;
  size?: number | null;
}

/** What was found of the whole site; of a very large one, in the documents that were changed last. */
export interface SiteLook {
  faulty: Faulty[];
  /** Known only when all documents were looked at. */
  orphans?: Faulty[];
  unused?: Picture[];
}

let kept: { at: number; look: Promise<SiteLook> } | undefined;

/** Checks the site when the screen is opened. Undefined until that is done, and an error when it failed. */
export function useSiteLook(types: string[]): SiteLook | Error | undefined {
  const client = useClient({ apiVersion });
  const [look, setLook] = useState<SiteLook | Error>();
  const names = types.join(' ');
  useEffect(() => {
    let isOpen = true;
    if (!kept || Date.now() - kept.at > keptMs)
      kept = { at: Date.now(), look: lookAtSite(client, names.split(' ')) };
    kept.look.then(
      (done) => isOpen && setLook(done),
      (error: Error) => {
        kept = undefined;
        if (isOpen) setLook(error);
      },
    );
    return () => {
      isOpen = false;
    };
  }, [client, names]);
  return look;
}

async function lookAtSite(client: SanityClient, types: string[]): Promise<SiteLook> {
  const raw = client.withConfig({ perspective: 'raw' });
  const found = await raw.fetch<Stored[]>(documentsQuery, { types });
  const isWhole = found.length <= maxLookedAt;
  const documents = found.slice(0, maxLookedAt);
  const published = publishedOf(documents);
  const names = [...new Set(published.flatMap((document) => namedIn(document)))].toSorted();
  const paths = [...new Set(published.flatMap((document) => addressesIn(document)))];
  const [{ addresses, ...known }, pictures] = await Promise.all([
    client
      .withConfig({ perspective: 'published' })
      .fetch<Pick<Known, 'documents'> & { files: NamedFile[]; addresses: unknown }>(knownQuery, {
        names,
        ...addressesAtParams(paths),
      }),
    raw.fetch<Picture[]>(picturesQuery),
  ]);
  return {
    faulty: await faultyPages(published, {
      ...known,
      addresses: addressesAt.parse(addresses),
      placesAt: placesAt(client, 'published'),
    }),
    ...(isWhole && { orphans: orphans(published), unused: unusedPictures(documents, pictures) }),
  };
}
