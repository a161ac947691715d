import { join } from 'node:path';
import { build } from 'rolldown';

const entry = join(import.meta.dirname, 'overlay.ts');

/** Bundles the script of the overlay. Nothing of the site imports it, so no build of the site contains it. */
export async function buildOverlay(): Promise<string> {
  const { output } = await build({ input: entry, platform: 'browser', write: false });
  return output[0].code;
}
