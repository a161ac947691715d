import { type Browser, chromium } from 'playwright';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A browser without a window; `CHROMIUM_PATH` names it when it is not at Debian's place. */
export function launchChromium(
  executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  moreFlags: readonly string[] = [],
): Promise<Browser> {
  return chromium.launch({ executablePath, args: [...flags, ...moreFlags] });
}
