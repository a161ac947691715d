import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** A Chromium for the browser tests: CHROMIUM_PATH, one in the PATH, or Debian's, which is installed if that is allowed. */
export function findOrInstallChromium(): { path: string } | { problem: string } {
  const found = findChromium();
  if (found) return { path: found };
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  console.log('There is no Chromium. Installing Debian’s (apt-get install chromium) …');
  run([...sudo, 'apt-get', 'update']);
  run([...sudo, 'apt-get', 'install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation']);
  const installed = findChromium();
  if (installed) return { path: installed };
  return {
    problem:
      'The browser tests need a Chromium. Install one ("sudo apt-get install chromium"), or name yours in CHROMIUM_PATH.',
  };
}

/** The Chromium that is there: CHROMIUM_PATH, or one in the PATH. */
export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : undefined;
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((file) => existsSync(file));
}

function run([program = '', ...args]: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'], env });
}
