import { type Browser, chromium } from 'playwright';
import { findChromium } from './find-chromium.ts';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A browser without a window: the one at a path, or the one that is there. */
export function launchChromium(
  executablePath = findChromium(),
  moreFlags: readonly string[] = [],
): Promise<Browser> {
  return chromium.launch({ executablePath, args: [...flags, ...moreFlags] });
}
