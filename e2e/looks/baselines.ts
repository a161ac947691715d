import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Pixels, pictureOf } from './pixels.ts';
import type { View } from './views.ts';

/** The folder of the pictures with which views are compared. */
export const baselines = 'e2e/looks/pictures';

const record = join(baselines, 'drawn-by.json');
const fileOf = (name: string, width: number) => join(baselines, `${name}-${width}.webp`);

/** The browser that drew a picture, as far as it decides how the same page looks. */
export interface DrawnBy {
  chromium: string;
  platform: string;
}

/** A browser of this version on this machine. */
export const drawnHereBy = (chromium: string): DrawnBy => ({
  chromium,
  platform: `${process.platform} ${process.arch}`,
});

/** The browser that drew the baselines. */
export function readDrawnBy(): DrawnBy | undefined {
  return existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : undefined;
}

/** Stores which browser drew the baselines. */
export function writeDrawnBy(drawnBy: DrawnBy): void {
  mkdirSync(baselines, { recursive: true });
  writeFileSync(record, `${JSON.stringify(drawnBy, null, 2)}\n`);
}

/** How a view should look in a window of this width; undefined if it has not been drawn yet. */
export function readBaseline(name: string, width: number): Buffer | undefined {
  const file = fileOf(name, width);
  return existsSync(file) ? readFileSync(file) : undefined;
}

/** Stores how a view should look, without loss. */
export async function writeBaseline(name: string, width: number, picture: Pixels): Promise<void> {
  const file = fileOf(name, width);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, await pictureOf(picture).webp({ lossless: true, effort: 6 }).toBuffer());
}

/** The files of views that no longer exist. */
export function leftBaselines(views: readonly View[]): string[] {
  const wanted = new Set(views.flatMap(({ name, widths }) => widths.map((width) => fileOf(name, width))));
  if (!existsSync(baselines)) return [];
  return readdirSync(baselines, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.webp'))
    .map((file) => join(baselines, file))
    .filter((file) => !wanted.has(file));
}

/** Removes the pictures of views that no longer exist. */
export function removeBaselines(files: readonly string[]): void {
  for (const file of files) rmSync(file);
}
