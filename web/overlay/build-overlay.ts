import { join } from 'node:path';
import { build } from 'rolldown';

const entry = join(import.meta.dirname, 'overlay.ts');

/** The script of the overlay, bundled; nothing of the site imports it, so that no build has any of it. */
export async function buildOverlay(): Promise<string> {
  const { output } = await build({ input: entry, platform: 'browser', write: false });
  return output[0].code;
}
