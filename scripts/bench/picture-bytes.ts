import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SanityClient } from '@sanity/client';
import { inFilledLake } from './filled-lake.ts';
import type { Figure } from './measure.ts';

/**
 * Pictures of the site, each of another sort: a grained cover, a smooth one, a poster, a screen of the product, a face.
 */
const pictures = [
  'cover-rotation',
  'cover-federation',
  'poster-window-of-rotation',
  'screen-ownership',
  'avatar-okafor',
];
const width = 828; // px: what a telephone asks for
const maxWaits = 300; // of a tenth of a second each, for a picture that is drawn in idle time

/** What five pictures of the site weigh for browsers that show AVIF, and for those that show WebP. */
export function measurePictures(): Promise<Figure[]> {
  return inFilledLake(0, async (client) => {
    const figures: Figure[] = [];
    const sums = { webp: 0, avif: 0 };
    for (const name of pictures) {
      const webp = await weigh(client, name, 'image/webp');
      const avif = await weigh(client, name, 'image/avif,image/webp');
      sums.webp += webp.bytes;
      sums.avif += avif.bytes;
      figures.push(figureOf(`${name} at ${width} px as ${avif.type}`, avif.bytes, webp.bytes));
    }
    return [...figures, figureOf('the five pictures', sums.avif, sums.webp)];
  });
}

async function weigh(
  client: SanityClient,
  name: string,
  accept: string,
): Promise<{ type: string; bytes: number }> {
  const { url } = await client.assets.upload('image', await readFile(`content/pictures/${name}.webp`));
  const address = new URL(new URL(url).pathname, client.config().apiHost);
  address.search = `?w=${width}&q=75&auto=format&fit=max`;
  for (let waits = 0; waits < maxWaits; waits++) {
    const answer = await fetch(address, { headers: { accept } });
    const { byteLength: bytes } = await answer.arrayBuffer();
    const { headers } = answer;
    if (headers.get('cache-control')?.includes('immutable'))
      return { type: headers.get('content-type') ?? '', bytes };
    await sleep(100);
  }
  throw new Error(`The lake has not drawn "${name}" within ${maxWaits / 10} s.`);
}

const figureOf = (what: string, avif: number, webp: number): Figure => ({
  what,
  figure: `${kilobytes(avif)} / ${kilobytes(webp)} KB = ${(avif / webp).toFixed(2)}`,
  budget: 'not more than WebP',
  isKept: avif <= webp,
});

const kilobytes = (bytes: number): string => (bytes / 1024).toFixed(1);
