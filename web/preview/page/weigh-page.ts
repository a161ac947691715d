import type { PageWeight } from '#canvas/messages.ts';
import { removeEditorMarks } from '../marks/editor-marks.ts';

const quietMs = 500; // without a picture or a change, until the page is weighed
const maxHeaviest = 3;
const maxEntries = 2_000; // browsers keep only 250 by default
/** The device pixels for each CSS pixel on a phone's screen, as Lighthouse assumes. */
const phoneDensity = 1.75;

/**
 * Tells what this page weighs once all of it has loaded, and whenever that changes. Returns a function that ends this.
 */
export function weighPage(tell: (weight: PageWeight) => void): () => void {
  const over = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = '';
  performance.setResourceTimingBufferSize(maxEntries);
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(weigh, quietMs);
  };
  async function weigh() {
    const pictures = shownPictures();
    // A visitor who looks at the whole page loads them all.
    for (const picture of pictures) picture.loading = 'eager';
    if (!pictures.every(({ complete }) => complete)) return wait();
    // A picture inlined in the page counts as its text.
    const addresses = [...new Set(pictures.map(addressOnPhone))].filter((one) => /^https?:/.test(one));
    await Promise.all(addresses.map(load));
    const weight = await weighDocument(addresses);
    const said = JSON.stringify(weight);
    if (over.signal.aborted || said === last) return;
    last = said;
    tell(weight);
  }
  const observer = new MutationObserver(wait);
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['src', 'srcset'],
  });
  // Parts of the page are laid out only when they come near, and may be higher or lower than estimated.
  const sizes = new ResizeObserver(wait);
  sizes.observe(document.documentElement);
  document.addEventListener('load', wait, { capture: true, signal: over.signal });
  wait();
  return () => {
    over.abort();
    observer.disconnect();
    sizes.disconnect();
    clearTimeout(timer);
  };
}

/** What the page weighs once all of it has loaded, with the pictures from these addresses. */
async function weighDocument(addresses: string[]): Promise<PageWeight> {
  const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const bytesAt = new Map(loaded.map(({ name, encodedBodySize }) => [name, encodedBodySize]));
  const isLook = ({ name, initiatorType }: PerformanceResourceTiming) =>
    /\.(?:css|woff2)$/.test(new URL(name).pathname) && initiatorType !== 'fetch';
  const pictures = addresses
    .map((address) => ({ address, bytes: bytesAt.get(address) ?? 0 }))
    .toSorted((one, other) => other.bytes - one.bytes);
  return {
    text: await zippedBytes(visitorsHtml()),
    look: sum(loaded.filter(isLook).map(({ encodedBodySize }) => encodedBodySize)),
    pictures: sum(pictures.map(({ bytes }) => bytes)),
    unknown: pictures.filter(({ bytes }) => bytes === 0).length,
    heaviest: pictures.slice(0, maxHeaviest),
    height: document.documentElement.scrollHeight,
  };
}

/** The pictures that are not inside a closed menu or panel. */
const shownPictures = (): HTMLImageElement[] =>
  [...document.images].filter((picture) => picture.checkVisibility());

/**
 * The address that a phone chooses for a picture. `naturalWidth` of a picture with several addresses is the width that
 * `sizes` gives it, whatever the density of the screen
 * (https://html.spec.whatwg.org/multipage/images.html#current-pixel-density).
 */
function addressOnPhone({ srcset, currentSrc, naturalWidth }: HTMLImageElement): string {
  const choices = srcset.split(', ').flatMap((choice) => {
    const [, address = '', width] = /^(\S+) (\d+)w$/.exec(choice.trim()) ?? [];
    return width ? [{ address: new URL(address, document.baseURI).href, width: Number(width) }] : [];
  });
  const wide = choices.find(({ width }) => width >= naturalWidth * phoneDensity) ?? choices.at(-1);
  return wide?.address ?? currentSrc;
}

/** Loads a picture; resolves also when that fails. */
async function load(address: string): Promise<void> {
  const picture = new Image();
  picture.src = address;
  await picture.decode().catch(() => undefined);
}

/** The HTML of the page without scripts and without what only editors get. */
function visitorsHtml(): string {
  const root = document.documentElement.cloneNode(true) as HTMLElement;
  for (const script of root.querySelectorAll('script')) script.remove();
  removeEditorMarks(root);
  return root.outerHTML;
}

async function zippedBytes(text: string): Promise<number> {
  const zipped = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
  return (await new Response(zipped).arrayBuffer()).byteLength;
}

const sum = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0);
