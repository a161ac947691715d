import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { readEnvironment } from '#settings/environment.ts';
import { type Card, cardHash } from './card.ts';
import { drawCard } from './draw-card.ts';

const running = new Map<string, Promise<Buffer>>();

/**
 * The picture of a card as JPEG. It is drawn at the first request and kept on disk in place of the page's former card;
 * concurrent requests share one drawing. Where the disk cannot be written, it is drawn each time.
 */
export async function findCard(card: Card, folder = usualFolder()): Promise<Buffer> {
  const file = join(folder, folderOf(card.path), `${cardHash(card)}.jpg`);
  return readFile(file).catch(() => {
    const drawing = running.get(file) ?? drawInto(file, card).finally(() => running.delete(file));
    running.set(file, drawing);
    return drawing;
  });
}

/** Removes the card of a path at which there is no page any more, if one is kept. */
export const forgetCard = (path: string, folder = usualFolder()): Promise<void> =>
  rm(join(folder, folderOf(path)), { recursive: true, force: true });

const usualFolder = () => join(readEnvironment().dataDir, 'cards');

/** Each page has a folder of its own, which holds one card. */
const folderOf = (path: string): string => createHash('sha256').update(path).digest('base64url').slice(0, 16);

async function drawInto(file: string, card: Card): Promise<Buffer> {
  const picture = await drawCard(card);
  await keep(file, picture).catch((error) => console.warn('A social card could not be kept:', error));
  return picture;
}

async function keep(file: string, picture: Buffer): Promise<void> {
  const folder = dirname(file);
  await mkdir(folder, { recursive: true });
  const draft = `${file}.${process.pid}.part`;
  await writeFile(draft, picture);
  await rename(draft, file);
  for (const name of await readdir(folder))
    if (name.endsWith('.jpg') && name !== basename(file)) await rm(join(folder, name), { force: true });
}
