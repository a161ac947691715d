/**
 * The element that the fragment of an address names, `#` and all, as browsers find it (https://html.spec.whatwg.org/multipage/browsing-the-web.html#find-a-potential-indicated-element):
 * by its letters, else by what they stand for. Null where there is none, or where they stand for nothing.
 */
export function namedBy(hash: string): HTMLElement | null {
  const name = hash.slice(1);
  try {
    return document.getElementById(name) ?? document.getElementById(decodeURIComponent(name));
  } catch {
    return null;
  }
}
