import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { SanityClient } from '@sanity/client';
import { kinds } from '#sections/registry.ts';

const pictures = new URL('../content/pictures/', import.meta.url);

/** Puts every picture that a sample shows into a lake; throws when the first content has no such picture. */
export async function uploadSamplePictures(client: SanityClient): Promise<void> {
  const files = new Map(readdirSync(pictures).map((file) => [sha1Of(file), file]));
  for (const [id, kind] of picturesOfSamples()) {
    const file = files.get(id.split('-')[1] ?? '');
    if (!file) throw new Error(`The sample of "${kind}" shows ${id}, which is none of content/pictures/.`);
    const uploaded = await client.assets.upload('image', readFileSync(new URL(file, pictures)));
    if (uploaded._id !== id) throw new Error(`The sample of "${kind}" shows ${id}; it is ${uploaded._id}.`);
  }
}

function picturesOfSamples(): Map<string, string> {
  const found = Object.entries(kinds).flatMap(([kind, { sample }]) => {
    const ids = JSON.stringify(sample).matchAll(/"_ref":"(image-[^"]+)"/g);
    return [...ids].map(([, id = '']): [string, string] => [id, kind]);
  });
  return new Map(found);
}

function sha1Of(file: string): string {
  return createHash('sha1')
    .update(readFileSync(new URL(file, pictures)))
    .digest('hex');
}
