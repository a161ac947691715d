/** The place of an asset in its lake: the path, and the parameters that say how a picture is to be drawn. */
export interface AssetAddress {
  pathname: string;
  /** With its question mark, in one order and one way of writing each value; empty for the original. */
  search: string;
}

/**
 * Reads the address of an asset out of a request's URL as it was sent; null for whatever else begins with `/images/` or
 * `/files/`: other projects and datasets, and paths that would lead elsewhere once somebody tidied them. Parameters that
 * change no picture are left out, and values that mean the same are written alike, so that they are one asset.
 */
export function readAssetAddress(
  url: string,
  { projectId, dataset }: { projectId: string; dataset: string },
): AssetAddress | null {
  const [, pathname, folder, project, ofDataset, query] = shape.exec(url) ?? [];
  if (!pathname || project !== projectId || ofDataset !== dataset) return null;
  return { pathname, search: folder === 'images' ? searchOf(new URLSearchParams(query)) : '' };
}

// The names that Sanity gives: a hash, of a picture also its size, and an ending.
const shape =
  /^(\/(images|files)\/([a-z0-9-]+)\/([a-z0-9_-]+)\/[0-9a-f]{40}(?:-\d{1,6}x\d{1,6})?\.[a-z0-9]{1,12})(?:\?([^#]*))?$/;

/** What the lake understands of https://www.sanity.io/docs/image-urls, each with how its values are written. */
const parameters: Record<string, (value: string) => string> = {
  auto: word,
  bg: word,
  blur: numbers(0),
  crop: word,
  dpr: numbers(1),
  fit: word,
  fm: word,
  'fp-x': numbers(3),
  'fp-y': numbers(3),
  h: numbers(0),
  invert: word,
  'max-h': numbers(0),
  'max-w': numbers(0),
  'min-h': numbers(0),
  'min-w': numbers(0),
  q: steps(5),
  rect: numbers(0),
  sat: word,
  w: numbers(0),
};

function searchOf(given: URLSearchParams): string {
  const kept = new URLSearchParams();
  const sig = given.get('sig');
  for (const [name, write] of Object.entries(parameters)) {
    const value = given.get(name);
    // A signature holds for the values as they were signed.
    if (value !== null) kept.set(name, sig === null ? write(value) : value);
  }
  if (sig !== null) kept.set('sig', sig);
  return kept.size > 0 ? `?${kept}` : '';
}

function word(value: string): string {
  return value.toLowerCase();
}

/** Writes a number as the nearest of some steps, and never as none. */
function steps(step: number): (value: string) => string {
  const write = numbers(0);
  return (value) => {
    const whole = write(value);
    return /^\d+$/.test(whole) ? String(Math.max(step, Math.round(Number(whole) / step) * step)) : whole;
  };
}

/** Writes numbers with so many digits after the point; what is no number stays, for the lake to say what is wrong with it. */
function numbers(digits: number): (value: string) => string {
  const write = (part: string) =>
    /^\d{1,9}(\.\d+)?$/.test(part) ? String(Number(Number(part).toFixed(digits))) : part;
  return (value) => value.split(',').map(write).join(',');
}
