import { existsSync } from 'node:fs';
import { basename, delimiter, join } from 'node:path';

// The shell draws without the window of a browser around each page, which costs ten times what a page does.
const shells = ['chromium-headless-shell', 'chrome-headless-shell'];
const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** The Chromium that is there: CHROMIUM_PATH, or one in the PATH, a headless shell before others. */
export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : undefined;
  return inPath([...shells, ...browsers]);
}

/** A Chromium with windows in the PATH: it alone keeps pages that were left, the shell does not. */
export const findWindowedChromium = (): string | undefined => inPath(browsers);

function inPath(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((file) => existsSync(file));
}

/** Whether a Chromium is one with windows, by its name; one that somebody has named is as they want it. */
export function isWindowed(path: string): boolean {
  return path !== process.env.CHROMIUM_PATH && !shells.includes(basename(path));
}
