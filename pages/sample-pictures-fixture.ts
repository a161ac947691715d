import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { SanityClient } from '@sanity/client';
import { kinds } from '#sections/registry.ts';

const folders = {
  image: new URL('../content/pictures/', import.meta.url),
  file: new URL('../content/films/', import.meta.url),
};

/** Uploads every picture and file that a sample shows into a lake; throws where the first content lacks one. */
export async function uploadSamplePictures(client: SanityClient): Promise<void> {
  for (const sort of ['image', 'file'] as const) {
    const files = new Map(readdirSync(folders[sort]).map((name) => [sha1Of(sort, name), name]));
    for (const [id, kind] of assetsOfSamples(sort)) {
      const name = files.get(id.split('-')[1] ?? '');
      if (!name)
        throw new Error(`The sample of "${kind}" shows ${id}, which is none of ${folders[sort].pathname}.`);
      const uploaded = await client.assets.upload(sort, read(sort, name), { filename: name });
      if (uploaded._id !== id) throw new Error(`The sample of "${kind}" shows ${id}; it is ${uploaded._id}.`);
    }
  }
}

type Sort = keyof typeof folders;

function assetsOfSamples(sort: Sort): Map<string, string> {
  const found = Object.entries(kinds).flatMap(([kind, { sample }]) => {
    const ids = JSON.stringify(sample).matchAll(new RegExp(`"_ref":"(${sort}-[^"]+)"`, 'g'));
    return [...ids].map(([, id = '']): [string, string] => [id, kind]);
  });
  return new Map(found);
}

const read = (sort: Sort, name: string) => readFileSync(new URL(name, folders[sort]));

const sha1Of = (sort: Sort, name: string): string =>
  createHash('sha1').update(read(sort, name)).digest('hex');
