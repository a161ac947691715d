import { glob, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { type Card, cardAddress, cardHash } from './card.ts';
import { pathOfCard } from './card-address.ts';
import { cardColors } from './card-colors.ts';
import { findCard, forgetCard } from './card-store.ts';
import { drawCard } from './draw-card.ts';
import { drawableText } from './drawable-text.ts';

const card: Card = { path: '/platform/visibility', title: 'Visibility', section: 'Platform', brand: 'Brand' };

test.each([
  ['a short title', 'Keys'],
  ['a long title', 'word '.repeat(80)],
  ['one endless word', 'x'.repeat(200)],
  ['a title in letters that the fonts lack', 'مفاتيح 🔑'],
  ['no title', ''],
])('%s becomes a JPEG of 1200 by 630 pixels', async (_what, title) => {
  const { format, width, height } = await sharp(await drawCard({ ...card, title })).metadata();
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
});

test('no title, however long, is cut off at the edge or covers the brand', async () => {
  const picture = await drawCard({ ...card, title: 'W'.repeat(24).concat(' ').repeat(9) });
  for (const top of [112, 606]) {
    const { data } = await sharp(picture)
      .extract({ left: 60, top, width: 500, height: 10 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(Math.max(...data), `at ${top}`).toBeLessThan(120);
  }
});

test('the mark of the brand stands before its name, in the colour that it has on a dark ground', async () => {
  const { data, info } = await sharp(await drawCard(card))
    .extract({ left: 70, top: 70, width: 42, height: 44 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = Array.from({ length: info.width * info.height }, (_, at) =>
    data.subarray(at * 3, at * 3 + 3),
  );
  const isOf = (color: string) => (pixel: Uint8Array) =>
    [1, 3, 5].every(
      (from, at) => Math.abs(Number.parseInt(color.slice(from, from + 2), 16) - (pixel[at] ?? 0)) < 24,
    );
  expect(pixels.filter(isOf(cardColors.known)).length).toBeGreaterThan(150);
  expect(pixels.filter(isOf(cardColors.exposed)).length).toBe(0);
});

test('each page has a figure of its own, the same whenever it is drawn', async () => {
  const [one, again, other] = await Promise.all([card, card, { ...card, path: '/other' }].map(drawCard));
  expect(one?.equals(again as Buffer)).toBe(true);
  expect(one?.equals(other as Buffer)).toBe(false);
});

test('the address of a card says whose it is', () => {
  expect(pathOfCard(cardAddress(card))).toBe('/platform/visibility');
  expect(pathOfCard(cardAddress({ ...card, path: '/' }))).toBe('/');
  expect(pathOfCard('/cards/platform.jpg')).toBeNull();
  expect(pathOfCard('/platform')).toBeNull();
});

test('a card is drawn once and kept', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'tessera-cards-'));
  try {
    const [one, two] = await Promise.all([findCard(card, folder), findCard(card, folder)]);
    expect(one).toBe(two);
    const [file = ''] = await cardsIn(folder);
    expect((await readFile(path.join(folder, file))).equals(one)).toBe(true);
    expect((await findCard(card, folder)).equals(one)).toBe(true);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('of each page one card is kept, the present one, as long as there is the page', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'tessera-cards-'));
  try {
    const present = { ...card, title: 'Sight' };
    const other = { ...card, path: '/platform' };
    for (const one of [card, present, other]) await findCard(one, folder);
    const names = (await cardsIn(folder)).map((file) => path.basename(file, '.jpg'));
    expect(new Set(names)).toEqual(new Set([present, other].map(cardHash)));
    await forgetCard(other.path, folder);
    await forgetCard('/never-there', folder);
    expect(await cardsIn(folder)).toEqual([expect.stringContaining(cardHash(present))]);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('a card that the disk does not take is there nevertheless, and said not to be kept', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'tessera-cards-'));
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  try {
    const file = path.join(folder, 'no-folder');
    await writeFile(file, '');
    expect((await sharp(await findCard(card, file)).metadata()).format).toBe('jpeg');
    expect(warn).toHaveBeenCalledOnce();
  } finally {
    warn.mockRestore();
    await rm(folder, { recursive: true });
  }
});

const cardsIn = (folder: string): Promise<string[]> => Array.fromAsync(glob('*/*.jpg', { cwd: folder }));

test('a text is drawn with the letters that the fonts have, or not at all', () => {
  expect(drawableText('Łódź → 5 €,  “keys” 🔑')).toBe('Łódź 5 €, “keys”');
  expect(drawableText('Keys ключи')).toBe('');
});

test('the colours are those of the theme', async () => {
  const theme = await readFile('ui/theme.css', 'utf8');
  for (const color of Object.values(cardColors)) expect(theme).toContain(color);
});
