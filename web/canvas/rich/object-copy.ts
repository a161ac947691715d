/**
 * Shows a copy of an object that the page shows between the paragraphs of a text, and keeps it up to date. Nothing can
 * be typed in it. Returns a function that ends this.
 */
export function showCopy(place: HTMLElement, shown: HTMLElement): () => void {
  const show = () => {
    const copy = copyOf(shown);
    // The page draws the object anew with every letter typed beside it.
    if (!place.firstChild?.isEqualNode(copy)) place.replaceChildren(copy);
  };
  show();
  const changes = new MutationObserver(show);
  changes.observe(shown, { attributes: true, characterData: true, childList: true, subtree: true });
  return () => changes.disconnect();
}

/** The picture of the page whose copy an element shows in a text that is typed into. */
export function pictureOfCopy(part: Element): HTMLImageElement | undefined {
  const copy = part.closest('[data-object]')?.querySelector<HTMLElement>('[data-picture]');
  return [...document.images].find(({ dataset }) => copy && dataset.sanity === copy.dataset.picture);
}

/** The copy that stands in for a picture of the page while its text is typed into. */
export const copyOfPicture = ({ dataset: { sanity } }: HTMLImageElement): HTMLImageElement | undefined =>
  [...document.images].find(({ dataset }) => sanity !== undefined && dataset.picture === sanity);

/** A copy without the marks by which the original is found; its pictures name their originals in `data-picture`. */
function copyOf(element: HTMLElement): Node {
  const copy = element.cloneNode(true);
  if (!(copy instanceof HTMLElement)) return copy;
  for (const inner of [copy, ...copy.querySelectorAll<HTMLElement>('*')]) {
    const { sanity } = inner.dataset;
    inner.removeAttribute('id');
    for (const name of Object.keys(inner.dataset)) delete inner.dataset[name];
    if (inner instanceof HTMLImageElement && sanity !== undefined) inner.dataset.picture = sanity;
  }
  copy.inert = true;
  return copy;
}
