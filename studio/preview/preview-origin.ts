import { siteOrigin } from '../settings.ts';

/**
 * The origins whose pages the preview may show, the preferred one first: the site's own, preceded on one's own machine
 * by the same with `preview.` before the host. Browsers draw pages of another host in parallel to the Studio, and those
 * of its own host only after it.
 */
export function previewOrigins(): string[] {
  const site = siteOrigin();
  const isOnOwnMachine = globalThis.location?.hostname === 'localhost';
  return isOnOwnMachine ? [site.replace('://', '://preview.'), site] : [site];
}

/**
 * The one of these origins that the preview shows: not every browser resolves names below `localhost` to this machine.
 */
export async function previewOrigin(): Promise<string> {
  const [first = '', second] = previewOrigins();
  if (!second) return first;
  // This asks for a picture because browsers let another host load nothing else of the site.
  const found = await fetch(`${first}/favicon.ico`, { method: 'HEAD', mode: 'no-cors' }).catch(
    () => undefined,
  );
  return found ? first : second;
}
