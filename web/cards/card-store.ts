import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readEnvironment } from '#settings/environment.ts';
import { type Card, cardHash } from './card.ts';
import { drawCard } from './draw-card.ts';

const running = new Map<string, Promise<Buffer>>();

/** The picture of a card, drawn when it is first asked for and kept on disk; those who wait for one cause one drawing. */
export async function findCard(
  card: Card,
  folder = path.join(readEnvironment().dataDir, 'cards'),
): Promise<Buffer> {
  const file = path.join(folder, `${cardHash(card)}.jpg`);
  return readFile(file).catch(() => {
    const drawing = running.get(file) ?? drawInto(file, card).finally(() => running.delete(file));
    running.set(file, drawing);
    return drawing;
  });
}

async function drawInto(file: string, card: Card): Promise<Buffer> {
  const picture = await drawCard(card);
  await mkdir(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.part`;
  await writeFile(draft, picture);
  await rename(draft, file);
  return picture;
}
