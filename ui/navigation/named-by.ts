/**
 * The element that a fragment (with its `#`) names, found as browsers find it
 * (https://html.spec.whatwg.org/multipage/browsing-the-web.html#find-a-potential-indicated-element): by the literal
 * text, else by the decoded one. Null where there is none, or where the text cannot be decoded.
 */
export function namedBy(hash: string): HTMLElement | null {
  const name = hash.slice(1);
  try {
    return document.getElementById(name) ?? document.getElementById(decodeURIComponent(name));
  } catch {
    return null;
  }
}
