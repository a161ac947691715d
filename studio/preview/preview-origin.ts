import { siteOrigin } from '../settings.ts';

/**
 * The origins whose pages the preview may show: the site's, and before it, on one's own machine, that with `preview.` in
 * front of it. Browsers draw pages of another host beside the Studio, those of its own host after it.
 */
export function previewOrigins(): string[] {
  const site = siteOrigin();
  const isOnOwnMachine = globalThis.location?.hostname === 'localhost';
  return isOnOwnMachine ? [site.replace('://', '://preview.'), site] : [site];
}

/** The one of them that is shown: not every browser knows that names below `localhost` are this machine. */
export async function previewOrigin(): Promise<string> {
  const [first = '', second] = previewOrigins();
  if (!second) return first;
  // A picture: of what else the site has, browsers hand nothing to another host.
  const found = await fetch(`${first}/favicon.ico`, { method: 'HEAD', mode: 'no-cors' }).catch(
    () => undefined,
  );
  return found ? first : second;
}
