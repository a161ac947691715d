/**
 * Shows a copy of what the page shows between the paragraphs of a text, of which nothing can be typed here, and follows it. Returns what
 * ends that.
 */
export function showCopy(place: HTMLElement, shown: HTMLElement): () => void {
  const show = () => {
    const copy = copyOf(shown);
    // The page draws it anew with every letter beside it.
    if (!place.firstChild?.isEqualNode(copy)) place.replaceChildren(copy);
  };
  show();
  const changes = new MutationObserver(show);
  changes.observe(shown, { attributes: true, characterData: true, childList: true, subtree: true });
  return () => changes.disconnect();
}

/** The picture of the page that is shown as a copy in a part of a text that is typed into. */
export function pictureOfCopy(part: Element): HTMLImageElement | undefined {
  const copy = part.closest('[data-object]')?.querySelector<HTMLElement>('[data-picture]');
  return [...document.images].find(({ dataset }) => copy && dataset.sanity === copy.dataset.picture);
}

/** The copy that stands for a picture of the page while its text is typed into. */
export const copyOfPicture = ({ dataset: { sanity } }: HTMLImageElement): HTMLImageElement | undefined =>
  [...document.images].find(({ dataset }) => sanity !== undefined && dataset.picture === sanity);

/** A copy that nothing takes for the part of the page of which it is one; its pictures say which they are. */
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
