import { findChromium, isWindowed } from '#e2e/browser/find-chromium.ts';
import { hearProgram } from './child.ts';

/**
 * A Chromium for the browser tests: CHROMIUM_PATH, one in the PATH, or Debian's headless shell, which is installed if
 * that is allowed. In CI a Chromium with windows does not count, and the headless shell is installed beside it.
 */
export async function findOrInstallChromium(): Promise<{ path: string } | { problem: string }> {
  const found = findChromium();
  if (found && !(process.env.CI && isWindowed(found))) return { path: found };
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  console.log(
    'There is no headless Chromium. Installing Debian’s (apt-get install chromium-headless-shell) …',
  );
  await run([...sudo, 'apt-get', 'update']);
  const packages = ['chromium-headless-shell', 'fonts-liberation'];
  await run([...sudo, 'apt-get', 'install', '-y', '--no-install-recommends', ...packages]);
  const installed = findChromium();
  if (installed) return { path: installed };
  return {
    problem:
      'The browser tests need a Chromium. Install one ("sudo apt-get install chromium-headless-shell"), or name yours in CHROMIUM_PATH.',
  };
}

async function run([program = '', ...args]: string[]): Promise<void> {
  const { code, said } = await hearProgram(program, args, { DEBIAN_FRONTEND: 'noninteractive' });
  if (code !== 0) console.error(said.trim());
}
