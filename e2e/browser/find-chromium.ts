import { existsSync } from 'node:fs';
import { basename, delimiter, join } from 'node:path';

// The shell draws without the window of a browser around each page, which costs ten times what a page does.
const shells = ['chromium-headless-shell', 'chrome-headless-shell'];
const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/**
 * The path of the Chromium to use: CHROMIUM_PATH, or one in the PATH, preferably a headless shell; undefined if there
 * is none.
 */
export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : undefined;
  return inPath([...shells, ...browsers]);
}

/**
 * A Chromium with windows in the PATH. Only such a browser keeps pages that were left in its back/forward cache; the
 * shell does not.
 */
export const findWindowedChromium = (): string | undefined => inPath(browsers);

function inPath(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((file) => existsSync(file));
}

/** Whether a Chromium is one with windows, by its file name; the one that CHROMIUM_PATH names counts as one without. */
export function isWindowed(path: string): boolean {
  return path !== process.env.CHROMIUM_PATH && !shells.includes(basename(path));
}
